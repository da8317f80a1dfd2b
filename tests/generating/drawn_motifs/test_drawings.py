"""Every motif: joined where it says so, the same again, in few colours, and a puzzle with one solution."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from nonokit.errors import NonokitError
from nonokit.generating import Motif, generate, motifs
from nonokit.generating.drawn_motifs import DrawingStyle, find_motif, registry
from nonokit.generating.drawn_motifs.shapes import pieces

MOTIFS = motifs()
DRAWINGS = Path(registry.__file__).parent / "drawings"


def sides(motif: Motif, count: int) -> list[int]:
    """The smallest size, and some others that change from motif to motif."""
    least, most = motif.sizes
    return [least, *Random(motif.name).sample(range(least + 1, most + 1), count)]


def test_there_are_many_motifs_of_many_themes() -> None:
    assert len(MOTIFS) >= 150
    assert len({motif.name for motif in MOTIFS}) == len(MOTIFS)
    assert len({motif.theme for motif in MOTIFS}) >= 12
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", motif.name) for motif in MOTIFS)
    for motif in MOTIFS:
        least, most = motif.sizes
        assert 50 <= least < most == 60 if motif.theme == "scenes" else 10 <= least <= 24 and most == 40


def test_every_family_is_registered() -> None:
    assert sorted(path.stem for path in DRAWINGS.glob("[a-z]*.py")) == sorted(registry.FAMILIES)


@pytest.mark.parametrize("motif", MOTIFS, ids=lambda motif: motif.name)
def test_drawings_are_joined_and_lean(motif: Motif) -> None:
    for side in sides(motif, 1):
        width, height = motif.size(side)
        for style in DrawingStyle:
            drawing = motif.draw(width, height, style, 7)
            assert (drawing.grid.width, drawing.grid.height) == (width, height)
            share = 1 - drawing.grid.cells.count(0) / (width * height)
            assert 0.08 < share <= 1
            assert 2 <= len(drawing.grid.palette) - (style is DrawingStyle.COLOUR) <= motif.most_colours
            if motif.is_joined:
                assert len(pieces(drawing.subject)) == 1, (side, style)


@pytest.mark.parametrize("motif", MOTIFS, ids=lambda motif: motif.name)
def test_every_motif_is_a_puzzle_with_one_solution(motif: Motif) -> None:
    for number, side in enumerate(sides(motif, 0 if motif.theme == "scenes" else 1)):
        colours = motif.most_colours if number else 1
        made = generate(min(side, max(25, motif.sizes[0])), like=motif.name, colours=colours, seed=number)
        assert made.proof.is_unique
        assert made.proof.solution == made.puzzle.goal
        assert (made.puzzle.title or "").startswith(motif.title)


def test_seeds_make_different_pictures() -> None:
    """Not of a traffic light, of which there is one; but of most."""
    varied = 0
    for motif in MOTIFS:
        size = motif.size(max(24, motif.sizes[0]))
        varied += len({motif.draw(*size, DrawingStyle.COLOUR, seed).grid for seed in range(8)}) >= 4
    assert varied >= 0.75 * len(MOTIFS)


def test_names_are_found_as_people_write_them() -> None:
    assert find_motif("Sailing boat") is find_motif("sailing-boat") is find_motif("SAILING_BOAT")
    with pytest.raises(NonokitError, match="did you mean 'whale'"):
        find_motif("wale")
    with pytest.raises(NonokitError, match="lists them"):
        find_motif("zzzzzzzz")


def test_sizes_that_do_not_suit_are_refused_with_one_that_does() -> None:
    with pytest.raises(NonokitError, match="10 to 40 cells"):
        generate(80, like="fish")
    with pytest.raises(NonokitError, match="try 30×23"):
        generate(30, 12, like="fish")
    with pytest.raises(NonokitError, match="no motif fits"):
        generate(8, 40, like="any")
    with pytest.raises(NonokitError, match="no density"):
        generate(20, like="fish", density=0.5)
    with pytest.raises(NonokitError, match="a width and a height"):
        generate(20)


@pytest.mark.parametrize("motif", MOTIFS, ids=lambda motif: motif.name)
def test_the_same_seed_is_the_same_drawing(motif: Motif) -> None:
    size = motif.size(motif.sizes[0])
    assert motif.draw(*size, DrawingStyle.COLOUR, 3) == motif.draw(*size, DrawingStyle.COLOUR, 3)


def test_the_same_seed_is_the_same_puzzle() -> None:
    for like in ("owl", "any"):
        assert generate(18, like=like, seed=5).puzzle == generate(18, like=like, seed=5).puzzle


def test_colours_are_at_most_as_many_as_asked_for() -> None:
    for seed in range(4):
        assert 2 <= len(generate(20, like="daisy", colours=3, seed=seed).puzzle.colours) <= 3


def test_a_difficulty_can_be_wanted() -> None:
    made = generate(26, like="clover", difficulty="hard", seed=1)
    assert made.is_wanted
    assert 50 <= (made.rating.score or 0) <= 79


def test_a_difficulty_that_is_not_reached_is_told() -> None:
    made = generate(12, like="heart", difficulty="expert", seed=1)
    assert not made.is_wanted
    assert made.reason
    assert made.proof.is_unique

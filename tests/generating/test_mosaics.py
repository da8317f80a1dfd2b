"""A picture cut into tiles: each has one solution, together they show it."""

from __future__ import annotations

import pytest

from nonokit.errors import ArgumentError
from nonokit.generating.mosaics import cut, joined
from nonokit.model import Grid
from nonokit.puzzles import get
from nonokit.solving import Status, solve


@pytest.mark.parametrize(
    ("slug", "across", "down"), [("cat", 2, 2), ("parrot", 3, 4), ("lighthouse-2", 2, 3)]
)
def test_every_tile_has_one_solution_and_they_show_the_picture(slug: str, across: int, down: int) -> None:
    puzzle = get(slug).puzzle
    made = cut(puzzle, across=across, down=down)
    assert len(made.tiles) == across * down
    solved = [solve(tile.replace(goal=None)) for tile in made.tiles]
    assert {result.status for result in solved} == {Status.UNIQUE}
    assert joined([result.solutions[0] for result in solved], across) == made.picture
    assert puzzle.goal is not None
    differing = [
        i
        for i, pair in enumerate(zip(puzzle.goal.cells, made.picture.cells, strict=True))
        if pair[0] != pair[1]
    ]
    assert {(i // puzzle.width, i % puzzle.width) for i in differing} == made.changed


def test_an_ambiguous_tile_is_repaired() -> None:
    cross = ["#...#", ".#.#.", "..#..", ".#.#.", "#...#"]
    made = cut(Grid.from_text([row + "#" * 5 for row in cross]), across=2, down=1)
    assert made.changed
    assert all(x < 5 for _, x in made.changed)


@pytest.mark.parametrize(("across", "down"), [(0, 1), (3, 1), (1, 3), (20, 20)])
def test_tiles_that_are_too_small_are_refused(across: int, down: int) -> None:
    with pytest.raises(ArgumentError, match="5 cells at least"):
        cut(Grid.from_text(["#" * 12] * 12), across=across, down=down)

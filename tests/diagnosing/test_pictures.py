"""How likely pictures are against each other: by what is usual in them, by symmetry where there is any, by their size."""

from __future__ import annotations

import random

import pytest

from nonokit import Grid
from nonokit.diagnosing.pictures import picture_odds, size_odds, surroundings, unlike_mirrored

FRAME = ["########", "#......#", "#......#", "#..##..#", "#......#", "#......#", "########"]
STEPS = ["##......", "####....", "######..", "########", "..######", "....####", "......##"]


def odds_of(*pictures: list[str]) -> list[float]:
    return picture_odds([Grid.from_text(rows) for rows in pictures])


def with_row(picture: list[str], place: int, row: str) -> list[str]:
    return [*picture[:place], row, *picture[place + 1 :]]


def test_what_is_counted() -> None:
    assert unlike_mirrored(Grid.from_text(["##.", "#..", "##."])) == (3, 0)
    assert surroundings(Grid.from_text(["..", ".."])) == {0: 32}
    assert surroundings(Grid.from_text(["#"])) == {1: 8}


@pytest.mark.parametrize("turn", [Grid.transposed, Grid.mirrored])
def test_how_a_picture_is_held_does_not_matter(turn: object) -> None:
    grid = Grid.from_text(STEPS)
    assert surroundings(turn(grid)) == surroundings(grid)  # type: ignore[operator]


def test_a_picture_that_keeps_to_its_shapes_is_the_likelier() -> None:
    kept, broken = STEPS, with_row(STEPS, 2, "#####.#.")
    assert odds_of(kept, broken)[0] > odds_of(kept, broken)[1] + 1


def test_of_pictures_with_as_many_borders_the_one_with_usual_steps_is_the_likelier() -> None:
    usual, other = odds_of(STEPS, with_row(STEPS, 1, "###....."))
    assert usual > other


def test_noise_tells_next_to_nothing() -> None:
    rng = random.Random(1)
    cells = bytes(rng.randrange(2) for _ in range(400))
    other = bytes([*cells[:200], 1 - cells[200], *cells[201:]])
    odds = picture_odds([Grid(20, 20, one) for one in (cells, other)])
    assert abs(odds[0] - odds[1]) < 2


def test_of_symmetric_pictures_the_more_symmetric_is_the_likelier() -> None:
    symmetric, other = odds_of(FRAME, with_row(FRAME, 3, "#...##.#"))
    assert symmetric > other + 1


def test_usual_sizes_are_the_likelier() -> None:
    square, oblong, odd = (size_odds(Grid.blank(width, 10)) for width in (10, 15, 11))
    assert square > oblong > odd
    usual, unusual = picture_odds([Grid(width, 10, bytes(10 * width)) for width in (10, 11)])
    assert usual > unusual + 4


def test_one_picture_has_nothing_to_be_compared_with() -> None:
    assert odds_of(FRAME) == [0.0]
    assert picture_odds([]) == []

"""Duplicates in a book: found however they were turned, shifted or inverted, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from nonokit.generating.duplicates import duplicates
from nonokit.generating.texture import texture
from nonokit.model import Grid, make_palette

HOUSE = Grid.from_text(["..#..", ".###.", "#####", ".#.#.", ".###."])


def picture(seed: int, size: int = 12) -> Grid:
    return Grid(size, size, texture(size, size, colours=1, density=0.45, rng=Random(seed)))


def rows_of(grid: Grid) -> list[list[int]]:
    return [list(row) for row in grid.rows()]


def turned(grid: Grid) -> Grid:
    return Grid.from_rows([list(row) for row in zip(*rows_of(grid)[::-1], strict=True)])


def mirrored(grid: Grid) -> Grid:
    return Grid.from_rows([row[::-1] for row in rows_of(grid)])


def shifted(grid: Grid) -> Grid:
    return Grid.from_rows([[0] * (grid.width + 3)] * 2 + [[0, *row, 0, 0] for row in rows_of(grid)])


def inverted(grid: Grid) -> Grid:
    return Grid.from_rows([[1 - cell for cell in row] for row in rows_of(grid)])


def test_planted_duplicates_are_found_among_three_hundred() -> None:
    pictures = [picture(seed) for seed in range(300)]
    planted = {
        310 + number: (number * 17, change(pictures[number * 17]))
        for number, change in enumerate(
            [turned, mirrored, shifted, inverted, lambda grid: turned(inverted(grid))]
        )
    }
    pictures += [picture(seed) for seed in range(1000, 1010)]
    pictures += [grid for _, grid in planted.values()]
    found = duplicates(pictures)
    assert {one.place: one.earlier for one in found} == {
        place: earlier for place, (earlier, _) in planted.items()
    }


@pytest.mark.parametrize(
    ("change", "how"),
    [
        (lambda grid: grid, "the same"),
        (turned, "turned"),
        (shifted, "shifted"),
        (inverted, "inverted"),
        (lambda grid: inverted(turned(grid)), "turned, inverted"),
    ],
)
def test_how_they_differ_is_said(change, how: str) -> None:
    assert [one.how for one in duplicates([HOUSE, change(HOUSE)])] == [how]


def test_a_mirror_image() -> None:
    flag = Grid.from_text(["###", "##.", "#..", "#.."])
    assert [one.how for one in duplicates([flag, mirrored(flag)])] == ["mirrored"]


def test_other_colours_are_the_same_picture() -> None:
    two = make_palette(["red", "blue"])
    first, second = Grid(3, 1, bytes([1, 2, 2]), two), Grid(3, 1, bytes([2, 1, 1]), two)
    assert [one.how for one in duplicates([first, second])] == ["in other colours"]


def test_what_is_empty_or_missing_repeats_nothing() -> None:
    blank = Grid(2, 2, bytes(4))
    assert duplicates([None, blank, blank, None, HOUSE]) == []

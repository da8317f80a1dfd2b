"""Clues above and beside a grid that bends on."""

from __future__ import annotations

import pytest

from nonokit.scanning.clues.leaning import lean_of
from nonokit.scanning.grid.rectify import CELL

SIZE = (8 * CELL, 20 * CELL)  # above a grid of 20 columns


def leaning(slope: float, is_row: bool) -> list[tuple[float, float]]:
    """Middles of eight numbers a line, each further beside it by so many cells than the one nearer to the grid."""
    places = []
    for line in range(20):
        for away in range(8):
            x, y = (line + 0.5 + slope * away) * CELL, (7.5 - away) * CELL
            places.append((y, x) if is_row else (x, y))
    return places


@pytest.mark.parametrize("is_row", [False, True])
@pytest.mark.parametrize("slope", [0.1, -0.1])
def test_numbers_that_lean_into_the_next_line_stay_with_their_own(slope: float, is_row: bool) -> None:
    size = SIZE[::-1] if is_row else SIZE
    places = leaning(slope, is_row)
    lean = lean_of(places, size, is_row)
    assert [int(lean.line(place)) for place in places] == [k // 8 for k in range(len(places))]


def test_digits_side_by_side_lean_nowhere() -> None:
    pairs = [
        ((column + 0.5 + side) * CELL, (row + 0.5) * CELL)
        for column in range(20)
        for row in range(8)
        for side in (-0.3, 0.3)
    ]
    lean = lean_of(pairs, SIZE, False)
    assert all(abs(lean.at(place)) < 1 for place in pairs)

"""Which part of the ruled cells holds clues: the split between clue cells and the grid.

Numbers tell. Clue cells are numbers or empty, numbers lie next to the grid, and the grid has none, whatever a player
has filled in or crossed out. Where clues have no cells of their own, nothing is split off.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any  # numpy is an optional part

MISSING = 0.7  # what a line costs whose cell next to the grid has no number
STRANGE = 0.3  # what something in a clue cell costs that is no number
LEAST_NEAR = 0.4  # of the cells next to the grid have numbers: else they are the edge of a shadow, or marks
CORNER = 0.5  # what a number in the corner between the clues costs
LEAST_GRID = 2


class Split(NamedTuple):
    """So many rows of cells above the grid and columns left of it hold clues; 0 where clues have no cells."""

    rows: int
    columns: int


def best_split(number: Array, strange: Array) -> Split:
    """The split of ruled cells; for each it is told whether it holds a number, or something that is none."""
    import numpy as np

    height, width = number.shape
    as_clue = _sums(number - STRANGE * strange)
    as_grid = _sums(-number.astype(float))
    best, found, every = -np.inf, Split(0, 0), np.ones(1, bool)
    for rows in range(deepest(height) + 1):
        for columns in range(deepest(width) + 1):
            score = _part(as_clue, 0, columns, rows, width) + _part(as_clue, rows, 0, height, columns)
            score += _part(as_grid, rows, columns, height, width)
            score += CORNER * _part(as_grid, 0, 0, rows, columns)
            near = (
                number[rows - 1, columns:] if rows else every,
                number[rows:, columns - 1] if columns else every,
            )
            score -= MISSING * sum(int((~each).sum()) for each in near)
            if score > best and all(each.mean() >= LEAST_NEAR for each in near):
                best, found = score, Split(rows, columns)
    return found


def deepest(lines: int) -> int:
    """The most of so many lines that can be clue cells: a clue has at most half as many numbers as the grid has cells."""
    return max(0, min(lines - LEAST_GRID, (lines + 1) // 3))


def _sums(values: Array) -> Array:
    """Sums of all rectangles that begin at the first cell."""
    import numpy as np

    return np.pad(values.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))


def _part(sums: Array, top: int, left: int, bottom: int, right: int) -> float:
    return float(sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left])

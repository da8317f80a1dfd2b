"""How far clues without cells lie beside the lines of the grid that they belong to.

The grid tells how a page bends; above it and beside it that is a guess, which is off by half a cell where a page bends
on. But numbers stand one behind the other: followed outwards from the grid, step by step, they tell it themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.grid.rectify import CELL

Array = Any  # numpy is an optional part

AROUND = 9  # lines that lean alike
FEW = 3.0  # numbers around, that all say the same, move a guess half as far as they say
ALIKE = 0.5  # of the numbers around must say the same: digits side by side do not, nor do words
STEEPEST = 0.15  # cells, for each cell away from the grid


@dataclass(frozen=True)
class Lean:
    """In cells, at each distance from the grid, in cells, and for each line of a strip of so many pixels."""

    offsets: Array
    size: tuple[int, int]
    is_row: bool

    def at(self, middle: tuple[float, float]) -> float:
        """How many pixels further along the grid something lies than the line it belongs to."""
        away, along = _away_and_along(middle, self.size, self.is_row)
        band, line = (
            min(max(0, int(k)), most - 1) for k, most in zip((away, along), self.offsets.shape, strict=True)
        )
        return CELL * float(self.offsets[band, line])

    def line(self, middle: tuple[float, float]) -> float:
        """Which line something belongs to; the middle of the first one is 0.5."""
        return (middle[1 if self.is_row else 0] - self.at(middle)) / CELL


def lean_of(middles: list[tuple[float, float]], size: tuple[int, int], is_row: bool) -> Lean:
    """The lean of digits with these middles in a strip of so many pixels (height, width), next to whose end the grid is."""
    import numpy as np

    away, along = _away_and_along(np.array(middles, float).reshape(-1, 2).T, size, is_row)
    bands, lines = (max(1, -(-side // CELL)) for side in (size[::-1] if is_row else size))
    offsets = np.zeros((bands, lines))
    for band in range(bands):
        before = offsets[max(0, band - 1)]
        offsets[band] = before + _step(along[away.astype(int) == band], before)
    return Lean(offsets, size, is_row)


def _away_and_along(place: Any, size: tuple[int, int], is_row: bool) -> tuple[Any, Any]:
    """How far a place (x, y), or several, lies from the grid, and where along it, in cells."""
    x, y = place
    return ((size[1] - x) / CELL, y / CELL) if is_row else ((size[0] - y) / CELL, x / CELL)


def _step(along: Array, before: Array) -> Array:
    """How much more each line leans at numbers with these places than it did nearer to the grid."""
    import numpy as np

    lines = len(before)
    line = np.clip(along.astype(int), 0, lines - 1)
    off = np.exp(2j * np.pi * (along - 0.5 - before[line]))
    votes, count = np.zeros(lines, complex), np.zeros(lines)
    np.add.at(votes, line, off)
    np.add.at(count, line, 1)
    around = np.ones(AROUND)
    votes, count = (np.convolve(each, around)[AROUND // 2 :][:lines] for each in (votes, count))
    alike = np.abs(votes)
    step = np.angle(votes) / (2 * np.pi) * alike / (alike + FEW)
    return np.where(alike > ALIKE * count, np.clip(step, -STEEPEST, STEEPEST), 0.0)

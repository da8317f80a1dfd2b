"""How picture-like a picture is: drawn ones have large areas, noise has not.

Pictures that explain the same clues share most of their cells. Where these are smooth, the smoother of two pictures is
the likelier one; where they are noise, the odds are even. A larger picture is less likely than a smaller one: it says
more. Both follow from the share of neighbouring cells that differ, taken from the pictures themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from nonokit.model import Grid

_NEIGHBOURS = 2  # a cell has two neighbours of its own, so that each of them tells half of it


def borders(grid: Grid) -> int:
    """How many neighbouring cells differ."""
    width, cells = grid.width, grid.cells
    across = sum(cells[i] != cells[i + 1] for i in range(len(cells) - 1) if (i + 1) % width)
    return across + sum(a != b for a, b in zip(cells, cells[width:], strict=False))


def picture_odds(grids: Sequence[Grid]) -> list[float]:
    """The odds of pictures against each other."""
    counts = [borders(grid) for grid in grids]
    pairs = [2 * grid.width * grid.height - grid.width - grid.height for grid in grids]
    share = min(max(sum(counts) / max(sum(pairs), 1), 0.05), 0.5)
    return [
        (count * log(share) + (most - count) * log(1 - share)) / _NEIGHBOURS
        for count, most in zip(counts, pairs, strict=True)
    ]

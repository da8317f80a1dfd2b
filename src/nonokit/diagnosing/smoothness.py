"""How picture-like a picture is: drawn ones have large areas and are often alike on both sides, noise is neither.

Pictures that explain the same clues share most of their cells. Where these are smooth, the smoother of two pictures is
the likelier one, where they are symmetric the more symmetric; where they are noise, the odds are even. A larger picture is less
likely than a smaller one: it says more. All follows from the share of cells that differ from their neighbour, or from
their mirror image, taken from the pictures themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from operator import ne

from nonokit.model import Grid

_NEIGHBOURS = 0.5  # a cell has two neighbours of its own, so that each of them tells half of it
_MIRRORED = 0.5  # what differs in one cell from its mirror image mostly differs in several
_LEAST = 0.05  # the share of neighbours that differ, even in a picture of one area
_LEAST_MIRRORED = 0.02
_SYMMETRIC = (
    0.25  # the share of cells that differ from their mirror image in pictures that are meant to be symmetric
)


def borders(grid: Grid) -> int:
    """How many neighbouring cells differ."""
    across: int = sum(sum(map(ne, row, row[1:])) for row in grid.rows())
    down: int = sum(map(ne, grid.cells, grid.cells[grid.width :]))
    return across + down


def unlike_mirrored(grid: Grid) -> tuple[int, int]:
    """How many cells differ from those opposite, left and right, and above and below."""
    rows = grid.rows()
    sideways = sum(sum(map(ne, row, reversed(row))) for row in rows)
    upside = sum(sum(map(ne, row, other)) for row, other in zip(rows, reversed(rows), strict=True))
    return sideways // 2, upside // 2


def picture_odds(grids: Sequence[Grid]) -> list[float]:
    """The odds of pictures against each other."""
    pairs = [2 * grid.width * grid.height - grid.width - grid.height for grid in grids]
    mirrored = [grid.width * grid.height // 2 for grid in grids]
    unlike = [unlike_mirrored(grid) for grid in grids]
    neighbours = _odds([borders(grid) for grid in grids], pairs, _LEAST)
    sideways, upside = (_symmetry([counts[side] for counts in unlike], mirrored) for side in (0, 1))
    return [
        _NEIGHBOURS * near + _MIRRORED * (across + down)
        for near, across, down in zip(neighbours, sideways, upside, strict=True)
    ]


def _symmetry(counts: Sequence[int], pairs: Sequence[int]) -> list[float]:
    """The odds of pictures by how symmetric they are, where they are so at all."""
    is_symmetric = sum(counts) < _SYMMETRIC * sum(pairs)
    return _odds(counts, pairs, _LEAST_MIRRORED) if is_symmetric else [0.0] * len(counts)


def _odds(counts: Sequence[int], pairs: Sequence[int], least: float) -> list[float]:
    """The odds of pictures with so many pairs of cells that differ, if pairs differ as often as in all of them."""
    share = min(max(sum(counts) / max(sum(pairs), 1), least), 0.5)
    return [
        count * log(share) + (most - count) * log(1 - share)
        for count, most in zip(counts, pairs, strict=True)
    ]

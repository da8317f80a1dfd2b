"""Both sides of clues on a page, whichever way they are printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.cells import marks_of_cells, read_cells
from nonokit.scanning.finding import Found
from nonokit.scanning.layout import best_split
from nonokit.scanning.marks import Mark
from nonokit.scanning.rectify import lay_flat
from nonokit.scanning.strips import marks_beside, strip_beside

Array = Any  # numpy is an optional part

RULED = 0.8  # share of lines whose first number must have a ruled cell, for all to have them
OTHER = 0.8  # likelihood from which something is taken for no number


@dataclass(frozen=True)
class Sides:
    """The marks of every row and column, and the line of the ruled part at which the grid begins."""

    rows: list[list[Mark]]
    columns: list[list[Mark]]
    top: int
    left: int


def read_sides(grey: Array, found: Found) -> Sides:
    """Splits the ruled part into clue cells and grid, and reads the clues wherever they stand."""
    import numpy as np

    flat = lay_flat(grey, found, 0, 0, found.rows, found.columns)
    readings = read_cells(flat)
    number = np.array([[r is not None and r.is_number > 0.5 for r in row] for row in readings])
    strange = np.array([[r is not None and np.exp(r.other) > OTHER for r in row] for row in readings])
    top, left = best_split(number, strange)
    rows = read_side(grey, found, (top, left), True)
    columns = read_side(grey, found, (top, left), False)
    return Sides(rows, columns, top, left)


def read_side(grey: Array, found: Found, grid: tuple[int, int], is_row: bool) -> list[list[Mark]]:
    """The clues beside or above the grid: in cells of their own, or in strips."""
    top, left = grid
    within, beyond, first = (left, found.beside, top) if is_row else (top, found.above, left)
    if within or (len(beyond) and beyond[0, first:].mean() >= RULED):
        ends = (top, -len(beyond), found.rows, left) if is_row else (-len(beyond), left, top, found.columns)
        cells = lay_flat(grey, found, *ends)
        return marks_of_cells(found, cells, read_cells(cells), is_row)
    flat = strip_beside(grey, found, grid, is_row)
    if flat is None:
        return [[] for _ in range(found.rows - top if is_row else found.columns - left)]
    return marks_beside(found, flat, is_row)

"""Last rows and columns of which hardly any line is seen: cells that are all filled, or the end of the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import Around, Origin, Sides, ends_plainly
from nonokit.scanning.grid.finding import MOST_CELLS, Found

Array = Any  # numpy is an optional part

NEXT = 1.5  # cells from the grid at most lies the middle of the number next to it
FILLED = 0.85  # of a line's cells: hardly a line between them is seen


def with_last(grey: Array, found: Found, sides: Sides, *, is_row: bool, is_seen: bool) -> Sides | None:
    """The same with one more row or column at the end; None where no number stands before it, or, where nothing else is
    seen of it, no clue that fills it: cells that are all filled have no lines between them."""
    last = found.rows if is_row else found.columns
    line = Around(grey, found).line((sides.top, sides.left), is_row, last - 1)
    is_told = is_filling(line, len(sides.columns if is_row else sides.rows)) and is_next_to(
        found, (sides.top, sides.left), line, is_row
    )
    if not is_seen and not is_told:
        return None
    more = (
        replace(sides, rows=[*sides.rows, line]) if is_row else replace(sides, columns=[*sides.columns, line])
    )
    return more if ends_plainly(line) or is_borne_out(line, sides, more) else None


def is_next_to(found: Found, grid: Origin, line: list[Mark], is_row: bool) -> bool:
    """Whether the clue of a grid's last row or column ends next to the grid, as words above it seldom do."""
    import numpy as np

    along = np.array([[(found.rows if is_row else found.columns) - 0.5]])
    edge = np.array([[float(grid[1] if is_row else grid[0])]])
    away = np.array(line[-1].centre) - found.at(*((along, edge) if is_row else (edge, along)))[0, 0]
    return float(np.linalg.norm(away)) < NEXT * found.pitch()


def is_filling(line: list[Mark], length: int) -> bool:
    """Whether a line's numbers are all plain to read and fill nearly all of its cells, or more: it may be longer, too."""
    total = sum(mark.reading.best for mark in line)
    return FILLED * length <= total <= MOST_CELLS and all(mark.is_plain for mark in line)


def is_borne_out(line: list[Mark], sides: Sides, more: Sides) -> bool:
    """Whether most of a line's numbers are plain, and totals differ by less with it than without."""
    return 2 * sum(mark.is_plain for mark in line) > len(line) and abs(more.gap) < abs(sides.gap)

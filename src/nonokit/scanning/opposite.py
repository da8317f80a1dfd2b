"""Clues that stand after the last row or column as well: some applications print them on all four sides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nonokit.scanning.clues.cells import read_cells
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import lay_flat
from nonokit.scanning.page import FEWEST, Page

Array = Any  # numpy is an optional part

NUMBERED = 0.6  # of the cells of a line without a clue hold a number: it is one of clues
SURE = 0.8  # likelihood of a cell's number


def without_opposite_clues(page: Page) -> Page:
    """The page without last rows and columns that have no clue, but numbers in their cells."""
    return _without(_without(page, is_row=True), is_row=False)


def _without(page: Page, *, is_row: bool) -> Page:
    sides, found = page.sides, page.found
    lines = sides.rows if is_row else sides.columns
    known = [any(mark.is_plain for mark in line) for line in lines]
    own = len(known) - known[::-1].index(True) if any(known) else 0  # lines up to the last one with a clue
    if own < FEWEST:
        return page
    first = next((k for k in range(own, len(lines)) if _is_numbered(page, k, is_row=is_row)), len(lines))
    if first == len(lines):
        return page
    if is_row:
        return replace(
            page,
            found=_ended(found, sides.top + first, found.columns),
            sides=replace(sides, rows=lines[:first]),
        )
    return replace(
        page, found=_ended(found, found.rows, sides.left + first), sides=replace(sides, columns=lines[:first])
    )


def _is_numbered(page: Page, line: int, *, is_row: bool) -> bool:
    """Whether most cells of a line hold a number, which those of a grid never do."""
    sides, found = page.sides, page.found
    if is_row:
        part = (sides.top + line, sides.left, sides.top + line + 1, found.columns)
    else:
        part = (sides.top, sides.left + line, found.rows, sides.left + line + 1)
    readings = read_cells(lay_flat(page.grey, found, *part))
    cells = [reading for row in readings for reading in row]
    numbers = sum(reading is not None and reading.is_number > SURE for reading in cells)
    others = len(sides.columns if is_row else sides.rows)
    return numbers >= NUMBERED * others


def _ended(found: Found, rows: int, columns: int) -> Found:
    """The same ruled part, which ends after so many rows and columns; what follows is none of the grid's."""
    return replace(
        found,
        rows=rows,
        columns=columns,
        inside=found.inside[:rows, :columns],
        below=found.below[:0] if rows < found.rows else found.below,
        right=found.right[:0] if columns < found.columns else found.right,
    )

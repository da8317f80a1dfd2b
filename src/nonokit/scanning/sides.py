"""Both sides of clues on a page, whichever way they are printed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from nonokit.scanning.cells import marks_of_cells, read_cells
from nonokit.scanning.finding import Found
from nonokit.scanning.interpretations import interpretations
from nonokit.scanning.layout import best_split, deepest
from nonokit.scanning.marks import Mark
from nonokit.scanning.rectify import lay_flat
from nonokit.scanning.strips import marks_beside, strip_beside

Array = Any  # numpy is an optional part
Lines = list[list[Mark]]
Both = tuple[Lines, Lines]  # rows and columns

RULED = (
    0.25,
    0.97,
)  # shares of lines whose first number has a ruled cell: with less none has one, with more all
UNCLEAR = 3  # plain numbers weigh as much as one that is hard to read
AS_PLAIN = 0.8  # of what is plain in the plainest way must be where totals agree: nothing agrees with nothing
OTHER = 0.8  # likelihood from which something is taken for no number


@dataclass(frozen=True)
class Sides:
    """The marks of every row and column, and the line of the ruled part at which the grid begins."""

    rows: list[list[Mark]]
    columns: list[list[Mark]]
    top: int
    left: int

    @property
    def marks(self) -> list[Mark]:
        """All of them."""
        return [mark for line in (*self.rows, *self.columns) for mark in line]


def read_sides(grey: Array, found: Found) -> Sides:
    """Splits the ruled part into clue cells and grid, and reads the clues wherever they stand."""
    import numpy as np

    flat = lay_flat(grey, found, 0, 0, found.rows, found.columns)
    # Cells further in are the grid's, however the part is split.
    readings = read_cells(flat, (deepest(found.rows), deepest(found.columns)))
    number = np.array([[r is not None and r.is_number > 0.5 for r in row] for row in readings])
    strange = np.array([[r is not None and np.exp(r.other) > OTHER for r in row] for row in readings])
    top, left = best_split(number, strange)
    rows = ways_to_read(grey, found, (top, left), True)
    columns = ways_to_read(grey, found, (top, left), False)
    return Sides(*plainest(list(product(rows, columns))), top, left)


def plainest(ways: list[Both]) -> Both:
    """The way to read both sides that leaves least doubt; where there are several, of those whose totals agree."""
    best = max(ways, key=how_plain)
    agreeing = [both for both in ways if len(ways) > 1 and do_totals_agree(*both)]
    chosen = max(agreeing, key=how_plain, default=best)
    return chosen if how_plain(chosen) > AS_PLAIN * how_plain(best) else best


def do_totals_agree(rows: Lines, columns: Lines) -> bool:
    """Whether rows fill as many cells as columns, each read in its likeliest way."""
    sides = ((rows, len(columns)), (columns, len(rows)))
    first, second = (sum(interpretations(line, length)[0].total for line in side) for side, length in sides)
    return first == second


def ways_to_read(grey: Array, found: Found, grid: tuple[int, int], is_row: bool) -> list[Lines]:
    """The clues beside or above the grid: in cells of their own, or in strips; where it cannot be told, both."""
    top, left = grid
    within, beyond, first = (left, found.beside, top) if is_row else (top, found.above, left)
    ruled = 1.0 if within else float(beyond[0, first:].mean()) if len(beyond) else 0.0
    ways = [] if ruled < RULED[0] else [in_cells(grey, found, grid, is_row)]
    if ruled < RULED[1]:
        flat = strip_beside(grey, found, grid, is_row)
        count = found.rows - top if is_row else found.columns - left
        ways.append([[] for _ in range(count)] if flat is None else marks_beside(found, flat, is_row))
    return ways


def in_cells(grey: Array, found: Found, grid: tuple[int, int], is_row: bool) -> Lines:
    """The clues as the ruled cells beside or above the grid have them."""
    top, left = grid
    ends = (
        (top, -len(found.beside), found.rows, left)
        if is_row
        else (-len(found.above), left, top, found.columns)
    )
    cells = lay_flat(grey, found, *ends)
    return marks_of_cells(found, cells, read_cells(cells), is_row)


def how_plain(both: Both) -> int:
    """How much was read beyond doubt: numbers that were cut in two, or taken together, are hard to read."""
    marks = [mark for lines in both for line in lines for mark in line]
    return sum(mark.is_plain for mark in marks) - UNCLEAR * sum(mark.is_unclear for mark in marks)

"""Last rows and columns of which hardly any line is seen: cells that are all filled, or the end of the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import Around, Origin, Sides, ends_plainly
from nonokit.scanning.clues.unclosed import is_own
from nonokit.scanning.grid.found import Found

Array = Any  # numpy is an optional part

NEXT = 1.5  # cells from the grid at most lies the middle of the number next to it
FILLED = 0.85  # of a line's cells: hardly a line between them is seen
STRAY = 0.1  # of the other lines have a plain number where one more line would be: blots, and no clues
LONGER = 1.5  # times as long as it seems a line may be, where the other side has lost lines as well


def with_last(
    grey: Array, found: Found, sides: Sides, *, is_row: bool, is_seen: bool, is_at_end: bool
) -> Sides | None:
    """The same with one more row or column at the end, where the picture may end with it; None where no clue tells of it."""
    last = found.rows if is_row else found.columns
    line = Around(grey, found).line((sides.top, sides.left), is_row, last - 1)
    if not line or not is_next_to(found, (sides.top, sides.left), line, is_row):
        return None
    if not (
        is_seen
        or is_told(sides, line, is_row=is_row, is_at_end=is_at_end)
        or is_unclosed(grey, found, sides, last - 1, line, is_row=is_row)
    ):
        return None
    more = (
        replace(sides, rows=[*sides.rows, line]) if is_row else replace(sides, columns=[*sides.columns, line])
    )
    return more if ends_plainly(line) or is_borne_out(line, sides, more) else None


def with_first(grey: Array, found: Found, sides: Sides, *, is_row: bool) -> Sides | None:
    """The same with one more row or column before the first; None where no clue tells of it, or others stand in its place."""
    first = (sides.top if is_row else sides.left) - 1
    grid = (sides.top - 1, sides.left) if is_row else (sides.top, sides.left - 1)
    others = sides.columns if is_row else sides.rows
    away = [away_of(found, sides, line, at, is_row=not is_row) for at, line in enumerate(others)]
    beyond = [
        [mark for mark, cells in zip(line, aways, strict=True) if cells > 1]
        for line, aways in zip(others, away, strict=True)
    ]
    lost = sum(map(count_plain, others)) - sum(map(count_plain, beyond))
    if lost > STRAY * len(others):
        return None
    clue = Around(grey, found).line(grid, is_row, first)
    if not is_unclosed(grey, found, sides, first, clue, is_row=is_row):
        return None
    if is_row:
        return replace(sides, rows=[clue, *sides.rows], columns=beyond, top=first)
    return replace(sides, columns=[clue, *sides.columns], rows=beyond, left=first)


def count_plain(line: list[Mark]) -> int:
    """How many numbers of a line are plain to read."""
    return sum(mark.is_plain for mark in line)


def is_unclosed(grey: Array, found: Found, sides: Sides, at: int, clue: list[Mark], *, is_row: bool) -> bool:
    """Whether a line outside the grid, counted as the ruled part's are, has a plain clue next to the grid, and cells as the grid has."""
    length, first = len(sides.columns if is_row else sides.rows), sides.top if is_row else sides.left
    if not does_fit(clue, length) or not all(mark.is_plain for mark in clue):
        return False
    (away,) = away_of(found, sides, clue[-1:], at - first, is_row=is_row)
    return abs(away) < NEXT and is_own(grey, found, sides, at, clue, is_row=is_row)


def away_of(found: Found, sides: Sides, marks: list[Mark], line: int, *, is_row: bool) -> list[float]:
    """How many cells before the first cell of a row or column, counted from the grid's first, the middles of its numbers lie."""
    import numpy as np

    first, at = (sides.left, sides.top) if is_row else (sides.top, sides.left)
    away, along = np.array([[first, first - 1.0]]), np.full((1, 2), at + line + 0.5)
    edge, outer = found.at(*((along, away) if is_row else (away, along)))[0]
    step = outer - edge
    return [float((np.array(mark.centre) - edge) @ step / (step @ step)) for mark in marks]


def is_told(sides: Sides, line: list[Mark], *, is_row: bool, is_at_end: bool) -> bool:
    """Whether a clue tells of a line that is not seen itself.

    It must fill the line, for cells that are all filled have no lines between them; or fit it, where the picture ends
    with it, for then nothing closes the last cells.
    """
    length = len(sides.columns if is_row else sides.rows)
    return is_filling(line, length) or (is_at_end and does_fit(line, length))


def does_fit(line: list[Mark], length: int) -> bool:
    """Whether a clue has room in a line that may be one cell longer."""
    return bool(line) and sum(mark.reading.best + 1 for mark in line) - 1 <= length + 1


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
    return FILLED * length <= total <= LONGER * length and all(mark.is_plain for mark in line)


def is_borne_out(line: list[Mark], sides: Sides, more: Sides) -> bool:
    """Whether most of a line's numbers are plain, and totals differ by less with it than without."""
    return 2 * sum(mark.is_plain for mark in line) > len(line) and abs(more.gap) < abs(sides.gap)

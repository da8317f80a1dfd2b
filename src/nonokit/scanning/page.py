"""A picture with the grid and the clues that were found on it, and how plain to read they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.grid.found import Found
from nonokit.scanning.meaning.answer import Side

Array = Any  # numpy is an optional part

LEGIBLE = 0.6  # share of lines with a number that is plain to read, for a page to stand upright
READABLE = 0.35  # share below which there is no sense in going on
SOUND = 0.9  # of the plain numbers must be left when what is hard to read, or does not fit, is weighed against them
GUESSED = 0.27  # times as many numbers as are plain are hard to read: hardly anything is a number,
CLEAR = 0.85  # unless so many of the lines have a plain one
LIKE_A_PUZZLE = 0.9  # of the lines have a plain number
RULED = 0.85  # quality of the grid of a puzzle, likewise
FEWEST = 3  # lines that a puzzle has each way
AWAY = 0.95  # cells from the grid's first line: clues that all end further away leave room for a line
SOME = 0.25  # of that line's cells are ruled


@dataclass(frozen=True)
class Page:
    """A picture, turned, with what was found on it."""

    grey: Array
    turned: int
    found: Found
    sides: Sides

    @property
    def legible(self) -> float:
        """The share of lines with a number that is plain to read."""
        lines = self.sides.rows + self.sides.columns
        return sum(any(mark.is_plain for mark in line) for line in lines) / len(lines)

    @property
    def is_readable(self) -> bool:
        """Whether there is any sense in going on: a side without a number that is plain to read is cut off."""
        sides = (self.sides.rows, self.sides.columns)
        both = all(any(mark.is_plain for line in side for mark in line) for side in sides)
        return both and self.legible >= READABLE

    @property
    def is_sound(self) -> bool:
        """Whether this is the puzzle beyond doubt, or as plain to read as the picture allows."""
        sides = self.sides
        return self.legible >= LEGIBLE and (sides.richness >= SOUND * sides.plain or sides.do_totals_agree)

    @property
    def is_guessed_at(self) -> bool:
        """Whether hardly anything that was taken for a number is one."""
        sides = self.sides
        marked = sum(bool(line) for line in sides.rows + sides.columns)
        few = min(len(sides.rows), len(sides.columns)) < FEWEST
        is_unclear = self.legible < CLEAR and sides.unclear > GUESSED * sides.plain
        return few or sides.plain < marked or is_unclear

    @property
    def is_like_a_puzzle(self) -> bool:
        """Whether hardly anything but a puzzle looks so: ruled all over, with plain numbers before nearly every line."""
        sides = self.sides
        is_clear = self.legible >= LIKE_A_PUZZLE and sides.richness >= SOUND * sides.plain
        return is_clear and self.found.quality >= RULED

    @property
    def left_out(self) -> tuple[Side, ...]:
        """Sides before whose first line there is room for another one, without a number, that is ruled."""
        sides, found = self.sides, self.found
        rows = _is_ruled(found.above, sides.top) and _ends_away(self, sides.columns, is_row=False)
        columns = _is_ruled(found.beside, sides.left) and _ends_away(self, sides.rows, is_row=True)
        return (*(("row",) if rows else ()), *(("column",) if columns else ()))


def _is_ruled(beyond: Array, first: int) -> bool:
    """Whether cells before the first line of a grid are ruled."""
    return first > 0 or (len(beyond) > -first and bool(beyond[-first].mean() > SOME))


def _ends_away(page: Page, lines: list[list[Mark]], *, is_row: bool) -> bool:
    """Whether hardly a clue ends next to the grid."""
    import numpy as np

    first, at = page.sides.left if is_row else page.sides.top, page.sides.top if is_row else page.sides.left
    away = np.array([[first, first - 1]], np.float32)
    found = []
    for k, line in enumerate(lines):
        if line:
            along = np.full((1, 2), at + k + 0.5, np.float32)
            edge, outer = page.found.at(*((along, away) if is_row else (away, along)))[0]
            step = outer - edge
            found.append(float((np.array(line[-1].centre) - edge) @ step / (step @ step)))
    return len(found) > 1 and float(np.percentile(found, 10)) > AWAY

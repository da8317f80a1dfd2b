"""Solves the clues of pictures by the engine alone: thousands of candidates a second, no puzzle values in between.

A picture counts by its clues. Its lines are read once and remembered, so that a picture with one cell changed
costs two new lines and one run of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from nonokit.engine import Board, Lines, Outcome, choose
from nonokit.generating.budget import Budget
from nonokit.generating.counting import count
from nonokit.model import UNKNOWN, Grid

Runs = tuple[tuple[int, int], ...]

PROBE_TICKS = 150_000
SEARCH_TICKS = 300_000
MANY_SOLUTIONS = 1_000


class Level(IntEnum):
    """How much thinking may be needed: counting, line logic, or anything as long as one solution is left."""

    COUNTING = 0
    LINES = 1
    UNIQUE = 2


class Reached(NamedTuple):
    """How far a picture's clues lead: each cell, 255 where it stays open, and how many stay open.

    With none open the picture is the only one that fits its clues. `distance` tells pictures with as many open
    cells apart.
    """

    cells: bytes
    open_count: int
    distance: float = 0.0

    @property
    def open_cells(self) -> list[int]:
        """The cells that stay open."""
        return [i for i, value in enumerate(self.cells) if value == UNKNOWN]

    @property
    def measure(self) -> float:
        """What a local search brings down."""
        return self.open_count + self.distance


@lru_cache(maxsize=1 << 16)
def runs_of(line: bytes) -> Runs:
    """The clue of a line as the engines take it.

    >>> runs_of(bytes([1, 1, 0, 2]))
    ((2, 1), (1, 2))
    """
    return tuple((len(list(group)), value) for value, group in groupby(line) if value)


class PictureSolver:
    """Solves the clues of pictures of one size and palette. `given` cells are known from the outset."""

    def __init__(
        self,
        width: int,
        height: int,
        values: int,
        budget: Budget,
        *,
        engine: str = "auto",
        given: dict[int, int] | None = None,
    ) -> None:
        self.width = width
        self.height = height
        self.values = values
        self.budget = budget
        self.engine = choose(engine, longest_line=max(width, height))
        self.given = given or {}

    @classmethod
    def of(cls, grid: Grid, budget: Budget, given: Grid | None = None) -> PictureSolver:
        """A picture solver for pictures like this one."""
        known = {i: value for i, value in enumerate(given.cells if given else b"") if value != UNKNOWN}
        return cls(grid.width, grid.height, len(grid.palette), budget, given=known)

    def clues(self, cells: bytes) -> list[Runs]:
        """The clues of a picture: rows, then columns."""
        width = self.width
        rows = [runs_of(cells[y * width : (y + 1) * width]) for y in range(self.height)]
        return rows + [runs_of(cells[x::width]) for x in range(width)]

    def changed_clues(self, clues: Sequence[Runs], cells: bytes, touched: Iterable[int]) -> list[Runs]:
        """The clues after some cells of a picture were changed."""
        width, changed = self.width, list(clues)
        for cell in touched:
            y, x = divmod(cell, width)
            changed[y] = runs_of(cells[y * width : (y + 1) * width])
            changed[self.height + x] = runs_of(cells[x::width])
        return changed

    def board(self, clues: Sequence[Runs], given: dict[int, int] | None = None) -> Board:
        """A board on which line logic has done all it can."""
        self.budget.spend()
        board = self.engine.board(Lines(self.width, self.height, self.values, tuple(clues)))
        for cell, value in (given if given is not None else self.given).items():
            board.assign(cell, value)
        board.propagate()
        return board

    def reach(
        self, cells: bytes, clues: Sequence[Runs], level: Level, given: dict[int, int] | None = None
    ) -> Reached:
        """How far a picture's clues lead with what the level allows."""
        if level is Level.COUNTING:
            return self._by_counting(cells)
        board = self.board(clues, given)
        if level is Level.LINES or not board.open_count:
            return Reached(board.cells(), board.open_count)
        board.probe(MANY_SOLUTIONS, PROBE_TICKS)
        if not board.open_count:
            return Reached(cells, 0)
        left = Reached(board.cells(), board.open_count)
        if len(board.solutions()) > 1:
            return left
        # At most one solution met so far: only a finished search tells.
        if board.search(2, SEARCH_TICKS) == Outcome.SOLVED and len(board.solutions()) == 1:
            return Reached(cells, 0)
        return left

    def nearby(
        self, cells: bytes, clues: Sequence[Runs], open_before: Sequence[int], changed: Iterable[int]
    ) -> Reached:
        """How far the clues lead after a change, all cells far from it taken as known.

        What stays open is open in truth, and found many times faster; when nothing does, a full look is needed.
        """
        width, height = self.width, self.height
        window = set(open_before)
        for cell in changed:
            y, x = divmod(cell, width)
            window.update(range(y * width, (y + 1) * width))
            window.update(range(x, width * height, width))
        far = {cell: value for cell, value in enumerate(cells) if cell not in window}
        return self.reach(cells, clues, Level.UNIQUE, {**far, **self.given})

    def _by_counting(self, cells: bytes) -> Reached:
        self.budget.spend()
        counted = count(cells, self.width, self.height)
        left = bytearray(cells)
        for cell in counted.open_cells:
            left[cell] = UNKNOWN
        return Reached(bytes(left), len(counted.open_cells), counted.distance)

    def picture(self, cells: bytes, level: Level) -> Reached:
        """How far the clues of a picture lead."""
        return self.reach(cells, self.clues(cells), level)

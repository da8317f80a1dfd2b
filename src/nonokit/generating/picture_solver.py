"""Solves the clues of pictures by the engine alone: thousands of candidates a second, no puzzle values in between.

A picture counts by its clues. Its lines are read once and remembered, so that a picture with one cell changed
costs two new lines and one run of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from itertools import groupby

from nonokit.engine import Board, Lines, Outcome, choose
from nonokit.generating.budget import Budget
from nonokit.generating.constants import MANY_SOLUTIONS, PROBE_TICKS, SEARCH_TICKS
from nonokit.generating.counting import count
from nonokit.model import UNKNOWN, Grid

Runs = tuple[tuple[int, int], ...]


class Level(IntEnum):
    """How much thinking may be needed: counting, line logic, or anything as long as one solution is left."""

    COUNTING = 0
    LINES = 1
    UNIQUE = 2


@dataclass(frozen=True)
class Reached:
    """How far a picture's clues lead: each cell, 255 where it stays open, and how many stay open.

    With none open the picture is the only one that fits its clues. `distance` tells pictures with as many open
    cells apart.
    """

    cells: bytes
    open_count: int
    distance: float = 0.0

    @cached_property
    def open_cells(self) -> list[int]:
        """The cells that stay open."""
        return open_cells(self.cells) if self.open_count else []

    @property
    def measure(self) -> float:
        """What a local search brings down."""
        return self.open_count + self.distance


def open_cells(cells: bytes) -> list[int]:
    """The cells that are not known.

    >>> open_cells(bytes([1, 255, 0, 255]))
    [1, 3]
    """
    return [cell for cell, value in enumerate(cells) if value == UNKNOWN]


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
        return Reached(board.cells(), board.open_count) if level is Level.LINES else _settled(board, cells)

    def reach_after(
        self, cells: bytes, clues: Sequence[Runs], open_before: Iterable[int], changed: Iterable[int]
    ) -> Reached:
        """How far the clues lead after a change, when anything is allowed that leaves one solution.

        First with all cells far from the change taken as known: what stays open then is open in truth, and found many
        times faster. Only when nothing does is a full look needed.
        """
        board = self.board(clues)
        if not board.open_count:
            return Reached(cells, 0)
        near = _settled(self._with_far_cells(board, cells, open_before, changed), cells)
        return near if near.open_count else _settled(board, cells)

    def is_determined_after(self, cells: bytes, clues: Sequence[Runs], changed: Iterable[int]) -> bool:
        """Whether nothing stays open after a change of a picture in which nothing was; the first other solution ends it."""
        board = self.board(clues)
        if not board.open_count:
            return True
        return _is_settled(self._with_far_cells(board, cells, (), changed)) and _is_settled(board)

    def _with_far_cells(
        self, board: Board, cells: bytes, open_before: Iterable[int], changed: Iterable[int]
    ) -> Board:
        """A copy of a board on which cells are known that were not open before and share no line with the change."""
        width, size = self.width, len(cells)
        near = set(open_before)
        for cell in changed:
            y, x = divmod(cell, width)
            near.update(range(y * width, (y + 1) * width), range(x, size, width))
        copy = board.copy()
        for cell in open_cells(board.cells()):
            if cell not in near:
                copy.assign(cell, cells[cell])
        copy.propagate()
        return copy

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


def _settled(board: Board, cells: bytes) -> Reached:
    """How far probing and a bounded search lead on a board whose lines have told what they can."""
    if not board.open_count:
        return Reached(cells, 0)
    board.probe(MANY_SOLUTIONS, PROBE_TICKS)
    if not board.open_count:
        return Reached(cells, 0)
    left = Reached(board.cells(), board.open_count)
    if len(board.solutions()) > 1:
        return left
    # At most one solution met so far: only a finished search tells.
    return Reached(cells, 0) if _has_one_solution(board) else left


def _is_settled(board: Board) -> bool:
    """Whether probing and a bounded search leave one solution."""
    if board.open_count:
        board.probe(2, PROBE_TICKS)
    if not board.open_count or len(board.solutions()) > 1:
        return not board.open_count
    return _has_one_solution(board)


def _has_one_solution(board: Board) -> bool:
    return board.search(2, SEARCH_TICKS) == Outcome.SOLVED and len(board.solutions()) == 1

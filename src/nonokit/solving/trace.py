"""From what an engine notes, and what methods in Python find, to one stream of events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from nonokit.engine import Board, EventKind
from nonokit.model import UNKNOWN, Cells, Grid, Puzzle
from nonokit.solving.events import (
    BranchesAgreed,
    CellsGiven,
    CellsLearned,
    ClausesLearned,
    LineRef,
    LineSettled,
    SolutionReached,
    ValueGuessed,
    ValueLeft,
    ValueRefuted,
)
from nonokit.solving.limits import Limits
from nonokit.solving.trace_event import CellIs, TraceEvent

Pairs = list[tuple[int, int]]  # cells in reading order, and values
# What leads to a solution: kinds of events, what each rules out, and its facts.
Path = tuple[tuple[type[TraceEvent], Pairs, dict[str, Any]], ...]
HEAD = 3  # numbers before an event's own: its kind, how many it has in all, and its time


class Trace:
    """Who listens, and what each cell could still be at the last event."""

    def __init__(
        self, puzzle: Puzzle, board: Board, limits: Limits, listener: Callable[[TraceEvent], object]
    ) -> None:
        self.puzzle, self.board, self.limits, self.listener = puzzle, board, limits, listener
        self.begin_s = limits.seconds  # the engine counts from here
        self.method = ""
        self.conflicts = 0
        self.solution: int | None = None
        self.domains = board.domains()
        self.last_after: dict[int, Cells] = {}  # each line's cells when it brought news the last time
        board.listen()

    def given(self, grid: Grid, source: str) -> None:
        """Cells that are known from the outset."""
        known = [(cell, value) for cell, value in enumerate(grid.cells) if value != UNKNOWN]
        self.found(CellsGiven, self.others(known), source=source)

    def collect(self) -> None:
        """Takes over what the engine has noted by now."""
        for kind, seconds, numbers in events_of(self.board.take_events()):
            self._translate(kind, seconds + self.begin_s, numbers)

    def begin_solution(self, index: int, method: str) -> None:
        """From here on events belong to a solution, and begin with what is certain."""
        self.solution, self.method = index, method
        self.domains = self.board.domains()
        self.last_after = {
            line: tuple(self._known(cell) for cell in self._cells_of(line))
            for line in range(self.puzzle.height + self.puzzle.width)
        }

    def follow(self, path: Path) -> None:
        """Tells how a solution was found that the engine knows nothing of."""
        self._send(SolutionReached, None)
        way = self.board.copy()
        way.listen()
        way.propagate()
        for event, pairs, facts in path:
            self.found(event, pairs, **facts)
            for pair in pairs:
                way.forbid(*pair)
            way.propagate()
            for kind, _, numbers in events_of(way.take_events()):
                self._translate(kind, self.limits.seconds, numbers)

    def found(
        self, event: type[TraceEvent], pairs: Pairs, seconds: float | None = None, **facts: Any
    ) -> None:
        """Tells what rules out some values, unless nothing about it is new."""
        cells, ruled_out = self._rule_out(pairs)
        if cells or ruled_out:
            self._send(event, seconds, cells=cells, ruled_out=ruled_out, **facts)

    def line_found(self, line: int, pairs: Pairs, seconds: float | None = None) -> None:
        """The same for what a line rules out."""
        kind, place = self.line_ref(line)
        clue = (self.puzzle.rows if kind == "row" else self.puzzle.columns)[place]
        own = self._cells_of(line)
        before = tuple(self._known(cell) for cell in own)
        cells, ruled_out = self._rule_out(pairs)
        if cells or ruled_out:
            after = tuple(self._known(cell) for cell in own)
            last = self.last_after.get(line, (UNKNOWN,) * len(own))
            self.last_after[line] = after
            facts: dict[str, Any] = {"line": (kind, place), "clue": clue, "palette": self.puzzle.palette}
            facts |= {"before": before, "after": after, "last_after": last}
            self._send(LineSettled, seconds, cells=cells, ruled_out=ruled_out, **facts)

    def clauses_learned(self, solver: str, clauses: int, conflicts: int) -> None:
        """A slice of a SAT solver's work, unless it needed none."""
        if clauses:
            self._send(ClausesLearned, None, solver=solver, clauses=clauses, conflicts=conflicts)

    def others(self, known: Pairs) -> Pairs:
        """What cells cannot be when they have these values."""
        values = range(len(self.puzzle.palette))
        return [(cell, other) for cell, value in known for other in values if other != value]

    def cell_is(self, cell: int, value: int) -> CellIs:
        """A cell and its value as events have them."""
        return (*divmod(cell, self.puzzle.width), value)

    def line_ref(self, line: int) -> LineRef:
        """A line as events name it."""
        height = self.puzzle.height
        return ("row", line) if line < height else ("column", line - height)

    def _translate(self, kind: int, seconds: float, numbers: list[int]) -> None:
        first, rest = numbers[0], list(zip(numbers[1::2], numbers[2::2], strict=False))
        if kind == EventKind.LINE:
            self.line_found(first, rest, seconds)
        elif kind == EventKind.AGREED:
            self.found(BranchesAgreed, rest, seconds, cell=divmod(first, self.puzzle.width))
        elif kind == EventKind.SOLUTION:
            self._send(SolutionReached, seconds)
        elif kind == EventKind.LEARNED:
            self.found(CellsLearned, self.others(rest), None, conflicts=self.conflicts)
        else:
            self._translate_decision(kind, seconds, first, numbers[1])

    def _translate_decision(self, kind: int, seconds: float, cell: int, value: int) -> None:
        named = self.cell_is(cell, value)
        if kind == EventKind.REFUTED:
            self.found(ValueRefuted, [(cell, value)], seconds, tried=named)
        elif kind == EventKind.LEFT:
            self.found(ValueLeft, [(cell, value)], seconds, value=named)
        elif kind == EventKind.GUESSED:
            self.found(ValueGuessed, self.others([(cell, value)]), seconds, guess=named)

    def _rule_out(self, pairs: Pairs) -> tuple[tuple[CellIs, ...], tuple[CellIs, ...]]:
        """The cells that this makes known, and the values that others lose."""
        gone = [(cell, value) for cell, value in pairs if self.domains[cell] >> value & 1]
        for cell, value in gone:
            self.domains[cell] &= ~(1 << value)
        touched = dict.fromkeys(cell for cell, _ in gone)
        known = {cell: value for cell in touched if (value := self._known(cell)) != UNKNOWN}
        rest = (self.cell_is(cell, value) for cell, value in gone if cell not in known)
        return tuple(self.cell_is(*pair) for pair in known.items()), tuple(rest)

    def _known(self, cell: int) -> int:
        domain = self.domains[cell]
        return domain.bit_length() - 1 if domain.bit_count() == 1 else UNKNOWN

    def _cells_of(self, line: int) -> range:
        width, height = self.puzzle.width, self.puzzle.height
        if line < height:
            return range(line * width, (line + 1) * width)
        return range(line - height, width * height, width)

    def _send(self, event: type[TraceEvent], seconds: float | None, **facts: Any) -> None:
        when = self.limits.seconds if seconds is None else seconds
        self.listener(event(method=self.method, seconds=when, solution=self.solution, **facts))


def events_of(numbers: list[float]) -> Iterator[tuple[int, float, list[int]]]:
    """The events in an engine's numbers: kind, seconds, and what it is about."""
    at = 0
    while at < len(numbers):
        end = at + int(numbers[at + 1])
        if numbers[at] != EventKind.STAGE:
            yield int(numbers[at]), numbers[at + 2], [int(number) for number in numbers[at + HEAD : end]]
        at = end

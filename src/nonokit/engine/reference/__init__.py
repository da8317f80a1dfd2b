"""The pure-Python engine: small, slow and obviously right. It is what the native engine is compared with.

Read it in this order: line (settling one line), board (propagation), probe, search; then implications and encode.
"""

from __future__ import annotations

import copy

from nonokit.engine.interface import Counter, EventKind, Formula, Lines, Outcome, Poll
from nonokit.engine.reference.board import BoardState, Effort
from nonokit.engine.reference.line import settle
from nonokit.model import UNKNOWN

__all__ = [
    "Board",
    "answers",
    "board",
    "learner",
    "name",
    "settle",
    "verify",
]

name = "reference"
verify = None  # the one in Python does
learner = None  # the libraries of python-sat do
answers = None


class Board(BoardState):
    """A board with all stages; later stages are imported when first used."""

    def copy(self) -> Board:
        """A board that goes its own way from here."""
        twin = copy.copy(self)
        for part in ("masks", "waiting", "effort", "found", "paths"):
            setattr(twin, part, copy.copy(getattr(self, part)))
        twin.events = None
        return twin

    def solutions(self) -> list[bytes]:
        """Solutions met so far, in the order they were found."""
        return list(self.found)

    def add_solution(self, cells: bytes) -> None:
        """One that somebody else found."""
        self.keep(cells)

    def probe(self, max_solutions: int, budget_ticks: int) -> Outcome:
        """Probing to its fixpoint, or until the budget is spent."""
        from nonokit.engine.reference.probe import probe

        return probe(self, max_solutions, budget_ticks)

    def search(self, max_solutions: int, budget_ticks: int) -> Outcome:
        """Search; SOLVED means that `solutions` are all there are."""
        from nonokit.engine.reference.search import search

        return search(self, max_solutions, budget_ticks)

    def implications(self) -> list[tuple[int, list[int]]]:
        """What single lines say about pairs of cells."""
        from nonokit.engine.reference.implications import implications

        return implications(self)

    def counter(self, max_nodes: int, max_nodes_in_depth: int) -> Counter:
        """All open cells as one component, in breadth only, with as many nodes as are allowed either way."""
        from nonokit.engine.reference.counting import Counter

        clues = [line.runs for line in self.lines]
        most = max(max_nodes, max_nodes_in_depth)
        return Counter(clues, self.height, self.domains(), self.values, most, self.effort.poll)

    def encode(self, rounds: int) -> Formula:
        """What is left as clauses; this engine has no beliefs, however many rounds are asked for."""
        from nonokit.engine.reference.encode import encode

        return encode(self)

    def listen(self) -> None:
        """From here on, what is found out is noted with its reason."""
        self.events = []

    def take_events(self) -> list[float]:
        """What was noted since the last time."""
        events = self.events or []
        self.events = [] if self.events is not None else None
        return events

    def trace_solution(self, index: int) -> None:
        """Notes how a solution follows from what is certain by now."""
        self.note(EventKind.SOLUTION, index)
        way = self.copy()
        way.events, way.effort = self.events, Effort(None)  # to the end, whatever polls say
        way.settle_all()
        for kind, cell, value in self.paths[index]:
            self.note(kind, cell, value)
            (way.assign if kind is EventKind.GUESSED else way.forbid)(cell, value)
            way.settle_all()
        pairs = enumerate(zip(way.cells(), self.found[index], strict=True))
        learned = [number for i, (a, b) in pairs if a == UNKNOWN != b for number in (i, b)]
        if learned:
            self.note(EventKind.LEARNED, 0, *learned)


def board(lines: Lines, poll: Poll | None = None) -> Board:
    """A board for a puzzle's lines."""
    return Board(lines, poll)

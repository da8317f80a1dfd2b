"""The pure-Python engine: big integers as bit masks. It defines what the native engine must do.

Read it in this order: line (settling one line), board (propagation), probe, search, implications, beliefs, encode.
"""

from __future__ import annotations

from nonokit.engine.interface import Formula, Lines, Outcome, Poll
from nonokit.engine.reference.board import BoardState
from nonokit.engine.reference.line import settle

__all__ = ["Board", "board", "name", "settle", "verify"]

name = "reference"
verify = None  # the one in Python does


class Board(BoardState):
    """A board with all stages; later stages are imported when first used."""

    def copy(self) -> Board:
        """A board that goes its own way from here."""
        twin = self.duplicate()
        assert isinstance(twin, Board)
        return twin

    def solutions(self) -> list[bytes]:
        """Solutions met so far, in the order they were found."""
        return list(self.found)

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

    def encode(self, rounds: int) -> Formula:
        """What is left as clauses."""
        from nonokit.engine.reference.encode import encode

        return encode(self, rounds)


def board(lines: Lines, poll: Poll | None = None) -> Board:
    """A board for a puzzle's lines."""
    return Board(lines, poll)

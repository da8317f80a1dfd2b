"""What happens during a solve, as values: every cell's origin, whatever the method.

`solve(puzzle, on_event=…)` hands them over as they become known. Each has the method that was at work, the seconds since
the solve began, the cells that are known from here on, and the values that were ruled out in cells that stay open. Cells
are rows, columns and values, all from 0.

What holds in every solution comes first. Then, where guessing or learning was needed, each solution by itself:
`SolutionReached` begins one, and `solution` says of what follows to which it belongs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from nonokit.model import Cells, Clue, Palette
from nonokit.solving.trace_event import CellIs, TraceEvent

LineRef = tuple[Literal["row", "column"], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsGiven(TraceEvent):
    """Cells that were known from the outset."""

    kind: ClassVar[str] = "given"
    source: str  # "given cells" of the puzzle, or the "state" to go on from


@dataclass(frozen=True, slots=True, kw_only=True)
class LineSettled(TraceEvent):
    """A line said more about its cells."""

    kind: ClassVar[str] = "line"
    line: LineRef
    clue: Clue = field(repr=False)
    before: Cells  # its cells, unknown ones 255
    after: Cells
    last_after: Cells = field(repr=False)  # the same when this line brought news the last time
    palette: Palette = field(repr=False)

    @property
    def placements_before(self) -> int:
        """In how many ways the clue fitted when this line brought news the last time; at first, the empty line."""
        return self._count(self.last_after)

    @property
    def placements_after(self) -> int:
        """In how many of them it still fits, given what the crossing lines have found since."""
        return self._count(self.after)

    def _count(self, cells: Cells) -> int:
        from nonokit.line import count

        return count(self.clue, len(cells), cells, palette=self.palette)

    def as_dict(self) -> dict[str, Any]:
        """For JSON, with the number of placements before and after."""
        placements = [self.placements_before, self.placements_after]
        return {**TraceEvent.as_dict(self), "placements": placements}


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueRefuted(TraceEvent):
    """A value was tried, and a line broke."""

    kind: ClassVar[str] = "refuted"
    tried: CellIs


@dataclass(frozen=True, slots=True, kw_only=True)
class BranchesAgreed(TraceEvent):
    """All values of a cell were tried, and led to the same."""

    kind: ClassVar[str] = "agreed"
    cell: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainFollowed(TraceEvent):
    """Implications from one cell to the next.

    Two chains from one value that end in different values of a cell: the value is impossible. A chain from each value
    of a cell, all ending in the same: that holds.
    """

    kind: ClassVar[str] = "chain"
    chains: tuple[tuple[CellIs, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueGuessed(TraceEvent):
    """A value was taken without a reason, on the way to a solution."""

    kind: ClassVar[str] = "guess"
    guess: CellIs


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueLeft(TraceEvent):
    """A value whose solutions are known already was left behind, on the way to another."""

    kind: ClassVar[str] = "left"
    value: CellIs


@dataclass(frozen=True, slots=True, kw_only=True)
class ClausesLearned(TraceEvent):
    """A slice of a SAT solver's work: each conflict taught it a clause. What all of them lead to is `CellsLearned`."""

    kind: ClassVar[str] = "clauses"
    solver: str  # "learner" is our own
    clauses: int  # in this slice
    conflicts: int  # of all solvers so far


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsLearned(TraceEvent):
    """The cells of a solution that follow from learned clauses."""

    kind: ClassVar[str] = "learned"
    conflicts: int  # so far


@dataclass(frozen=True, slots=True, kw_only=True)
class SolutionReached(TraceEvent):
    """What follows leads from what is certain to a solution."""

    kind: ClassVar[str] = "solution"

"""What an explanation says, as plain frozen data: a claim is a sentence, and everything in it can be checked.

The sentence is the message named after the class: `FitsInto` is said by `why-fits-into`, with the fields as its
values. Positions along a line count from 0, spans are half open, runs are indices into the line's clue, colours are
indices into the palette. `proving` judges claims without knowing how they were found.

    the whole line     FullLine  EmptyLine  AllFilled  AllEmptied  NoSharedColour  ColourMissing  OnlyLeft
    where a run lies   FitsInto  OnlyPlace  Pushed  ReachesOnly  NoRunBefore  NoRunBetween  NoRunAfter
    stretches          PartOf (with Reasons)  Grows  GrowsAtLeast  Complete  Longest  SameLength  Joins  TooLongTogether
    gaps               WouldTouch  GapTooShort  SkipsGap
    what cannot be     Suppose  DeadEnd  Hence  NoRoom  NoRunFor  DoesNotFit  Exceeds  Already  TooManyFilled  TooFewLeft  TooManyStretches  AllAgree
    across lines       Try  Follows  Breaks  TwoValues  EitherWay  Therefore  TooDeep
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, NamedTuple

from nonokit.model import Clue

Cell = tuple[int, int]
Positions = tuple[int, ...]


class LineRef(NamedTuple):
    """A row or a column."""

    kind: Literal["row", "column"]
    index: int  # type: ignore[assignment]  # what `tuple.index` finds, nobody asks a line

    def cell(self, position: int) -> Cell:
        """The cell at a position along the line."""
        return (self.index, position) if self.kind == "row" else (position, self.index)

    def along(self, cell: Cell) -> int:
        """A cell's position along the line."""
        return cell[1] if self.kind == "row" else cell[0]


class Span(NamedTuple):
    """Cells `start` up to but not including `end`."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """How many cells."""
        return self.end - self.start


class CellValue(NamedTuple):
    """A cell and a value that it has, gets or loses."""

    cell: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence."""

    prefix: ClassVar[str] = "why"

    @property
    def message(self) -> str:
        """The name of its message.

        >>> EmptyLine().message
        'why-empty-line'
        """
        return message_of(type(self))

    @property
    def values(self) -> dict[str, Any]:
        """What its message is said with."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def message_of(kind: type[Claim]) -> str:
    """The name of the message that says claims of a kind."""
    return kind.prefix + re.sub(r"([A-Z])", r"-\1", kind.__name__).lower()


# The whole line


@dataclass(frozen=True, slots=True)
class FullLine(Claim):
    """The clue with its gaps takes the whole line."""

    clue: Clue
    count: int


@dataclass(frozen=True, slots=True)
class EmptyLine(Claim):
    """The clue is 0."""


@dataclass(frozen=True, slots=True)
class AllFilled(Claim):
    """As many cells are filled as the clue fills: `cells` are not."""

    count: int
    cells: Positions


@dataclass(frozen=True, slots=True)
class AllEmptied(Claim):
    """Only as many cells may be filled as the clue fills: `cells` are."""

    count: int
    cells: Positions


@dataclass(frozen=True, slots=True)
class NoSharedColour(Claim):
    """In these cells the line and the line that crosses it have no colour in common."""

    cells: Positions


@dataclass(frozen=True, slots=True)
class ColourMissing(Claim):
    """The lines that cross this one in these cells do not have a colour."""

    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class OnlyLeft(Claim):
    """After what was said before, these cells can have one value only."""

    cells: Positions
    value: int


# Where a run lies

How = Literal["counting", "pushing"]  # past known background, or as far as everything known allows


@dataclass(frozen=True, slots=True)
class FitsInto(Claim):
    """A run has to lie within `reach`, so it covers the middle of it."""

    run: int
    reach: Span
    covered: Span


@dataclass(frozen=True, slots=True)
class OnlyPlace(Claim):
    """A run has one place only."""

    run: int
    covered: Span
    how: How = "counting"


@dataclass(frozen=True, slots=True)
class Pushed(Claim):
    """Where a run lies when all runs are pushed to either end as far as everything known allows; it covers what both share."""

    run: int
    first: Span
    last: Span
    covered: Span
    kind: str  # "row" or "column": pushing goes left and right, or up and down


@dataclass(frozen=True, slots=True)
class ReachesOnly(Claim):
    """The only run of its colour covers filled cells, so it gets no further than `reach`: `cells` have not its colour."""

    run: int
    filled: Positions
    reach: Span
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class NoRunBefore(Claim):
    """The first run of a colour begins at `begin` at the earliest."""

    run: int
    begin: Positions
    cells: Positions
    colour: int
    how: How = "counting"


@dataclass(frozen=True, slots=True)
class NoRunBetween(Claim):
    """A run ends at `end` at the latest, and the next of its colour begins at `begin` at the earliest."""

    before: int
    end: Positions
    after: int
    begin: Positions
    cells: Positions
    colour: int
    how: How = "counting"


@dataclass(frozen=True, slots=True)
class NoRunAfter(Claim):
    """The last run of a colour ends at `end` at the latest."""

    run: int
    end: Positions
    cells: Positions
    colour: int
    how: How = "counting"


# Why a stretch is part of a run

Side = Literal["before", "after", "other"]  # the runs before it, after it, or all others, of its colour


@dataclass(frozen=True, slots=True)
class Reason(Claim):
    """Part of a sentence: why other runs are out of the question, or why a line cannot be finished."""

    prefix = "reason"


@dataclass(frozen=True, slots=True)
class OnlyRun(Reason):
    """There is no other run of its colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Shorter(Reason):
    """The runs on a side are shorter than the stretch."""

    side: Side
    colour: int


@dataclass(frozen=True, slots=True)
class TooLong(Reason):
    """The runs on a side do not fit into the room that the stretch has."""

    side: Side
    room: Span
    colour: int


@dataclass(frozen=True, slots=True)
class EndsBy(Reason):
    """The run before ends too early, and so do those before it."""

    run: int
    end: Positions


@dataclass(frozen=True, slots=True)
class BeginsFrom(Reason):
    """The run after begins too late, and so do those after it."""

    run: int
    begin: Positions


@dataclass(frozen=True, slots=True)
class AsMany(Reason):
    """There are as many stretches that cannot be one run with each other as there are runs."""

    count: int
    colour: int


@dataclass(frozen=True, slots=True)
class PartOf(Claim):
    """A filled stretch can only belong to one run."""

    stretch: Span
    run: int
    reasons: tuple[Reason, ...]


# Stretches


@dataclass(frozen=True, slots=True)
class Grows(Claim):
    """A run that cannot pass a wall has to go on to the other side. `wall` is a cell, or −1 or the size for the edges."""

    run: int
    wall: int
    cells: Positions


@dataclass(frozen=True, slots=True)
class GrowsAtLeast(Claim):
    """All runs that fit at a stretch have `length` cells or more and cannot pass a wall."""

    stretch: Span
    length: int
    wall: int
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class Complete(Claim):
    """A run is all there, so it ends."""

    run: int
    stretch: Span
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class Longest(Claim):
    """No run of its colour is longer than the stretch."""

    stretch: Span
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class SameLength(Claim):
    """All runs that fit at a stretch are exactly as long as it is."""

    stretch: Span
    length: int
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class Joins(Claim):
    """Two stretches of one run: so is what lies between them."""

    run: int
    first: Span
    second: Span
    cells: Positions


@dataclass(frozen=True, slots=True)
class TooLongTogether(Claim):
    """With the cells between them two stretches would be longer than all runs that get there."""

    whole: Span
    length: int
    longest: int
    cells: Positions
    colour: int


# Gaps


@dataclass(frozen=True, slots=True)
class WouldTouch(Claim):
    """All runs that could begin at a cell behind a wall have `length` cells, and would touch a filled cell."""

    cells: Positions
    wall: int
    length: int
    filled: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class GapTooShort(Claim):
    """All runs that get to a gap have `length` cells or more."""

    gap: Span
    length: int
    cells: Positions
    colour: int


@dataclass(frozen=True, slots=True)
class SkipsGap(Claim):
    """A run does not fit into a gap that it comes to first."""

    run: int
    gap: Span


# What cannot be


@dataclass(frozen=True, slots=True)
class Suppose(Claim):
    """A cell of the line is thought to have a value; what follows is true only then, up to `Hence`."""

    cells: Positions
    value: int


@dataclass(frozen=True, slots=True)
class DeadEnd(Claim):
    """After what was supposed something does not fit."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Hence(Claim):
    """What was supposed is impossible."""

    cells: Positions
    value: int  # the one that was supposed


@dataclass(frozen=True, slots=True)
class NoRoom(Reason):
    """There is no place left for a run, counting from both ends."""

    run: int


@dataclass(frozen=True, slots=True)
class NoRunFor(Reason):
    """A stretch is too long, or too far away, for every run of its colour."""

    stretch: Span
    colour: int


@dataclass(frozen=True, slots=True)
class DoesNotFit(Reason):
    """The run that a stretch is part of is too long for the room it has."""

    run: int
    room: Span


@dataclass(frozen=True, slots=True)
class Exceeds(Reason):
    """A stretch is longer than the run it is part of."""

    run: int
    stretch: Span


@dataclass(frozen=True, slots=True)
class Already(Reason):
    """Cells that were just ruled out have that value."""

    cells: Positions
    value: int


@dataclass(frozen=True, slots=True)
class TooManyFilled(Reason):
    """More cells are filled than the clue fills."""

    count: int
    total: int


@dataclass(frozen=True, slots=True)
class TooFewLeft(Reason):
    """Fewer cells may be filled than the clue fills."""

    count: int
    total: int


@dataclass(frozen=True, slots=True)
class TooManyStretches(Reason):
    """More stretches that cannot be one run with each other than there are runs of their colour."""

    count: int
    total: int
    colour: int


@dataclass(frozen=True, slots=True)
class AllAgree(Claim):
    """All ways to place the clue agree, and there is no shorter reason."""

    count: int
    clue: Clue
    settled: tuple[CellValue, ...]
    excluded: tuple[CellValue, ...] = ()


# Across lines


@dataclass(frozen=True, slots=True)
class Try(Claim):
    """A cell is tried with a value."""

    place: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Follows(Claim):
    """One line's part in a trial: the cells it looks at, and what it then settles or rules out."""

    line: LineRef
    sources: tuple[Cell, ...]
    settled: tuple[CellValue, ...]
    excluded: tuple[CellValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Breaks(Claim):
    """The line that cannot be finished."""

    line: LineRef
    sources: tuple[Cell, ...]
    reason: Reason | None = None

    @property
    def message(self) -> str:
        """The name of its message."""
        return message_of(Breaks) + ("-because" if self.reason is not None else "")


@dataclass(frozen=True, slots=True)
class TwoValues(Claim):
    """A cell would need two values at once."""

    place: Cell
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class EitherWay(Claim):
    """Whatever the tried cell is, another one comes out the same."""

    place: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Therefore(Claim):
    """The tried value is out of the question."""

    place: Cell
    value: int


@dataclass(frozen=True, slots=True)
class TooDeep(Claim):
    """A trial that fails only after further trials, or after more looks than a person should make."""

    place: Cell
    value: int
    depth: int

"""Claims about what cannot be, within a line."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.explaining.claims.belonging import Reason
from nonokit.explaining.claims.claim import CellValue, Claim, Positions, Span
from nonokit.model import Clue


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

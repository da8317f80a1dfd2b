"""Claims about filled stretches and about gaps."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.explaining.claims.claim import Claim, Positions, Span


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

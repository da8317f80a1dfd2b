"""Claims about the run that a filled stretch belongs to, with their reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nonokit.explaining.claims.claim import Claim, Positions, Span

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

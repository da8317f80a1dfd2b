"""Claims across lines: what is tried, what follows, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.explaining.claims.belonging import Reason
from nonokit.explaining.claims.claim import Cell, CellValue, Claim, LineRef, message_of


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

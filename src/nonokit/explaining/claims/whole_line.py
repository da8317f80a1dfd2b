"""Claims about a line as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.explaining.claims.claim import Claim, Positions
from nonokit.model import Clue


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

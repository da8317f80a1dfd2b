"""Claims about where a run lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nonokit.explaining.claims.claim import Claim, Positions, Span

# Past known background, or as far as everything known allows; "likewise" is the same, said again.
How = Literal["counting", "pushing", "likewise"]


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

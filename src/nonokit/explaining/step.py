"""A step: one look of a person, the cells it settles, and what it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nonokit.explaining.claims import Breaks, Cell, CellValue, Claim, Follows, LineRef, TooDeep, Try
from nonokit.model import Clue

# A line as a step found it: its clue, per value the cells that may have it, and the clues that cross it.
Seen = tuple[Clue, tuple[int, ...], Sequence[Clue | None]]


@dataclass(frozen=True, slots=True)
class Step:
    """A technique applied once. `cells` get their value; `excluded` lose one colour but stay open.

    `claims` are the reasons, in the order in which they are told. `fair` is False for what a person should not be
    asked to do: trials inside trials, and those that take too many looks.
    """

    technique: str
    lines: tuple[LineRef, ...]
    cells: tuple[CellValue, ...]
    claims: tuple[Claim, ...]
    excluded: tuple[CellValue, ...] = ()
    seen: Seen | None = field(default=None, repr=False, compare=False)
    fair: bool = True

    @property
    def filled(self) -> int:
        """How many cells get a colour."""
        return sum(value > 0 for _, value in self.cells)

    @property
    def emptied(self) -> int:
        """How many cells turn out to be background."""
        return len(self.cells) - self.filled

    @property
    def values(self) -> Mapping[Cell, int]:
        """The settled cells as a dictionary, ready for `Grid.with_cells`."""
        return dict(self.cells)

    @property
    def changes(self) -> tuple[Cell, ...]:
        """The cells of which something becomes known."""
        return tuple(dict.fromkeys(cell for cell, _ in (*self.cells, *self.excluded)))

    @property
    def is_trial(self) -> bool:
        """Whether something is tried out across lines."""
        return any(isinstance(claim, Try | TooDeep) for claim in self.claims)

    @property
    def chain_length(self) -> int:
        """How many looks at lines a trial takes; 0 when nothing is tried."""
        return len(links_of(self))

    @property
    def chain_depth(self) -> int:
        """How far a trial has to be thought ahead: the longest row of looks that build on each other."""
        depth: dict[Cell, int] = {}
        deepest = 0
        for claim in self.claims:
            if isinstance(claim, Try):
                depth = {}
            elif isinstance(claim, Follows | Breaks):
                own = 1 + max((depth.get(cell, 0) for cell in claim.sources), default=0)
                deepest = max(deepest, own)
                if isinstance(claim, Follows):
                    depth.update((cell, own) for cell, _ in (*claim.settled, *claim.excluded))
        return deepest

    def as_data(self) -> dict[str, Any]:
        """The step as plain dictionaries and lists, for JSON; lines and cells still count from 0."""
        return {
            "technique": self.technique,
            "fair": self.fair,
            "lines": [list(line) for line in self.lines],
            "cells": [[*cell, value] for cell, value in self.cells],
            "excluded": [[*cell, value] for cell, value in self.excluded],
            "claims": [claim_data(claim) for claim in self.claims],
        }


def links_of(step: Step) -> tuple[Follows | Breaks, ...]:
    """The looks at lines that a trial takes."""
    return tuple(claim for claim in step.claims if isinstance(claim, Follows | Breaks))


def claim_data(claim: Claim) -> dict[str, Any]:
    """A claim as plain data: its name, and what it speaks of."""
    return {"claim": type(claim).__name__, **{name: _plain(value) for name, value in claim.values.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Claim):
        return claim_data(value)
    if isinstance(value, Clue):
        return str(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def lines_of(cells: Iterable[Cell]) -> set[LineRef]:
    """The rows and columns through some cells."""
    return {line for y, x in cells for line in (LineRef("row", y), LineRef("column", x))}

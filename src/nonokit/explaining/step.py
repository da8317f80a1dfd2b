"""A step: one thing a person can see, the cells it settles, and what it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from nonokit.explaining.evidence import (
    BothWays,
    Cell,
    CellValue,
    Evidence,
    LineRef,
    Link,
    Nested,
    Path,
    Refutation,
)


@dataclass(frozen=True, slots=True)
class Step:
    """A technique applied once. `cells` get their value; `excluded` lose one colour but stay open.

    `fair` is False for what a person should not be asked to do: trials inside trials.
    """

    technique: str
    lines: tuple[LineRef, ...]
    cells: tuple[CellValue, ...]
    evidence: Evidence
    excluded: tuple[CellValue, ...] = ()
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
    def chain_length(self) -> int:
        """How many times a trial makes one look at a line; 0 when nothing is tried."""
        evidence = self.evidence
        if isinstance(evidence, Refutation):
            return len(evidence.links)
        if isinstance(evidence, BothWays):
            return sum(len(branch.links) for branch in evidence.branches)
        return len(evidence.arrows) if isinstance(evidence, Path) else 0

    @property
    def chain_depth(self) -> int:
        """How far a trial has to be thought ahead: the longest row of looks that build on each other."""
        evidence = self.evidence
        if isinstance(evidence, Refutation):
            return links_depth(evidence.links)
        if isinstance(evidence, BothWays):
            return max(links_depth(branch.links) for branch in evidence.branches)
        return arrows_depth(evidence) if isinstance(evidence, Path) else 0

    @property
    def is_trial(self) -> bool:
        """Whether something is tried out."""
        return isinstance(self.evidence, Refutation | BothWays | Path | Nested)

    def as_data(self) -> dict[str, Any]:
        """The step as plain dictionaries and lists, for JSON; lines and cells still count from 0."""
        return {
            "technique": self.technique,
            "fair": self.fair,
            "lines": [list(line) for line in self.lines],
            "cells": [[*cell, value] for cell, value in self.cells],
            "excluded": [[*cell, value] for cell, value in self.excluded],
            "evidence": {"kind": type(self.evidence).__name__, **asdict(self.evidence)},
        }


def links_depth(links: Iterable[Link]) -> int:
    """The longest row of links in which each needs the one before."""
    depth: dict[Cell, int] = {}
    deepest = 0
    for link in links:
        own = 1 + max((depth.get(cell, 0) for cell in link.sources), default=0)
        deepest = max(deepest, own)
        for cell, _ in link.targets:
            depth[cell] = own
    return deepest


def arrows_depth(path: Path) -> int:
    """The longest row of arrows."""
    depth: dict[CellValue, int] = {path.trial: 0}
    for arrow in path.arrows:
        depth[arrow.target] = depth[arrow.source] + 1
    return max(depth.values())

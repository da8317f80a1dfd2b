"""What a step rests on, as plain frozen data: enough to draw it and to put it into words.

Positions along a line count from 0, spans are half open, runs are indices into the line's clue. Nothing here
is prose: `wording` speaks, `marks` draws.

    about one line   Totals  Packing  Extremes  Reaches  Owner  Wall  Touch  ShortGap  Pair  Shared  ColourSets
    across lines     Refutation  BothWays  Path  Nested
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Cell = tuple[int, int]
LineRef = tuple[str, int]


class Span(NamedTuple):
    """Cells `start` up to but not including `end`."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """How many cells."""
        return self.end - self.start


class Band(NamedTuple):
    """The cells that a run covers for certain."""

    run: int
    span: Span


class RunReach(NamedTuple):
    """All cells that a run can still get to."""

    run: int
    span: Span


class CellValue(NamedTuple):
    """A cell and the value it gets or was tried with."""

    cell: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Totals:
    """The clue's cells are all filled, or its background cells are all marked."""

    total: int
    is_filled: bool


@dataclass(frozen=True, slots=True)
class Packing:
    """The only way the clue fits: the cells of each run, without a cell to spare."""

    runs: tuple[Span, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class Extremes:
    """Both extreme placements of all runs, the cells each run covers in both, and gaps that were too short."""

    first: tuple[Span, ...]
    last: tuple[Span, ...]
    bands: tuple[Band, ...]
    too_short: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Reaches:
    """How far each run can get."""

    runs: tuple[RunReach, ...]


@dataclass(frozen=True, slots=True)
class Owner:
    """A filled stretch and the runs it can belong to, all of them exactly as long as it is."""

    group: Span
    runs: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class Wall:
    """A filled stretch close to a wall: its run has `length` cells or more, and must grow away from the wall.

    `wall` is the cell that stops the run, −1 or the line's length when it is the edge.
    """

    group: Span
    wall: int
    runs: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class Touch:
    """Runs that would begin at the wall, would fit, but would touch a filled cell and so grow too long."""

    wall: int
    filled: int
    runs: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class ShortGap:
    """A gap that is shorter than every run that could get there."""

    gap: Span
    runs: tuple[int, ...]
    shortest: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two filled stretches: parts of one run, or too long together. `length` is the run's, or the longest's."""

    first: Span
    second: Span
    runs: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class Shared:
    """What all `placements` ways to place the clue have in common."""

    placements: int


@dataclass(frozen=True, slots=True)
class ColourSets:
    """Colours of the line's clue, and per cell those of the crossing line's clue."""

    line: tuple[int, ...]
    crossing: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """One line's part in a chain: the cells it looks at, and the cells it then fixes (none when it breaks).

    A target's value is 255 when the cell loses colours but stays open.
    """

    line: LineRef
    sources: tuple[Cell, ...]
    targets: tuple[CellValue, ...]


@dataclass(frozen=True, slots=True)
class Refutation:
    """A trial and the chain of lines that leads from it to a line that cannot be finished."""

    trial: CellValue
    links: tuple[Link, ...]
    broken: LineRef


@dataclass(frozen=True, slots=True)
class Branch:
    """One value of a tried cell and the chain from it to the cells that all branches share."""

    trial: CellValue
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class BothWays:
    """Whichever value the tried cell has, the same cells follow."""

    branches: tuple[Branch, ...]


class Arrow(NamedTuple):
    """One cell deciding another through the line they share."""

    source: CellValue
    target: CellValue
    line: LineRef


@dataclass(frozen=True, slots=True)
class Path:
    """A chain from a trial to a cell that would need two values at once: arrows to each of the two."""

    trial: CellValue
    arrows: tuple[Arrow, ...]
    conflict: Cell


@dataclass(frozen=True, slots=True)
class Nested:
    """A trial that fails only after further trials inside it: `depth` 2 when one more level is enough, else 3."""

    trial: CellValue
    depth: int


Evidence = (
    Totals
    | Packing
    | Extremes
    | Reaches
    | Owner
    | Wall
    | Touch
    | ShortGap
    | Pair
    | Shared
    | ColourSets
    | Refutation
    | BothWays
    | Path
    | Nested
)

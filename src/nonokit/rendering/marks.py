"""What can be drawn upon a board besides its cells and clues: marks, as plain frozen data.

Hints, checks and ratings know what they mean; here it is only said where something is drawn and in which of
a few roles. So the drawing knows no solver, and anyone may mark a board. A line is `("row", 0)` or
`("column", 0)`, a cell `(y, x)`, both counted from 0; spans are a start cell and a length along the line.

    cells      CellMark  Trial  Assumed  Heat
    lines      LineGlow  BrokenLine  ClueBox
    along one  Bracket  Overlap  Reach  Gap
    across     Arrow
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from nonokit.errors import ArgumentError
from nonokit.model import UNKNOWN, Grid

Cell = tuple[int, int]
Line = tuple[str, int]
CellStyle = Literal["look", "set", "different", "bad", "good", "maybe"]
CELL_STYLES: tuple[CellStyle, ...] = ("look", "set", "different", "bad", "good", "maybe")


@dataclass(frozen=True, slots=True)
class CellMark:
    """Cells in one role: look here, just set, different between solutions, bad, good, or a player's maybe."""

    cells: tuple[Cell, ...]
    style: CellStyle = "look"

    def __post_init__(self) -> None:
        if self.style not in CELL_STYLES:
            raise ArgumentError(f"no cell style {self.style!r}: expected one of {', '.join(CELL_STYLES)}")


@dataclass(frozen=True, slots=True)
class Trial:
    """A cell tried out: dashed, with "?". `value` is the colour index tried."""

    cell: Cell
    value: int = 1


@dataclass(frozen=True, slots=True)
class Assumed:
    """A cell that follows from a trial or a what-if: its shape in the second accent, dashed edge."""

    cell: Cell
    value: int = 1


@dataclass(frozen=True, slots=True)
class Heat:
    """A heat map: cells with a value from 0 to 1. `labels` are short texts written into the cells."""

    values: tuple[tuple[Cell, float], ...]
    labels: tuple[tuple[Cell, str], ...] = ()

    @classmethod
    def of(cls, values: Mapping[Cell, float], labels: Mapping[Cell, str] | None = None) -> Heat:
        """A heat map from plain dictionaries."""
        return cls(tuple(values.items()), tuple((labels or {}).items()))


@dataclass(frozen=True, slots=True)
class LineGlow:
    """The line to look at."""

    line: Line


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """A line that cannot be finished as it stands."""

    line: Line


@dataclass(frozen=True, slots=True)
class ClueBox:
    """A box around the clue of a line, or around some of its runs."""

    line: Line
    runs: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Bracket:
    """One run in an extreme placement: "first" (leftmost, topmost) before the line, "last" behind it."""

    line: Line
    start: int
    length: int
    extreme: Literal["first", "last"]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Overlap:
    """The cells both extreme placements share: hatched."""

    line: Line
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class Reach:
    """All cells a run can still reach, as a thin bar. `level` 0, 1, 2 stacks the bars of several runs."""

    line: Line
    start: int
    length: int
    level: int = 0
    label: str = ""


@dataclass(frozen=True, slots=True)
class Gap:
    """A gap and how long it is; `label` replaces the number."""

    line: Line
    start: int
    length: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A step of a chain, from a cell to the cell it decides."""

    source: Cell
    target: Cell
    number: int | None = None


Mark = (
    CellMark
    | Trial
    | Assumed
    | Heat
    | LineGlow
    | BrokenLine
    | ClueBox
    | Bracket
    | Overlap
    | Reach
    | Gap
    | Arrow
)
LINE_MARKS = (LineGlow, BrokenLine, ClueBox, Bracket, Overlap, Reach, Gap)


def brackets(
    line: Line, first: Iterable[int], last: Iterable[int], lengths: Iterable[int]
) -> tuple[Mark, ...]:
    """Both extreme placements of a clue, from the start cells of its runs.

    >>> [(m.extreme, m.start, m.length) for m in brackets(("row", 0), [0], [2], [3])]
    [('first', 0, 3), ('last', 2, 3)]
    """
    runs = list(zip(first, last, lengths, strict=True))
    before = [Bracket(line, start, length, "first") for start, _, length in runs]
    behind = [Bracket(line, start, length, "last") for _, start, length in runs]
    return (*before, *behind)


def difference(first: Grid, second: Grid) -> tuple[Grid, tuple[Mark, ...]]:
    """What two solutions share, and a mark upon the cells where they differ.

    >>> shared, marks = difference(Grid.from_text("#."), Grid.from_text("##"))
    >>> shared.to_text(), marks[0].cells
    ('#?', ((0, 1),))
    """
    shared = first.agreement(second)
    cells = tuple(cell for cell in shared.positions(UNKNOWN) if first[cell] != second[cell])
    return shared, (CellMark(cells, "different"),)

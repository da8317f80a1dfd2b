"""What a hint draws, as JSON: `{"type": "bracket", "line": {"kind": "row", "index": 3}, "start": 0, …}`.

One model for each mark of `nonokit.rendering.marks` that a hint can have, with the same fields; `type` tells them
apart. Lines are objects, cells `[y, x]`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field

from nonokit.rendering import marks
from nonokit.rendering.marks import CellStyle
from nonokit.server.wire.answer import Answer
from nonokit.server.wire.lines import LineJson, Place, line_json


def _as_line(value: Any) -> Any:
    return line_json(value) if isinstance(value, tuple) else value


Line = Annotated[LineJson, BeforeValidator(_as_line)]


class MarkModel(Answer):
    """Reads the attributes of the library's mark."""

    model_config = ConfigDict(from_attributes=True)


class LineGlowJson(MarkModel):
    """The line to look at."""

    type: Literal["line_glow"] = "line_glow"
    line: Line


class BrokenLineJson(MarkModel):
    """A line that cannot be finished as it stands."""

    type: Literal["broken_line"] = "broken_line"
    line: Line


class ClueBoxJson(MarkModel):
    """A box around a clue, or around some of its runs."""

    type: Literal["clue_box"] = "clue_box"
    line: Line
    runs: tuple[int, ...] | None


class BracketJson(MarkModel):
    """One run in its first or last place."""

    type: Literal["bracket"] = "bracket"
    line: Line
    start: int
    length: int
    extreme: Literal["first", "last"]
    label: str


class OverlapJson(MarkModel):
    """The cells that the first and the last place share."""

    type: Literal["overlap"] = "overlap"
    line: Line
    start: int
    length: int


class ReachJson(MarkModel):
    """All cells a run can still reach; `level` stacks the bars of several runs."""

    type: Literal["reach"] = "reach"
    line: Line
    start: int
    length: int
    level: int
    label: str


class GapJson(MarkModel):
    """A gap; `label` replaces its length."""

    type: Literal["gap"] = "gap"
    line: Line
    start: int
    length: int
    label: str


class CellMarkJson(MarkModel):
    """Cells in one role."""

    type: Literal["cell_mark"] = "cell_mark"
    cells: tuple[Place, ...]
    style: CellStyle


class TrialJson(MarkModel):
    """A cell tried out."""

    type: Literal["trial"] = "trial"
    cell: Place
    value: int


class AssumedJson(MarkModel):
    """A cell that follows from a trial."""

    type: Literal["assumed"] = "assumed"
    cell: Place
    value: int


class ArrowJson(MarkModel):
    """A step of a chain, from a cell to the cell it decides."""

    type: Literal["arrow"] = "arrow"
    source: Place
    target: Place
    number: int | None


MarkJson = Annotated[
    LineGlowJson
    | BrokenLineJson
    | ClueBoxJson
    | BracketJson
    | OverlapJson
    | ReachJson
    | GapJson
    | CellMarkJson
    | TrialJson
    | AssumedJson
    | ArrowJson,
    Field(discriminator="type"),
]
MODELS: dict[type[marks.Mark], type[MarkModel]] = {
    marks.LineGlow: LineGlowJson,
    marks.BrokenLine: BrokenLineJson,
    marks.ClueBox: ClueBoxJson,
    marks.Bracket: BracketJson,
    marks.Overlap: OverlapJson,
    marks.Reach: ReachJson,
    marks.Gap: GapJson,
    marks.CellMark: CellMarkJson,
    marks.Trial: TrialJson,
    marks.Assumed: AssumedJson,
    marks.Arrow: ArrowJson,
}


def mark_json(mark: marks.Mark) -> Any:
    """One mark as JSON.

    >>> mark_json(marks.LineGlow(("row", 3))).model_dump()
    {'type': 'line_glow', 'line': {'kind': 'row', 'index': 3}}
    """
    return MODELS[type(mark)].model_validate(mark)

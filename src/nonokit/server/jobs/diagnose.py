"""Which number of a puzzle is probably mistyped, for clues that have no solution or several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import LineJson, PuzzleJson, PuzzleRequest, parse_puzzle
from nonokit.server.wire.grid import format_grid
from nonokit.server.wire.lines import line_json
from nonokit.server.wire.puzzle import RunJson, clue_json, format_puzzle
from nonokit.server.wire.request import Request

if TYPE_CHECKING:
    from nonokit.diagnosing import Suggestion

MAX_LIMIT_S = 10.0


class DiagnoseRequest(Request):
    """Clues as they were typed."""

    puzzle: PuzzleRequest
    max_suggestions: Annotated[int, Field(ge=1, le=20)] = 5
    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = 5.0


class EditJson(BaseModel):
    """One mistake undone; lines count as they were typed, a missing one as it will be."""

    kind: str
    line: LineJson
    before: list[RunJson] | None
    after: list[RunJson] | None


class SuggestionJson(BaseModel):
    """Edits, the puzzle they lead to and its picture; `share` is how likely they are among all explanations."""

    edits: list[EditJson]
    puzzle: PuzzleJson
    cells: str
    share: float
    is_unique: bool


class DiagnoseAnswer(BaseModel):
    """`equally_likely` is how many of the first suggestions nothing decides between; no suggestion touches `sure_lines`.

    `share_as_typed` is how likely it is that nothing is mistyped and there are several solutions.
    """

    status: Literal["unique", "multiple", "none", "unknown"]
    problem: str | None
    suggestions: list[SuggestionJson]
    share_as_typed: float
    equally_likely: int
    sure_lines: list[LineJson]
    is_complete: bool


def run(request: DiagnoseRequest) -> DiagnoseAnswer:
    """Looks for the mistakes."""
    from nonokit.diagnosing import diagnose

    puzzle = parse_puzzle(request.puzzle, max_cells=limits.MAX_DRAWN_CELLS)
    found = diagnose(puzzle, timeout_s=request.timeout_s, max_suggestions=request.max_suggestions)
    return DiagnoseAnswer(
        status=found.status.value,
        problem=found.problem,
        suggestions=[_suggestion(one) for one in found.suggestions],
        share_as_typed=found.share_as_typed,
        equally_likely=len(found.equally_likely),
        sure_lines=[line_json(line) for line in found.sure_lines],
        is_complete=found.is_complete,
    )


def _suggestion(one: Suggestion) -> SuggestionJson:
    edits = [
        EditJson(
            kind=edit.kind,
            line=line_json(edit.line),
            before=clue_json(edit.before),
            after=clue_json(edit.after),
        )
        for edit in one.edits
    ]
    return SuggestionJson(
        edits=edits,
        puzzle=format_puzzle(one.puzzle),
        cells=format_grid(one.grid),
        share=one.share,
        is_unique=one.is_unique,
    )


JOB = Job(
    name="diagnose",
    summary="Find the mistyped number of a puzzle that has no solution, or several",
    request=DiagnoseRequest,
    answer=DiagnoseAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 10,
)

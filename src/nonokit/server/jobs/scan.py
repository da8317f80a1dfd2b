"""A puzzle from a photo or a screenshot, with what is doubtful about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.scanning.meaning.answer import Why
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import LineJson, PuzzleJson, format_grid, format_puzzle
from nonokit.server.wire.lines import line_json
from nonokit.server.wire.puzzle import check_size
from nonokit.server.wire.request import Request
from nonokit.server.wire.source import decode

if TYPE_CHECKING:
    from nonokit.scanning import Scan

MAX_LIMIT_S = 20.0
Point = tuple[float, float]


class ScanRequest(Request):
    """`base64` is a picture file; `timeout_s` bounds the search for what unclear numbers mean."""

    base64: Annotated[str, Field(min_length=1, max_length=limits.MAX_UPLOAD_BYTES)]
    timeout_s: Annotated[float, Field(gt=0, le=MAX_LIMIT_S)] = 8.0


class ScannedNumberJson(BaseModel):
    """A number of a clue; `corners` are its place in the picture, none where only the other clues tell of it."""

    line: LineJson
    index: int
    number: int
    confidence: float
    is_doubtful: bool
    corners: list[Point]
    others: list[int]


class ScanDoubtJson(BaseModel):
    """A line to compare with the picture, and why: `reading` is its clue, `others` what else it may be, `corners` its place."""

    line: LineJson
    why: Why
    reason: str
    reading: list[int]
    others: list[list[int]]
    unsure: list[int]
    corners: list[Point]


class ScanAnswer(BaseModel):
    """The puzzle as it was read; `corners` are those of its grid, `state` what a player has filled in and crossed out.

    `is_mixed` says that numbers of one line have different colours: perhaps it is a puzzle in colours.
    """

    puzzle: PuzzleJson
    status: Literal["unique", "multiple", "none", "unknown"]
    is_sure: bool
    is_mixed: bool
    doubts: list[ScanDoubtJson]
    numbers: list[ScannedNumberJson]
    corners: list[Point]
    turned: int
    state: str | None
    notes: list[str]


def run(request: ScanRequest) -> ScanAnswer:
    """Reads the picture."""
    from nonokit.scanning import scan

    found = scan(decode(request.base64), timeout_s=request.timeout_s)
    check_size(found.puzzle.width, found.puzzle.height, limits.MAX_DRAWN_CELLS)
    return _answer(found)


def _answer(found: Scan) -> ScanAnswer:
    return ScanAnswer(
        puzzle=format_puzzle(found.puzzle.replace(goal=None)),
        status=found.result.status.value,
        is_sure=found.is_sure,
        is_mixed=found.is_mixed,
        doubts=[
            ScanDoubtJson(
                line=line_json((doubt.side, doubt.line)),
                why=doubt.why,
                reason=doubt.reason,
                reading=list(doubt.reading),
                others=[list(other) for other in doubt.others],
                unsure=list(doubt.unsure),
                corners=list(doubt.corners),
            )
            for doubt in found.doubts
        ],
        numbers=[
            ScannedNumberJson(
                line=line_json((number.side, number.line)),
                index=number.index,
                number=number.number,
                confidence=number.confidence,
                is_doubtful=number.is_doubtful,
                corners=list(number.corners),
                others=list(number.others),
            )
            for number in found.numbers
        ],
        corners=list(found.corners),
        turned=found.turned,
        state=None if found.state is None else format_grid(found.state),
        notes=list(found.notes),
    )


JOB = Job(
    name="scan",
    summary="A puzzle from a photo or a screenshot",
    request=ScanRequest,
    answer=ScanAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 40,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)

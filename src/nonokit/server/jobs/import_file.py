"""Read the puzzles of a file, a text, a code or a link, in whatever format they are."""

from __future__ import annotations

from pydantic import BaseModel

from nonokit.server import limits
from nonokit.server.jobs.convert import FileName, FormatName
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleJson, Source, format_puzzle, read_source


class ImportRequest(Source):
    """`name` is the file's name, which helps to tell formats apart; `format` settles it."""

    name: FileName | None = None
    format: FormatName | None = None


class ImportAnswer(BaseModel):
    """The puzzles; `left_out` counts those beyond the most that one answer holds."""

    puzzles: list[PuzzleJson]
    format: str | None
    notes: list[str]
    left_out: int


def run(request: ImportRequest) -> ImportAnswer:
    """Reads the source."""
    puzzles = read_source(request, format=request.format, name=request.name)
    first = puzzles[0]
    return ImportAnswer(
        puzzles=[format_puzzle(puzzle) for puzzle in puzzles[: limits.MAX_PUZZLES]],
        format=first.extras.get("format"),
        notes=list(first.extras.get("notes", ())),
        left_out=max(0, len(puzzles) - limits.MAX_PUZZLES),
    )


JOB = Job(
    name="import",
    summary="Read puzzles in any format",
    request=ImportRequest,
    answer=ImportAnswer,
    run=run,
    max_bytes=limits.MAX_UPLOAD_BYTES,
    quick_bytes=200_000,
)

"""Convert a puzzle from any format that can be read into any that can be written."""

from __future__ import annotations

import base64
from typing import Annotated

from pydantic import Field

from nonokit.errors import PuzzleError
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import Source, read_source
from nonokit.server.wire.answer import Answer

FormatName = Annotated[str, Field(max_length=40, examples=["non"])]
FileName = Annotated[str, Field(max_length=1000)]


class ConvertRequest(Source):
    """`from` is the format of the source, found out when left out; `name` is the file's name, which helps with that."""

    from_: Annotated[FormatName | None, Field(alias="from")] = None
    to: FormatName
    name: FileName | None = None


class ConvertAnswer(Answer):
    """The file as `text`, or as `base64` when it is not text; `losses` is what the format has no place for."""

    text: str | None = None
    base64: str | None = None
    losses: list[str]
    notes: list[str]


def run(request: ConvertRequest) -> ConvertAnswer:
    """Reads, then writes; what is lost is said."""
    from nonokit.formats import converted, get_format

    target = get_format(request.to)
    puzzles = read_source(request, format=request.from_, name=request.name)
    if len(puzzles) > 1 and "many" not in target.carries:
        raise PuzzleError(f"the source holds {len(puzzles)} puzzles, {target.title} one")
    data, lost = converted(puzzles, request.to)
    notes = [note for puzzle in puzzles for note in puzzle.extras.get("notes", ())]
    try:
        return ConvertAnswer(text=data.decode("utf-8"), losses=lost, notes=notes)
    except UnicodeDecodeError:
        return ConvertAnswer(base64=base64.b64encode(data).decode(), losses=lost, notes=notes)


JOB = Job(
    name="convert",
    summary="Convert a puzzle between formats",
    request=ConvertRequest,
    answer=ConvertAnswer,
    run=run,
    max_bytes=limits.MAX_UPLOAD_BYTES,
    quick_bytes=200_000,
)

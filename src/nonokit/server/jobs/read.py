"""Read one puzzle for the library: what to keep of it, and what the gallery shows of it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.import_file import ImportRequest
from nonokit.server.jobs.job import Job
from nonokit.server.wire import read_source

Tag = Annotated[str, Field(min_length=1, max_length=40)]


class AddRequest(ImportRequest):
    """One puzzle, in any form that `import` takes, with tags of one's own."""

    tags: Annotated[tuple[Tag, ...], Field(max_length=20)] = ()


class KeptPuzzle(BaseModel):
    """The columns of a puzzle's row in the library."""

    id: str
    title: str | None
    author: str | None
    width: int
    height: int
    colours: int
    palette: str
    document: str
    tags: tuple[str, ...]


def run(request: AddRequest) -> KeptPuzzle:
    """The first puzzle of the source."""
    from nonokit.server.store.puzzles import StoredPuzzle

    puzzles = read_source(request, format=request.format, name=request.name)
    return KeptPuzzle(**asdict(StoredPuzzle.of(puzzles[0], tuple(dict.fromkeys(request.tags)))))


JOB = Job(
    name="read",
    summary="Read one puzzle for the library",
    request=AddRequest,
    answer=KeptPuzzle,
    run=run,
    max_bytes=limits.MAX_UPLOAD_BYTES,
    quick_bytes=200_000,
)

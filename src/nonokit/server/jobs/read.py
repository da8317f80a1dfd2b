"""Read one puzzle for the library: what to keep of it, and what the gallery shows of it."""

from __future__ import annotations

import warnings
from typing import Annotated

from pydantic import BaseModel, Field

from nonokit.model import Puzzle
from nonokit.server import limits
from nonokit.server.jobs.import_file import ImportRequest
from nonokit.server.jobs.job import Job
from nonokit.server.wire import ColourJson, read_source
from nonokit.server.wire.puzzle import palette_json

Tag = Annotated[str, Field(min_length=1, max_length=40)]


class AddRequest(ImportRequest):
    """One puzzle, in any form that `import` takes, with tags of one's own."""

    tags: Annotated[tuple[Tag, ...], Field(max_length=20)] = ()


class KeptPuzzle(BaseModel):
    """A puzzle in our own JSON, and the columns of its row in the library."""

    id: str
    title: str | None
    author: str | None
    width: int
    height: int
    colours: int
    palette: list[ColourJson]
    document: str
    tags: tuple[str, ...]


def run(request: AddRequest) -> KeptPuzzle:
    """The first puzzle of the source."""
    puzzles = read_source(request, format=request.format, name=request.name)
    return kept(puzzles[0], tuple(dict.fromkeys(request.tags)))


def kept(puzzle: Puzzle, tags: tuple[str, ...] = ()) -> KeptPuzzle:
    """What the library keeps of a puzzle."""
    from nonokit.formats import ConversionWarning, dumps

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConversionWarning)  # our own JSON leaves out reader's notes only
        document = dumps(puzzle, "json")
    return KeptPuzzle(
        id=puzzle.id,
        title=puzzle.title,
        author=puzzle.author,
        width=puzzle.width,
        height=puzzle.height,
        colours=len(puzzle.palette) - 1,
        palette=palette_json(puzzle.palette),
        document=document,
        tags=tags,
    )


JOB = Job(
    name="read",
    summary="Read one puzzle for the library",
    request=AddRequest,
    answer=KeptPuzzle,
    run=run,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)

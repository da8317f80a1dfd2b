"""Draw a puzzle, empty or with a player's cells, as a file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from nonokit.server import limits
from nonokit.server.jobs.job import File, Job
from nonokit.server.wire import PuzzleRequest, parse_puzzle
from nonokit.server.wire.grid import parse_state
from nonokit.server.wire.request import Request

MEDIA_TYPES = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "pdf": "application/pdf",
    "gif": "image/gif",
    "html": "text/html; charset=utf-8",
    "text": "text/plain; charset=utf-8",
}


class RenderRequest(Request):
    """`state` is what to draw in the cells; without it only what the puzzle gives."""

    puzzle: PuzzleRequest
    state: str | None = None
    to: Literal["svg", "png", "pdf", "gif", "html", "text"] = "svg"
    theme: Literal["light", "dark", "high-contrast", "print"] = "light"
    cell: Annotated[int, Field(ge=4, le=64)] | None = None
    show_clues: bool = True
    numbers: bool | None = None
    symbols: bool | None = None
    title: Annotated[str, Field(max_length=200)] | None = None


def run(request: RenderRequest) -> File:
    """Draws it."""
    from nonokit.rendering import render

    puzzle = parse_puzzle(request.puzzle, max_cells=limits.MAX_DRAWN_CELLS)
    grid = parse_state(request.state, puzzle) if request.state is not None else None
    drawn = render(
        puzzle,
        grid,
        to=request.to,
        theme=request.theme,
        cell=request.cell,
        show_clues=request.show_clues,
        numbers=request.numbers,
        symbols=request.symbols,
        title=request.title,
    )
    return File(MEDIA_TYPES[request.to], drawn.encode() if isinstance(drawn, str) else drawn)


JOB = Job(
    name="render",
    summary="Draw a puzzle as SVG, PNG, PDF, GIF, HTML or text",
    request=RenderRequest,
    answer=tuple(MEDIA_TYPES.values()),
    run=run,
    limit_s=30.0,
)

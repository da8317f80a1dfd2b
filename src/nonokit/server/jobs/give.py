"""The fewest cells to give away so that a picture follows from its clues as it is."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from nonokit.errors import PuzzleError
from nonokit.model import Grid
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire.lines import Place
from nonokit.server.wire.picture import PictureRequest, parse_picture

MAX_LIMIT_S = 20.0


class GiveRequest(PictureRequest):
    """`grid` is the finished picture; `difficulty` is "unique" or "line-solvable"."""

    difficulty: Annotated[str, Field(max_length=40)] = "unique"
    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = 5.0


class GiveAnswer(BaseModel):
    """The cells to give, none when none are needed; null when time ran out before they were enough."""

    cells: list[Place] | None


def run(request: GiveRequest) -> GiveAnswer:
    """Finds the cells."""
    from nonokit.generating.budget import Budget
    from nonokit.generating.constants import REPAIR_CANDIDATES
    from nonokit.generating.difficulty import band_of
    from nonokit.generating.givens import fewest_given
    from nonokit.generating.picture_solver import Level, PictureSolver

    grid = parse_picture(request, max_cells=limits.MAX_DRAWN_CELLS)
    if not isinstance(grid, Grid) or not grid.is_complete:
        raise PuzzleError("cells are given away of a finished picture: send its grid")
    level = band_of(request.difficulty).level
    with Budget(REPAIR_CANDIDATES, request.timeout_s) as budget:
        given = fewest_given(
            PictureSolver.of(grid, budget), grid.cells, Level.LINES if level is Level.COUNTING else level
        )
        budget.close(given)
    return GiveAnswer(cells=None if given is None else sorted(divmod(cell, grid.width) for cell in given))


JOB = Job(
    name="give",
    summary="The fewest cells to give away so that a picture has one solution",
    request=GiveRequest,
    answer=GiveAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 20,
)

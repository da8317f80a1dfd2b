"""Where the solutions of a puzzle differ: the cells, in islands, with solutions to flip through."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.model import Grid, Puzzle
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire.grid import format_grid
from nonokit.server.wire.lines import Place
from nonokit.server.wire.picture import PictureRequest, parse_picture, puzzle_of

MAX_LIMIT_S = 8.0  # a drawing is checked after every stroke: better an honest "unknown" than a long wait


class AmbiguityRequest(PictureRequest):
    """`max_solutions` is how many solutions to send at most."""

    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = 4.0
    max_solutions: Annotated[int, Field(ge=1, le=limits.MAX_SOLUTIONS)] = 2


class AmbiguityAnswer(BaseModel):
    """`cells` vary between solutions, grouped in `islands`, the largest first; `undecided` were not reached in time.

    `known` holds what is the same in all solutions. `is_line_solvable` when looking at single lines is enough.
    """

    status: Literal["unique", "multiple", "none", "unknown"]
    is_line_solvable: bool
    cells: list[Place]
    islands: list[list[Place]]
    undecided: list[Place]
    known: str
    solutions: list[str]
    reason: str | None


def run(request: AmbiguityRequest) -> AmbiguityAnswer:
    """Proves it cell by cell, as far as time allows."""
    from nonokit.generating.linked_cells import islands
    from nonokit.solving import ambiguity

    puzzle = puzzle_of(parse_picture(request))
    found = ambiguity(puzzle, timeout_s=request.timeout_s)
    grids = found.examples
    if len(grids) == 2 and request.max_solutions > 2:
        grids = more_solutions(puzzle, grids, request)
    return AmbiguityAnswer(
        status=found.status.value,
        is_line_solvable=found.status.value == "unique" and found.stats.methods == ["isolated-rules"],
        cells=sorted(found.cells),
        islands=[sorted(island) for island in islands(found.cells)],
        undecided=sorted(found.undecided),
        known=format_grid(found.known),
        solutions=[format_grid(grid) for grid in grids[: request.max_solutions]],
        reason=found.reason,
    )


def more_solutions(puzzle: Puzzle, known: list[Grid], request: AmbiguityRequest) -> list[Grid]:
    """Further solutions after those that differ most."""
    from nonokit.solving import solve

    found = solve(puzzle, max_solutions=request.max_solutions, timeout_s=request.timeout_s)
    return known + [grid for grid in found.solutions if grid not in known]


JOB = Job(
    name="ambiguity",
    summary="Where the solutions of a puzzle or a picture differ",
    request=AmbiguityRequest,
    answer=AmbiguityAnswer,
    run=run,
    limit_s=2 * MAX_LIMIT_S + 4,
)

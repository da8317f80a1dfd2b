"""Changes to a picture that leave one solution, the least visible first."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import CellJson
from nonokit.server.wire.lines import Place
from nonokit.server.wire.picture import CellAt, PictureRequest, parse_picture

Symmetry = Literal["horizontal", "vertical", "both", "rotate180", "rotate90", "diagonal"]
MAX_LIMIT_S = 20.0


class RepairRequest(PictureRequest):
    """`difficulty` is "unique", "line-solvable", or a grade or class that the puzzle must not exceed.

    `protect` are cells to leave alone; with a `symmetry`, cells change together with their partners;
    without one, the best looking fix keeps the symmetry that the picture has.
    """

    difficulty: Annotated[str, Field(max_length=40)] = "unique"
    protect: Annotated[tuple[CellAt, ...], Field(max_length=limits.MAX_DRAWN_CELLS)] = ()
    symmetry: Symmetry | None = None
    max_fixes: Annotated[int, Field(ge=1, le=50)] = 8
    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = 10.0


class FixJson(BaseModel):
    """`settled` counts cells that are not open any more; `cost` tells how much the changes show.

    `is_complete` says that nothing else is needed, which is proved.
    """

    changes: list[CellJson]
    settled: int
    still_open: list[Place]
    islands_fixed: int
    cost: float
    is_complete: bool


class RepairAnswer(BaseModel):
    """`open_cells` are those the clues do not settle; `reason` says why the list may be shorter than it could be.

    `best` and `fewest` are places in `fixes`: the complete fix that looks best, and the one with the fewest cells.
    """

    open_cells: list[Place]
    islands: list[list[Place]]
    fixes: list[FixJson]
    best: int | None
    fewest: int | None
    reason: str | None


def run(request: RepairRequest) -> RepairAnswer:
    """Finds the fixes."""
    from nonokit.generating import repair

    found = repair(
        parse_picture(request, max_cells=limits.MAX_DRAWN_CELLS),
        difficulty=request.difficulty,
        protect=request.protect,
        symmetry=request.symmetry,
        max_fixes=request.max_fixes,
        timeout_s=request.timeout_s,
    )
    return RepairAnswer(
        open_cells=sorted(found.open_cells),
        islands=[sorted(island) for island in found.islands],
        fixes=[
            FixJson(
                changes=[CellJson(y=y, x=x, value=value) for (y, x), value in fix.changes.items()],
                settled=len(fix.settled),
                still_open=sorted(fix.still_open),
                islands_fixed=fix.islands_fixed,
                cost=fix.cost,
                is_complete=fix.is_complete,
            )
            for fix in found.fixes
        ],
        best=None if found.best is None else found.fixes.index(found.best),
        fewest=None if found.fewest is None else found.fixes.index(found.fewest),
        reason=found.reason,
    )


JOB = Job(
    name="repair",
    summary="Ranked changes that make a picture the only solution of its clues",
    request=RepairRequest,
    answer=RepairAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 40,  # proving and rating come on top
)

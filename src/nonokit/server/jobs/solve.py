"""Solve a puzzle and say whether its solution is the only one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleRequest, format_grid, parse_puzzle
from nonokit.server.wire.grid import parse_state
from nonokit.server.wire.request import Request


class SolveRequest(Request):
    """`state` is a partly filled grid to go on from."""

    puzzle: PuzzleRequest
    state: str | None = None
    timeout_s: Annotated[float, Field(ge=0, le=limits.MAX_TIMEOUT_S)] = 20.0
    max_solutions: Annotated[int, Field(ge=1, le=limits.MAX_SOLUTIONS)] = 2


class StageJson(BaseModel):
    """One stage that ran."""

    method: str
    ticks: int
    seconds: float
    open_cells: int


class StatsJson(BaseModel):
    """How the answer was reached; `is_complete` when the solutions are all there are."""

    engine: str
    seconds: float
    ticks: int
    guesses: int
    is_complete: bool
    stages: list[StageJson]


class SolveAnswer(BaseModel):
    """`known` holds every cell that is the same in all solutions; `reason` explains "none" and "unknown"."""

    status: Literal["unique", "multiple", "none", "unknown"]
    solutions: list[str]
    known: str
    reason: str | None
    stats: StatsJson


def run(request: SolveRequest) -> SolveAnswer:
    """Solves within the time asked for."""
    from nonokit.solving import solve

    puzzle = parse_puzzle(request.puzzle)
    state = parse_state(request.state, puzzle) if request.state is not None else None
    result = solve(puzzle, max_solutions=request.max_solutions, timeout_s=request.timeout_s, state=state)
    stats = result.stats
    return SolveAnswer(
        status=result.status.value,
        solutions=[format_grid(grid) for grid in result.solutions],
        known=format_grid(result.known),
        reason=result.reason,
        stats=StatsJson(
            engine=stats.engine,
            seconds=stats.seconds,
            ticks=stats.ticks,
            guesses=stats.guesses,
            is_complete=stats.is_complete,
            stages=[
                StageJson(method=s.method, ticks=s.ticks, seconds=s.seconds, open_cells=s.open_cells)
                for s in stats.stages
            ],
        ),
    )


JOB = Job(
    name="solve",
    summary="Solve a puzzle; prove whether the solution is unique",
    request=SolveRequest,
    answer=SolveAnswer,
    run=run,
    quick_bytes=8_000,
    limit_s=limits.MAX_TIMEOUT_S + 15,  # the solver stops by itself before that
)

"""A random puzzle, proved unique, as hard as wanted. Its picture comes along: whoever asked is making puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.jobs.repair import Symmetry
from nonokit.server.wire import PuzzleJson, format_grid, format_puzzle
from nonokit.server.wire.request import Request

MAX_LIMIT_S = 40.0
Score = Annotated[int, Field(ge=0, le=100)]


class GenerateRequest(Request):
    """`difficulty` is a grade, a class, "line-solvable", "unique", or a band of scores; see `nonokit generate`.

    `like` draws a motif, or "any".
    """

    width: Annotated[int, Field(ge=1, le=limits.MAX_MADE_SIDE)]
    height: Annotated[int, Field(ge=1, le=limits.MAX_MADE_SIDE)]
    colours: Annotated[int, Field(ge=1, le=9)] = 1
    difficulty: Annotated[str, Field(max_length=40)] | tuple[Score, Score] | None = None
    density: Annotated[float, Field(gt=0, lt=1)] | None = None
    symmetry: Symmetry | None = None
    like: Annotated[str, Field(max_length=60)] | None = None
    seed: Annotated[int, Field(ge=0, le=10**12)] | Annotated[str, Field(max_length=100)] | None = None
    timeout_s: Annotated[float, Field(gt=0, le=MAX_LIMIT_S)] = 20.0


class GenerateAnswer(BaseModel):
    """`is_wanted` is false for the nearest puzzle found when time ran out; `reason` then says why."""

    puzzle: PuzzleJson
    grid: str
    seed: int | str
    is_wanted: bool
    reason: str | None


def run(request: GenerateRequest) -> GenerateAnswer:
    """Makes one."""
    from nonokit.generating import generate

    made = generate(
        request.width,
        request.height,
        colours=request.colours,
        difficulty=request.difficulty,
        density=request.density,
        symmetry=request.symmetry,
        like=request.like,
        seed=request.seed,
        timeout_s=request.timeout_s,
    )
    return GenerateAnswer(
        puzzle=format_puzzle(made.puzzle),
        grid=format_grid(made.proof.solutions[0]),
        seed=made.seed,
        is_wanted=made.is_wanted,
        reason=made.reason,
    )


JOB = Job(
    name="generate",
    summary="A random puzzle of a wanted difficulty",
    request=GenerateRequest,
    answer=GenerateAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 30,
)

"""How hard a puzzle is for a person."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleRequest, parse_puzzle
from nonokit.server.wire.request import Request

MAX_LIMIT_S = 50.0


class RateRequest(Request):
    """What to rate, and how long that may take."""

    puzzle: PuzzleRequest
    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = MAX_LIMIT_S


class MinutesJson(BaseModel):
    """The time expected of people, and between what four of five such times lie."""

    expected: float
    low: float
    high: float


class RateAnswer(BaseModel):
    """`grade` is the name for people; `class` is what the hardest step takes; `score` orders puzzles, null with several solutions.

    When time runs out the class is "unknown", score and figures are null, and `reason` says so.

    `techniques` counts steps, `available` is how many moves there were to choose from at each step, `first_moves`
    are `[y, x, technique]` for an empty grid.
    """

    model_config = ConfigDict(validate_by_name=True)

    grade: str
    class_: Annotated[str, Field(alias="class")]
    score: int | None
    minutes: MinutesJson | None
    difficulty: int | None
    tedium: int | None
    steps: int | None
    techniques: dict[str, int]
    available: list[int]
    bottleneck: int
    deepest_chain: int
    first_moves: list[Annotated[list[int | str], Field(min_length=3, max_length=3)]]
    reason: str | None


def run(request: RateRequest) -> RateAnswer:
    """Rates the explained solve."""
    from nonokit.rating import rate

    puzzle = parse_puzzle(request.puzzle, max_cells=limits.MAX_HINT_CELLS)
    return RateAnswer.model_validate(rate(puzzle, timeout_s=request.timeout_s).as_data())


JOB = Job(
    name="rate",
    summary="The difficulty for a person: class, score, profile",
    request=RateRequest,
    answer=RateAnswer,
    run=run,
    quick_bytes=1_000,
    limit_s=MAX_LIMIT_S + 10,
)

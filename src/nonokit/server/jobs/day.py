"""The puzzle of a day: made from the date, the same for everyone, without asking anyone."""

from __future__ import annotations

import datetime
import re
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator

from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleJson, format_puzzle
from nonokit.server.wire.request import Request

MAKE_TIMEOUT_S = 20.0


def as_written(date: Any) -> Any:
    """A date in digits; a number would be taken for seconds since 1970."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", str(date)):
        raise ValueError("expected a date such as 2026-11-16")
    return date


Date = Annotated[datetime.date, BeforeValidator(as_written)]


class DayRequest(Request):
    """The date, as YYYY-MM-DD."""

    date: Date


class DayAnswer(BaseModel):
    """The puzzle of that day."""

    date: datetime.date
    puzzle: PuzzleJson


def run(request: DayRequest) -> DayAnswer:
    """Makes the puzzle of the date asked for."""
    from nonokit.generating import puzzle_of_the_day

    made = puzzle_of_the_day(request.date, timeout_s=MAKE_TIMEOUT_S)
    return DayAnswer(date=request.date, puzzle=format_puzzle(made.puzzle))


JOB = Job(
    name="day",
    summary="The puzzle of the day",
    request=DayRequest,
    answer=DayAnswer,
    run=run,
    limit_s=MAKE_TIMEOUT_S + 10,
)

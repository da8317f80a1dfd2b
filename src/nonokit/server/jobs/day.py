"""The puzzle of a day: the same for everyone who asks on that date, without asking anyone.

Until puzzles can be made for a date, the gallery takes turns, and no puzzle comes twice before all have come once.
"""

from __future__ import annotations

import datetime
from itertools import count
from math import gcd

from pydantic import BaseModel

from nonokit.model import Puzzle
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleJson, format_puzzle

STRIDE = 31  # neighbours in the gallery are of one size; this far apart they are not


class DayRequest(BaseModel):
    """The date, as YYYY-MM-DD."""

    date: datetime.date


class DayAnswer(BaseModel):
    """The puzzle of that day."""

    date: datetime.date
    puzzle: PuzzleJson


def run(request: DayRequest) -> DayAnswer:
    """The puzzle of the date asked for."""
    return DayAnswer(date=request.date, puzzle=format_puzzle(puzzle_of(request.date)))


def puzzle_of(date: datetime.date) -> Puzzle:
    """The gallery's puzzle whose turn it is.

    >>> puzzle_of(datetime.date(2025, 1, 1)) == puzzle_of(datetime.date(2025, 1, 2))
    False
    """
    from nonokit.puzzles import library

    gallery = [entry for entry in library() if entry.course is None]
    stride = next(n for n in count(STRIDE) if gcd(n, len(gallery)) == 1)
    return gallery[date.toordinal() * stride % len(gallery)].puzzle


JOB = Job(
    name="day",
    summary="The puzzle of the day",
    request=DayRequest,
    answer=DayAnswer,
    run=run,
    limit_s=30.0,
)

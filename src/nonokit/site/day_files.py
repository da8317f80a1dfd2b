"""The puzzles of the days as files, a month in each: nobody waits for Python to play today's.

The years are written down and not taken from a clock, for the same input gives the same bytes. All other days are made in
the page.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from nonokit.generating import puzzle_of_the_day
from nonokit.model import Puzzle
from nonokit.server.page_clues import clues_json
from nonokit.server.wire import format_puzzle

YEARS = (2026, 2027, 2028)


@cache
def day_files() -> dict[str, bytes]:
    """The files by name; each holds its puzzles by date."""
    months: dict[str, dict[str, Any]] = {}
    for day in days():
        puzzle = puzzle_of_the_day(day, timeout_s=None).puzzle
        months.setdefault(f"{day:%Y-%m}", {})[day.isoformat()] = day_json(puzzle)
    return {
        f"days/{month}.json": json.dumps(puzzles, ensure_ascii=False, separators=(",", ":")).encode()
        for month, puzzles in months.items()
    }


def days() -> Iterator[datetime.date]:
    """Every day of the years that are written down."""
    first, end = datetime.date(YEARS[0], 1, 1), datetime.date(YEARS[-1] + 1, 1, 1)
    return (first + datetime.timedelta(number) for number in range((end - first).days))


def day_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as the page reads it, without what the page finds out by itself."""
    told = format_puzzle(puzzle).model_dump(
        mode="json", exclude_none=True, exclude={"id", "code", "rows", "columns"}
    )
    return {**told, **clues_json(puzzle)}

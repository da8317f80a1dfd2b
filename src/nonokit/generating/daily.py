"""The puzzle of the day: one for everybody, made from the date alone, harder towards the weekend."""

from __future__ import annotations

import datetime
from dataclasses import replace

from nonokit.generating.budget import OnProgress
from nonokit.generating.random_puzzle import Generated, generate

# Monday to Sunday: size and difficulty.
WEEK: tuple[tuple[int, str], ...] = (
    (10, "easy"),
    (10, "easy"),
    (12, "medium"),
    (15, "easy"),
    (15, "medium"),
    (15, "one-step"),
    (20, "medium"),
)

# Not strftime: its names depend on the machine's language.
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def puzzle_of_the_day(
    date: datetime.date | None = None,
    *,
    timeout_s: float | None = 60.0,
    on_progress: OnProgress | None = None,
) -> Generated:
    """The puzzle of a day, today by default; the same on every machine.

    >>> puzzle_of_the_day(datetime.date(2026, 3, 2)).puzzle.title
    'Puzzle of the day, 2 March 2026'
    """
    day = date or datetime.date.today()
    size, difficulty = WEEK[day.weekday()]
    made = generate(
        size,
        size,
        difficulty=difficulty,
        seed=f"day {day.isoformat()}",
        timeout_s=timeout_s,
        on_progress=on_progress,
    )
    title = f"Puzzle of the day, {day.day} {MONTHS[day.month - 1]} {day.year}"
    return replace(made, puzzle=made.puzzle.replace(title=title))

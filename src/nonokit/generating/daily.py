"""The puzzle of the day: a picture with a name, one for everybody, made from the date alone, harder towards the weekend.

In half a year every motif has one day at most. From Monday to Friday line logic is enough and pictures grow; on
Saturday and Sunday something must be tried out. Only drawings and the engine's own steps decide, never a clock, so a
date gives the same puzzle on every machine and with every engine, and for every day that has been.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from nonokit.errors import ArgumentError, InternalError
from nonokit.generating.budget import Budget, OnProgress
from nonokit.generating.constants import DAILY_CHOICE, DRAWINGS_A_DAY, WEEKS
from nonokit.generating.daily_motifs import Edition, edition_of
from nonokit.generating.drawn_motifs.canvas import DrawingStyle
from nonokit.generating.drawn_motifs.motif import Drawing, Motif
from nonokit.generating.drawn_motifs.puzzle import mended, titled
from nonokit.generating.drawn_motifs.registry import find_motif
from nonokit.generating.random_puzzle import Generated
from nonokit.model import Puzzle
from nonokit.solving import solve

SATURDAY, SUNDAY = 5, 6
SOLID, LINE, COLOUR = DrawingStyle.SOLID, DrawingStyle.LINE, DrawingStyle.COLOUR


class Day(NamedTuple):
    """What a day of the week wants: cells of the longer side, styles in turn, and whether cells must be tried out."""

    sides: tuple[int, ...]
    styles: tuple[DrawingStyle, ...]
    needs_trials: bool = False


# Monday to Sunday.
WEEK = (
    Day((12, 13), (SOLID,)),
    Day((14, 15), (COLOUR,)),
    Day((17, 18), (SOLID,)),
    Day((20, 21), (COLOUR,)),
    Day((25, 26), (SOLID, LINE)),
    Day((25, 26, 27, 28), (LINE, LINE, SOLID), needs_trials=True),
    Day((30, 32, 34, 36), (LINE, LINE, COLOUR), needs_trials=True),
)


def puzzle_of_the_day(
    date: datetime.date | str | None = None,
    *,
    timeout_s: float | None = 60.0,
    on_progress: OnProgress | None = None,
) -> Generated:
    """The puzzle of a day, today by default; the same on every machine.

    >>> puzzle_of_the_day("2026-03-02").puzzle.source
    'nonokit, day 2026-03-02'
    """
    day = day_of(date)
    with Budget(DRAWINGS_A_DAY, timeout_s, on_progress) as budget:
        made = _made(day, budget)
        budget.close(made)
    return made


def day_of(date: datetime.date | str | None) -> datetime.date:
    """A date, also as text, or today."""
    if isinstance(date, datetime.datetime):
        return date.date()
    if date is None or isinstance(date, datetime.date):
        return date or datetime.date.today()
    try:
        return datetime.date.fromisoformat(date)
    except (TypeError, ValueError):
        raise ArgumentError(
            f"date is {date!r}: expected a datetime.date or text such as 2026-11-16"
        ) from None


def motif_of_the_day(day: datetime.date) -> Motif:
    """What the picture of a day shows."""
    week, weekday = divmod(day.toordinal() - 1, 7)  # day 1 was a Monday
    cycle, place = divmod(week, WEEKS)
    return find_motif(_plan(edition_of(day), cycle)[weekday][place])


@lru_cache(maxsize=4)
def _plan(edition: Edition, cycle: int) -> tuple[tuple[str, ...], ...]:
    """Per day of the week the motifs of a cycle, week by week: none twice, each where it can be drawn well."""
    left = list(edition.names)
    Random(f"days {cycle}").shuffle(left)
    plan: dict[int, tuple[str, ...]] = {}
    for weekday in (0, 1, SUNDAY, SATURDAY, 2, 3, 4):  # those with the fewest motifs to choose from first
        day = WEEK[weekday]
        fitting = [name for name in left if find_motif(name).sizes[0] <= day.sides[0]]
        fitting.sort(key=lambda name: _rank(name, weekday, edition))
        plan[weekday] = tuple(fitting[:WEEKS])
        left = [name for name in left if name not in plan[weekday]]
    return tuple(plan[weekday] for weekday in range(7))


def _rank(name: str, weekday: int, edition: Edition) -> int:
    """How well a motif suits a day, 0 best; what is fit for weekends is kept for them."""
    if weekday == SATURDAY:
        return (name not in edition.saturday) + (name in edition.sunday)
    if weekday == SUNDAY:
        return int(name not in edition.sunday)
    return int(name in edition.saturday | edition.sunday)


def _made(day: datetime.date, budget: Budget) -> Generated:
    motif = motif_of_the_day(day)
    chosen = _chosen(motif, day, budget)
    if chosen is None:
        raise InternalError(f"the puzzle of {day.isoformat()} ({motif.name}) has no single solution")
    puzzle = titled(motif, chosen).replace(source=f"nonokit, day {day.isoformat()}")
    seed = f"day {day.isoformat()}"
    return Generated(puzzle, solve(puzzle), seed, is_wanted=True, candidates=budget.candidates)


def _chosen(motif: Motif, day: datetime.date, budget: Budget) -> Drawing | None:
    """The first drawing that takes what the day wants; of several that take trials the easiest or the hardest."""
    want = WEEK[day.weekday()]
    drawings: list[Drawing] = []
    fitting: list[tuple[int, Drawing]] = []
    spare: list[Drawing] = []
    for drawing in _drawings(motif, want, day, budget):
        drawings.append(drawing)
        takes = _takes(drawing)
        if takes is None:
            continue
        needs_trials, ticks = takes
        if needs_trials != want.needs_trials:
            spare.append(drawing)
            continue
        fitting.append((ticks, drawing))
        if len(fitting) == (DAILY_CHOICE if needs_trials else 1):
            break
    if fitting:
        best = max if day.weekday() == SUNDAY else min
        return best(fitting, key=lambda one: one[0])[1]
    if want.needs_trials and spare:
        return spare[0]
    changed = mended((spare or drawings)[0], "line-solvable")
    return changed or (spare[0] if spare else None)


def _drawings(motif: Motif, want: Day, day: datetime.date, budget: Budget) -> Iterator[Drawing]:
    """Forms of the motif, one after the other."""
    budget.begin("draw")
    rng = Random(f"day {day.isoformat()}")
    for number in range(DRAWINGS_A_DAY):
        side = min(rng.choice(want.sides), motif.sizes[1])
        style = want.styles[number % len(want.styles)]
        budget.spend()
        yield motif.draw(*motif.size(side), style, f"{day.isoformat()} {number}")


def _takes(drawing: Drawing) -> tuple[bool, int] | None:
    """Whether the clues take trials, and how much work they are; None for several solutions."""
    result = solve(Puzzle.from_grid(drawing.grid), methods=("isolated-rules", "probe"))
    return (result.stats.methods[-1] == "probe", result.stats.ticks) if result.is_unique else None

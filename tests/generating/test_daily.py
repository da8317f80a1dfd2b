"""The puzzle of the day: a named picture, the same for everyone, harder towards the weekend."""

from __future__ import annotations

import datetime
import hashlib
import sys
from collections.abc import Iterator

import pytest

from nonokit.engine import choose
from nonokit.generating import puzzle_of_the_day
from nonokit.generating.constants import WEEKS
from nonokit.generating.daily import motif_of_the_day
from nonokit.generating.daily_motifs import EDITIONS
from nonokit.generating.drawn_motifs import find_motif
from nonokit.solving import solve

MONDAY = datetime.date(2026, 3, 2)


def days(first: datetime.date, count: int) -> Iterator[datetime.date]:
    return (first + datetime.timedelta(number) for number in range(count))


def test_a_day_has_one_named_puzzle() -> None:
    made = puzzle_of_the_day(MONDAY)
    assert made.puzzle == puzzle_of_the_day(MONDAY).puzzle
    assert made.puzzle.title == motif_of_the_day(MONDAY).title
    assert made.puzzle.source == "nonokit, day 2026-03-02"
    assert made.proof.is_unique


def test_no_picture_comes_twice_within_a_cycle() -> None:
    start = datetime.date.fromordinal(1 + 7 * WEEKS * 4000)
    names = [motif_of_the_day(day).name for day in days(start, 7 * WEEKS)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("day", list(days(MONDAY, 14)), ids=str)
def test_every_day_is_unique_and_fits_the_week(day: datetime.date) -> None:
    made = puzzle_of_the_day(day)
    puzzle = made.puzzle
    assert made.proof.is_unique
    assert made.proof.solution == puzzle.goal
    assert (
        max(puzzle.width, puzzle.height)
        in ((12, 13), (14, 15), (17, 18), (20, 21), (25, 26), range(25, 29), range(30, 37))[day.weekday()]
    )
    takes_trials = solve(puzzle, methods=("isolated-rules",)).known != puzzle.goal
    assert takes_trials == (day.weekday() >= 5)


def test_any_day_that_has_been_has_one() -> None:
    for day in (datetime.date.min, datetime.date(1999, 12, 31), datetime.date.max):
        assert puzzle_of_the_day(day).proof.is_unique


def test_the_reference_engine_makes_the_same_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [puzzle_of_the_day(day).puzzle for day in days(MONDAY, 2)]
    chooser = sys.modules["nonokit.engine.choose"]  # the package has a function of that name
    monkeypatch.setattr(chooser, "_native", lambda: (None, "switched off by a test"))
    assert choose().name == "reference"
    assert [puzzle_of_the_day(day).puzzle for day in days(MONDAY, 2)] == wanted


def test_days_that_have_been_stay_as_they_were() -> None:
    """Whoever changes a drawing changes days: keep the old form for old editions, or begin a new one."""
    text = " ".join(puzzle_of_the_day(day).puzzle.id for day in days(MONDAY, 7))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "705416bb4bb08e74"


def test_editions_name_motifs_that_exist() -> None:
    for edition in EDITIONS:
        assert edition.saturday | edition.sunday <= set(edition.names)
        assert all(find_motif(name) for name in edition.names)
        assert len(set(edition.names)) == len(edition.names) >= 7 * WEEKS

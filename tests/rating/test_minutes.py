"""Expected minutes: more where there is more to look at, the same however a puzzle is held, and none without an end."""

from __future__ import annotations

from random import Random

import pytest

from nonokit.generating.texture import texture
from nonokit.model import Grid, Puzzle
from nonokit.puzzles import get
from nonokit.rating import Class, rate
from nonokit.rating.constants import TRIAL_DOUBT
from nonokit.rating.effort import Effort, Rounds
from nonokit.rating.minutes import minutes_of
from nonokit.rating.rating import rate_within
from nonokit.solving import solve
from nonokit.solving.limits import Limits


def random_unique(rng: Random, count: int, side: int) -> list[Puzzle]:
    found: list[Puzzle] = []
    while len(found) < count:
        puzzle = Puzzle.from_grid(Grid(side, side, texture(side, side, colours=1, density=0.55, rng=rng)))
        if solve(puzzle).is_unique:
            found.append(puzzle)
    return found


def test_the_rounds_of_a_small_puzzle_by_hand() -> None:
    """Every line is looked at once, and all but the empty ones' crossings are known after the first round."""
    puzzle = Puzzle.from_clues(rows=[[2], [0]], columns=[[1], [1]])
    rounds = Rounds(puzzle)
    effort = rounds.run()
    assert effort is not None
    assert rounds.domains == [2, 2, 1, 1]
    assert (effort.stretches, effort.open_lines, effort.vain_runs) == (2, 4, 2)


def test_effort_is_the_same_however_a_line_solvable_puzzle_is_held() -> None:
    for puzzle in random_unique(Random(3), 5, 8):
        one, other = (Rounds(form).run() for form in (puzzle, puzzle.transposed()))
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one.features() == pytest.approx(other.features())


def test_larger_puzzles_take_longer() -> None:
    rng = Random(4)
    small, large = (random_unique(rng, 4, side) for side in (5, 12))
    longest = max(
        rating.minutes.expected for p in small if (rating := rate(p, timeout_s=None)).minutes is not None
    )
    shortest = min(
        rating.minutes.expected for p in large if (rating := rate(p, timeout_s=None)).minutes is not None
    )
    assert longest < shortest


@pytest.mark.parametrize("is_coloured", [False, True])
def test_a_trial_costs_time_and_certainty(is_coloured: bool) -> None:
    plain = Effort(60, 40.0, 90, 30, 0.0, 0.5)
    tried = Effort(60, 40.0, 90, 30, 1.8, 0.5)
    without, with_trial = (minutes_of(one, is_coloured=is_coloured) for one in (plain, tried))
    assert 1.3 < with_trial.expected / without.expected < 3
    assert without.low < without.expected < without.high
    width = (with_trial.high / with_trial.low) / (without.high / without.low)
    assert width == pytest.approx(TRIAL_DOUBT**2)


def test_minutes_are_known_before_the_steps_where_nothing_is_tried_out() -> None:
    puzzle = get("duck").puzzle
    with Limits(stop=lambda: limits.stage == "techniques") as limits:
        rating = rate_within(limits, puzzle)
    assert (rating.class_, rating.steps) == (Class.UNKNOWN, None)
    assert rating.minutes == rate(puzzle, timeout_s=None).minutes
    assert rating.minutes is not None


def test_several_solutions_have_no_minutes() -> None:
    rating = rate(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]))
    assert rating.minutes is None
    assert rating.as_data()["minutes"] is None

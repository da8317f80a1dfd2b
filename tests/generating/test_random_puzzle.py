"""Random puzzles: always unique, as hard as asked for, the same for the same seed, and never without an end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonokit.errors import NonokitError
from nonokit.generating import DIFFICULTIES, SYMMETRIES, generate
from nonokit.generating.budget import Budget
from nonokit.generating.difficulty import BANDS
from nonokit.generating.symmetry import is_symmetric
from nonokit.rating import Class, rate
from nonokit.solving import Progress, Status, solve
from nonokit.solving.limits import Limits
from processes import PATIENCE_S

SLOW = {"chain", "needs-guessing", "expert", "unique", "line-solvable"}


@settings(max_examples=40, deadline=None)
@given(
    width=st.integers(1, 16),
    height=st.integers(1, 16),
    colours=st.integers(1, 4),
    seed=st.integers(0, 10**6),
)
def test_every_puzzle_has_one_solution(width: int, height: int, colours: int, seed: int) -> None:
    made = generate(width, height, colours=colours, seed=seed)
    result = solve(made.puzzle, methods=["isolated-rules"])
    assert made.is_wanted
    assert result.status is Status.UNIQUE
    assert result.solution == made.puzzle.goal


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), difficulty=st.sampled_from(["easy", "medium", "one-step", "unique"]))
def test_the_seed_decides_everything(seed: int, difficulty: str) -> None:
    first, second = (generate(9, 8, difficulty=difficulty, seed=seed) for _ in range(2))
    assert first.puzzle == second.puzzle
    assert first.candidates == second.candidates


def test_another_seed_makes_another_puzzle() -> None:
    assert generate(10, 10, seed=1).puzzle != generate(10, 10, seed=2).puzzle


def test_a_drawn_seed_is_told() -> None:
    made = generate(8, 8)
    assert generate(8, 8, seed=made.seed).puzzle == made.puzzle


@pytest.mark.parametrize("name", [name for name in DIFFICULTIES if name not in SLOW])
@pytest.mark.parametrize("seed", range(3))
def test_as_hard_as_wanted(name: str, seed: int) -> None:
    made = generate(10, 10, difficulty=name, seed=seed)
    low, high = BANDS[name]
    score = rate(made.puzzle, timeout_s=None).score
    assert made.is_wanted
    assert score is not None
    assert low <= score <= high


@pytest.mark.parametrize("name", ["chain", "needs guessing"])
def test_classes_beyond_line_logic(name: str) -> None:
    made = generate(8, 8, difficulty=name, seed=5)
    assert made.rating.class_ is Class(name)


def test_colour_puzzles_of_a_class() -> None:
    made = generate(10, 10, colours=3, difficulty="line tricks", seed=1)
    assert made.rating.class_ is Class.LINE_TRICKS
    assert set(made.puzzle.goal.cells) == {0, 1, 2, 3} if made.puzzle.goal else False


def test_a_band_of_scores() -> None:
    made = generate(10, 10, difficulty=(36, 44), seed=3)
    assert made.rating.score is not None
    assert 36 <= made.rating.score <= 44


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_symmetric_pictures(symmetry: str) -> None:
    made = generate(9, 9, symmetry=symmetry, seed=4)
    assert made.puzzle.goal is not None
    assert is_symmetric(made.puzzle.goal.cells, 9, 9, symmetry)


@pytest.mark.parametrize("density", [0.35, 0.5, 0.7])
def test_density(density: float) -> None:
    made = generate(20, 20, density=density, seed=2)
    assert made.puzzle.goal is not None
    assert 1 - made.puzzle.goal.cells.count(0) / 400 == pytest.approx(density, abs=0.05)


def test_limits_end_the_work_with_the_nearest_puzzle() -> None:
    made = generate(12, 12, difficulty="exact line", seed=1, max_candidates=400)
    assert not made.is_wanted
    assert made.reason is not None
    assert solve(made.puzzle).is_unique
    assert made.candidates < 1000


def test_a_search_that_used_up_its_time_leaves_none_for_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budget, "rating_s", 0.0)
    made = generate(10, 10, difficulty="medium", seed=1)
    whole = rate(made.puzzle, timeout_s=None)
    assert (made.rating.class_, made.rating.score) == (whole.class_, whole.score)  # as the search learned
    assert made.rating.steps is None
    assert "time limit" in str(made.rating.reason)
    assert generate(10, 10, seed=1).rating.class_ is Class.UNKNOWN  # nobody looked


@pytest.mark.parametrize(
    ("timeout_s", "seconds", "left"),
    [(None, 100.0, 20.0), (60.0, 5.0, 20.0), (8.0, 5.0, 3.0), (8.0, 9.0, 0.0)],
)
def test_rating_gets_what_is_left(
    timeout_s: float | None, seconds: float, left: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limits, "seconds", seconds)
    assert Budget(1, timeout_s).rating_s == left


def test_nothing_found_is_an_error_that_says_so() -> None:
    with pytest.raises(NonokitError, match="no line-solvable puzzle of 40×40 was found"):
        generate(40, 40, density=0.2, seed=1, max_candidates=3)


def test_no_time_at_all() -> None:
    with pytest.raises(NonokitError, match="time limit"):
        generate(60, 60, density=0.25, seed=1, timeout_s=0)


def test_raising_from_the_progress_callback_cancels() -> None:
    class Enough(Exception):
        pass

    def stop(progress: Progress) -> None:
        assert 0 <= progress.known <= 1
        raise Enough

    with pytest.raises(Enough):
        generate(60, 60, density=0.25, seed=1, timeout_s=PATIENCE_S, on_progress=stop)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"width": 0}, "0×5"),
        ({"colours": 99}, "99 colours"),
        ({"density": 1.5}, "density of 1.5"),
        ({"symmetry": "spiral"}, "no symmetry 'spiral'"),
        ({"symmetry": "diagonal", "width": 6}, "needs a square"),
        ({"difficulty": "silly"}, "no difficulty 'silly'"),
        ({"difficulty": (80, 20)}, "band of scores"),
        ({"max_candidates": 0}, "max_candidates is 0"),
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, object], sentence: str) -> None:
    settings_ = {"width": 5, "height": 5, **wrong}
    with pytest.raises(NonokitError, match=sentence):
        generate(settings_.pop("width"), settings_.pop("height"), **settings_)  # type: ignore[arg-type]

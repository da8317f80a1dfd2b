"""Time limits and Ctrl-C of `hint`, `explain` and `rate`: an honest answer, with what was found by then."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from nonokit import Grid, Interrupted, Puzzle, Status
from nonokit.explaining import Explanation, Hint, StepEvent, explain, hint, moves_to_keep
from nonokit.explaining.mistakes import Move
from nonokit.rating import Class, Rating, rate
from nonokit.solving import Progress
from pictures import endless_puzzle

# A random half-filled board of this size needs trials for minutes.
HARD = endless_puzzle()
HEART = Puzzle.from_grid([".#.#.", "#####", "#####", ".###.", "..#.."]).replace(goal=None)


def test_an_explanation_that_runs_out_of_time_has_the_steps_until_then(engine_name: str) -> None:
    found = explain(HARD, timeout_s=0.5, engine=engine_name)
    assert found.status is Status.UNKNOWN
    assert found.is_stopped
    assert found.reason == "the time limit of 0.5 s was reached"
    assert not found.is_complete
    *_, last = found.grids()
    assert last == found.grid


def test_steps_are_the_same_with_and_without_a_limit() -> None:
    shorter, longer = sorted((explain(HARD, timeout_s=0.5).steps, explain(HARD, timeout_s=1).steps), key=len)
    assert longer[: len(shorter)] == shorter


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    assert explain(HEART, timeout_s=60) == explain(HEART)
    assert hint(HEART, timeout_s=60) == hint(HEART)
    assert rate(HEART, timeout_s=60) == rate(HEART, timeout_s=None)


def test_no_time_at_all() -> None:
    assert explain(HEART, timeout_s=0).steps == ()
    assert hint(HEART, timeout_s=0).kind == "unknown"
    rating = rate(HEART, timeout_s=0)
    assert (rating.class_, rating.reason) == (Class.UNKNOWN, "the time limit of 0 s was reached")


def test_a_rating_that_runs_out_of_time_says_how_hard_it_was_until_then() -> None:
    rating = rate(HARD, timeout_s=0.5)
    assert rating.class_ is Class.UNKNOWN
    assert rating.reason is not None
    assert rating.reason.startswith("the time limit of 0.5 s was reached")
    assert (rating.score, rating.difficulty, rating.tedium, rating.steps) == (None, None, None, None)
    assert sum(rating.profile.techniques.values()) == len(rating.profile.available)
    assert rating.as_data()["reason"] == rating.reason


def test_a_hint_that_runs_out_of_time_is_none_in_every_language() -> None:
    found = hint(endless_puzzle(), timeout_s=0.05)
    assert found.kind == found.technique == "unknown"
    assert not found.is_wrong
    assert found.reason == "the time limit of 0.05 s was reached"
    assert found.text("where") == "No hint was found in the time allowed."
    assert found.text("why", "de") == "Den nächsten Schritt zu finden dauert länger als das Zeitlimit."
    assert found.as_data()["reason"] == found.reason


def test_a_wrong_state_is_told_even_when_there_is_no_time_to_rewind(monkeypatch: pytest.MonkeyPatch) -> None:
    from nonokit.explaining import mistakes
    from nonokit.explaining.deadline import Stopped

    def stopped(*_: object, **__: object) -> None:
        raise Stopped

    monkeypatch.setattr(mistakes, "solve", stopped)
    found = hint(HEART, history=[(1, 2, 0)], timeout_s=5)
    assert found.kind == "impossible-line"
    assert found.rewind_to is None
    assert found.reason


@pytest.mark.parametrize(
    ("ask", "kind"),
    [(explain, Explanation), (rate, Rating), (partial(hint, mistakes="cells"), Hint)],
)
def test_ctrl_c_raises_with_what_is_known(ask: Callable[..., object], kind: type[Any]) -> None:
    with pytest.raises(Interrupted) as stop:
        ask(HARD, on_progress=lambda _: signal.raise_signal(signal.SIGINT))
    assert isinstance(stop.value.result, kind)
    assert str(stop.value.result.reason).startswith("interrupted")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("ask", [explain, rate])
def test_progress_is_reported_and_its_errors_surface(ask: Callable[..., object]) -> None:
    seen: list[Progress] = []

    def note(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 3:
            raise RuntimeError("callback")

    with pytest.raises(RuntimeError, match="callback"):
        ask(HARD, on_progress=note)
    assert all(0 <= progress.known <= 1 and progress.stage for progress in seen)


def test_errors_of_a_listener_surface_and_give_ctrl_c_back() -> None:
    def fail(_: StepEvent) -> None:
        raise RuntimeError("listener")

    with pytest.raises(RuntimeError, match="listener"):
        explain(HEART, on_event=fail)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_moves_after_a_mistake_cost_no_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    from nonokit.explaining import mistakes

    solves: list[Grid] = []
    solve = mistakes.solve
    monkeypatch.setattr(
        mistakes,
        "solve",
        lambda *args, state, **options: (solves.append(state), solve(*args, state=state, **options))[1],
    )
    mistake: list[Move] = [(1, 0, 1), (1, 2, 0)]
    rest: list[Move] = [(2, x, 1) for x in range(5)]
    assert moves_to_keep(HEART, [*mistake, *rest]) == 1
    assert len(solves) == 2
    assert moves_to_keep(HEART, [*mistake, *rest, (1, 2, 1)]) == 8

"""The clock and Ctrl-C around making: heard while at work, and left as they were found."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from nonokit import Grid, Interrupted, generate, repair
from nonokit.errors import NonokitError
from nonokit.generating.budget import Budget

NOISE = Grid.from_text(["#.#.#.#.", ".#.#.#.#"] * 4)


@pytest.mark.parametrize(
    "work",
    [
        lambda: generate(15, 15, difficulty="line-tricks", seed=3),
        lambda: repair(NOISE, difficulty="line-solvable"),
    ],
)
def test_ctrl_c_is_as_before_when_the_work_is_done(work: Callable[[], object]) -> None:
    before = signal.getsignal(signal.SIGINT)
    work()
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_is_as_before_after_an_error() -> None:
    def cancel(_: object) -> None:
        raise NonokitError("cancelled")

    with pytest.raises(NonokitError, match="cancelled"):
        generate(20, 20, difficulty="needs-guessing", seed=1, on_progress=cancel)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def count_to(budget: Budget, signal_at: int) -> str:
    """Work that is interrupted half-way."""
    with budget:
        while not budget.is_over:
            budget.spend()
            if budget.candidates == signal_at:
                signal.raise_signal(signal.SIGINT)
        budget.close("so far")
    return "to the end"


def test_ctrl_c_ends_the_work_with_what_was_made() -> None:
    budget = Budget(1_000_000)
    with pytest.raises(Interrupted) as stop:
        count_to(budget, signal_at=100)
    assert stop.value.result == "so far"
    assert budget.candidates < 1000
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler

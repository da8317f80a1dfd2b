"""Time limits, Ctrl-C, progress and threads."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import nonokit
from nonokit import Puzzle, Status, solve
from nonokit.solving import Progress, SolveResult
from nonokit.solving.limits import Limits
from pictures import endless_puzzle, hard_puzzle
from processes import PATIENCE_S, running

# A random half-filled board of this size keeps every stage busy for long.
HARD = endless_puzzle()


@pytest.mark.parametrize("methods", [None, ["probe"], ["search"], ["fork"], ["implications"], ["sat"]])
def test_a_time_limit_answers_unknown_with_what_is_known(engine_name: str, methods: list[str] | None) -> None:
    result = solve(HARD, timeout_s=0.3, methods=methods, engine=engine_name)
    assert result.status is Status.UNKNOWN
    assert "0.3 s" in (result.reason or "") or "stuck" in (result.reason or "")
    assert (result.known.width, result.known.height) == (100, 100)


def test_a_time_limit_of_zero_answers_at_once(engine_name: str) -> None:
    assert solve(HARD, timeout_s=0, engine=engine_name).status is Status.UNKNOWN


def test_ambiguity_that_runs_out_of_time_says_what_is_undecided() -> None:
    result = nonokit.ambiguity(HARD, timeout_s=0.3)
    assert result.status is Status.UNKNOWN
    assert len(result.undecided) + len(result.settled) + len(result.cells) == 10_000
    assert result.reason


def test_time_that_runs_out_while_cells_are_compared_leaves_them_undecided(
    monkeypatch: pytest.MonkeyPatch, engine_name: str
) -> None:
    def poll(limits: Limits) -> bool:
        limits.is_over = limits.is_over or limits.stage == "ambiguity"
        return limits.is_over

    puzzle = Puzzle.from_clues(rows=[[1]] * 6, columns=[[1]] * 6)
    assert len(nonokit.ambiguity(puzzle, engine=engine_name).cells) == 36
    monkeypatch.setattr(Limits, "poll", poll)
    result = nonokit.ambiguity(puzzle, timeout_s=PATIENCE_S, engine=engine_name)
    assert result.status is Status.MULTIPLE
    assert result.undecided
    assert len(result.undecided) + len(result.settled) + len(result.cells) == 36
    assert f"{PATIENCE_S:g} s" in (result.reason or "")


def test_progress_is_reported_and_its_errors_surface() -> None:
    seen: list[Progress] = []

    def note(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 3:
            raise RuntimeError("callback")

    for timeout_s in (PATIENCE_S, None):
        seen.clear()
        with pytest.raises(RuntimeError, match="callback"):
            solve(HARD, timeout_s=timeout_s, on_progress=note)
        assert len(seen) == 3
        assert all(0 <= progress.known <= 1 and progress.stage for progress in seen)


def test_ctrl_c_raises_with_what_is_known(engine_name: str) -> None:
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])

    def interrupt_soon(_: Progress) -> None:
        if timer.ident is None:
            timer.start()

    with pytest.raises(nonokit.Interrupted) as stop:
        solve(HARD, engine=engine_name, on_progress=interrupt_soon)
    assert isinstance(stop.value.result, SolveResult)
    assert (stop.value.result.status, stop.value.result.reason) == (Status.UNKNOWN, "interrupted")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_limits_that_nobody_will_end_leave_ctrl_c_alone() -> None:
    """Else it would be lost from then on, for whoever comes later."""
    Limits().poll()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with Limits() as limits:
        limits.poll()
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_from_outside_ends_the_process() -> None:
    code = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from pictures import endless_puzzle
import nonokit
nonokit.solve(endless_puzzle(), methods=["sat"], on_progress=lambda progress: print(progress.stage, flush=True))
"""
    with running([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"sat\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE_S)
    assert process.returncode != 0
    assert b"nonokit.solving.result.Interrupted" in errors


def test_several_solves_in_several_threads(engine_name: str) -> None:
    puzzles = [hard_puzzle(12, seed) for seed in range(8)]
    alone = [solve(puzzle, engine=engine_name) for puzzle in puzzles]
    answers: list[object] = [None] * len(puzzles)

    def work(i: int) -> None:
        answers[i] = solve(puzzles[i], engine=engine_name).solutions

    threads = [threading.Thread(target=work, args=(i,)) for i in range(len(puzzles))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [result.solutions for result in alone]

"""Time limits, Ctrl-C, progress and threads."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import nonokit
from nonokit import Status, solve
from pictures import hard_puzzle
from processes import running

# A random half-filled board of this size keeps every stage busy for long.
HARD = hard_puzzle(100, 7)


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


def test_progress_is_reported_and_its_errors_surface() -> None:
    seen: list[nonokit.solve.__class__] = []
    solve(HARD, timeout_s=0.9, on_progress=seen.append)  # type: ignore[arg-type]
    assert len(seen) >= 2
    assert all(0 <= p.known <= 1 and p.stage for p in seen)  # type: ignore[attr-defined]

    def fail(_: object) -> None:
        raise RuntimeError("callback")

    for timeout_s in (3, None):
        with pytest.raises(RuntimeError, match="callback"):
            solve(HARD, timeout_s=timeout_s, on_progress=fail)


def test_ctrl_c_raises_with_what_is_known(engine_name: str) -> None:
    code = f"""
import signal, sys, threading, time
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from pictures import hard_puzzle
from processes import running
import nonokit
threading.Timer(0.8, lambda: signal.raise_signal(signal.SIGINT)).start()
begin = time.perf_counter()
try:
    nonokit.solve(hard_puzzle(100, 7), engine={engine_name!r})
except nonokit.Interrupted as stop:
    print(stop.result.status.value, stop.result.reason, time.perf_counter() - begin < 5)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "unknown interrupted True", done.stderr


def test_ctrl_c_from_outside_ends_the_process() -> None:
    code = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from pictures import hard_puzzle
from processes import running
import nonokit
print("ready", flush=True)
nonokit.solve(hard_puzzle(100, 7))
"""
    with running([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1.5)  # by now SAT is at work
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) != 0
        assert process.stderr is not None
        assert b"Interrupted" in process.stderr.read()


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

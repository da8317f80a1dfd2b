"""SAT in two ways at once: the same answers, whichever is first, and the other ends."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import sleep

import pytest

import nonokit
from nonokit import ArgumentError, Puzzle, SolveResult, Status, solve
from nonokit.solving import two_ways
from nonokit.solving.limits import Limits
from nonokit.solving.solve_run import SolveRun
from nonokit.solving.two_ways import LEARN, LEARN_APART, PROBING_SEARCH
from pictures import endless_puzzle, hard_puzzle
from processes import PATIENCE_S

pytestmark = pytest.mark.native
Work = Callable[[SolveRun, int, int], None]
SECOND = (PROBING_SEARCH, LEARN_APART)  # what the second thread does before it asks others
TWO = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
ONE = Puzzle.from_clues(rows=[[2], [1]], columns=[[2], [1]])
NONE = Puzzle.from_clues(rows=[[1], [1], [3]], columns=[[1, 1], [1], [1, 1]])
work = two_ways.work


def wait(run: SolveRun) -> None:
    while not run.limits.poll():
        sleep(0.001)


def alone(*methods: int) -> Work:
    """Work of which only some gets anywhere."""

    def work_or_wait(run: SolveRun, method: int, budget: int) -> None:
        if method in methods:
            work(run, method, budget)
        elif method != PROBING_SEARCH:  # which ends by itself
            wait(run)

    return work_or_wait


def second_ways() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "nonokit-second-way"]


@pytest.mark.parametrize("method", [LEARN, *SECOND])
@pytest.mark.parametrize(
    "puzzle", [TWO, ONE, NONE, hard_puzzle(15, 2), hard_puzzle(12, 4, density=0.35)], ids=range(5)
)
def test_any_way_gives_the_answer(monkeypatch: pytest.MonkeyPatch, method: int, puzzle: Puzzle) -> None:
    expected = solve(puzzle, methods=["sat"])
    monkeypatch.setattr(two_ways, "work", alone(method))
    result = solve(puzzle, methods=["sat"], threads=2, timeout_s=PATIENCE_S)
    assert (result.status, result.reason) == (expected.status, expected.reason)
    assert result.stats.is_complete == expected.stats.is_complete
    if expected.status is Status.UNIQUE:
        assert result.solutions == expected.solutions
    assert not second_ways()


@pytest.mark.parametrize("method", [LEARN, *SECOND])
def test_one_solution_that_was_asked_for_is_no_interruption(
    monkeypatch: pytest.MonkeyPatch, method: int
) -> None:
    monkeypatch.setattr(two_ways, "work", alone(method))
    result = solve(TWO, methods=["sat"], threads=2, max_solutions=1, timeout_s=PATIENCE_S)
    assert (result.status, len(result.solutions)) == (Status.UNKNOWN, 1)
    assert (result.reason or "").startswith("one solution was asked for")


def test_what_is_over_before_the_first_poll_starts_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    methods = []

    def settle_at_once(run: SolveRun, method: int, budget: int) -> None:
        methods.append(method)
        run.is_complete = True

    monkeypatch.setattr(two_ways, "work", settle_at_once)
    assert solve(TWO, methods=["sat"], threads=2).status is Status.NONE
    assert methods == [LEARN]


def test_solutions_of_both_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=PATIENCE_S)

    def find_one(run: SolveRun, method: int, budget: int) -> None:
        run.limits.poll()
        run.keep(b"\0\1\1\0" if method == LEARN else b"\1\0\0\1")
        both.wait()
        run.limits.is_over = True  # as when time runs out

    monkeypatch.setattr(two_ways, "work", find_one)
    result = solve(TWO, methods=["sat"], threads=2, timeout_s=PATIENCE_S)
    assert (result.status, len(result.solutions)) == (Status.MULTIPLE, 2)


def test_the_first_way_rests_beside_a_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    polls, learned = 0, 0
    has_begun = threading.Event()

    def work_of_first(run: SolveRun, method: int, budget: int) -> None:
        nonlocal learned
        if method == LEARN:
            learned += 1
            run.limits.poll()
            assert has_begun.wait(PATIENCE_S)

    def pair(run: SolveRun) -> bool:
        before = polls
        run.fills_cores = True
        has_begun.set()
        while polls < before + 5:
            sleep(0.001)
        run.is_complete = True
        return False

    def noted(limits: Limits) -> bool:
        nonlocal polls
        polls += threading.current_thread() is threading.main_thread()
        return poll(limits)

    poll = Limits.poll
    monkeypatch.setattr(Limits, "poll", noted)
    monkeypatch.setattr(two_ways, "work", work_of_first)
    monkeypatch.setattr(two_ways, "sat", pair)
    assert solve(TWO, methods=["sat"], threads=2).status is Status.NONE
    assert learned == 1


def test_an_error_of_the_second_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(run: SolveRun, method: int, budget: int) -> None:
        if method in SECOND:
            raise ZeroDivisionError
        wait(run)

    monkeypatch.setattr(two_ways, "work", broken)
    with pytest.raises(ZeroDivisionError):
        solve(TWO, methods=["sat"], threads=2)
    assert not second_ways()


def test_a_time_limit_ends_both() -> None:
    result = solve(endless_puzzle(), methods=["sat"], threads=2, timeout_s=0.3)
    assert (result.status, result.reason) == (Status.UNKNOWN, "the time limit of 0.3 s was reached")
    assert not second_ways()


def test_ctrl_c_ends_both() -> None:
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])

    def interrupt_soon(_: object) -> None:
        if timer.ident is None:
            timer.start()

    with pytest.raises(nonokit.Interrupted) as stop:
        solve(endless_puzzle(), methods=["sat"], threads=2, on_progress=interrupt_soon, timeout_s=PATIENCE_S)
    assert isinstance(stop.value.result, SolveResult)
    assert not second_ways()


def test_whoever_wants_to_hear_how_gets_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two_ways, "work", lambda *_: pytest.fail("nobody could tell how"))
    events: list[object] = []
    assert solve(TWO, methods=["sat"], threads=2, on_event=events.append).status is Status.MULTIPLE
    assert events


def test_the_number_is_checked() -> None:
    with pytest.raises(ArgumentError, match="threads"):
        solve(TWO, threads=0)

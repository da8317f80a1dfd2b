"""Many puzzles in one call: the same answers as one by one, in order or as they come."""

from __future__ import annotations

import _thread
import gc
import random
import threading
from collections.abc import Iterator
from itertools import chain, islice, repeat
from typing import Any

import pytest

from nonokit import ArgumentError, Grid, Puzzle, PuzzleError, SolveResult, Status, solve, solve_many
from nonokit.solving.batches import BatchSolver, Request
from nonokit.solving.brief import answers_of
from processes import PATIENCE_S

TWO = ([[1], [1]], [[1], [1]])  # a square with two solutions
LONGER = Puzzle.from_clues(*TWO).replace(
    given=Grid.from_rows([[1, 0], [0, 1]])
)  # not in one call of the engine


def picture(seed: int, side: int, colours: int = 1) -> Puzzle:
    dice = random.Random(seed)
    values = [0, 0, *range(1, colours + 1)]
    palette = Puzzle.from_clues([[(1, "red"), (1, "blue")]], [[(1, "red")], [(1, "blue")]]).palette
    rows = [[dice.choice(values) for _ in range(side)] for _ in range(side)]
    return Puzzle.from_grid(Grid.from_rows(rows, palette) if colours > 1 else Grid.from_rows(rows))


def mixture() -> list[Puzzle]:
    """Unique, ambiguous, impossible, coloured, with given cells, with missing clues, hard for line logic."""
    some = [picture(seed, 3 + seed % 6, 1 + seed % 2) for seed in range(24)]
    given = [puzzle.replace(given=puzzle.goal) for puzzle in some[:3]]
    odd = [
        Puzzle.from_clues([[2], [1]], [[1], [1]]),
        Puzzle.from_clues([None, [1]], [["?"], []]),
        Puzzle.from_clues([[1]] * 7, [[1]] * 7),
    ]
    return [*some, *given, *odd]


def essence(result: SolveResult) -> tuple[object, ...]:
    """What does not depend on how long it took."""
    stages = [(stage.method, stage.ticks, stage.open_cells) for stage in result.stats.stages]
    return result.status, result.solutions, result.known, result.reason, stages


@pytest.mark.parametrize("threads", [1, 3])
def test_the_answers_are_those_of_solve(threads: int) -> None:
    puzzles = mixture()
    expected = [essence(solve(puzzle)) for puzzle in puzzles]
    assert {status for status, *_ in expected} == {Status.UNIQUE, Status.MULTIPLE, Status.NONE}
    assert [essence(result) for result in solve_many(puzzles, threads=threads)] == expected


def test_as_they_come_every_puzzle_has_its_number() -> None:
    puzzles = mixture()
    found = dict(solve_many(puzzles, threads=3, in_order=False))
    assert [essence(found[number]) for number in range(len(puzzles))] == [
        essence(solve(puzzle)) for puzzle in puzzles
    ]


def test_the_reference_engine_answers_too() -> None:
    puzzles = mixture()[:6]
    ours, theirs = solve_many(puzzles, engine="reference"), solve_many(puzzles)
    assert [result.status for result in ours] == [result.status for result in theirs]


@pytest.mark.parametrize("threads", [1, 2])
def test_plain_lists_and_options_for_each(threads: int) -> None:
    one, two, over = (
        next(solve_many([TWO], threads=threads, max_solutions=1)),
        next(solve_many([TWO], threads=threads)),
        next(solve_many([TWO], threads=threads, timeout_s=0)),
    )
    assert (one.status, len(one.solutions)) == (Status.UNKNOWN, 1)
    assert (two.status, len(two.solutions)) == (Status.MULTIPLE, 2)
    assert (over.status, over.reason) == (Status.UNKNOWN, "the time limit of 0 s was reached")


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("bad", [([[1.5]], [[1]]), ([], []), ([[(1, 9)]], [[1]]), "abc"])
def test_an_error_comes_where_its_result_would_be(threads: int, bad: object) -> None:
    results = solve_many([TWO, TWO, bad, TWO], threads=threads)  # type: ignore[list-item]
    assert [next(results).status, next(results).status] == [Status.MULTIPLE] * 2
    with pytest.raises((PuzzleError, ArgumentError)) as caught:
        next(results)
    assert "puzzle number 2" in caught.value.__notes__[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_puzzles_are_taken_as_needed(threads: int) -> None:
    taken = 0

    def endless() -> Iterator[object]:
        nonlocal taken
        while True:
            taken += 1
            yield TWO

    results = solve_many(endless(), threads=threads)  # type: ignore[arg-type]
    assert len(list(islice(results, 100))) == 100
    assert taken < 600
    results.close()  # type: ignore[attr-defined]


def test_a_stop_ends_the_work_at_hand() -> None:
    solver = BatchSolver(Request(2, None, "auto"), 1)
    solver.stop.set()
    (answer,) = solver.solve_batch([picture(1, 30).replace(given=Grid.blank(30, 30))])
    assert isinstance(answer, SolveResult)
    assert answer.status is Status.UNKNOWN


@pytest.mark.skipif(answers_of("auto") is None, reason="results made in Python")
def test_kept_results_give_the_garbage_collector_nothing_to_do() -> None:
    (result,) = solve_many([TWO])
    values = [result, result.solutions, *result.solutions, result.known, result.stats, result.stats.stages]
    assert not [value for value in (*values, *result.stats.stages) if gc.is_tracked(value)]


def test_options_are_checked_before_anything_is_solved() -> None:
    for options in ({"threads": 0}, {"max_solutions": 0}, {"timeout_s": -1}):
        with pytest.raises(ArgumentError, match=next(iter(options))):
            solve_many([], **options)  # type: ignore[call-overload]


def test_an_iterator_that_is_given_up_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The garbage collector may end it in any thread: waiting there for another could last for ever."""
    go, finished = threading.Event(), []
    answer = BatchSolver.answer
    first = LONGER.replace(title="first")

    def wait_and_answer(solver: BatchSolver, puzzle: Any, brief: Any) -> Any:
        if puzzle.title != first.title:
            go.wait(PATIENCE_S)
            finished.append(puzzle)
        return answer(solver, puzzle, brief)

    monkeypatch.setattr(BatchSolver, "answer", wait_and_answer)
    results = solve_many(chain([first], repeat(LONGER)), threads=2)
    assert next(results).status is Status.UNIQUE
    del results
    assert not finished
    go.set()


def test_an_error_of_ours_in_a_thread_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(BatchSolver, "answer", broken)
    for threads in (1, 2):
        with pytest.raises(ZeroDivisionError):
            list(solve_many([LONGER], threads=threads))


def test_a_batch_may_be_empty() -> None:
    assert BatchSolver(Request(2, None, "auto"), 1).solve_batch([]) == []


def solving_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("nonokit-solve")]


@pytest.mark.skipif(answers_of("auto") is None, reason="a pool of threads")
def test_threads_without_work_end_and_are_started_again() -> None:
    results = solve_many([LONGER, TWO] * 300, threads=3)
    assert next(results).status is Status.UNIQUE
    for thread in solving_threads():
        thread.join(PATIENCE_S)
    assert not solving_threads()
    assert len(list(results)) == 599


@pytest.mark.parametrize("engine", ["auto", "reference"])
@pytest.mark.parametrize("in_order", [True, False])
@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_of_who_makes_puzzles_comes_behind_the_results_of_all_before(
    threads: int, in_order: bool, engine: Any
) -> None:
    def made() -> Iterator[Any]:
        yield from repeat(TWO, 20)
        raise OSError("the disk is gone")

    results = solve_many(made(), threads=threads, in_order=in_order, engine=engine)
    assert len(list(islice(results, 20))) == 20
    with pytest.raises(OSError, match="the disk is gone"):
        next(results)


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_it(threads: int) -> None:
    timer = threading.Timer(0.1, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        for _ in solve_many(repeat(picture(5, 20)), threads=threads):
            pass
    timer.join()


class Interrupting(Puzzle):
    """One whose clues take so long to make that Ctrl-C comes in the middle."""

    asked = 0

    @property
    def buffers(self) -> Any:
        self.__dict__["asked"] = self.asked + 1
        if self.asked == 1:
            raise KeyboardInterrupt
        return self.flat.counts, self.flat.lengths, self.flat.colours


@pytest.mark.skipif(answers_of("auto") is None, reason="the engine reads nothing by itself")
@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_while_a_puzzle_is_read_is_not_lost(threads: int) -> None:
    made = picture(1, 5)
    with pytest.raises(KeyboardInterrupt):
        list(solve_many([Interrupting(made.rows, made.columns)], threads=threads))

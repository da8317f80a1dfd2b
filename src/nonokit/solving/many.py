"""Many puzzles in one call: handed to the engine by the dozen, on several threads, without Python in between."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn, TypeAlias, overload

from nonokit.engine import BriefAnswer, Engine, EngineName, choose
from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.errors import ArgumentError, NonokitError
from nonokit.model import ClueLike, Puzzle, check_puzzle
from nonokit.solving.brief import answers_of
from nonokit.solving.constants import CELLS_AT_ONCE, PUZZLES_AT_ONCE
from nonokit.solving.limits import Limits, check_timeout
from nonokit.solving.pipeline import go_on
from nonokit.solving.result import SolveResult

if TYPE_CHECKING:
    from concurrent.futures import Future

PuzzleLike: TypeAlias = Puzzle | tuple[Iterable[ClueLike], Iterable[ClueLike]]
Answer: TypeAlias = SolveResult | NonokitError
Batch: TypeAlias = tuple[int, list[Answer]]  # the number of the first, and answers to it and those behind it


@overload
def solve_many(
    puzzles: Iterable[PuzzleLike],
    *,
    threads: int | None = None,
    in_order: Literal[True] = True,
    max_solutions: int = 2,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
) -> Iterator[SolveResult]: ...
@overload
def solve_many(
    puzzles: Iterable[PuzzleLike],
    *,
    threads: int | None = None,
    in_order: Literal[False],
    max_solutions: int = 2,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
) -> Iterator[tuple[int, SolveResult]]: ...
def solve_many(
    puzzles: Iterable[PuzzleLike],
    *,
    threads: int | None = None,
    in_order: bool = True,
    max_solutions: int = 2,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
) -> Iterator[Any]:
    """Solves puzzles, or pairs of lists `(rows, columns)`, on all cores; `solve` says what the options mean.

    Results come in the order of the puzzles; with `in_order=False` as they are found, each as `(number, result)` with the
    number of its puzzle from 0. `timeout_s` is for each puzzle. Puzzles are taken as needed, some hundred ahead, so there
    may be millions. An error, of clues that make no puzzle, is raised where its result would be.

    >>> squares = [([[1], [1]], [[1], [1]]), ([[2], [2]], [[2], [2]])]
    >>> [result.status.value for result in solve_many(squares)]
    ['multiple', 'unique']
    """
    if max_solutions < 1:
        raise ArgumentError(f"max_solutions is {max_solutions}: expected 1 or more")
    if threads is not None and threads < 1:
        raise ArgumentError(f"threads is {threads}: expected 1 or more")
    check_timeout(timeout_s)
    batches = Crew(Request(max_solutions, timeout_s, engine), threads or cores()).batches(puzzles, in_order)
    return results_in_order(batches) if in_order else numbered_results(batches)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_in_order(batches: Iterator[Batch]) -> Iterator[SolveResult]:
    """Results alone; an error is raised."""
    for first, answers in batches:
        if are_results(answers):
            yield from answers  # type: ignore[misc]
            continue
        for number, answer in enumerate(answers, first):
            yield answer if type(answer) is SolveResult else raised(answer, number)


def are_results(answers: list[Any]) -> bool:
    """Whether nothing else is among them: nearly always, so that looking at each by itself would be a waste."""
    return {*map(type, answers)} == {SolveResult}


def numbered_results(batches: Iterator[Batch]) -> Iterator[tuple[int, SolveResult]]:
    """Results with their numbers; an error is raised."""
    for first, answers in batches:
        for number, answer in enumerate(answers, first):
            yield number, answer if type(answer) is SolveResult else raised(answer, number)


def raised(error: Answer, number: int) -> NoReturn:
    """Raises an error and says whose it is."""
    assert isinstance(error, NonokitError)
    error.add_note(f"This is puzzle number {number} of those to solve, counted from 0.")
    raise error


class Request(NamedTuple):
    """What is asked of every puzzle."""

    max_solutions: int
    timeout_s: float | None
    engine: EngineName


class Crew:
    """Threads that solve a few dozen puzzles at a time."""

    def __init__(self, request: Request, threads: int) -> None:
        self.request = request
        self.threads = threads
        self.engine = choose(request.engine)
        self.answers = answers_of(request.engine) if request.timeout_s != 0 else None
        self.stop = threading.Event()

    def batches(self, puzzles: Iterable[PuzzleLike], in_order: bool) -> Iterator[Batch]:
        """Answers to all puzzles, batch by batch."""
        if self.threads == 1:  # without threads there is nothing to hand over, and Ctrl-C arrives by itself
            for first, batch in cut(puzzles):
                yield self.numbered(first, batch)
            return
        from concurrent.futures import ThreadPoolExecutor

        pool = ThreadPoolExecutor(self.threads, "nonokit-solve")
        running: deque[Future[Batch]] = deque()
        try:
            for first, batch in cut(puzzles):
                running.append(pool.submit(self.numbered, first, batch))
                if len(running) > 2 * self.threads:
                    yield next_done(running, in_order)
            while running:
                yield next_done(running, in_order)
        finally:
            self.stop.set()
            # Nobody waits here: an iterator that was forgotten is ended by the garbage collector, in any thread at any
            # moment, also in one that is just beginning and holds a lock that the end of another needs.
            pool.shutdown(wait=False, cancel_futures=True)

    def numbered(self, first: int, batch: Sequence[PuzzleLike]) -> Batch:
        """Answers, with the number of the first."""
        return first, self.solve_batch(batch)

    def solve_batch(self, batch: Sequence[PuzzleLike]) -> list[Answer]:
        """Answers to a batch: those that take no more than a moment in one call, then the others one by one."""
        answers = self.brief_answers(batch)
        if are_results(answers):
            return answers
        for index, item in enumerate(batch):
            if type(answers[index]) is not SolveResult:
                answers[index] = self.answer(made_of(item), answers[index])
        return answers

    def brief_answers(self, batch: Sequence[PuzzleLike]) -> list[Any]:
        """What the engine says to all of them in one call; None where it does not answer."""
        if self.answers is None:
            return [None] * len(batch)
        timeout_s = float("inf") if self.request.timeout_s is None else self.request.timeout_s
        answers = self.answers.solve_many(batch, self.request.max_solutions, timeout_s, self.stop.is_set)
        return answers + [None] * (len(batch) - len(answers))

    def engine_for(self, puzzle: Puzzle) -> Engine:
        """The engine that can solve it."""
        longest = max(puzzle.width, puzzle.height)
        if longest <= KERNEL_LONGEST_LINE:
            return self.engine
        return choose(self.request.engine, longest_line=longest)

    def answer(self, puzzle: Puzzle | NonokitError, brief: BriefAnswer | None) -> Answer:
        """The whole answer to one puzzle that takes longer."""
        if not isinstance(puzzle, Puzzle):
            return puzzle
        seconds = 0.0 if brief is None else brief[3]
        try:
            engine = self.engine_for(puzzle)
            with Limits(self.request.timeout_s, stop=self.stop.is_set, spent_s=seconds) as limits:
                return go_on(puzzle, engine, limits, self.request.max_solutions, brief)
        except NonokitError as error:
            return error


def made_of(item: PuzzleLike) -> Puzzle | NonokitError:
    """The puzzle of a pair of lists; or what is wrong with it."""
    if isinstance(item, Puzzle):
        return item
    try:
        if not isinstance(item, tuple) or len(item) != 2:
            check_puzzle(item, "solve_many")
        return Puzzle.from_clues(*item)
    except NonokitError as error:
        return error


def cut(puzzles: Iterable[PuzzleLike]) -> Iterator[tuple[int, list[PuzzleLike]]]:
    """Batches, with the number of their first; it by itself, so that something is to be seen at once, then more and more."""
    items = iter(puzzles)
    first, most = 0, 1
    while taken := list(islice(items, most)):
        for batch in parted(taken):
            yield first, batch
            first += len(batch)
        most = min(PUZZLES_AT_ONCE, 2 * most)


def parted(batch: list[PuzzleLike]) -> Iterator[list[PuzzleLike]]:
    """The same puzzles in parts, none much larger than is good for one call."""
    part: list[PuzzleLike] = []
    cells = 0
    sizes = [item.width * item.height if isinstance(item, Puzzle) else 0 for item in batch]
    if sum(sizes) <= CELLS_AT_ONCE:
        yield batch
        return
    for item, size in zip(batch, sizes, strict=True):
        part.append(item)
        cells += size
        if cells > CELLS_AT_ONCE:
            yield part
            part, cells = [], 0
    if part:
        yield part


def next_done(running: deque[Future[Batch]], in_order: bool) -> Batch:
    """The answers of the first batch, or of any that is done."""
    if in_order:
        return running.popleft().result()
    from concurrent.futures import FIRST_COMPLETED, wait

    done, _ = wait(running, return_when=FIRST_COMPLETED)
    first = next(future for future in running if future in done)
    running.remove(first)
    return first.result()

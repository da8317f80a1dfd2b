"""Many puzzles in one call: handed to the engine by the dozen, on several threads, without Python in between."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, count
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, overload

from nonokit.engine import BriefAnswer, Engine, EngineName, choose
from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.errors import ArgumentError, NonokitError
from nonokit.model import ClueLike, Puzzle, check_puzzle
from nonokit.solving.brief import result_of
from nonokit.solving.constants import CELLS_AT_ONCE, PUZZLES_AT_ONCE
from nonokit.solving.limits import Limits, check_timeout
from nonokit.solving.pipeline import go_on
from nonokit.solving.result import SolveResult

if TYPE_CHECKING:
    from concurrent.futures import Future

PuzzleLike: TypeAlias = Puzzle | tuple[Iterable[ClueLike], Iterable[ClueLike]]
Answer: TypeAlias = SolveResult | NonokitError
Numbered: TypeAlias = tuple[int, Answer]


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
    crew = Crew(Request(max_solutions, timeout_s, engine), threads or cores())
    answers = crew.answers(puzzles, in_order)
    return results_in_order(answers) if in_order else numbered_results(answers)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_in_order(answers: Iterator[Numbered]) -> Iterator[SolveResult]:
    """Results alone; an error is raised."""
    for _, result in numbered_results(answers):
        yield result


def numbered_results(answers: Iterator[Numbered]) -> Iterator[tuple[int, SolveResult]]:
    """Results with their numbers; an error is raised."""
    for number, answer in answers:
        if isinstance(answer, NonokitError):
            answer.add_note(f"This is puzzle number {number} of those to solve, counted from 0.")
            raise answer
        yield number, answer


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
        self.is_brief = self.engine.solve_many_briefly is not None and request.timeout_s != 0
        self.stop = threading.Event()

    def answers(self, puzzles: Iterable[PuzzleLike], in_order: bool) -> Iterator[Numbered]:
        """Every puzzle's number and answer."""
        if self.threads == 1:  # without threads there is nothing to hand over, and Ctrl-C arrives by itself
            for batch in batches(puzzles):
                yield from self.solve_batch(batch)
            return
        from concurrent.futures import ThreadPoolExecutor

        pool = ThreadPoolExecutor(self.threads, "nonokit-solve")
        running: deque[Future[list[Numbered]]] = deque()
        try:
            for batch in batches(puzzles):
                running.append(pool.submit(self.solve_batch, batch))
                if len(running) > 2 * self.threads:
                    yield from next_done(running, in_order)
            while running:
                yield from next_done(running, in_order)
        finally:
            self.stop.set()
            # Nobody waits here: an iterator that was forgotten is ended by the garbage collector, in any thread at any
            # moment, also in one that is just beginning and holds a lock that the end of another needs.
            pool.shutdown(wait=False, cancel_futures=True)

    def solve_batch(self, batch: Sequence[tuple[int, PuzzleLike]]) -> list[Numbered]:
        """Answers to a batch: those that take no more than a moment in one call, then the others one by one."""
        puzzles = [made_of(item) for _, item in batch]
        usual = [self.is_usual(puzzle) for puzzle in puzzles]
        briefs = iter(self.brief_answers([*compress(puzzles, usual)]))
        answers: list[Numbered] = []
        for (number, _), puzzle, is_usual in zip(batch, puzzles, usual, strict=True):
            brief = next(briefs, None) if is_usual else None
            if brief is not None and brief[-1] is None and isinstance(puzzle, Puzzle):
                answers.append((number, result_of(puzzle, self.engine, brief)))
            else:
                answers.append((number, self.answer(puzzle, brief)))
        return answers

    def is_usual(self, puzzle: Puzzle | NonokitError) -> bool:
        """Whether one call may be enough."""
        return (
            self.is_brief
            and isinstance(puzzle, Puzzle)
            and puzzle.given is None
            and puzzle.width <= KERNEL_LONGEST_LINE >= puzzle.height
        )

    def engine_for(self, puzzle: Puzzle) -> Engine:
        """The engine that can solve it."""
        longest = max(puzzle.width, puzzle.height)
        if longest <= KERNEL_LONGEST_LINE:
            return self.engine
        return choose(self.request.engine, longest_line=longest)

    def brief_answers(self, puzzles: Sequence[Any]) -> Sequence[BriefAnswer]:
        """What the engine says to all of them in one call; nothing where it refuses one of them."""
        solve = self.engine.solve_many_briefly
        if solve is None or not puzzles:
            return []
        timeout_s = float("inf") if self.request.timeout_s is None else self.request.timeout_s
        clues = [(puzzle.buffers, puzzle.height, len(puzzle.palette)) for puzzle in puzzles]
        try:
            return solve(clues, self.request.max_solutions, timeout_s, self.stop.is_set)
        except ValueError:  # one by one it will turn out whose fault it is
            return []

    def answer(self, puzzle: Puzzle | NonokitError, brief: BriefAnswer | None) -> Answer:
        """The whole answer to one puzzle that takes longer."""
        if not isinstance(puzzle, Puzzle):
            return puzzle
        seconds = 0.0 if brief is None else brief[6]
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


def batches(puzzles: Iterable[PuzzleLike]) -> Iterator[list[tuple[int, PuzzleLike]]]:
    """Puzzles with their numbers; the first by itself, so that something is to be seen at once, then more and more."""
    batch: list[tuple[int, PuzzleLike]] = []
    cells = most = 0
    for number, item in zip(count(), puzzles):
        batch.append((number, item))
        cells += item.width * item.height if isinstance(item, Puzzle) else 0
        if len(batch) > most or cells > CELLS_AT_ONCE:
            yield batch
            batch, cells, most = [], 0, min(PUZZLES_AT_ONCE, 2 * most + 1)
    if batch:
        yield batch


def next_done(running: deque[Future[list[Numbered]]], in_order: bool) -> list[Numbered]:
    """The answers of the first batch, or of any that is done."""
    if in_order:
        return running.popleft().result()
    from concurrent.futures import FIRST_COMPLETED, wait

    done, _ = wait(running, return_when=FIRST_COMPLETED)
    first = next(future for future in running if future in done)
    running.remove(first)
    return first.result()

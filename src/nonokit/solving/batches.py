"""Threads that solve many puzzles, in batches.

Where the engine answers in one call, it solves without Python, and has a queue for all threads: the one that iterates puts batches
in, takes answers out, and solves meanwhile. What is left of puzzles that take longer is finished in Python, by the other
threads, so that it holds nobody up. Other engines do one batch after another in a pool of threads.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from nonokit.engine import AnswerQueue, BriefAnswer, Engine, EngineName, choose
from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.errors import ArgumentError, NonokitError
from nonokit.model import ClueLike, Puzzle, kind_of
from nonokit.solving.brief import answers_of
from nonokit.solving.constants import SECONDS_BETWEEN_POLLS, SECONDS_WITHOUT_WORK
from nonokit.solving.limits import Limits
from nonokit.solving.pipeline import go_on
from nonokit.solving.result import SolveResult

if TYPE_CHECKING:
    from concurrent.futures import Future

PuzzleLike: TypeAlias = Puzzle | tuple[Iterable[ClueLike], Iterable[ClueLike]]
Answer: TypeAlias = SolveResult | NonokitError
Batch: TypeAlias = tuple[int, list[Answer]]  # the number of the first, and answers to it and those behind it
Puzzles: TypeAlias = tuple[int, Sequence[PuzzleLike]]  # the number of the first, and it and those behind it


class Request(NamedTuple):
    """What is asked of every puzzle."""

    max_solutions: int
    timeout_s: float | None
    engine: EngineName


class BatchSolver:
    """Threads that solve a few dozen puzzles at a time."""

    def __init__(self, request: Request, threads: int) -> None:
        self.request = request
        self.threads = threads
        # Batches at work or waiting for somebody; one thread by itself does what is in its caches.
        self.ahead = 2 * threads if threads > 1 else 0
        self.engine = choose(request.engine)
        self.stop = threading.Event()

    def answers(self, batches: Iterator[Puzzles], in_order: bool) -> Iterator[Batch]:
        """Answers to all batches."""
        brief = answers_of(self.request.engine) if self.request.timeout_s != 0 else None
        if brief is not None:
            timeout_s = float("inf") if self.request.timeout_s is None else self.request.timeout_s
            queue = brief.queue(self.threads, self.request.max_solutions, timeout_s, self.stop.is_set)
            return QueueThreads(self, queue).answers(batches, in_order)
        if self.threads == 1:  # without threads there is nothing to hand over, and Ctrl-C arrives by itself
            return (self.solved(first, puzzles) for first, puzzles in batches)
        return self.answers_of_pool(batches, in_order)

    def solve_batch(self, puzzles: Sequence[PuzzleLike]) -> list[Answer]:
        """Answers to some puzzles, errors among them."""
        return [
            answer for _, answers in self.answers(iter([(0, puzzles)]), in_order=True) for answer in answers
        ]

    def answers_of_pool(self, batches: Iterator[Puzzles], in_order: bool) -> Iterator[Batch]:
        """The same by an engine that has no queue."""
        from concurrent.futures import ThreadPoolExecutor

        pool = ThreadPoolExecutor(self.threads, "nonokit-solve")
        running: deque[Future[Batch]] = deque()
        try:
            for batch in batches:
                running.append(pool.submit(self.solved, *batch))
                if len(running) > self.ahead:
                    yield next_done(running, in_order)
            while running:
                yield next_done(running, in_order)
        finally:
            self.stop.set()
            # Nobody waits here: an iterator that was forgotten is ended by the garbage collector, in any thread at any
            # moment, also in one that is just beginning and holds a lock that the end of another needs.
            pool.shutdown(wait=False, cancel_futures=True)

    def solved(self, first: int, puzzles: Sequence[PuzzleLike]) -> Batch:
        """Answers to puzzles that nobody has begun."""
        return first, [self.answer(made_of(item), None) for item in puzzles]

    def finished(self, puzzles: Sequence[PuzzleLike], answers: list[Any]) -> list[Answer]:
        """Answers to puzzles some of which the engine has settled."""
        return [
            answer if type(answer) is SolveResult else self.answer(made_of(item), answer)
            for item, answer in zip(puzzles, answers, strict=True)
        ]

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


class QueueThreads:
    """Threads at an engine's queue.

    One fewer than asked for, since the one that iterates solves as well; and where something is left for Python, another
    that does only that. They end after a while without work, and are started again: none is left over when a program ends.
    """

    def __init__(self, solver: BatchSolver, queue: AnswerQueue) -> None:
        self.solver = solver
        self.queue = queue
        self.running: dict[str, threading.Thread] = {}

    def answers(self, batches: Iterator[Puzzles], in_order: bool) -> Iterator[Batch]:
        """Answers to all batches."""
        ahead = 0
        try:
            for batch in batches:
                self.queue.put(*batch)
                ahead += 1
                if ahead > self.solver.ahead:
                    yield self.take(in_order)
                    ahead -= 1
            for _ in range(ahead):
                yield self.take(in_order)
        finally:
            self.solver.stop.set()
            self.queue.end()  # and nobody waits: the garbage collector may do this, in any thread at any moment

    def take(self, in_order: bool) -> Batch:
        """The answers to the first batch, or to any that is done."""
        is_alone = self.solver.threads == 1
        taken = None
        while taken is None:
            if not is_alone:
                self.start()
            elif self.queue.has_rest:
                self.work(solves=False, wait_s=0)
            taken = self.queue.take(in_order, 0 if is_alone else SECONDS_BETWEEN_POLLS)
        if isinstance(taken[1], BaseException):
            raise taken[1]
        return taken

    def start(self) -> None:
        """Starts those that are missing."""
        for number in range(self.solver.threads):
            name = f"nonokit-solve-{number}"
            solves = number > 0
            if name not in self.running and (solves or self.queue.has_rest):
                thread = threading.Thread(target=self.work_in_thread, name=name, args=[solves])
                self.running[name] = thread
                thread.start()

    def work_in_thread(self, solves: bool) -> None:
        """What a thread does."""
        try:
            self.work(solves, SECONDS_WITHOUT_WORK)
        finally:
            del self.running[threading.current_thread().name]

    def work(self, solves: bool, wait_s: float) -> None:
        """Solves, unless it is to do only the rest, and finishes in Python what is left, for as long as there is any."""
        while (first := self.queue.work(solves, wait_s)) is not None:
            if wait_s:
                self.start()  # another, which may have more to do now
            try:
                self.queue.finish(first, self.solver.finished(*self.queue.begun(first)))
            except BaseException as error:  # raised where its answers would be
                self.queue.finish(first, error)


def made_of(item: PuzzleLike) -> Puzzle | NonokitError:
    """The puzzle of a pair of lists; or what is wrong with it."""
    if isinstance(item, Puzzle):
        return item
    try:
        if not isinstance(item, tuple) or len(item) != 2:
            raise ArgumentError(
                f"solve_many takes puzzles, or tuples of two lists (rows, columns), not {kind_of(item)}"
            )
        return Puzzle.from_clues(*item)
    except NonokitError as error:
        return error


def next_done(running: deque[Future[Batch]], in_order: bool) -> Batch:
    """The answers of the first batch, or of any that is done."""
    if in_order:
        return running.popleft().result()
    from concurrent.futures import FIRST_COMPLETED, wait

    done, _ = wait(running, return_when=FIRST_COMPLETED)
    first = next(future for future in running if future in done)
    running.remove(first)
    return first.result()

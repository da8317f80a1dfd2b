"""Many puzzles in one call: handed to the engine by the dozen, on several threads, without Python in between."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, Literal, NoReturn, overload

from nonokit.engine import EngineName
from nonokit.errors import ArgumentError, NonokitError
from nonokit.model import Puzzle, kind_of
from nonokit.solving.batches import Answer, Batch, BatchSolver, PuzzleLike, Request
from nonokit.solving.constants import CELLS_AT_ONCE, PUZZLES_AT_ONCE
from nonokit.solving.limits import check_options
from nonokit.solving.result import SolveResult


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
    may be millions. An error, of clues that make no puzzle or of whoever hands puzzles over, is raised where its result
    would be.

    >>> squares = [([[1], [1]], [[1], [1]]), ([[2], [2]], [[2], [2]])]
    >>> [result.status.value for result in solve_many(squares)]
    ['multiple', 'unique']
    """
    check_options(max_solutions, timeout_s, threads)
    if isinstance(puzzles, Puzzle | str) or not isinstance(puzzles, Iterable):
        raise ArgumentError(f"solve_many takes puzzles, such as a list of them, not {kind_of(puzzles)}")
    supply = Supply(puzzles)
    solver = BatchSolver(Request(max_solutions, timeout_s, engine), threads or cores())
    batches = chain(solver.answers(supply.batches(), in_order), supply.end())
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


class Supply:
    """Puzzles in batches. An error of whoever makes them waits until all before it have their results."""

    def __init__(self, puzzles: Iterable[PuzzleLike]) -> None:
        self.items = iter(puzzles)
        self.error: Exception | None = None

    def batches(self) -> Iterator[tuple[int, list[PuzzleLike]]]:
        """Batches, with the number of their first; it by itself, so that something is to be seen at once, then more and more."""
        first, most = 0, 1
        while self.error is None and (taken := self.take(most)):
            for batch in parted(taken):
                yield first, batch
                first += len(batch)
            most = min(PUZZLES_AT_ONCE, 2 * most)

    def take(self, most: int) -> list[PuzzleLike]:
        """The next ones, so many at most."""
        taken: list[PuzzleLike] = []
        try:
            for item in islice(self.items, most):
                taken.append(item)
        except Exception as error:
            self.error = error
        return taken

    def end(self) -> Iterator[Batch]:
        """Nothing, or what ended it."""
        if self.error is not None:
            raise self.error
        yield from ()


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

"""How many solutions a puzzle has, how likely each value of a cell is among them, and solutions at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

from nonokit.engine import EngineName, Outcome, choose
from nonokit.errors import NonokitError, PuzzleError
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle
from nonokit.solving import constants
from nonokit.solving.constants import (
    COUNT_TIMEOUT_S,
    LARGEST_FORMULA,
    SHARE_FOR_CERTAIN_CELLS,
)
from nonokit.solving.counted_parts import CountedParts
from nonokit.solving.limits import Limits, Progress, checked_seed
from nonokit.solving.pipeline import DEFAULT_METHODS, raise_interrupt, run_pipeline, verified
from nonokit.solving.sat import can_learn, size_of
from nonokit.solving.solve_run import SolveRun
from nonokit.solving.varying_cells import compare_cells


class Count(int):
    """A number of solutions; exact only when `is_exact`, else there are at least this many.

    >>> Count(3, is_exact=False, reason="the time limit of 10 s was reached") == 3
    True
    """

    is_exact: bool
    reason: str | None

    def __new__(cls, solutions: int, *, is_exact: bool, reason: str | None = None) -> Count:
        count = super().__new__(cls, solutions)
        count.is_exact = is_exact
        count.reason = reason
        return count

    def __getnewargs_ex__(self) -> tuple[tuple[int], dict[str, Any]]:
        return (int(self),), vars(self)  # for copies and pickles

    def __repr__(self) -> str:
        return in_digits(self) if self.is_exact else f"at least {in_digits(self)}"


def in_digits(number: int, form: str = "f") -> str:
    """A number of any length as text; Python itself writes no more than 4,300 digits.

    >>> in_digits(479001600, ",")
    '479,001,600'
    """
    return format(Decimal(number), form)


def count_solutions(
    puzzle: Puzzle,
    *,
    timeout_s: float | None = COUNT_TIMEOUT_S,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Count:
    """The number of solutions, without listing them; "at least" as many as were counted when time runs out.

    >>> count_solutions(Puzzle.from_clues(rows=[[1]] * 12, columns=[[1]] * 12))
    479001600
    """
    with counted(puzzle, timeout_s, engine, on_progress, also_one=False) as (run, parts):
        # Solutions have been seen, whatever was counted.
        total = max(parts.total if parts else 0, len(run.found))
        is_exact = parts.is_exact if parts else run.is_complete
        return Count(total, is_exact=is_exact, reason=None if is_exact else reason(run))


def cell_chances(
    puzzle: Puzzle,
    *,
    timeout_s: float | None = COUNT_TIMEOUT_S,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> list[list[tuple[Fraction, ...]]]:
    """For every cell, row by row, how likely each value is when all solutions are equally likely.

    Cells that no clue reaches have no chances. An error when the solutions cannot be counted in time, or there are none.

    >>> cell_chances(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]))[0][0]
    (Fraction(1, 2), Fraction(1, 2))
    """
    with counted(puzzle, timeout_s, engine, on_progress, also_one=True) as (run, parts):
        whole = complete(run, parts)
        ways = whole.ways(len(puzzle.palette))
        chances = [tuple(Fraction(n, whole.total) for n in ways.get(i, ())) for i in range(run.cells)]
        return [chances[y * puzzle.width : (y + 1) * puzzle.width] for y in range(puzzle.height)]


def sample_solutions(
    puzzle: Puzzle,
    *,
    seed: int | None = None,
    timeout_s: float | None = COUNT_TIMEOUT_S,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Iterator[Grid]:
    """Solutions at random for as long as they are asked for, each time all of them equally likely.

    An error when the solutions cannot be counted in time, or there are none.

    >>> print(next(sample_solutions(Puzzle.from_clues(rows=[[1], []], columns=[[1], []]), seed=1)))
    #.
    ..
    """
    with counted(puzzle, timeout_s, engine, on_progress, also_one=True) as (run, parts):
        whole = complete(run, parts)
    random = Random(None if seed is None else checked_seed(seed))
    while True:
        picture = bytearray([UNKNOWN]) * run.cells
        whole.sample(random, picture)
        yield from verified(run, [run.grid(bytes(picture))])


@contextmanager
def counted(
    puzzle: Puzzle,
    timeout_s: float | None,
    engine: EngineName,
    on_progress: Callable[[Progress], object] | None,
    *,
    also_one: bool,
) -> Iterator[tuple[SolveRun, CountedParts | None]]:
    """Solves, and counts what is open; not where solving was enough to know (unless `also_one`), or not enough to begin."""
    check_puzzle(puzzle, "count_solutions")
    kernel = choose(engine, longest_line=max(puzzle.width, puzzle.height))
    with Limits(timeout_s, on_progress) as limits:
        run = SolveRun(puzzle, kernel, limits, max_solutions=2)
        run_pipeline(run, DEFAULT_METHODS)
        verified(run, [run.grid(cells) for cells in run.found])
        parts = None
        if run.found and (also_one or not run.is_complete):
            limits.stage = "count"
            if run.board.propagate() != Outcome.CONTRADICTION:
                parts = counted_parts(run)
        raise_interrupt(limits, parts)
        yield run, parts


def counted_parts(run: SolveRun) -> CountedParts:
    """What is open, as it is where that is enough, else without all that is certain and with as much work as it takes."""
    parts = CountedParts(run.board, run.board.counter(constants.DIAGRAM_NODES, 0))
    if parts.is_exact:
        return parts
    fix_what_is_certain(run)
    return CountedParts(
        run.board, run.board.counter(constants.FEW_DIAGRAM_NODES, constants.DIAGRAM_NODES_IN_DEPTH)
    )


def fix_what_is_certain(run: SolveRun) -> None:
    """Puts on the board all cells that are the same in all solutions: of hundreds that are open some dozens may differ,
    and the rest falls into small parts."""
    if len(run.found) < 2 or size_of(run.puzzle) > LARGEST_FORMULA or not can_learn(run):
        return
    until_s = SHARE_FOR_CERTAIN_CELLS * (run.limits.timeout_s or COUNT_TIMEOUT_S)
    known = {cell for cell, value in enumerate(run.board.cells()) if value != UNKNOWN}
    _, _, certain = compare_cells(run, list(run.found), set(known), until_s)
    for cell in certain - known:
        run.board.assign(cell, run.found[0][cell])
    run.board.propagate()


def complete(run: SolveRun, parts: CountedParts | None) -> CountedParts:
    """The parts, when all solutions are in them."""
    if parts is not None and parts.is_exact and parts.total:
        return parts
    if run.is_complete and not run.found:
        raise PuzzleError("no picture fits the clues")
    raise NonokitError(f"the solutions were not all counted: {reason(run)}")


def reason(run: SolveRun) -> str:
    """Why counting ended early."""
    if run.limits.is_over:
        return run.limits.reason
    if run.found:
        return f"more than {constants.DIAGRAM_NODES_IN_DEPTH:,} partial pictures would have to be kept"
    return "the solver did not decide whether there are solutions"

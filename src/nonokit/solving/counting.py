"""How many solutions a puzzle has, how likely each value of a cell is among them, and solutions at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from random import Random

from nonokit.engine import Counter, EngineName, Outcome, choose
from nonokit.errors import NonokitError
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle
from nonokit.solving import constants
from nonokit.solving.constants import (
    COUNT_TIMEOUT_S,
    LARGEST_FORMULA,
    SHARE_FOR_CERTAIN_CELLS,
)
from nonokit.solving.limits import Limits, Progress
from nonokit.solving.pipeline import DEFAULT_METHODS, raise_interrupt, run_pipeline, verified
from nonokit.solving.sat import can_learn, size_of
from nonokit.solving.solution_tree import Product, TreeBuilder
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

    def __repr__(self) -> str:
        return f"{int(self)}" if self.is_exact else f"at least {int(self)}"


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
    with counted(puzzle, timeout_s, engine, on_progress, keeps=False) as (run, tree):
        if tree is None:
            return Count(
                len(run.found), is_exact=run.is_complete, reason=None if run.is_complete else reason(run)
            )
        # Two solutions have been seen, whatever was counted.
        return Count(
            max(tree.total, 2), is_exact=tree.is_exact, reason=None if tree.is_exact else reason(run)
        )


def cell_chances(
    puzzle: Puzzle,
    *,
    timeout_s: float | None = COUNT_TIMEOUT_S,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> list[list[tuple[Fraction, ...]]]:
    """For every cell, row by row, how likely each value is when all solutions are equally likely.

    Cells that no clue reaches have no chances. An error when the solutions cannot be counted in time, or there are none.

    >>> cell_chances(Puzzle.from_clues(rows=[[1]], columns=[[1], [], [1]][:2]))[0][0]
    (Fraction(0, 1), Fraction(1, 1))
    """
    with counted(puzzle, timeout_s, engine, on_progress, keeps=True) as (run, tree):
        whole = complete(run, tree)
        ways = whole.ways()
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
    with counted(puzzle, timeout_s, engine, on_progress, keeps=True) as (run, tree):
        whole = complete(run, tree)
    random = Random(seed)
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
    keeps: bool,
) -> Iterator[tuple[SolveRun, Product | None]]:
    """Solves, and counts what is open; no tree where solving was enough to know, or not enough to begin."""
    check_puzzle(puzzle, "count_solutions")
    kernel = choose(engine, longest_line=max(puzzle.width, puzzle.height))
    with Limits(timeout_s, on_progress) as limits:
        run = SolveRun(puzzle, kernel, limits, max_solutions=2)
        run_pipeline(run, DEFAULT_METHODS)
        verified(run, [run.grid(cells) for cells in run.found])
        tree = None
        if run.found and (keeps or not run.is_complete):
            limits.stage = "count"
            counter = counted_at_once(run)
            if counter is None:
                fix_what_is_certain(run)
            if run.board.propagate() != Outcome.CONTRADICTION:
                tree = TreeBuilder(limits, len(puzzle.palette), keeps=keeps).whole(run.board, counter)
        raise_interrupt(limits, tree)
        yield run, tree


def fix_what_is_certain(run: SolveRun) -> None:
    """Puts on the board all cells that are the same in all solutions: of hundreds that are open some dozens may differ,
    and the rest falls into small parts."""
    if len(run.found) < 2 or size_of(run) > LARGEST_FORMULA or not can_learn(run):
        return
    until_s = SHARE_FOR_CERTAIN_CELLS * (run.limits.timeout_s or COUNT_TIMEOUT_S)
    known = {cell for cell, value in enumerate(run.board.cells()) if value != UNKNOWN}
    _, _, certain = compare_cells(run, list(run.found), set(known), until_s)
    for cell in certain - known:
        run.board.assign(cell, run.found[0][cell])


def counted_at_once(run: SolveRun) -> Counter | None:
    """A counter of all parts, where every one can be counted as it is."""
    counter = run.board.counter(constants.WHOLE_DIAGRAM_NODES, [])
    return counter if all(total is not None for _, total in counter.components()) else None


def complete(run: SolveRun, tree: Product | None) -> Product:
    """The tree, when all solutions are in it."""
    if tree is not None and tree.is_exact and tree.total:
        return tree
    if run.is_complete and not run.found:
        raise NonokitError("no picture fits the clues")
    raise NonokitError(f"the solutions were not all counted: {reason(run)}")


def reason(run: SolveRun) -> str:
    """Why counting ended early."""
    return (
        run.limits.reason if run.limits.is_over else "the solver did not decide whether there are solutions"
    )

"""Which cells differ between solutions: the exact set, proved cell by cell.

Every cell whose value two known solutions disagree on varies. For the others a SAT solver is asked for a solution
that gives one of them another value; each answer settles many cells at once. When time runs out, what was found
out so far is still true.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

from nonokit.engine import EngineName, choose
from nonokit.hooks import DrawnAsHtml
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle
from nonokit.solving.constants import AMBIGUITY_TIMEOUT_S, LARGEST_FORMULA
from nonokit.solving.limits import Limits, Progress
from nonokit.solving.pipeline import DEFAULT_METHODS, raise_interrupt, run_pipeline, verified
from nonokit.solving.result import SolveResult, Stats, Status
from nonokit.solving.sat import Session, model_of, size_of
from nonokit.solving.solve_run import SolveRun

Cells = set[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Ambiguity(DrawnAsHtml):
    """How the solutions of a puzzle differ.

    `cells` vary, `settled` are the same in all solutions, `undecided` were not reached in time (empty when the
    answer is complete). `examples` are two solutions that differ in many cells; fewer when fewer exist.
    """

    status: Status
    cells: Cells
    settled: Cells
    undecided: Cells
    examples: list[Grid]
    known: Grid
    stats: Stats
    reason: str | None = None

    @property
    def shortfall(self) -> str | None:
        """What is missing from `cells` and why; None when nothing is."""
        if not self.undecided:
            return None
        because = f": {self.reason}" if self.reason else ""
        return f"{len(self.undecided):,} cells were not examined{because}"


def ambiguity(
    puzzle: Puzzle,
    *,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Ambiguity:
    """The exact set of cells that differ between solutions, with two examples.

    >>> sorted(ambiguity(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])).cells)
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    check_puzzle(puzzle, "ambiguity")
    kernel = choose(engine, longest_line=max(puzzle.width, puzzle.height))
    with Limits(timeout_s, on_progress) as limits:
        run = SolveRun(puzzle, kernel, limits, max_solutions=2)
        run_pipeline(run, DEFAULT_METHODS)
        solutions = list(run.found)
        # Cells that line logic and probing fixed are the same in all solutions; a second solution must not
        # have cost any that the board still holds open.
        varying: set[int] = set()
        fixed = {i for i, value in enumerate(run.board.cells()) if value != UNKNOWN}
        if len(solutions) > 1 and size_of(run.puzzle) <= LARGEST_FORMULA:
            run.limits.stage = "ambiguity"
            solutions, varying, fixed = compare_cells(run, solutions, fixed)
        elif run.is_complete:
            fixed = set(range(run.cells))
        return conclude(run, solutions, varying, fixed)


def ambiguity_of(
    puzzle: Puzzle,
    result: SolveResult,
    *,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Ambiguity:
    """The same for a puzzle that was solved, in some seconds unless said: where its solutions differ counts in any case.

    >>> from nonokit import solve
    >>> puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    >>> len(ambiguity_of(puzzle, solve(puzzle), timeout_s=0).cells)
    4
    """
    limit_s = AMBIGUITY_TIMEOUT_S if timeout_s is None else timeout_s
    found = ambiguity(puzzle, timeout_s=limit_s, engine=engine, on_progress=on_progress)
    first, *others = result.solutions
    cells = found.cells.union(*map(first.differences, others))
    examples = found.examples if len(found.examples) > 1 else [first, *others[-1:]]
    return replace(
        found, status=result.status, cells=cells, undecided=found.undecided - cells, examples=examples
    )


def compare_cells(
    run: SolveRun, solutions: list[bytes], fixed: set[int], until_s: float = inf
) -> tuple[list[bytes], set[int], set[int]]:
    """Settles every open cell: either some solution differs there from the first, or none can.

    After so many seconds of the run no more questions are asked."""
    first = solutions[0]
    varying = {i for other in solutions for i in differences(first, other)}
    session = Session(run, rounds=0)
    try:
        question = Question(session, first, len(run.puzzle.palette))
        todo = [cell for cell in question.literals if cell not in varying and cell not in fixed]
        chunk = 64
        while todo and not run.limits.is_over and run.limits.seconds < until_s:
            asked = todo[:chunk]
            answer = question.ask(asked)
            if answer is None:
                break
            if answer:
                solutions.append(session.cells(session.model()))
                varying |= differences(first, solutions[-1])
                chunk = max(1, chunk // 2)
            else:
                fixed |= set(asked)
                chunk *= 2
            question.withdraw()
            todo = [cell for cell in todo if cell not in varying and cell not in fixed]
    finally:
        session.close()
    return solutions, varying, fixed


class Question:
    """Whether some solution differs from the first in one of some cells."""

    def __init__(self, session: Session, first: bytes, values: int) -> None:
        self.session = session
        self.guard = session.formula.variables  # under it stands what is asked, so that it can be withdrawn
        self.literals: dict[int, list[int]] = {}  # by cell: what is true of it in the first solution
        for variable, literal in zip(session.cells_of_variables, model_of(session, first), strict=True):
            self.literals.setdefault(variable // values, []).append(literal)

    def ask(self, cells: list[int]) -> bool | None:
        """The answer; None when time ran out."""
        self.guard += 1
        self.session.add([-self.guard, *(-literal for cell in cells for literal in self.literals[cell])])
        return self.session.ask([self.guard])

    def withdraw(self) -> None:
        """Takes the last question back."""
        self.session.add([-self.guard])


def differences(one: bytes, other: bytes) -> set[int]:
    """The cells in which two solutions differ."""
    return {i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b}


def conclude(run: SolveRun, solutions: list[bytes], varying: set[int], fixed: set[int]) -> Ambiguity:
    """Words the answer, with everything verified."""
    puzzle, limits = run.puzzle, run.limits
    examples = [run.grid(cells) for cells in farthest(solutions)]
    verified(run, [run.grid(cells) for cells in solutions])
    width = puzzle.width
    unknowable = {y * width + x for y, x in puzzle.unknowable()}
    undecided = set(range(run.cells)) - varying - fixed - unknowable
    known = bytearray([UNKNOWN]) * run.cells
    board = run.board.cells()
    for i in fixed:
        known[i] = solutions[0][i] if solutions else board[i]
    if varying:
        status = Status.MULTIPLE
    elif run.is_complete:
        status = Status.UNIQUE if solutions else Status.NONE
    else:
        status = Status.UNKNOWN
    run.stats.seconds = limits.seconds
    run.stats.ticks = run.board.ticks

    def positions(cells: set[int]) -> Cells:
        return {divmod(i, width) for i in cells}

    result = Ambiguity(
        status,
        positions(varying),
        positions(fixed - unknowable),
        positions(undecided),
        examples,
        run.grid(bytes(known)),
        run.stats,
        limits.reason if limits.is_over else None,
    )
    raise_interrupt(limits, result)
    return result


def farthest(solutions: list[bytes]) -> list[bytes]:
    """Two solutions that differ much: the first, and the one farthest from it."""
    if len(solutions) < 2:
        return solutions
    first = solutions[0]
    return [
        first,
        max(solutions[1:], key=lambda other: len(differences(first, other))),
    ]

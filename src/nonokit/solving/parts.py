"""One hard puzzle in parts: copies of it with some more cells given, that can be solved anywhere, in any order.

The parts are the leaves of a tree. At every fork a cell has each value of the palette in turn, also one that is seen at once
to be impossible; so the parts alone show that no picture was left out (`covers`), whoever chose the cells, and solved them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from nonokit.engine import Board, EngineName, Outcome, choose
from nonokit.errors import ArgumentError, NonokitError
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle, kind_of
from nonokit.solving.constants import LARGEST_FORMULA, MAX_PARTS
from nonokit.solving.forks import best_fork, settle
from nonokit.solving.limits import Limits, check_number
from nonokit.solving.result import SolveResult, Stats, Status
from nonokit.solving.sat import size_of
from nonokit.solving.solve_run import make_board
from nonokit.solving.verify import is_solution

Given = dict[int, int]  # cells and their values


class Branch(NamedTuple):
    """A node of the tree: what is given on the way to it, what follows from that, and how hard it is expected to be."""

    given: Given
    board: Board
    share: float  # of the work of the whole


def split_puzzle(
    puzzle: Puzzle, parts: int = 64, *, timeout_s: float | None = None, engine: EngineName = "auto"
) -> list[Puzzle]:
    """At least so many parts of a puzzle that are open, unless there is less to ask, and those that break at once; the part that
    is expected to be hardest is split next.

    >>> puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    >>> [part.given.to_text() for part in split_puzzle(puzzle, 2)]
    ['.?\\n??', '#?\\n??']
    """
    check_puzzle(puzzle, "split_puzzle")
    check_number("parts", parts, MAX_PARTS)
    kernel = choose(engine, longest_line=max(puzzle.width, puzzle.height))
    with Limits(timeout_s, None) as limits:
        board = make_board(puzzle, kernel, limits)
        given = {} if puzzle.given is None else known_cells(puzzle.given)
        is_possible = all(board.assign(cell, value) for cell, value in given.items())
        leaves = grow(Branch(given, board, 1.0), parts, puzzle, limits) if is_possible else [given]
    return [puzzle.replace(given=grid_of(puzzle, leaf), goal=None) for leaf in leaves]


def grow(root: Branch, parts: int, puzzle: Puzzle, limits: Limits) -> list[Given]:
    """The leaves of a tree with so many that are open, in the order of their cells."""
    values, asks_beliefs = len(puzzle.palette), size_of(puzzle) <= LARGEST_FORMULA
    done: list[Given] = []
    waiting: list[tuple[float, int, Branch]] = []
    order = count()  # among equals the first

    def add(given: Given, board: Board | None, share: float) -> None:
        if board is None or board.open_count == 0:
            done.append(given)
        else:
            heappush(waiting, (-share, next(order), Branch(given, board, share)))

    if settle(root.board) == Outcome.CONTRADICTION:
        return [root.given]
    add(*root)
    while waiting and len(waiting) < parts and len(done) + len(waiting) < MAX_PARTS and not limits.poll():
        branch = heappop(waiting)[2]
        fork = best_fork(branch.board, values, asks_beliefs=asks_beliefs)
        for side in fork.sides:
            given = {**branch.given, fork.cell: side.value}
            add(given, side.board, branch.share * side.share)
    leaves = done + [branch.given for _, _, branch in waiting]
    return sorted(leaves, key=lambda given: sorted(given.items()))


def combine_answers(
    puzzle: Puzzle, parts: Sequence[Puzzle], answers: Sequence[SolveResult | None]
) -> SolveResult:
    """The answer to a puzzle from those to its parts, in their order; None where there is none yet.

    Raises unless the parts are of this puzzle and leave nothing out. Solutions are checked once more. A part that was split again
    may be among them: it needs no answer.

    >>> from nonokit import solve
    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> parts = split_puzzle(puzzle, 4)
    >>> combine_answers(puzzle, parts, [solve(part) for part in parts]).status.value
    'unique'
    """
    for each in (puzzle, *parts):
        check_puzzle(each, "combine_answers")
    if len(answers) != len(parts):
        raise ArgumentError(f"there are {len(parts)} parts and {len(answers)} answers")
    for answer in answers:
        if not isinstance(answer, SolveResult | None):
            raise ArgumentError(f"an answer is what solve returns, or None, not {kind_of(answer)}")
    givens = check_parts(puzzle, parts)
    solutions = list(solutions_of(puzzle, parts, answers))
    statuses = [Status.UNKNOWN if answer is None else answer.status for answer in answers]
    open_parts = [
        number
        for number, (status, given) in enumerate(zip(statuses, givens, strict=True), 1)
        if status is Status.UNKNOWN and not is_split(given, givens, len(puzzle.palette))
    ]
    reason = None
    if Status.MULTIPLE in statuses or len(solutions) > 1:
        status = Status.MULTIPLE
    elif open_parts:
        status, reason = (
            Status.UNKNOWN,
            f"{len(open_parts)} of {len(parts)} parts have no answer: {some(open_parts)}",
        )
    else:
        status, reason = (Status.UNIQUE, None) if solutions else (Status.NONE, "no part has a solution")
    stats = Stats(
        ticks=sum(answer.stats.ticks for answer in answers if answer),
        seconds=sum(answer.stats.seconds for answer in answers if answer),
        is_complete=not open_parts and Status.MULTIPLE not in statuses,
    )
    blank = puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    return SolveResult(status, solutions, solutions[0] if status is Status.UNIQUE else blank, stats, reason)


def solutions_of(
    puzzle: Puzzle, parts: Sequence[Puzzle], answers: Sequence[SolveResult | None]
) -> Iterator[Grid]:
    """The solutions that were found, each once, after a check that shares nothing with the solver."""
    seen: set[Grid] = set()
    for number, (part, answer) in enumerate(zip(parts, answers, strict=True), 1):
        for grid in answer.solutions if answer else ():
            if not (is_solution(puzzle, grid) and is_solution(part, grid)):
                raise NonokitError(f"the answer to part {number} does not solve it: solve that part again")
            if grid not in seen:
                seen.add(grid)
                yield grid


def check_parts(puzzle: Puzzle, parts: Sequence[Puzzle]) -> list[Given]:
    """What the parts give beside the puzzle. Raises unless they are parts of it, and every picture is in one of them."""
    own = {} if puzzle.given is None else known_cells(puzzle.given)
    rest: list[Given] = []
    for number, part in enumerate(parts, 1):
        given = {} if part.given is None else known_cells(part.given)
        if (part.rows, part.columns, len(part.palette)) != (
            puzzle.rows,
            puzzle.columns,
            len(puzzle.palette),
        ) or any(given.get(cell) != value for cell, value in own.items()):
            raise NonokitError(f"part {number} is of another puzzle")
        rest.append({cell: value for cell, value in given.items() if cell not in own})
    if not covers(rest, len(puzzle.palette)):
        raise NonokitError("the parts leave something out: give all that split made, as they are")
    return rest


def is_split(part: Given, parts: Sequence[Given], values: int) -> bool:
    """Whether other parts, which give more, hold all that a part does."""
    inside = [other for other in parts if len(other) > len(part) and part.items() <= other.items()]
    return covers([{c: v for c, v in other.items() if c not in part} for other in inside], values)


def covers(parts: Sequence[Given], values: int) -> bool:
    """Whether parts hold every way to fill the cells: there is one that gives nothing, or a cell that all give, with every
    value, and those of each value hold all there is beside it."""
    waiting = [list(parts)]
    while waiting:
        some_parts = waiting.pop()
        if not some_parts:
            return False
        if not all(some_parts):
            continue
        cells = set(some_parts[0]).intersection(*some_parts[1:])
        if not cells:
            return False
        cell = min(cells)
        for value in range(values):
            waiting.append(
                [{c: v for c, v in part.items() if c != cell} for part in some_parts if part[cell] == value]
            )
    return True


def known_cells(grid: Grid) -> Given:
    """The cells of a grid that are known."""
    return {cell: value for cell, value in enumerate(grid.cells) if value != UNKNOWN}


def grid_of(puzzle: Puzzle, given: Given) -> Grid:
    """A grid in which these cells are known."""
    cells = bytearray([UNKNOWN]) * (puzzle.width * puzzle.height)
    for cell, value in given.items():
        cells[cell] = value
    return Grid(puzzle.width, puzzle.height, bytes(cells), puzzle.palette)


def some(numbers: Sequence[int], most: int = 10) -> str:
    """The first of some numbers."""
    return ", ".join(map(str, numbers[:most])) + (", …" if len(numbers) > most else "")

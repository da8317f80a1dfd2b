"""What is wrong with a state: lines that cannot be finished, cells that disagree, and which move to go back to.

What may be said is the caller's choice, because a strong check gives away what the player wants to find: "line"
only speaks of lines that cannot be finished by themselves, "cells" compares with the solutions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import index as whole
from typing import Literal, NamedTuple

from nonokit.engine import EngineName
from nonokit.errors import ArgumentError, PuzzleError
from nonokit.explaining.claims import Cell, LineRef
from nonokit.explaining.constants import SOLVE_TIMEOUT_S
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.position import Position
from nonokit.model import UNKNOWN, Grid, Puzzle, kind_of
from nonokit.solving import SolveResult, Status, solve

Mistakes = Literal["line", "cells", "off"]
MISTAKES: tuple[Mistakes, ...] = ("line", "cells", "off")
Move = tuple[int, int, int]  # row, column, value; 255 erases


class WrongState(NamedTuple):
    """The lines that nothing fits any more, and the cells that no solution has like this."""

    lines: tuple[LineRef, ...]
    cells: tuple[Cell, ...]

    def __bool__(self) -> bool:
        return bool(self.lines or self.cells)


def find_mistakes(
    position: Position,
    state: Grid,
    mistakes: Mistakes,
    engine: EngineName = "auto",
    deadline: Deadline = NO_DEADLINE,
) -> WrongState:
    """What is wrong with a state, as far as may be told."""
    lines = impossible_lines(position, deadline) if mistakes != "off" else ()
    cells = disproved_cells(position.puzzle, state, engine, deadline) if mistakes == "cells" else ()
    return WrongState(lines, cells)


def impossible_lines(position: Position, deadline: Deadline = NO_DEADLINE) -> tuple[LineRef, ...]:
    """The lines that nothing fits any more, and those through cells that cannot be what they are."""
    clashes = [(LineRef("row", y), LineRef("column", x)) for y, x in position.clashes]
    found = [line for pair in clashes for line in pair]
    for index in range(len(position.clues)):
        deadline.check()
        view = position.view(index)
        if view is not None and view.placed is None:
            found.append(position.ref(index))
    return tuple(dict.fromkeys(found))


def disproved_cells(
    puzzle: Puzzle, state: Grid, engine: EngineName = "auto", deadline: Deadline = NO_DEADLINE
) -> tuple[Cell, ...]:
    """The known cells that no solution has like this. With several solutions, those all of them agree against."""
    if _solved(puzzle, state, deadline, engine).solution is not None:
        return ()
    shared = _solved(puzzle, None, deadline, engine, max_solutions=2)
    if shared.status is Status.NONE:
        return ()
    different = state.differences(shared.known)
    return tuple(sorted(cell for cell in different if UNKNOWN not in (state[cell], shared.known[cell])))


def play(puzzle: Puzzle, moves: Sequence[Move]) -> Grid:
    """The state that moves lead to, from what the puzzle gives.

    >>> puzzle = Puzzle.from_clues(rows=[[1]], columns=[[1], []])
    >>> print(play(puzzle, [(0, 0, 1), (0, 1, 0), (0, 1, UNKNOWN)]))
    #?
    """
    start = puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    return start.with_cells({(y, x): value for y, x, value in checked_moves(puzzle, moves)})


def checked_moves(puzzle: Puzzle, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The moves, if the puzzle has their cells and colours."""
    try:
        found = tuple((whole(y), whole(x), whole(value)) for y, x, value in moves)
    except (TypeError, ValueError):
        raise ArgumentError(f"history is {kind_of(moves)}: expected moves, each (y, x, value)") from None
    width, height, colours = puzzle.width, puzzle.height, len(puzzle.palette)
    for y, x, value in found:
        if not (0 <= y < height and 0 <= x < width):
            raise PuzzleError(f"a move at [{y}, {x}]: the puzzle has {height} rows and {width} columns")
        if value != UNKNOWN and not 0 <= value < colours:
            raise PuzzleError(f"a move sets colour {value}, the puzzle has {colours}; 255 erases")
    return found


def moves_to_keep(
    puzzle: Puzzle, history: Sequence[Move], deadline: Deadline = NO_DEADLINE, engine: EngineName = "auto"
) -> int:
    """How many moves to keep so that the puzzle can be finished: the earliest wrong move is the next one.

    A mistake that was put right later does not count: the last state that was right is what one goes back to.
    """
    state = play(puzzle, ())
    solution = _solution(puzzle, state, deadline, engine)
    keep = 0
    for number, (y, x, value) in enumerate(history, start=1):
        before, state = state, state.with_cells({(y, x): value})
        # What cannot be finished is not mended by one more cell, only by one that changes.
        is_lost = solution is None and before[y, x] == UNKNOWN
        if not is_lost and (solution is None or not state.agrees_with(solution)):
            solution = _solution(puzzle, state, deadline, engine)
        if solution is not None:
            keep = number
    return keep


def _solution(puzzle: Puzzle, state: Grid, deadline: Deadline, engine: EngineName) -> Grid | None:
    """Some solution that a state can still lead to."""
    return _solved(puzzle, state, deadline, engine).solution


def _solved(
    puzzle: Puzzle, state: Grid | None, deadline: Deadline, engine: EngineName, max_solutions: int = 1
) -> SolveResult:
    """What the solver says, within what time is left."""
    timeout_s = deadline.left_s(SOLVE_TIMEOUT_S)
    result = solve(
        puzzle,
        max_solutions=max_solutions,
        timeout_s=None if timeout_s == inf else timeout_s,
        state=state,
        engine=engine,
        on_progress=deadline.relay,
    )
    if result.solution is None and result.status is not Status.NONE:
        deadline.check()
    return result

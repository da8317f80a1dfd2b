"""Wrong states: which lines cannot be finished, which cells disagree, and which move to go back to.

What may be said is the caller's choice, because a strong check gives away what the player wants to find: "line"
only speaks of lines that cannot be finished by themselves, "cells" compares with the only solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Literal

from nonokit.engine import EngineName
from nonokit.errors import PuzzleError
from nonokit.explaining.evidence import Cell, LineRef
from nonokit.explaining.patience import ENDLESS, Patience
from nonokit.explaining.position import Position
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.solving import Status, solve

Mistakes = Literal["line", "cells", "off"]
MISTAKES: tuple[Mistakes, ...] = ("line", "cells", "off")
Move = tuple[int, int, int]  # row, column, value; 255 erases


def impossible_lines(position: Position, patience: Patience = ENDLESS) -> tuple[LineRef, ...]:
    """The lines that nothing fits any more, and those through cells that cannot be what they are."""
    found = [line for y, x in position.clashes for line in (("row", y), ("column", x))]
    for index in range(len(position.clues)):
        patience.check()
        view = position.view(index)
        if view is not None and view.placed is None:
            found.append(position.ref(index))
    return tuple(dict.fromkeys(found))


def wrong_cells(state: Grid, solution: Grid) -> tuple[Cell, ...]:
    """The known cells that a solution, or what all solutions share, has otherwise."""
    different = state.differences(solution)
    return tuple(sorted(cell for cell in different if UNKNOWN not in (state[cell], solution[cell])))


def play(puzzle: Puzzle, moves: Sequence[Move]) -> Grid:
    """The state that moves lead to, from what the puzzle gives.

    >>> puzzle = Puzzle.from_clues(rows=[[1]], columns=[[1], []])
    >>> print(play(puzzle, [(0, 0, 1), (0, 1, 0), (0, 1, UNKNOWN)]))
    #?
    """
    start = puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    return start.with_cells({(y, x): check_value(puzzle, value) for y, x, value in moves})


def check_value(puzzle: Puzzle, value: int) -> int:
    """A move's value, if the puzzle has it."""
    if value != UNKNOWN and not 0 <= value < len(puzzle.palette):
        raise PuzzleError(f"a move sets colour {value}, the puzzle has {len(puzzle.palette)}; 255 erases")
    return value


def moves_to_keep(
    puzzle: Puzzle, history: Sequence[Move], patience: Patience = ENDLESS, engine: EngineName = "auto"
) -> int:
    """How many moves to keep so that the puzzle can be finished: the earliest wrong move is the next one.

    A mistake that was put right later does not count: the last state that was right is what one goes back to.
    """
    state = play(puzzle, ())
    solution = _solution(puzzle, state, patience, engine)
    keep = 0
    for number, (y, x, value) in enumerate(history, start=1):
        before, state = state, state.with_cells({(y, x): check_value(puzzle, value)})
        # What cannot be finished is not mended by one more cell, only by one that changes.
        is_lost = solution is None and before[y, x] == UNKNOWN
        if not is_lost and (solution is None or not state.agrees_with(solution)):
            solution = _solution(puzzle, state, patience, engine)
        if solution is not None:
            keep = number
    return keep


def _solution(puzzle: Puzzle, state: Grid, patience: Patience, engine: EngineName) -> Grid | None:
    """Some solution that a state can still lead to."""
    timeout_s = patience.left_s(inf)
    result = solve(
        puzzle,
        max_solutions=1,
        timeout_s=None if timeout_s == inf else timeout_s,
        state=state,
        engine=engine,
        on_progress=patience.relay,
    )
    if result.solution is None and result.status is not Status.NONE:
        patience.check()
    return result.solution

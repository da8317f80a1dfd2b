"""Check what a player has so far, as strictly as the player wants.

"solved" says only whether the picture is finished; "line" also names lines that cannot be finished as they stand,
each by itself; "cells" also names cells that are wrong in every solution.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.server.jobs.job import Job
from nonokit.server.wire import LineJson, PuzzleRequest, parse_puzzle
from nonokit.server.wire.grid import parse_state
from nonokit.server.wire.lines import Place, line_json

SOLVE_TIMEOUT_S = 8.0


class CheckRequest(BaseModel):
    """What to check, and how strictly."""

    puzzle: PuzzleRequest
    state: str
    level: Literal["solved", "line", "cells"] = "line"


class CheckAnswer(BaseModel):
    """ "ok" means that nothing of what was asked for is wrong; `cells` are `[y, x]` pairs."""

    status: Literal["ok", "line", "wrong", "solved"]
    lines: list[LineJson]
    cells: list[Place]


def run(request: CheckRequest) -> CheckAnswer:
    """Checks the cheapest things first."""
    puzzle = parse_puzzle(request.puzzle)
    state = parse_state(request.state, puzzle)
    if is_finished(puzzle, state):
        return CheckAnswer(status="solved", lines=[], cells=[])
    lines = broken_lines(puzzle, state) if request.level != "solved" else []
    cells = disproved_cells(puzzle, state) if request.level == "cells" else []
    status: Literal["ok", "line", "wrong"] = "wrong" if cells else "line" if lines else "ok"
    return CheckAnswer(status=status, lines=lines, cells=cells)


def is_finished(puzzle: Puzzle, state: Grid) -> bool:
    """Whether the filled cells solve the puzzle; a player need not mark the background."""
    from nonokit.solving import is_solution

    finished = state.cells.replace(bytes([UNKNOWN]), b"\0")
    return is_solution(puzzle, Grid(state.width, state.height, finished, puzzle.palette))


def broken_lines(puzzle: Puzzle, state: Grid) -> list[LineJson]:
    """Lines that no placement of their clue fits any more."""
    from nonokit.explaining.checking import impossible_lines
    from nonokit.explaining.position import Position

    return [line_json(line) for line in impossible_lines(Position(puzzle, state))]


def disproved_cells(puzzle: Puzzle, state: Grid) -> list[tuple[int, int]]:
    """Cells that no solution has like this. With several solutions, those all solutions agree against."""
    from nonokit.explaining.checking import wrong_cells
    from nonokit.solving import Status, solve

    if solve(puzzle, max_solutions=1, timeout_s=SOLVE_TIMEOUT_S, state=state).solutions:
        return []
    answer = solve(puzzle, max_solutions=2, timeout_s=SOLVE_TIMEOUT_S)
    return [] if answer.status is Status.NONE else list(wrong_cells(state, answer.known))


JOB = Job(
    name="check",
    summary="Check a partly filled grid: solved, impossible lines, wrong cells",
    request=CheckRequest,
    answer=CheckAnswer,
    run=run,
    limit_s=2 * SOLVE_TIMEOUT_S + 4,
)

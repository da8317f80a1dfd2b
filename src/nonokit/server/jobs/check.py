"""Check what a player has so far, as strictly as the player wants.

"solved" says only whether the picture is finished; "line" also names lines that cannot be finished as they stand,
each by itself; "cells" also names cells that are wrong in every solution.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel

from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.server.jobs.job import Job
from nonokit.server.wire import LineJson, PuzzleRequest, parse_puzzle
from nonokit.server.wire.grid import parse_state
from nonokit.server.wire.lines import Place, line_json
from nonokit.server.wire.request import Request

if TYPE_CHECKING:
    from nonokit.explaining.mistakes import WrongState

SOLVE_TIMEOUT_S = 16.0


class CheckRequest(Request):
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
    if request.level == "solved":
        return CheckAnswer(status="ok", lines=[], cells=[])
    lines, cells = mistakes(puzzle, state, request.level)
    status: Literal["ok", "line", "wrong"] = "wrong" if cells else "line" if lines else "ok"
    return CheckAnswer(status=status, lines=[line_json(line) for line in lines], cells=list(cells))


def is_finished(puzzle: Puzzle, state: Grid) -> bool:
    """Whether the filled cells solve the puzzle; a player need not mark the background."""
    from nonokit.solving import is_solution

    finished = state.cells.replace(bytes([UNKNOWN]), b"\0")
    return is_solution(puzzle, Grid(state.width, state.height, finished, puzzle.palette))


def mistakes(puzzle: Puzzle, state: Grid, level: Literal["line", "cells"]) -> WrongState:
    """Lines that no placement of their clue fits any more, and cells that no solution has like this."""
    from nonokit.explaining.deadline import Deadline, Stopped
    from nonokit.explaining.mistakes import WrongState, find_mistakes
    from nonokit.explaining.position import Position
    from nonokit.solving.limits import Limits

    position = Position(puzzle, state)
    with Limits(SOLVE_TIMEOUT_S) as limits:
        try:
            return find_mistakes(position, state, level, deadline=Deadline(limits))
        except Stopped:
            return WrongState(find_mistakes(position, state, "line").lines, ())


JOB = Job(
    name="check",
    summary="Check a partly filled grid: solved, impossible lines, wrong cells",
    request=CheckRequest,
    answer=CheckAnswer,
    run=run,
    limit_s=SOLVE_TIMEOUT_S + 4,
)

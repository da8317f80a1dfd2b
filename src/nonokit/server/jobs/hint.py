"""The easiest next step for a player's grid, in three depths. Nothing beyond the depth asked for is sent."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.explaining.hints import Hint
from nonokit.explaining.memory import Memory
from nonokit.model import Puzzle
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import CellJson, LineJson, PuzzleRequest, parse_puzzle
from nonokit.server.wire.grid import parse_state
from nonokit.server.wire.language import Language
from nonokit.server.wire.lines import Place, line_json
from nonokit.server.wire.marks import MarkJson, mark_json
from nonokit.server.wire.request import Request

Move = tuple[
    Annotated[int, Field(ge=0, lt=limits.MAX_SIDE)],
    Annotated[int, Field(ge=0, lt=limits.MAX_SIDE)],
    Annotated[int, Field(ge=0, le=255)],
]


MAX_LIMIT_S = 15.0


class HintRequest(Request):
    """`history` are the moves so far as `[y, x, value]` (255 erases), to find the first mistake.

    `mistakes` says how much may be told of a wrong grid: lines that cannot be finished, cells, or nothing. `without` are
    techniques that no step may use.
    """

    puzzle: PuzzleRequest
    state: str | None = None
    history: Annotated[list[Move], Field(max_length=limits.MAX_HISTORY)] | None = None
    depth: Literal["where", "why", "cells"] = "where"
    language: Language = "en"
    mistakes: Literal["line", "cells", "off"] = "line"
    without: Annotated[tuple[str, ...], Field(max_length=limits.MAX_TECHNIQUES)] = ()
    timeout_s: Annotated[float, Field(ge=0, le=MAX_LIMIT_S)] = MAX_LIMIT_S


class Mistake(BaseModel):
    """What is wrong with the grid; `rewind_to` is the number of moves to keep when the history was sent."""

    kind: Literal["impossible-line", "wrong-cells", "unfinishable"]
    lines: list[LineJson]
    cells: list[Place]
    rewind_to: int | None


class HintAnswer(BaseModel):
    """`technique` names the step, or says why there is none: finished, several, stuck, unknown when time ran out, or a
    mistake's kind.

    `cells` is empty before depth "cells". `evidence` are marks to draw, each with its `type`. `fair` is false for
    what nobody should be asked to do in their head.
    """

    technique: str
    depth: Literal["where", "why", "cells"]
    text: str
    lines: list[LineJson]
    cells: list[CellJson]
    evidence: list[MarkJson]
    fair: bool
    mistake: Mistake | None


def run(request: HintRequest) -> HintAnswer:
    """Finds the step and tells as much of it as was asked for."""
    from nonokit.explaining.hints import hint
    from nonokit.explaining.marks import hint_marks
    from nonokit.explaining.preferences import Preferences

    puzzle = parse_puzzle(request.puzzle, max_cells=limits.MAX_HINT_CELLS)
    state = parse_state(request.state, puzzle) if request.state is not None or not request.history else None
    found = hint(
        puzzle,
        state,
        history=request.history,
        mistakes=request.mistakes,
        timeout_s=request.timeout_s,
        preferences=Preferences().without(*request.without),
        memory=memory_of(puzzle, request.without),
    )
    if found.kind == "wrong-cells" and request.depth == "where":
        found = replace(found, lines=())  # that something is wrong, not yet in which rows
    is_last = request.depth == "cells"
    cells = found.step.cells if found.step is not None and is_last else ()
    return HintAnswer(
        technique=found.technique,
        depth=request.depth,
        text=found.text(request.depth, request.language),
        lines=[line_json(line) for line in found.lines],
        cells=[CellJson(y=y, x=x, value=value) for (y, x), value in cells],
        evidence=[mark_json(mark) for mark in hint_marks(found, request.depth)],
        fair=found.step is None or found.step.fair,
        mistake=mistake_of(found, is_last),
    )


@lru_cache(maxsize=64)
def memory_of(puzzle: Puzzle, without: tuple[str, ...]) -> Memory:
    """What this worker has seen of a puzzle: players ask again and again, about nearly the same grid."""
    return Memory()


def mistake_of(found: Hint, with_cells: bool) -> Mistake | None:
    """What is wrong with the grid, if anything is known to be."""
    kind = found.kind
    if kind != "impossible-line" and kind != "wrong-cells" and kind != "unfinishable":
        return None
    return Mistake(
        kind=kind,
        lines=[line_json(line) for line in found.lines],
        cells=list(found.cells) if with_cells else [],
        rewind_to=found.rewind_to,
    )


JOB = Job(
    name="hint",
    summary="The easiest next step: where, why, or which cells",
    request=HintRequest,
    answer=HintAnswer,
    run=run,
    limit_s=MAX_LIMIT_S + 5,
)

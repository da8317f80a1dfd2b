"""Short answers: most puzzles are settled, and their solutions checked, in one call of the engine.

Stage by stage in Python an ordinary puzzle costs twice what the kernel takes for it. What is made of an answer counts, too:
its values are made without the checks of their own, which an engine's answer needs none of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nonokit.engine import BriefAnswer, Engine
from nonokit.engine.interface import Poll
from nonokit.model import Grid, Puzzle
from nonokit.solving.result import SolveResult, Stats, Status
from nonokit.solving.solve_run import check_structure, refusal, stages_of

STATUSES = (Status.UNIQUE, Status.MULTIPLE, Status.NONE, Status.UNKNOWN)
GRID = ("width", "height", "cells", "palette")
RESULT = ("status", "solutions", "known", "stats", "reason")
NewValue = Callable[[type[Any], tuple[str, ...], tuple[Any, ...]], Any]


def brief_answer(puzzle: Puzzle, engine: Engine, poll: Poll, max_solutions: int) -> BriefAnswer | None:
    """What the engine says in one call, if it can."""
    if engine.solve_briefly is None:
        return None
    palette = puzzle.palette
    if not puzzle.width or not puzzle.height or len(palette) > 2:
        check_structure(puzzle)
    try:
        return engine.solve_briefly(puzzle.buffers, puzzle.height, len(palette), max_solutions, poll)
    except ValueError as error:
        raise refusal(puzzle, error) from None


def result_of(puzzle: Puzzle, engine: Engine, answer: BriefAnswer) -> SolveResult:
    """An answer that says all there is to say."""
    status, cells, known, stages, ticks, guesses, seconds, is_complete, _ = answer
    width, height, palette = puzzle.width, puzzle.height, puzzle.palette
    new: NewValue = engine.new_value  # type: ignore[assignment]  # who answers briefly has it
    solutions = [new(Grid, GRID, (width, height, each, palette)) for each in cells]
    certain = solutions[0] if known is None else new(Grid, GRID, (width, height, known, palette))
    stats = Stats(engine.name, stages_of(stages), ticks, seconds, guesses, 0, is_complete)
    result: SolveResult = new(SolveResult, RESULT, (STATUSES[status], solutions, certain, stats, None))
    return result

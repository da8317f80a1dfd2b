"""Short answers: most puzzles are settled, and their solutions checked, in one call of the engine.

Stage by stage in Python an ordinary puzzle costs twice what the kernel takes for it.
"""

from __future__ import annotations

from nonokit.engine import BriefAnswer, Engine
from nonokit.model import Grid, Puzzle
from nonokit.solving.limits import Limits
from nonokit.solving.result import SolveResult, Stats, Status
from nonokit.solving.solve_run import check_structure, refusal, stages_of

STATUSES = (Status.UNIQUE, Status.MULTIPLE, Status.NONE, Status.UNKNOWN)


def brief_answer(puzzle: Puzzle, engine: Engine, limits: Limits, max_solutions: int) -> BriefAnswer | None:
    """What the engine says in one call, if it can."""
    if engine.solve_briefly is None:
        return None
    check_structure(puzzle)
    try:
        return engine.solve_briefly(
            puzzle.flat, puzzle.height, len(puzzle.palette), max_solutions, limits.poll
        )
    except ValueError as error:
        raise refusal(puzzle, error) from None


def result_of(puzzle: Puzzle, engine: Engine, answer: BriefAnswer, seconds: float) -> SolveResult:
    """An answer that says all there is to say."""
    status, cells, known, stages, ticks, guesses, _, is_complete, _ = answer
    width, height, palette = puzzle.width, puzzle.height, puzzle.palette
    solutions = [Grid.of_engine(width, height, each, palette) for each in cells]
    certain = solutions[0] if known is None else Grid.of_engine(width, height, known, palette)
    stats = Stats(engine.name, stages_of(stages), ticks, seconds, guesses, 0, is_complete)
    return SolveResult(STATUSES[status], solutions, certain, stats)

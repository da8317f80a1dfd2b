"""Short answers: most puzzles are settled, and their solutions checked, in one call of the engine, which makes the result.

Stage by stage in Python an ordinary puzzle costs twice what the kernel takes for it, and the values of an answer, made one by one
with checks that an engine's answer needs none of, half as much again.
"""

from __future__ import annotations

from functools import cache

from nonokit.engine import Answers, EngineName, choose
from nonokit.model import BLACK_AND_WHITE, Grid, Puzzle
from nonokit.solving.limits import limits_of_long_call
from nonokit.solving.result import SolveResult, Stage, Stats, Status

CLASSES = (SolveResult, Grid, Stats, Stage, Puzzle)
STATUSES = (Status.UNIQUE, Status.MULTIPLE, Status.NONE, Status.UNKNOWN)  # as the kernel counts them
STAGE_NAMES = ("", "isolated-rules", "probe", "search", "sat")


@cache
def answers_of(engine: EngineName) -> Answers | None:
    """Who answers in one call, where the engine can."""
    kernel = choose(engine)
    if kernel.answers is None:
        return None
    return kernel.answers(CLASSES, STATUSES, STAGE_NAMES, kernel.name, BLACK_AND_WHITE, limits_of_long_call)

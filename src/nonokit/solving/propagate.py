"""Isolated rules: one line at a time, exactly, until no line brings news."""

from __future__ import annotations

from nonokit.engine import Outcome
from nonokit.solving.solve_run import SolveRun


def propagate(run: SolveRun) -> bool:
    """Line logic to its fixpoint."""
    outcome = run.board.propagate()
    if outcome != Outcome.OPEN:
        run.conclude_stage(outcome)
    return False

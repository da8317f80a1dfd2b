"""Isolated rules: one line at a time, exactly, until no line brings news."""

from __future__ import annotations

from nonokit.engine import Outcome
from nonokit.solving.work import Work


def propagate(work: Work) -> bool:
    """Line logic to its fixpoint."""
    outcome = work.board.propagate()
    if outcome != Outcome.OPEN:
        work.take(outcome)
    return False

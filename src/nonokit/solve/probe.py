"""Probing: try both values of a cell, keep what breaks or agrees."""

from __future__ import annotations

from nonokit.solve.work import Work

# Beyond this, clause learning is the better way to spend time. (The largest of 48 hard puzzles need about
# half; more helped none of them.)
BUDGET_TICKS = 4_000_000


def probe(work: Work) -> bool:
    """Probing to its fixpoint, within a budget."""
    work.take(work.board.probe(work.max_solutions, BUDGET_TICKS))
    return False

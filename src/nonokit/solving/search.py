"""Bounded search: cheap puzzles are over before a SAT solver has read its clauses."""

from __future__ import annotations

from nonokit.solving.work import Work

TICKS_PER_OPEN_CELL = 300
LEAST_TICKS = 30_000


def search(work: Work) -> bool:
    """Guesses and backtracks, for about as long as encoding the rest would take."""
    budget = TICKS_PER_OPEN_CELL * work.board.open_count + LEAST_TICKS
    work.take(work.board.search(work.max_solutions, budget))
    work.stats.guesses = work.board.guesses
    return False

"""Bounded search: cheap puzzles are over before a SAT solver has read its clauses."""

from __future__ import annotations

from nonokit.solving.constants import SEARCH_TICKS_AT_LEAST, SEARCH_TICKS_PER_CELL
from nonokit.solving.solve_run import SolveRun


def search(run: SolveRun) -> bool:
    """Guesses and backtracks, for about as long as encoding the rest would take."""
    budget = SEARCH_TICKS_PER_CELL * run.board.open_count + SEARCH_TICKS_AT_LEAST
    run.conclude_stage(run.board.search(run.max_solutions, budget))
    run.stats.guesses = run.board.guesses
    return False

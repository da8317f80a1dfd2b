"""Probing: try both values of a cell, keep what breaks or agrees."""

from __future__ import annotations

from nonokit.solving.constants import FIRST_PROBING_TICKS, SECOND_PROBING_TICKS
from nonokit.solving.solve_run import SolveRun


def probe(run: SolveRun) -> bool:
    """Probing to its fixpoint, within a budget that is larger the second time."""
    is_first = all(stage.method != "probe" for stage in run.stats.stages)
    run.conclude_stage(
        run.board.probe(run.max_solutions, FIRST_PROBING_TICKS if is_first else SECOND_PROBING_TICKS)
    )
    return False

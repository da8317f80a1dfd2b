"""Probing: try both values of a cell, keep what breaks or agrees."""

from __future__ import annotations

from nonokit.solving.work import Work

# The first helping is enough for ordinary puzzles; large ones with many solutions are better served by a search in
# between. Beyond the second, clause learning is the better way to spend time: more helped none of 48 hard puzzles.
FIRST_TICKS = 500_000
SECOND_TICKS = 4_000_000


def probe(work: Work) -> bool:
    """Probing to its fixpoint, within a budget that is larger the second time."""
    is_first = all(stage.method != "probe" for stage in work.stats.stages)
    work.take(work.board.probe(work.max_solutions, FIRST_TICKS if is_first else SECOND_TICKS))
    return False

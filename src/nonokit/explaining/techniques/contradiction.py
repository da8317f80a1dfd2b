"""Contradiction by trial: assume a cell, follow the lines, and when one cannot be finished the cell is otherwise.

The shortest chain found is shown, not the first: many trials break, few can be followed in one's head.
"""

from __future__ import annotations

from nonokit.explaining.chains import MAX_ROUNDS
from nonokit.explaining.evidence import Refutation
from nonokit.explaining.step import Step
from nonokit.explaining.trials import MOST_SPREADS, SHORTEST_CHAIN, Trials

NAME = "contradiction"


def find(trials: Trials) -> list[Step]:
    """The refuted trial with the shortest chain."""
    best: Refutation | None = None
    for trial in trials.refuted[:MOST_SPREADS]:
        # A chain has at least as many links as rounds, so longer ones need not be followed to their end.
        limit = MAX_ROUNDS if best is None else len(best.links) - 1
        found = trials.follow(trial, max_rounds=limit)
        if found is not None and (best is None or len(found.links) < len(best.links)):
            best = found
        if best is not None and len(best.links) <= SHORTEST_CHAIN:
            break
    step = trials.refutation_step(NAME, best) if best else None
    return [step] if step else []

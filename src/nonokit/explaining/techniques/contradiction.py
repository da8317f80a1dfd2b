"""Contradiction by trial: assume a cell, follow the lines, and when one cannot be finished the cell is otherwise.

The shortest chain found is shown, not the first: many trials break, few can be followed in one's head.
"""

from __future__ import annotations

from nonokit.explaining.claims import Breaks, Follows, Therefore, Try
from nonokit.explaining.constants import MAX_LINKS
from nonokit.explaining.step import Step
from nonokit.explaining.technique import Insight, TrialTechnique
from nonokit.explaining.trials import Trials

NAME = "contradiction"


def find(trials: Trials) -> list[Step]:
    """The refuted trial with the shortest chain."""
    best = trials.shortest(
        trials.refuted, max_rounds=MAX_LINKS, accepts=lambda lines: len(lines) <= MAX_LINKS
    )
    step = trials.refutation_step(NAME, best) if best else None
    return [step] if step else []


TECHNIQUE = TrialTechnique(NAME, Insight.TRIAL, 61, (Try, Follows, Breaks, Therefore), find)

"""Nested trial, the last resort: a trial that breaks only after more trials inside it, or after more looks than anybody
keeps in mind. Marked unfair.

Which trial to show is steered by the solution, since hundreds could be tried; that it fails is proved: by the engine's
line logic or probing where that is enough, and otherwise by the solver's proof that there is one solution.
"""

from __future__ import annotations

from nonokit.engine import Outcome
from nonokit.explaining.claims import CellValue, TooDeep
from nonokit.explaining.step import Step
from nonokit.explaining.technique import Insight, TrialTechnique
from nonokit.explaining.trials import Trials
from nonokit.model import UNKNOWN

NAME = "nested"
MOST_PROBES = 16
PROBE_BUDGET_TICKS = 50_000


def find(trials: Trials) -> list[Step]:
    """One step: a trial that is only long if there is one, else one that fails one level down, else any."""
    solutions = trials.solutions()
    if trials.refuted and solutions:
        _, cell, value = trials.refuted[0]
        return _step(trials, cell, value, depth=1)
    if len(solutions) != 1:
        return []
    wrong = [(cell, value) for cell, value in trials.survived if solutions[0].cells[cell] != value]
    # The more a trial settles, the sooner a trial inside it breaks.
    wrong.sort(key=lambda trial: (trials.survived[trial].count(UNKNOWN), trial))
    for cell, value in wrong[:MOST_PROBES]:
        board = trials.root.copy()
        board.assign(cell, value)
        if board.probe(1, PROBE_BUDGET_TICKS) == Outcome.CONTRADICTION:
            return _step(trials, cell, value, depth=2)
        trials.deadline.check()
    return _step(trials, *wrong[0], depth=3) if wrong else []


def _step(trials: Trials, cell: int, value: int, *, depth: int) -> list[Step]:
    tried = CellValue(trials.place(cell), value)
    step = trials.denial(NAME, tried, (TooDeep(*tried, depth),), fair=False)
    return [step] if step else []


TECHNIQUE = TrialTechnique(NAME, Insight.TRIAL, 80, (TooDeep,), find)

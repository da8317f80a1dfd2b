"""Nested trial, the last resort: a trial that breaks only after more trials inside it. Marked unfair.

Which trial to show is steered by the solution, since hundreds could be tried; that it fails is proved: by the
engine's probing where one more level is enough, and otherwise by the solver's proof that there is one solution.
"""

from __future__ import annotations

from nonokit.engine import Outcome
from nonokit.explaining.evidence import CellValue, Nested
from nonokit.explaining.step import Step
from nonokit.explaining.trials import Trials
from nonokit.model import UNKNOWN

NAME = "nested"
MOST_PROBES = 16
PROBE_BUDGET_TICKS = 50_000


def find(trials: Trials) -> list[Step]:
    """One step: a value that fails one level down if there is one among the most telling trials."""
    solutions = trials.solutions()
    if trials.refuted or len(solutions) != 1:
        return []
    solution = solutions[0]
    wrong = [(cell, value) for cell, value in trials.survived if solution.cells[cell] != value]
    if not wrong:
        return []
    # The more a trial settles, the sooner a trial inside it breaks.
    wrong.sort(key=lambda trial: (trials.survived[trial].count(UNKNOWN), trial))
    chosen, depth = wrong[0], 3
    for cell, value in wrong[:MOST_PROBES]:
        board = trials.root.copy()
        board.assign(cell, value)
        if board.probe(1, PROBE_BUDGET_TICKS) == Outcome.CONTRADICTION:
            chosen, depth = (cell, value), 2
            break
        trials.patience.check()
    trial = CellValue(trials.place(chosen[0]), chosen[1])
    (y, x) = trial.cell
    step = trials.denial(NAME, trial, Nested(trial, depth), (("row", y), ("column", x)), fair=False)
    return [step] if step else []

"""The original program's three figures: difficulty, tedium and steps.

Its way of solving is coarser than ours: whole lines at a time, by full and empty lines, by both extreme placements,
by everything all placements share; then implications, then forks. Each step costs its base difficulty times the
clue's runs (a trial: times the looks its chain takes) and a tedium of its own. Line steps are chosen as there;
where lines are stuck, the trial is the one our explanation shows.
"""

from __future__ import annotations

from typing import NamedTuple

from nonokit.explaining import (
    Explanation,
    Insight,
    LineTechnique,
    Preferences,
    Step,
    Technique,
    explain,
    known_techniques,
)
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.claims import TooDeep
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.line_view import Finding, LineView
from nonokit.explaining.position import Position
from nonokit.model import Grid, Puzzle

LINE_COSTS = ((0, 1), (1, 2), (5, 3))  # base difficulty and tedium, per tier
IMPLICATION_DIFFICULTY, IMPLICATION_TEDIUM = 20, 10
FORK_DIFFICULTY, FORK_TEDIUM = 100, 8


class Figures(NamedTuple):
    """Sums over all steps."""

    difficulty: int
    tedium: int
    steps: int


def _whole_line(line: LineView) -> list[Finding]:
    """Everything all placements share, at once: what for a person is many small looks."""
    return [Finding((), line.ruled_out, line.whole)] if line.ruled_out else []


WHOLE_LINE = LineTechnique("whole-line", Insight.EXACT_LINE, 0, (), _whole_line)
# As the original goes: the best line anywhere, and all that is seen on it at once.
PREFERENCES = Preferences(stays_near=False, most_claims=10**6)


def figures(explanation: Explanation, deadline: Deadline = NO_DEADLINE) -> Figures:
    """The three figures of an explained puzzle."""
    position = Position(explanation.puzzle, explanation.start)
    known = known_techniques()
    tiers: list[list[Technique]] = [[known["full"], known["empty"]], [known["slide"]], [WHOLE_LINE]]
    chooser = Chooser(position, _no_solutions, PREFERENCES, deadline=deadline, tiers=tiers)
    trials = iter([step for step in explanation.steps if step.is_trial])
    difficulty = tedium = steps = 0
    while True:
        choice = chooser.best()
        if choice is not None:
            base, dull = LINE_COSTS[choice.tier]
            step = choice.step
            cost = base * max(1, _runs(position, step))
        else:
            trial = next(trials, None)
            if trial is None:
                return Figures(difficulty, tedium, steps)
            step, (cost, dull) = trial, _trial_cost(trial)
        difficulty, tedium, steps = difficulty + cost, tedium + dull, steps + 1
        chooser.apply(step)


def original_figures(puzzle: Puzzle) -> Figures:
    """The figures of a puzzle as it is held, columns before rows: the original's own numbers.

    For puzzles that line logic solves they are the same to the digit; where trials are needed they differ, because
    our trials are the shortest found. `rate` gives the figures of one chosen form, so that they do not depend on
    how a puzzle is held.
    """
    return figures(explain(puzzle.transposed()))


def _no_solutions() -> list[Grid]:
    return []


def _runs(position: Position, step: Step) -> int:
    return len(position.clues[position.index(step.lines[0])] or ())


def _trial_cost(step: Step) -> tuple[int, int]:
    for claim in step.claims:
        if isinstance(claim, TooDeep):
            return FORK_DIFFICULTY * claim.depth, FORK_TEDIUM * claim.depth
    return IMPLICATION_DIFFICULTY * step.chain_length, IMPLICATION_TEDIUM

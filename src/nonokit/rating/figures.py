"""The three figures of davidje13's Nonogram: difficulty, tedium and steps.

Its way of solving is coarser than ours: whole lines at a time, by full and empty lines, by both extreme placements,
by everything all placements share; then implications, then forks. Each step costs its base difficulty times the
clue's runs (a trial: times the looks its chain takes) and a tedium of its own. Line steps are chosen as there;
where lines are stuck, the trial is the one our explanation shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nonokit.explaining import Explanation, Preferences, Step, explain
from nonokit.explaining.claims import TooDeep
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.position import Position
from nonokit.explaining.techniques.overlap import covered_by
from nonokit.explaining.techniques.slide import reaches
from nonokit.model import Puzzle
from nonokit.model.masks import between

LINE_COSTS = ((0, 1), (1, 2), (5, 3))  # base difficulty and tedium, per tier
IMPLICATION_DIFFICULTY, IMPLICATION_TEDIUM = 20, 10
FORK_DIFFICULTY, FORK_TEDIUM = 100, 8


class Figures(NamedTuple):
    """Sums over all steps."""

    difficulty: int
    tedium: int
    steps: int


class Look(NamedTuple):
    """What that program would do on a line: its tier, what that scores, and what is left of the line, a mask a value."""

    tier: int
    score: float
    left: Sequence[int]


PREFERENCES = Preferences()


def figures(explanation: Explanation, deadline: Deadline = NO_DEADLINE) -> Figures:
    """The three figures of an explained puzzle."""
    position = Position(explanation.puzzle, explanation.start)
    looks = [look_at(position.view(index)) for index in range(len(position.clues))]
    trials = iter([step for step in explanation.steps if step.is_trial])
    difficulty = tedium = steps = 0
    while True:
        deadline.check()
        index = best_line(looks)
        look = None if index is None else looks[index]
        if index is not None and look is not None:
            cost, dull = _line_cost(position, index, look)
            changed = position.narrow(index, look.left)
        else:
            trial = next(trials, None)
            if trial is None:
                return Figures(difficulty, tedium, steps)
            cost, dull = _trial_cost(trial)
            changed = position.apply(trial)
        difficulty, tedium, steps = difficulty + cost, tedium + dull, steps + 1
        for line in changed:
            looks[line] = look_at(position.view(line))


def look_at(line: LineView | None) -> Look | None:
    """The simplest way to find something on a line, and all that it finds; None when there is nothing."""
    if line is None or not line.several or line.is_spent:
        return None
    for tier, way in enumerate((_at_once, _pushed, _everything)):
        forbid = way(line)
        after = line.after([Finding((), forbid)]) if forbid else None
        if after is not None:
            return Look(tier, PREFERENCES.score(*after.gain, len(line.clue)), after.left)
    return None


def best_line(looks: Sequence[Look | None]) -> int | None:
    """The line with the simplest look; among these the one that brings most for its reading."""
    found = [(-look.tier, look.score, -index) for index, look in enumerate(looks) if look is not None]
    return -max(found)[2] if found else None


def _line_cost(position: Position, index: int, look: Look) -> tuple[int, int]:
    """The difficulty and the tedium of a look."""
    base, dull = LINE_COSTS[look.tier]
    return base * max(1, len(position.clues[index] or ())), dull


def _at_once(line: LineView) -> dict[int, int]:
    """All of a line that is full or empty."""
    is_full = line.facts.min_length == line.size and not line.facts.has_unknown
    return line.ruled_out if is_full or not line.clue else {}


def _pushed(line: LineView) -> dict[int, int]:
    """What both extreme placements share."""
    reach = reaches(line)
    if reach is None:
        return {}
    covered, near, filled = [0] * len(line.may), [0] * len(line.may), 0
    for (_, colour), length, span in zip(line.clue, line.facts.shortest, reach, strict=True):
        certain = between(*covered_by(length, span))
        filled |= certain
        covered[colour] |= certain
        near[colour] |= between(*span)
    gone = {value: filled & ~mask for value, mask in enumerate(covered)}
    for colour in line.runs_by_colour:
        gone[colour] |= line.whole & ~near[colour]
    return gone


def _everything(line: LineView) -> dict[int, int]:
    """What all placements share: what for a person is many small looks."""
    return line.ruled_out


def original_figures(puzzle: Puzzle) -> Figures:
    """The figures of a puzzle as it is held, columns before rows, as that program does.

    For puzzles that line logic solves they are the same to the digit; where trials are needed they differ, because
    our trials are the shortest found. `rate` gives the figures of one chosen form, so that they do not depend on
    how a puzzle is held.
    """
    return figures(explain(puzzle.transposed()))


def _trial_cost(step: Step) -> tuple[int, int]:
    for claim in step.claims:
        if isinstance(claim, TooDeep):
            return FORK_DIFFICULTY * claim.depth, FORK_TEDIUM * claim.depth
    return IMPLICATION_DIFFICULTY * step.chain_length, IMPLICATION_TEDIUM

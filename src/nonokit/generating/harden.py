"""From a puzzle to a harder one: keep changes after which the engine has more work and one solution is still left.

Puzzles that need trials, or trials inside trials, are rare among random ones, but the engine's ticks say in which
direction they lie. A walk of some hundred changes gets from an easy picture to one that no probing solves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from nonokit.engine import Outcome
from nonokit.generating.constants import (
    MANY_SOLUTIONS,
    PROBE_TICKS,
    SEARCH_TICKS,
    TWO_AT_ONCE,
    WALK_STEPS,
)
from nonokit.generating.local_search import Candidate, empties_line, new_value
from nonokit.generating.picture_solver import PictureSolver, Runs


class Effort(NamedTuple):
    """The work one solution takes: ticks, and whether line logic and probing stop short of it."""

    ticks: int
    needs_trials: bool
    needs_guessing: bool


def effort_of(solver: PictureSolver, clues: Sequence[Runs]) -> Effort | None:
    """What a puzzle takes; None unless it has one solution, proved."""
    board = solver.board(clues)
    if not board.open_count:
        return Effort(board.ticks, needs_trials=False, needs_guessing=False)
    board.probe(2, PROBE_TICKS)
    if not board.open_count:
        return Effort(board.ticks, needs_trials=True, needs_guessing=False)
    if len(board.solutions()) > 1:
        return None
    is_unique = board.search(MANY_SOLUTIONS, SEARCH_TICKS) == Outcome.SOLVED and len(board.solutions()) == 1
    return Effort(board.ticks, needs_trials=True, needs_guessing=True) if is_unique else None


def hardened(
    solver: PictureSolver,
    candidate: Candidate,
    rng: Random,
    *,
    groups: Sequence[tuple[int, ...]],
    density: float | None = None,
    growth: float = 1.4,
    by_lines: bool = False,
) -> Iterator[tuple[Candidate, Effort]]:
    """Harder and harder versions of a picture, each with one solution, the picture itself first.

    `growth` is how much more work a version must be than the one shown before; with `by_lines` line logic stays
    enough.
    """
    effort = effort_of(solver, candidate.clues)
    if effort is None:
        return
    yield candidate, effort
    shown = effort.ticks
    for _ in range(WALK_STEPS):
        if solver.budget.is_over:
            return
        changes = random_changes(candidate, rng, groups, density)
        cells, clues = candidate.with_changes(changes)
        if not changes or empties_line(solver, candidate.clues, clues, changes):
            solver.budget.spend()
            continue
        found = effort_of(solver, clues)
        if found is None or found.ticks < effort.ticks or (by_lines and found.needs_trials):
            continue
        news = found.needs_trials and not effort.needs_trials
        candidate.cells, candidate.clues, effort = cells, clues, found
        if news or effort.ticks >= growth * shown:
            shown = effort.ticks
            yield candidate, effort


def random_changes(
    candidate: Candidate, rng: Random, groups: Sequence[tuple[int, ...]], density: float | None
) -> dict[int, int]:
    """One cell with its partners changed, or two."""
    changes: dict[int, int] = {}
    for _ in range(2 if rng.random() < TWO_AT_ONCE else 1):
        cell = rng.randrange(len(candidate.cells))
        value = new_value(candidate, cell, rng, density)
        if value is not None:
            changes |= dict.fromkeys(groups[cell], value)
    return changes

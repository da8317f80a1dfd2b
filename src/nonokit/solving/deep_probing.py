"""Probing on top of trials: each value of a cell is tried, with all that line logic *and probing* find from there.

A trial takes a millisecond or two instead of microseconds, so this is for puzzles that the learner has not settled in seconds. Where
clues are sparse and news comes from the edge only, as in webpbn 25820, it settles in seconds what clauses say nothing about for
minutes: cells near those that are known come first, and after every success the first are looked at again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from nonokit.engine import Board, Outcome
from nonokit.solving.constants import DEEP_PROBING_TICKS, DEEP_TRIAL_TICKS, FRUITLESS_TICKS
from nonokit.solving.forks import by_connection, settle
from nonokit.solving.solve_run import SolveRun


def probe_deeper(run: SolveRun) -> None:
    """Tries cells until nothing has come of it for as long as all before together, or the budget is spent."""
    values = len(run.puzzle.palette)
    tried: set[int] = set()
    order = by_connection(run.board, values)
    spent = at_last_news = 0
    while order and spent < min(DEEP_PROBING_TICKS, 2 * at_last_news + FRUITLESS_TICKS):
        cell = order.pop(0)
        if cell in tried or run.board.domains()[cell].bit_count() < 2:
            continue
        tried.add(cell)
        outcomes, sides = try_values(run.board, cell)
        if run.limits.poll():
            return
        spent += sum(side.ticks - run.board.ticks for side in sides)
        possible = [side for side, end in zip(sides, outcomes, strict=True) if end != Outcome.CONTRADICTION]
        keep_solutions(run, possible)
        if not possible:
            run.is_complete = True
        elif forbid_what_none_allows(run.board, possible):
            run.conclude_stage(settle(run.board))
            order, at_last_news = by_connection(run.board, values), spent
        if run.is_settled:
            return


def try_values(board: Board, cell: int) -> tuple[list[int], list[Board]]:
    """For each value that a cell may have, how trying it ends, and the board then."""
    outcomes, sides = [], []
    domain = board.domains()[cell]
    for value in (v for v in range(domain.bit_length()) if domain >> v & 1):
        side = board.copy()
        fits = side.assign(cell, value)
        outcomes.append(settle(side, DEEP_TRIAL_TICKS) if fits else Outcome.CONTRADICTION)
        sides.append(side)
    return outcomes, sides


def keep_solutions(run: SolveRun, sides: Sequence[Board]) -> None:
    """Those that trials came across."""
    for side in sides:
        for cells in side.solutions() if side.open_count else [*side.solutions(), side.cells()]:
            run.keep(cells)


def forbid_what_none_allows(board: Board, sides: Sequence[Board]) -> bool:
    """Takes values from cells that they have on none of the boards; whether there were any."""
    allowed = (reduce(or_, some) for some in zip(*(side.domains() for side in sides), strict=True))
    both = enumerate(zip(board.domains(), allowed, strict=True))
    gone = [(cell, now & ~may) for cell, (now, may) in both if now & ~may]
    for cell, values in gone:
        for value in (v for v in range(values.bit_length()) if values >> v & 1):
            board.forbid(cell, value)
    return bool(gone)

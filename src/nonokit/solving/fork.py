"""Fork: pick the cell of greatest impact, follow both branches, and keep what they settle.

The branches advance in turn, a few lines at a time. A contradiction in one, or a cell on which all agree, ends the fork
at once; only branches that bring neither are forked again.
"""

from __future__ import annotations

from math import prod

from nonokit.engine import Board, Outcome
from nonokit.model import UNKNOWN
from nonokit.solving.work import Work

TICKS_A_STEP = 60  # some ten lines


def fork(work: Work) -> bool:
    """Forks until every branch is seen, or enough is found; what is settled at the root stays on the board."""
    stack = [work.board]
    while stack and len(work.found) < work.max_solutions and not work.limits.poll():
        board = stack.pop()
        outcome = board.propagate()
        if outcome == Outcome.SOLVED:
            work.keep(board.cells())
        elif outcome == Outcome.OPEN:
            stack += split(work, board)
    # Leaving early says nothing about what is left on the stack.
    work.is_complete = not stack and not work.limits.is_over and len(work.found) < work.max_solutions
    return False


def split(work: Work, board: Board) -> list[Board]:
    """The boards to go on with after forking at the cell of greatest impact; the last is explored first."""
    cell, ranked = greatest_impact(board, len(work.puzzle.palette))
    work.stats.guesses += 1
    branches = []
    for value in ranked:
        branch = board.copy()
        if branch.assign(cell, value):
            branches.append(branch)
    before = board.cells()
    is_moving = True
    while is_moving and not work.limits.poll():
        outcomes = [branch.advance(TICKS_A_STEP) for branch in branches]
        is_moving = Outcome.LIMIT in outcomes
        pairs = zip(branches, outcomes, strict=True)
        branches = [branch for branch, outcome in pairs if outcome != Outcome.CONTRADICTION]
        if not branches:
            return []
        agreed = agreement([branch.cells() for branch in branches])
        news = [(i, value) for i, value in enumerate(agreed) if value != UNKNOWN and before[i] == UNKNOWN]
        if news:
            # One branch broke, or all agree on something: the fork ends here, and the board goes on with that.
            return [board] if all(board.assign(i, value) for i, value in news) else []
    return branches


def agreement(grids: list[bytes]) -> bytes:
    """The cells that are the same in all grids; the rest unknown."""
    first, *others = grids
    for other in others:
        first = bytes(a if a == b else UNKNOWN for a, b in zip(first, other, strict=True))
    return first


def greatest_impact(board: Board, values: int) -> tuple[int, list[int]]:
    """The open cell whose values fix most in its row and column, judged by the product over its values."""
    impact: dict[int, dict[int, int]] = {}
    for literal, implied in board.implications():
        impact.setdefault(literal // values, {})[literal % values] = len(implied) + 1
    best = max(impact, key=lambda cell: (prod(impact[cell].values()), -cell))
    return best, sorted(impact[best], key=lambda value: impact[best][value])

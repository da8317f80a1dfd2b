"""Fork: pick the cell of greatest impact, follow both branches, and keep what they settle.

The branches advance in turn, a few lines at a time. A contradiction in one, or a cell on which all agree, ends the fork
at once; only branches that bring neither are forked again.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from nonokit.engine import Board, Outcome
from nonokit.model import UNKNOWN
from nonokit.solving.work import Work

if TYPE_CHECKING:
    from nonokit.solving.trace import Path

TICKS_A_STEP = 60  # some ten lines


class Branch(NamedTuple):
    """A board, and when somebody listens how it was reached."""

    board: Board
    path: Path = ()


def fork(work: Work) -> bool:
    """Forks until every branch is seen, or enough is found; what is settled at the root stays on the board."""
    stack = [Branch(work.board)]
    while stack and len(work.found) < work.max_solutions and not work.limits.poll():
        branch = stack.pop()
        outcome = branch.board.propagate()
        if outcome == Outcome.SOLVED:
            cells = branch.board.cells()
            work.paths.setdefault(cells, branch.path)
            work.keep(cells)
        elif outcome == Outcome.OPEN:
            stack += split(work, branch)
    # Leaving early says nothing about what is left on the stack.
    work.is_complete = not stack and not work.limits.is_over and len(work.found) < work.max_solutions
    return False


def split(work: Work, trunk: Branch) -> list[Branch]:
    """The branches to go on with after forking at the cell of greatest impact; the last is explored first."""
    cell, ranked = greatest_impact(trunk.board, len(work.puzzle.palette))
    work.stats.guesses += 1
    branches: dict[int, Board] = {}
    for value in ranked:
        board = trunk.board.copy()
        if board.assign(cell, value):
            branches[value] = board
    before = trunk.board.cells()
    is_moving = True
    while is_moving and not work.limits.poll():
        outcomes = {value: board.advance(TICKS_A_STEP) for value, board in branches.items()}
        is_moving = Outcome.LIMIT in outcomes.values()
        branches = {value: branches[value] for value in outcomes if outcomes[value] != Outcome.CONTRADICTION}
        if not branches:
            return []
        agreed = agreement([board.cells() for board in branches.values()])
        news = [(i, value) for i, value in enumerate(agreed) if value != UNKNOWN and before[i] == UNKNOWN]
        if news:
            # One branch broke, or all agree on something: the fork ends here, and the board goes on with that.
            broken = [value for value in ranked if value not in branches]
            trunk = note_end(work, trunk, cell, broken, news)
            return [trunk] if all(trunk.board.assign(i, value) for i, value in news) else []
    return [note_guess(work, Branch(board, trunk.path), cell, value) for value, board in branches.items()]


def note_end(work: Work, trunk: Branch, cell: int, broken: list[int], news: list[tuple[int, int]]) -> Branch:
    """Notes what a fork brought: at the root for all to hear, else on the way to a solution."""
    if work.trace is None:
        return trunk
    from nonokit.solving.events import BranchesAgreed, ValueRefuted

    y, x, _ = work.trace.cell_is(cell, 0)
    facts = {"tried": (y, x, broken[0])} if broken else {"cell": (y, x)}
    event = ValueRefuted if broken else BranchesAgreed
    if trunk.board is not work.board:
        return Branch(trunk.board, (*trunk.path, (event, work.trace.others(news), facts)))
    work.trace.collect()
    work.trace.found(event, work.trace.others(news), **facts)
    return trunk


def note_guess(work: Work, branch: Branch, cell: int, value: int) -> Branch:
    """Notes the value that a branch goes on with."""
    if work.trace is None:
        return branch
    from nonokit.solving.events import ValueGuessed

    facts = {"guess": work.trace.cell_is(cell, value)}
    return Branch(branch.board, (*branch.path, (ValueGuessed, work.trace.others([(cell, value)]), facts)))


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

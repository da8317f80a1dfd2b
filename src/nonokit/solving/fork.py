"""Fork: pick the cell of greatest impact, follow both branches, and keep what they settle.

The branches advance in turn, a few lines at a time. A contradiction in one, or a cell on which all agree, ends the fork
at once; only branches that bring neither are forked again.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from nonokit.engine import Board, Outcome
from nonokit.model import UNKNOWN
from nonokit.solving.constants import FORK_TICKS
from nonokit.solving.solve_run import SolveRun

if TYPE_CHECKING:
    from nonokit.solving.trace import Path


class Branch(NamedTuple):
    """A board, and when somebody listens how it was reached."""

    board: Board
    path: Path = ()


def fork(run: SolveRun) -> bool:
    """Forks until every branch is seen, or enough is found; what is settled at the root stays on the board."""
    stack = [Branch(run.board)]
    while stack and len(run.found) < run.max_solutions and not run.limits.poll():
        branch = stack.pop()
        outcome = branch.board.propagate()
        if outcome == Outcome.SOLVED:
            cells = branch.board.cells()
            run.paths.setdefault(cells, branch.path)
            run.keep(cells)
        elif outcome == Outcome.OPEN:
            stack += split(run, branch)
    # Leaving early says nothing about what is left on the stack.
    run.is_complete = not stack and not run.limits.is_over and len(run.found) < run.max_solutions
    return False


def split(run: SolveRun, trunk: Branch) -> list[Branch]:
    """The branches to go on with after forking at the cell of greatest impact; the last is explored first."""
    cell, ranked = greatest_impact(trunk.board, len(run.puzzle.palette))
    run.stats.guesses += 1
    branches: dict[int, Board] = {}
    for value in ranked:
        board = trunk.board.copy()
        if board.assign(cell, value):
            branches[value] = board
    before = trunk.board.cells()
    is_moving = True
    while is_moving and not run.limits.poll():
        outcomes = {value: board.advance(FORK_TICKS) for value, board in branches.items()}
        is_moving = Outcome.LIMIT in outcomes.values()
        branches = {value: branches[value] for value in outcomes if outcomes[value] != Outcome.CONTRADICTION}
        if not branches:
            return []
        agreed = agreement([board.cells() for board in branches.values()])
        news = [(i, value) for i, value in enumerate(agreed) if value != UNKNOWN and before[i] == UNKNOWN]
        if news:
            # One branch broke, or all agree on something: the fork ends here, and the board goes on with that.
            broken = [value for value in ranked if value not in branches]
            trunk = note_end(run, trunk, cell, broken, news)
            return [trunk] if all(trunk.board.assign(i, value) for i, value in news) else []
    return [note_guess(run, Branch(board, trunk.path), cell, value) for value, board in branches.items()]


def note_end(
    run: SolveRun, trunk: Branch, cell: int, broken: list[int], news: list[tuple[int, int]]
) -> Branch:
    """Notes what a fork brought: at the root for all to hear, else on the way to a solution."""
    if run.trace is None:
        return trunk
    from nonokit.solving.events import BranchesAgreed, ValueRefuted

    y, x, _ = run.trace.cell_is(cell, 0)
    facts = {"tried": (y, x, broken[0])} if broken else {"cell": (y, x)}
    event = ValueRefuted if broken else BranchesAgreed
    if trunk.board is not run.board:
        return Branch(trunk.board, (*trunk.path, (event, run.trace.others(news), facts)))
    run.trace.collect()
    run.trace.found(event, run.trace.others(news), **facts)
    return trunk


def note_guess(run: SolveRun, branch: Branch, cell: int, value: int) -> Branch:
    """Notes the value that a branch goes on with."""
    if run.trace is None:
        return branch
    from nonokit.solving.events import ValueGuessed

    facts = {"guess": run.trace.cell_is(cell, value)}
    return Branch(branch.board, (*branch.path, (ValueGuessed, run.trace.others([(cell, value)]), facts)))


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

"""Where to fork a board that is to be solved in parts, and how much of the work each side is expected to be.

A side is looked at with all that line logic and probing find there. One that breaks decides the fork: it costs next to
nothing, and the other side knows more. Else a fork is as good as the tree would be small if every fork were like it: with sides
that settle a and b cells, the tree grows by x per cell settled, where x⁻ᵃ + x⁻ᵇ = 1, and x⁻ᵃ is the share of the first side.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod
from typing import NamedTuple

from nonokit.engine import Board, Outcome
from nonokit.solving.constants import BELIEF_ROUNDS, CELLS_TRIED, FIRST_PROBING_TICKS


class Side(NamedTuple):
    """What follows when the cell of a fork has one of its values; no board where that cannot be."""

    value: int
    board: Board | None
    share: float  # of the work that is left, expected


class Fork(NamedTuple):
    """A cell and a side for each value."""

    cell: int
    sides: list[Side]
    growth: float  # of the tree, per cell settled: the less the better


def best_fork(board: Board, values: int, *, asks_beliefs: bool) -> Fork:
    """A fork of which a side breaks, if one is found, or the one that makes the smallest tree."""
    forks = []
    for cell in cells_to_try(board, values, asks_beliefs):
        fork = fork_at(board, cell, values)
        if any(side.board is None for side in fork.sides):
            return fork
        forks.append(fork)
    return min(forks, key=lambda fork: (fork.growth, fork.cell))


def fork_at(board: Board, cell: int, values: int) -> Fork:
    """What the values of a cell lead to."""
    boards = [side_of(board, cell, value) for value in range(values)]
    settled = [max(1, board.open_count - side.open_count) for side in boards if side is not None]
    growth = growth_of(settled)
    shares = [
        0.0 if side is None else exp(-growth * max(1, board.open_count - side.open_count)) for side in boards
    ]
    return Fork(
        cell,
        [Side(value, side, share) for value, (side, share) in enumerate(zip(boards, shares, strict=True))],
        growth,
    )


def side_of(board: Board, cell: int, value: int) -> Board | None:
    """The board when a cell has a value; None where that cannot be."""
    side = board.copy()
    is_possible = side.assign(cell, value) and settle(side) != Outcome.CONTRADICTION
    return side if is_possible else None


def settle(board: Board) -> int:
    """What line logic and probing find."""
    outcome = board.propagate()
    return board.probe(2, FIRST_PROBING_TICKS) if outcome == Outcome.OPEN else outcome


def growth_of(settled: Sequence[int]) -> float:
    """The logarithm of x for which the sum of x to the power of −a, over all a, is 1."""
    low, high = 0.0, 1.0 * len(settled)
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(exp(-middle * a) for a in settled) > 1 else (low, middle)
    return high if len(settled) > 1 else 0.0


def cells_to_try(board: Board, values: int, asks_beliefs: bool) -> list[int]:
    """Cells whose values fix most at once, and those of which beliefs know least."""
    connected = by_connection(board, values)[:CELLS_TRIED]
    unsure = least_sure(board, values) if asks_beliefs else []
    return list(dict.fromkeys([*connected, *unsure]))


def by_connection(board: Board, values: int) -> list[int]:
    """Open cells, first those whose values fix most in their row and column."""
    fixed: dict[int, list[int]] = {}
    for literal, implied in board.implications():
        fixed.setdefault(literal // values, []).append(len(implied) + 1)
    return sorted(fixed, key=lambda cell: (-prod(fixed[cell]), cell))


def least_sure(board: Board, values: int) -> list[int]:
    """Cells of which beliefs say least, where the engine has any."""
    formula = board.encode(BELIEF_ROUNDS)
    cells, phases = formula.cells, formula.phases
    asked = (abs(phase) - 1 for phase in reversed(phases))
    return list(dict.fromkeys(cells[i] // values for i in asked if i < len(cells)))[:CELLS_TRIED]

"""Depth-first search: guess, propagate, and see every branch."""

from __future__ import annotations

from nonokit.engine.interface import EventKind, Outcome
from nonokit.engine.reference.board import BoardState, Decision

Node = tuple[BoardState, tuple[Decision, ...]]  # and the decisions that led to it


def search(board: BoardState, max_solutions: int, budget_ticks: int) -> Outcome:
    """Sees branch after branch until none is left, enough is found, or the budget is spent; the board stays as it is."""
    if board.propagate() is not Outcome.OPEN:
        return board.state()
    end = board.ticks + budget_ticks
    nodes: list[Node] = [(board.trial(), ())]
    while nodes and not board.effort.is_stopped:
        if len(board.found) >= max_solutions or board.ticks >= end:
            return Outcome.LIMIT
        node, path = nodes.pop()
        if node.open_count:
            branches = split(node, path)
            board.guesses += len(branches) > 1
            nodes += branches
        else:
            board.keep(node.cells(), path)
    if board.effort.is_stopped:
        return Outcome.STOPPED
    return Outcome.SOLVED if board.found else Outcome.CONTRADICTION


def split(board: BoardState, path: tuple[Decision, ...]) -> list[Node]:
    """The branches for the values of a cell, without those that break; the highest value comes last."""
    cell = next(board.open_cells())
    branches = []
    for value in board.values_of(cell):
        branch = board.trial()
        if branch.assign(cell, value) and branch.settle_all():
            branches.append((branch, value))
        else:
            path = (*path, (EventKind.REFUTED, cell, value))
    if len(branches) < 2:
        return [(branch, path) for branch, _ in branches]
    return [(branch, (*path, (EventKind.GUESSED, cell, value))) for branch, value in branches]

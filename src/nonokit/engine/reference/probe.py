"""Probing: try every value of a cell, propagate, and keep what breaks or what all branches agree on."""

from __future__ import annotations

from nonokit.engine.interface import EventKind, Outcome
from nonokit.engine.reference.board import BoardState
from nonokit.model.masks import bits


def probe(board: BoardState, max_solutions: int, budget_ticks: int) -> Outcome:
    """Probes open cells until a whole round brings nothing new."""
    end = board.ticks + budget_ticks
    news = board.propagate() is Outcome.OPEN
    while news:
        news = False
        for cell in board.open_cells():  # of a large board nobody waits for a list of them
            if not board.is_open(cell):
                continue
            news |= probe_cell(board, cell)
            if board.state() is not Outcome.OPEN:
                return board.state()
            if board.ticks >= end or len(board.found) >= max_solutions:
                return Outcome.LIMIT
    return board.state()


def probe_cell(board: BoardState, cell: int) -> bool:
    """Tries the values of a cell; True when that brought news."""
    branches = []
    for value in board.values_of(cell):
        branch = board.trial()
        fits = branch.assign(cell, value) and branch.settle_all()
        if board.effort.is_stopped:
            return False
        if not fits:
            board.note(EventKind.REFUTED, cell, value)
            board.forbid(cell, value)
            board.settle_all()
            return True
        if not branch.open_count:
            board.keep(branch.cells(), ((EventKind.GUESSED, cell, value),))
        branches.append(branch)
    return agree(board, cell, branches)


def agree(board: BoardState, cell: int, branches: list[BoardState]) -> bool:
    """Removes what no branch allows; True when there was something."""
    gone = []
    for i in range(board.height * board.values):
        mask = board.masks[i]
        for branch in branches:
            mask &= ~branch.masks[i]
        y, value = divmod(i, board.values)
        gone += [(y * board.width + x, value) for x in bits(mask)]
    if gone:
        board.note(EventKind.AGREED, cell, *(number for pair in gone for number in pair))
    for other, value in gone:
        board.forbid(other, value)
    board.settle_all()
    return bool(gone)

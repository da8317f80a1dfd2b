"""What each single line says about pairs of cells: "this cell has this value ⇒ that cell has that value"."""

from __future__ import annotations

from nonokit.engine.reference.board import BoardState


def implications(board: BoardState) -> list[tuple[int, list[int]]]:
    """For every open cell and value: what its row and its column fix at once when the cell has the value.

    Literals are cell × values + value. A value that a line does not allow implies each of the cell's others.
    """
    found: list[tuple[int, list[int]]] = []
    for cell in board.open_cells():
        y, x = divmod(cell, board.width)
        for value in board.values_of(cell):
            if board.effort.is_stopped:
                return found
            implied = imply(board, y, x, value) + imply(board, board.height + x, y, value)
            found.append((cell * board.values + value, implied))
    return found


def imply(board: BoardState, index: int, at: int, value: int) -> list[int]:
    """What one line fixes when its cell `at` has a value."""
    line = board.lines[index]
    if line.runs is None:
        return []
    board.effort.spend(line.cost)
    values = board.values
    now = board.may(index)
    trial = tuple(mask if v == value else mask & ~(1 << at) for v, mask in enumerate(now))
    result = line.settle(trial)
    if result is None:
        return [
            board.cell_of(index, at) * values + v for v in range(values) if v != value and now[v] >> at & 1
        ]
    implied = []
    for p in range(line.size):
        before = sum(mask >> p & 1 for mask in now)
        after = [v for v in range(values) if result[v] >> p & 1]
        if p != at and before > 1 and len(after) == 1:
            implied.append(board.cell_of(index, p) * values + after[0])
    return implied

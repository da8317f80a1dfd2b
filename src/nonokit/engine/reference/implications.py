"""What each single line says about pairs of cells: "this cell has this value ⇒ that cell has that value"."""

from __future__ import annotations

from nonokit.engine.reference.board import BoardState


def implications(board: BoardState) -> list[tuple[int, list[int]]]:
    """For every open cell and value: what its row and its column fix at once when the cell has the value.

    Literals are cell × values + value. A value that a line does not allow implies each of the cell's others.
    """
    found: list[tuple[int, list[int]]] = []
    for y in range(board.height):
        opens = board.open_mask(y)
        for x in range(board.width):
            if not opens >> x & 1:
                continue
            cell = y * board.width + x
            for value in range(board.values):
                if board.possible(cell, value):
                    if board.stop_requested():
                        return found
                    implied = imply(board, y, x, value) + imply(board, board.height + x, y, value)
                    found.append((cell * board.values + value, implied))
    return found


def imply(board: BoardState, index: int, at: int, value: int) -> list[int]:
    """What one line fixes when its cell `at` has a value."""
    line = board.lines[index]
    if line.runs is None:
        return []
    board.ticks += line.cost
    values, width, height = board.values, board.width, board.height

    def cell(p: int) -> int:
        return index * width + p if index < height else p * width + index - height

    now = board.may(index)
    trial = tuple(mask if v == value else mask & ~(1 << at) for v, mask in enumerate(now))
    result = line.settle(trial)
    if result is None:
        return [cell(at) * values + v for v in range(values) if v != value and now[v] >> at & 1]
    implied = []
    for p in range(line.size):
        before = sum(mask >> p & 1 for mask in now)
        after = [v for v in range(values) if result[v] >> p & 1]
        if p != at and before > 1 and len(after) == 1:
            implied.append(cell(p) * values + after[0])
    return implied

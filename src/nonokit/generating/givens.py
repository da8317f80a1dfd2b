"""The fewest cells to give away so that a picture follows from its clues, without touching the picture.

Greedy: of the cells still open the one that settles most is given, until nothing stays open; then every given cell
is asked whether it is still needed.
"""

from __future__ import annotations

from nonokit.generating.constants import GIVEN_TRIED
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.model import UNKNOWN


def fewest_given(solver: PictureSolver, cells: bytes, level: Level) -> dict[int, int] | None:
    """The cells to give; None when the budget ends before they are enough.

    >>> from nonokit.generating.budget import Budget
    >>> len(fewest_given(PictureSolver(2, 2, 2, Budget(100)), bytes([1, 0, 0, 1]), Level.LINES))
    1
    """
    clues = solver.clues(cells)
    given: dict[int, int] = {}
    while True:
        reached = solver.reach(cells, clues, level, given)
        if not reached.open_count:
            return _needed(solver, cells, level, given)
        if solver.budget.is_over:
            return None
        cell = _most_telling(solver, cells, reached.open_cells, given, reached.cells)
        given[cell] = cells[cell]


def _most_telling(
    solver: PictureSolver, cells: bytes, open_cells: list[int], given: dict[int, int], known: bytes
) -> int:
    """Of the open cells the one that line logic can do most with."""
    board = solver.board(solver.clues(cells), given)
    for cell, value in enumerate(known):
        if value != UNKNOWN:
            board.assign(cell, value)
    board.propagate()
    candidates = open_cells[:: max(1, len(open_cells) // GIVEN_TRIED)]
    best, fewest = candidates[0], len(cells) + 1.0
    for cell in candidates:
        solver.budget.spend()
        trial = board.copy()
        trial.assign(cell, cells[cell])
        trial.propagate()
        # A filled cell tells a person more than an empty one that settles as much.
        left = trial.open_count - (cells[cell] != 0) * 0.5
        if left < fewest:
            best, fewest = cell, left
    return best


def _needed(solver: PictureSolver, cells: bytes, level: Level, given: dict[int, int]) -> dict[int, int]:
    clues = solver.clues(cells)
    for cell in list(given):
        fewer = {other: value for other, value in given.items() if other != cell}
        if not solver.reach(cells, clues, level, fewer).open_count:
            given = fewer
    return given

"""The fewest cells to give away so that a picture follows from its clues, without touching the picture.

Greedy: of the cells still open the one that settles most is given, until nothing stays open; then every given cell
is asked whether it is still needed.
"""

from __future__ import annotations

from nonokit.generating.judge import Judge, Level
from nonokit.model import UNKNOWN

CANDIDATES = 120


def fewest_given(judge: Judge, cells: bytes, level: Level) -> dict[int, int] | None:
    """The cells to give; None when the budget ends before they are enough.

    >>> from nonokit.generating.budget import Budget
    >>> len(fewest_given(Judge(2, 2, 2, Budget(100)), bytes([1, 0, 0, 1]), Level.LINES))
    1
    """
    clues = judge.clues(cells)
    given: dict[int, int] = {}
    while True:
        verdict = judge.judge(cells, clues, level, given)
        if not verdict.open_count:
            return _needed(judge, cells, level, given)
        if judge.budget.is_over:
            return None
        cell = _most_telling(judge, cells, verdict.open_cells, given, verdict.cells)
        given[cell] = cells[cell]


def _most_telling(
    judge: Judge, cells: bytes, open_cells: list[int], given: dict[int, int], known: bytes
) -> int:
    """Of the open cells the one that line logic can do most with."""
    board = judge.board(judge.clues(cells), given)
    for cell, value in enumerate(known):
        if value != UNKNOWN:
            board.assign(cell, value)
    board.propagate()
    candidates = open_cells[:: max(1, len(open_cells) // CANDIDATES)]
    best, fewest = candidates[0], len(cells) + 1.0
    for cell in candidates:
        judge.budget.spend()
        trial = board.copy()
        trial.assign(cell, cells[cell])
        trial.propagate()
        # A filled cell tells a person more than an empty one that settles as much.
        left = trial.open_count - (cells[cell] != 0) * 0.5
        if left < fewest:
            best, fewest = cell, left
    return best


def _needed(judge: Judge, cells: bytes, level: Level, given: dict[int, int]) -> dict[int, int]:
    clues = judge.clues(cells)
    for cell in list(given):
        fewer = {other: value for other, value in given.items() if other != cell}
        if not judge.judge(cells, clues, level, fewer).open_count:
            given = fewer
    return given

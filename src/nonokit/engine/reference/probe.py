"""Probing: try every value of a cell, propagate, and keep what all branches agree on."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from nonokit.engine.interface import Outcome
from nonokit.engine.reference.board import BoardState, Snapshot


class News(Enum):
    """What probing a cell brought."""

    NONE = auto()
    FIXED = auto()
    BROKEN = auto()


class Outlook:
    """How promising open cells are: lower scores are better.

    Cells beside known cells or the edge, on lines with little left open, tend to break first.
    """

    def __init__(self, board: BoardState) -> None:
        self.width = board.width
        edge = (1 << board.width) - 1
        self.opens = [board.open_mask(y) for y in range(board.height)]
        self.known = [edge, *(board.known_mask(y) for y in range(board.height)), edge]
        text = [f"{mask:0{board.width}b}" for mask in self.opens]
        self.in_column = [column.count("1") for column in zip(*text, strict=True)][::-1]

    def row(self, y: int) -> Iterator[tuple[int, int]]:
        """The open cells of a row with their scores."""
        mask = self.opens[y]
        in_row = mask.bit_count()
        above, below = self.known[y], self.known[y + 2]
        # Bit x of `left` is the cell before x, so that the edge counts as known.
        left, right = self.known[y + 1] << 1 | 1, self.known[y + 1] >> 1 | 1 << (self.width - 1)
        while mask:
            low = mask & -mask
            x = low.bit_length() - 1
            around = bool(above & low) + bool(below & low) + bool(left & low) + bool(right & low)
            yield in_row + self.in_column[x] - 10 * around, y * self.width + x
            mask ^= low

    def lowest(self, y: int) -> int:
        """No cell of a row scores lower."""
        return self.opens[y].bit_count() - 40


def promising(board: BoardState) -> list[tuple[int, int]]:
    """All open cells with their scores."""
    outlook = Outlook(board)
    return [scored for y in range(board.height) for scored in outlook.row(y)]


def is_stale(board: BoardState, cell: int, value: int) -> bool:
    """A trial that went well need not be repeated while no line it settled has changed since.

    Nor need the trial of any value that it led to, whose consequences are among its own.
    """
    trial = board.trial_of.get(cell * board.values + value)
    if trial is None:
        return True
    at, lines = trial
    while lines:
        low = lines & -lines
        if board.changed_at[low.bit_length() - 1] > at:
            return True
        lines ^= low
    return False


def remember_trial(board: BoardState, start: Snapshot) -> None:
    """Books a trial that went well with every value it led to."""
    trial = (board.changes, board.touched)
    values, width = board.values, board.width
    for y in range(board.height):
        mine = slice(y * values, (y + 1) * values)
        if board.masks[mine] == start.masks[mine]:
            continue
        changed = 0
        for before, after in zip(start.masks[mine], board.masks[mine], strict=True):
            changed |= before ^ after
        changed &= board.known_mask(y)
        for value in range(values):
            cells = board.masks[y * values + value] & changed
            while cells:
                low = cells & -cells
                board.trial_of[(y * width + low.bit_length() - 1) * values + value] = trial
                cells ^= low


def keep_solution(board: BoardState) -> None:
    """Remembers the finished board."""
    cells = board.cells()
    if cells not in board.found:
        board.found.append(cells)


def probe_cell(board: BoardState, cell: int) -> News:
    """Tries the values of a cell, at the root."""
    start = board.snapshot()
    union: list[int] | None = None  # what some branch still allows
    all_tried = True
    for value in range(board.values):
        if not board.possible(cell, value):
            continue
        if not is_worth_trying(board, cell, value):
            all_tried = False
            continue
        board.at_root = False
        board.touched = 0
        fits = board.assign(cell, value) and board.run_queue()
        if fits:
            remember_trial(board, start)
            if not board.open_count:
                keep_solution(board)
                all_tried = False
            masks = board.masks
            union = masks if union is None else [a | b for a, b in zip(union, masks, strict=True)]
        board.restore(start)
        board.at_root = True
        if board.stopped:
            return News.NONE
        if not fits:
            return rule_out(board, cell, value)
    return apply_agreement(board, union) if all_tried and union is not None else News.NONE


def is_worth_trying(board: BoardState, cell: int, value: int) -> bool:
    """At the root a value that a known solution has cannot break: only the others are worth a trial."""
    is_good = bool(board.found) and board.found[0][cell] == value
    return not is_good and is_stale(board, cell, value)


def rule_out(board: BoardState, cell: int, value: int) -> News:
    """A value that broke is gone for good, here and below."""
    board.weight[board.broken_line] += 1
    return News.FIXED if board.forbid(cell, value) and board.run_queue() else News.BROKEN


def apply_agreement(board: BoardState, union: list[int]) -> News:
    """Removes what no branch allows."""
    news = News.NONE
    for i in range(board.height * board.values):
        gone = board.masks[i] & ~union[i]
        y, value = divmod(i, board.values)
        while gone:
            low = gone & -gone
            news = News.FIXED
            if not board.forbid(y * board.width + low.bit_length() - 1, value):
                return News.BROKEN
            gone ^= low
    if news is News.FIXED and not board.run_queue():
        return News.BROKEN
    return news


def probe(board: BoardState, max_solutions: int, budget_ticks: int) -> Outcome:
    """Probes open cells until a whole round brings nothing new."""
    if board.propagate() is not Outcome.OPEN:
        return board.state()
    end = board.ticks + budget_ticks
    news = True
    while news and board.open_count:
        news = False
        for _, cell in sorted(promising(board)):
            if not board.is_open(cell):
                continue
            found = probe_cell(board, cell)
            if board.stopped:
                return Outcome.STOPPED
            board.broken = found is News.BROKEN
            if board.broken or not board.open_count:
                return board.state()
            news |= found is News.FIXED
            if board.ticks >= end or len(board.found) >= max_solutions:
                return Outcome.LIMIT
    return board.state()

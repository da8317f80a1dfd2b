"""Belief propagation: which values cells are likely to have.

Some rounds of messages between rows and columns, each line counting its placements exactly (weighted
forward–backward). The marginals tell a SAT solver which way to guess first: on hard puzzles with many solutions
that is the difference between seconds and hours. Only + × ÷ and comparisons, in a fixed order, so that the native
engine gives the same numbers to the last bit.
"""

from __future__ import annotations

from itertools import accumulate
from math import isfinite
from typing import NamedTuple

from nonokit.engine.reference.board import BoardState
from nonokit.engine.reference.line import Line

LONGEST_LINE = 300  # beyond this, products of weights leave the range of a float
SMALLEST = 1e-6
NEWS_WEIGHT = 0.7  # the rest is what was believed before: without it, beliefs swing to and fro


class Window(NamedTuple):
    """Where a run can be: the first boundary it can be reached at, and its legal starts."""

    begin: int
    starts: list[int]


class Beliefs:
    """Messages from rows and from columns to every cell and value."""

    def __init__(self, board: BoardState) -> None:
        self.board = board
        self.values = board.values
        size = board.width * board.height * board.values
        self.message = ([1.0] * size, [1.0] * size)
        self.windows = [self._windows(index) for index in range(len(board.lines))]
        self.sums: list[list[list[float]]] = [[] for _ in board.lines]

    def _windows(self, index: int) -> list[Window]:
        """Per run where it can be; empty when the line has nothing to say."""
        line, may = self.board.lines[index], self.board.may(index)
        if not line.runs or line.size > LONGEST_LINE or any(length == 0 for length, _ in line.runs):
            return []
        if all(sum(mask >> p & 1 for mask in may) <= 1 for p in range(line.size)):
            return []
        placed = line.place(may)
        if placed is None:
            return []
        windows, begin = [], 0
        for (length, _), gap, mask in zip(line.runs, line.gaps, placed[0], strict=True):
            windows.append(Window(begin, positions(mask)))
            begin = windows[-1].starts[0] + length + gap
        return windows

    def run(self, rounds: int) -> None:
        """Lets every line speak, `rounds` times."""
        for left in range(rounds, 0, -1):
            for index, windows in enumerate(self.windows):
                if windows and not self._stopped(index):
                    self._update(index, windows, is_last=left == 1)

    def _stopped(self, index: int) -> bool:
        """In the native engine, counting a line's placements takes about as long as settling it four times."""
        self.board.ticks += 4 * self.board.lines[index].cost
        return self.board.stop_requested()

    def cell(self, cell: int, value: int) -> float:
        """How likely a cell has a value, up to a factor shared by the cell's values."""
        i = cell * self.values + value
        return self.message[0][i] * self.message[1][i]

    def starts_by(self, index: int, run: int, p: int) -> float:
        """How likely a run starts at p, a legal start, or before; 0.5 when nothing is known."""
        return self.sums[index][run][p] if self.sums[index] else 0.5

    def _cells(self, index: int) -> range:
        width, height = self.board.width, self.board.height
        if index < height:
            return range(index * width, (index + 1) * width)
        return range(index - height, width * height, width)

    def _weights(self, index: int) -> list[list[float]]:
        """Per value what the crossing lines say; nothing for cells where it is ruled out."""
        told, values = self.message[1 if index < self.board.height else 0], self.values
        cells = self._cells(index)
        return [
            [told[cell * values + value] if mask >> p & 1 else 0.0 for p, cell in enumerate(cells)]
            for value, mask in enumerate(self.board.may(index))
        ]

    def _update(self, index: int, windows: list[Window], *, is_last: bool) -> None:
        line = self.board.lines[index]
        weights = self._weights(index)
        place = self._place(line, windows, weights)
        ahead = self._forward(line, windows, place, weights[0])
        behind = self._backward(line, windows, place, weights[0])
        total = behind[0][0]
        if total > 0 and isfinite(total):
            shares = self._shares(line, windows, (ahead, place, behind))
            if is_last:
                self.sums[index] = [list(accumulate(own)) for own in shares]
            self._write(index, weights, self._count_cells(line, shares))

    @staticmethod
    def _place(line: Line, windows: list[Window], weights: list[list[float]]) -> list[list[float]]:
        """The weight of every placement, its gap included."""
        place = []
        for (length, value), gap, window in zip(line.runs or (), line.gaps, windows, strict=True):
            filled, own = weights[value], [0.0] * line.size
            for s in window.starts:
                weight = filled[s]
                for p in range(s + 1, s + length):
                    weight = weight * filled[p]
                own[s] = weight * weights[0][s + length] if gap else weight
            place.append(own)
        return place

    @staticmethod
    def _forward(
        line: Line, windows: list[Window], place: list[list[float]], blank: list[float]
    ) -> list[list[float]]:
        """Weight of all ways to be at a boundary with j runs placed, gap included."""
        ahead: list[list[float]] = []
        for j, window in enumerate(windows):
            at = [0.0] * (line.size + 1)
            sum_ = 0.0 if j else 1.0
            offset = line.runs[j - 1][0] + line.gaps[j - 1] if j and line.runs else 0
            last = windows[j - 1].starts[-1] + offset if j else -1
            for p in range(window.begin, window.starts[-1] + 1):
                if p <= last:
                    sum_ = sum_ + ahead[j - 1][p - offset] * place[j - 1][p - offset]
                at[p] = sum_
                sum_ = sum_ * blank[p]
            ahead.append(at)
        return ahead

    @staticmethod
    def _backward(
        line: Line, windows: list[Window], place: list[list[float]], blank: list[float]
    ) -> list[list[float]]:
        """Weight of all ways to finish from a boundary with j runs placed."""
        size, runs = line.size, line.runs or ()
        behind = [[0.0] * (size + 1) for _ in range(len(runs) + 1)]
        behind[-1][size] = 1.0
        for p in range(size - 1, windows[-1].starts[0] + runs[-1][0] - 1, -1):
            behind[-1][p] = behind[-1][p + 1] * blank[p]
        for j in range(len(runs) - 1, -1, -1):
            at, next_ = behind[j], behind[j + 1]
            offset, first = runs[j][0] + line.gaps[j], windows[j].starts[0]
            sum_ = 0.0
            for p in range(windows[j].starts[-1], windows[j].begin - 1, -1):
                sum_ = sum_ * blank[p]
                if p >= first:
                    sum_ = sum_ + place[j][p] * next_[p + offset]
                at[p] = sum_
        return behind

    @staticmethod
    def _shares(
        line: Line, windows: list[Window], tables: tuple[list[list[float]], ...]
    ) -> list[list[float]]:
        """How likely every placement is."""
        ahead, place, behind = tables
        scale = 1 / behind[0][0]
        shares = []
        for j, (length, _) in enumerate(line.runs or ()):
            own, offset = [0.0] * line.size, length + line.gaps[j]
            for s in windows[j].starts:
                own[s] = ahead[j][s] * place[j][s] * behind[j + 1][s + offset] * scale
            shares.append(own)
        return shares

    def _count_cells(self, line: Line, shares: list[list[float]]) -> list[list[float]]:
        """Per value how likely cells have it: what runs begin there less what has ended."""
        margin = [[0.0] * (line.size + 1) for _ in range(self.values)]
        for (length, value), own in zip(line.runs or (), shares, strict=True):
            change = margin[value]
            for s, share in enumerate(own):
                if share:
                    change[s] = change[s] + share
                    change[s + length] = change[s + length] - share
        return [list(accumulate(change)) for change in margin]

    def _write(self, index: int, weights: list[list[float]], margin: list[list[float]]) -> None:
        """What this line adds to what it was told, the best value of each cell at 1, damped."""
        message, values = self.message[0 if index < self.board.height else 1], self.values
        news_of = plain_news if values == 2 else colour_news
        may = self.board.may(index)
        for p, cell in enumerate(self._cells(index)):
            if values == 2 and not may[0] & may[1] & 1 << p:
                continue
            news = news_of([own[p] for own in margin], [own[p] for own in weights])
            for value, new in enumerate(news):
                i = cell * values + value
                message[i] = (1 - NEWS_WEIGHT) * message[i] + NEWS_WEIGHT * new


def plain_news(margin: list[float], weights: list[float]) -> tuple[float, float]:
    """News of an open cell of a black-and-white puzzle, with one division."""
    a = max(1 - margin[1], SMALLEST) * weights[1]
    b = max(margin[1], SMALLEST) * weights[0]
    odds = max(min(a, b) / max(a, b), SMALLEST)
    return (odds, 1.0) if a < b else (1.0, odds)


def colour_news(margin: list[float], weights: list[float]) -> list[float]:
    """News of a cell with any number of values."""
    filled = 0.0
    for own in margin[1:]:
        filled = filled + own
    margin = [1 - filled, *margin[1:]]
    news = [max(m, SMALLEST) / w if w > 0 else 0.0 for m, w in zip(margin, weights, strict=True)]
    most = max(news)
    return [max(new / most, SMALLEST) for new in news]


def positions(mask: int) -> list[int]:
    """The bits of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

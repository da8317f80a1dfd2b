"""Belief propagation: which values cells are likely to have.

Some rounds of messages between rows and columns, each line counting its placements exactly (weighted
forward–backward). The marginals tell a SAT solver which way to guess first: on hard puzzles with many solutions
that is the difference between seconds and hours. Only + × ÷ and comparisons, in a fixed order, so that the native
engine gives the same numbers to the last bit.
"""

from __future__ import annotations

from math import isfinite

from nonokit.engine.reference.board import BoardState
from nonokit.engine.reference.line import Line

LONGEST_LINE = 300  # beyond this, products of weights leave the range of a float
SMALLEST = 1e-6
NEWS_WEIGHT = 0.7  # the rest is what was believed before: without it, beliefs swing to and fro


class Beliefs:
    """Messages from rows and from columns to every cell and value."""

    def __init__(self, board: BoardState) -> None:
        self.board = board
        self.values = board.values
        size = board.width * board.height * board.values
        self.message = ([1.0] * size, [1.0] * size)
        self.starts = [self._legal_starts(index) for index in range(len(board.lines))]
        self.sums: list[list[list[float]]] = [[] for _ in board.lines]

    def _legal_starts(self, index: int) -> list[list[int]]:
        """Per run its legal starts; empty when the line has nothing to say."""
        line, may = self.board.lines[index], self.board.may(index)
        if not line.runs or line.size > LONGEST_LINE or any(length == 0 for length, _ in line.runs):
            return []
        if all(sum(mask >> p & 1 for mask in may) <= 1 for p in range(line.size)):
            return []
        placed = line.place(may)
        return [] if placed is None else [positions(mask) for mask in placed[0]]

    def run(self, rounds: int) -> None:
        """Lets every line speak, `rounds` times."""
        for _ in range(rounds):
            for index, starts in enumerate(self.starts):
                if starts and not self._stopped(index):
                    self._update(index, starts)

    def _stopped(self, index: int) -> bool:
        """Counting a line's placements takes about as long as settling it once per cell."""
        line = self.board.lines[index]
        self.board.ticks += line.cost * line.size
        return self.board.stop_requested()

    def cell(self, cell: int, value: int) -> float:
        """How likely a cell has a value, up to a factor shared by the cell's values."""
        i = cell * self.values + value
        return self.message[0][i] * self.message[1][i]

    def starts_by(self, index: int, run: int, p: int) -> float:
        """How likely a run starts at p or before; 0.5 when nothing is known."""
        return self.sums[index][run][p] if self.sums[index] else 0.5

    def _cells(self, index: int) -> range:
        width, height = self.board.width, self.board.height
        if index < height:
            return range(index * width, (index + 1) * width)
        return range(index - height, width * height, width)

    def _weights(self, index: int) -> list[list[float]]:
        """What the crossing lines say, the best value of each cell at 1."""
        told = self.message[1 if index < self.board.height else 0]
        may = self.board.may(index)
        weights = []
        for p, cell in enumerate(self._cells(index)):
            own = [told[cell * self.values + v] if may[v] >> p & 1 else 0.0 for v in range(self.values)]
            most = max(own)
            weights.append([weight / most for weight in own])
        return weights

    def _update(self, index: int, starts: list[list[int]]) -> None:
        line = self.board.lines[index]
        weights = self._weights(index)
        ahead, place = self._forward(line, starts, weights)
        behind = self._backward(line, place, weights)
        total = behind[0][0]
        if total > 0 and isfinite(total):
            self._write(index, weights, ahead, place, behind)

    @staticmethod
    def _forward(
        line: Line, starts: list[list[int]], weights: list[list[float]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        """Weight of all ways to be at a boundary with j runs placed, gap included; and of each placement."""
        size, runs = line.size, line.runs or ()
        ahead = [[0.0] * (size + 1) for _ in range(len(runs) + 1)]
        place = [[0.0] * size for _ in runs]
        ahead[0][0] = 1.0
        for j, at in enumerate(ahead):
            for p in range(size):
                at[p + 1] = at[p + 1] + at[p] * weights[p][0]
            if j == len(runs):
                break
            length, value = runs[j]
            for s in starts[j]:
                end = s + length
                weight = 1.0
                for p in range(s, end):
                    weight = weight * weights[p][value]
                if line.gaps[j]:
                    weight = weight * weights[end][0]
                place[j][s] = weight
                to = end + line.gaps[j]
                ahead[j + 1][to] = ahead[j + 1][to] + at[s] * weight
        return ahead, place

    @staticmethod
    def _backward(line: Line, place: list[list[float]], weights: list[list[float]]) -> list[list[float]]:
        """Weight of all ways to finish from a boundary with j runs placed."""
        size, runs = line.size, line.runs or ()
        behind = [[0.0] * (size + 1) for _ in range(len(runs) + 1)]
        behind[-1][size] = 1.0
        for j in range(len(runs), -1, -1):
            at = behind[j]
            for p in range(size - 1, -1, -1):
                at[p] = at[p + 1] * weights[p][0]
                if j < len(runs) and place[j][p] > 0:
                    at[p] = at[p] + place[j][p] * behind[j + 1][p + runs[j][0] + line.gaps[j]]
        return behind

    def _write(
        self,
        index: int,
        weights: list[list[float]],
        ahead: list[list[float]],
        place: list[list[float]],
        behind: list[list[float]],
    ) -> None:
        """Turns the weights of placements into marginals, and those into messages."""
        line, total = self.board.lines[index], behind[0][0]
        margin = [[0.0] * self.values for _ in range(line.size)]
        self.sums[index] = []
        for j, (length, value) in enumerate(line.runs or ()):
            sums: list[float] = []
            so_far = 0.0
            for p in range(line.size):
                if place[j][p] > 0:
                    to = p + length + line.gaps[j]
                    so_far = so_far + ahead[j][p] * place[j][p] * behind[j + 1][to] / total
                sums.append(so_far)
                out = sums[p - length] if p >= length else 0.0
                margin[p][value] = margin[p][value] + (so_far - out)
            self.sums[index].append(sums)
        message = self.message[0 if index < self.board.height else 1]
        for p, cell in enumerate(self._cells(index)):
            filled = 0.0
            for v in range(1, self.values):
                filled = filled + margin[p][v]
            margin[p][0] = 1 - filled
            # What this line adds to what it was told, at most 1, damped by half.
            pairs = zip(margin[p], weights[p], strict=True)
            news = [max(m, SMALLEST) / w if w > 0 else 0.0 for m, w in pairs]
            most = max(news)
            for v, new in enumerate(news):
                i = cell * self.values + v
                message[i] = (1 - NEWS_WEIGHT) * message[i] + NEWS_WEIGHT * max(new / most, SMALLEST)


def positions(mask: int) -> list[int]:
    """The bits of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

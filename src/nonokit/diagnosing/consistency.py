"""Whether clues contradict each other by line logic, and which few of them do.

An engine settles a puzzle of usual size in microseconds, so all of this is cheap. The lines of a contradiction are
few as a rule, and at least one of them is wrong: that is what keeps the search for mistakes small.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nonokit.diagnosing.arrangement import Arrangement
from nonokit.diagnosing.clue_lines import OpenLine
from nonokit.engine import Board, Lines, Outcome, choose

_TOGETHER = 8  # lines opened at once: most are not needed for a contradiction


class Consistency:
    """Line logic on arrangements of one puzzle."""

    def __init__(self, values: int, longest_line: int) -> None:
        self.values = values
        self.engine = choose("auto", longest_line=longest_line)

    def contradicts(self, lines: Sequence[OpenLine], height: int) -> bool:
        """Whether line logic meets a contradiction."""
        return self._board(lines, height).propagate() == Outcome.CONTRADICTION

    def is_possible(self, arrangement: Arrangement) -> bool:
        """Whether neither sums nor line logic speak against it."""
        return arrangement.sums_agree() and not self.contradicts(arrangement.lines, arrangement.height)

    def known(self, arrangement: Arrangement) -> bytes:
        """The cells that line logic finds."""
        board = self._board(arrangement.lines, arrangement.height)
        board.propagate()
        return board.cells()

    def conflict(self, arrangement: Arrangement) -> list[int]:
        """Lines of which at least one is wrong: those that contradict each other by themselves; all, when none do."""
        lines, height = list(arrangement.lines), arrangement.height
        closed = [index for index, line in enumerate(lines) if line is not None]
        if not self.contradicts(lines, height):
            return closed
        Random(len(lines)).shuffle(closed)  # neighbours go apart, which leaves fewer lines in the end
        for start in range(0, len(closed), _TOGETHER):
            self._open_spare(closed[start : start + _TOGETHER], lines, height)
        return [index for index, line in enumerate(lines) if line is not None]

    def _open_spare(self, indices: list[int], lines: list[OpenLine], height: int) -> None:
        """Opens those lines that the contradiction goes without: all at once, or half by half."""
        kept = [lines[index] for index in indices]
        for index in indices:
            lines[index] = None
        if self.contradicts(lines, height):
            return
        for index, line in zip(indices, kept, strict=True):
            lines[index] = line
        if len(indices) > 1:
            half = len(indices) // 2
            self._open_spare(indices[:half], lines, height)
            self._open_spare(indices[half:], lines, height)

    def _board(self, lines: Sequence[OpenLine], height: int) -> Board:
        return self.engine.board(Lines(len(lines) - height, height, self.values, tuple(lines)))

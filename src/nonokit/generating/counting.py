"""What counting alone settles: lines that are full or empty from the start, and lines whose one kind is all found.

The easiest class of puzzle needs nothing else. Almost no random picture is like that, so the search for one
must be told how far a picture still is; this is that measure, made to be quick. The rating decides in the end.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

from nonokit.generating.constants import NEAREST_LINES


class Facts(NamedTuple):
    """A line's filled cells as bits, its size, its filled cells in number, and the room its clue leaves."""

    filled: int
    size: int
    total: int
    slack: int


class Counted(NamedTuple):
    """The cells that counting leaves open, and how far (0 to 1) the nearest lines are from being settled."""

    open_cells: list[int]
    distance: float


@lru_cache(maxsize=1 << 16)
def facts_of(line: bytes) -> Facts:
    """The facts of a line.

    >>> facts_of(bytes([1, 1, 0, 1]))
    Facts(filled=11, size=4, total=3, slack=0)
    """
    runs = [(value, len(list(group))) for value, group in groupby(line)]
    kinds = [value for value, _ in runs if value]
    gaps = sum(a == b for a, b in pairwise(kinds))
    total = len(line) - line.count(0)
    filled = sum(1 << i for i, value in enumerate(line) if value)
    return Facts(filled, len(line), total, len(line) - total - gaps)


def count(cells: bytes, width: int, height: int) -> Counted:
    """What counting makes of a picture's clues.

    >>> count(bytes([1, 1, 1, 0]), 2, 2).open_cells
    []
    """
    lines = [facts_of(cells[y * width : (y + 1) * width]) for y in range(height)]
    lines += [facts_of(cells[x::width]) for x in range(width)]
    known = _settle(lines, height)
    left = [y * width + x for y in range(height) for x in range(width) if not known[y] >> x & 1]
    return Counted(left, _distance(lines, known) if left else 0.0)


def _settle(lines: list[Facts], height: int) -> list[int]:
    """Per line the cells that become known, as bits."""
    known = [0] * len(lines)
    todo = list(range(len(lines)))
    while todo:
        line = todo.pop()
        if _need(lines[line], known[line]):
            continue
        news = ((1 << lines[line].size) - 1) & ~known[line]
        known[line] |= news
        while news:
            low = news & -news
            news ^= low
            # A cell stands in its row at its column's number, and the other way round.
            place = low.bit_length() - 1
            other, own = (height + place, line) if line < height else (place, line - height)
            known[other] |= 1 << own
            todo.append(other)
    return known


def _need(line: Facts, known: int) -> int:
    """How many cells a line is short of being settled: by its room, its filled cells or its background."""
    if not line.total:
        return 0
    filled = (known & line.filled).bit_count()
    blank = known.bit_count() - filled
    return min(line.slack, line.total - filled, line.size - line.total - blank)


def _distance(lines: list[Facts], known: list[int]) -> float:
    needs = sorted(
        _need(line, mask) / line.size
        for line, mask in zip(lines, known, strict=True)
        if mask.bit_count() < line.size
    )
    return sum(needs[:NEAREST_LINES]) / NEAREST_LINES

"""Exact line: everything that all legal placements of the clue have in common. The catch-all of line logic."""

from __future__ import annotations

from nonokit.explaining.evidence import Shared
from nonokit.explaining.line_view import LineView, fits_at
from nonokit.explaining.step import Step

NAME = "exact"


def find(line: LineView) -> list[Step]:
    """One step for the line."""
    placed = line.placed
    if placed is None:
        return []
    left = [0] * len(line.may)
    left[0] = placed.gaps
    for run, covered in zip(line.clue, placed.covered, strict=True):
        left[run.colour] |= covered
    forbid = {value: mask & ~left[value] for value, mask in enumerate(line.may) if mask & ~left[value]}
    if not forbid:
        return []
    step = line.step(NAME, Shared(count_placements(line)), forbid=forbid)
    return [step] if step else []


def count_placements(line: LineView) -> int:
    """How many ways there are to place the clue.

    >>> from nonokit.model import Clue
    >>> count_placements(LineView.of(Clue.of(2, 1), [3] * 6))
    6
    """
    # ways[p]: ways to have placed the runs so far within the first p cells, the rest up to p being background
    ways = [1] + [0] * line.size
    for p in range(line.size):
        ways[p + 1] = ways[p] if line.may[0] >> p & 1 else 0
    previous_colour = 0
    for run in line.clue:
        ending = _ending(line, run.length, run.colour, ways, run.colour == previous_colour)
        ways = ending[:]
        for p in range(line.size):
            if line.may[0] >> p & 1:
                ways[p + 1] += ways[p]
        previous_colour = run.colour
    return ways[line.size]


def _ending(line: LineView, length: int | None, colour: int, ways: list[int], has_gap: bool) -> list[int]:
    """Per boundary: ways in which the run ends there."""
    ending = [0] * (line.size + 1)
    for start in range(line.size):
        if has_gap:
            # One background cell right before the run; `ways` up to there already allow any number.
            count = ways[start - 1] if start and line.may[0] >> (start - 1) & 1 else 0
        else:
            count = ways[start]
        if not count:
            continue
        lengths = (length,) if length else range(1, line.size - start + 1)
        for size in lengths:
            if not fits_at(line.may[colour], start, size) or start + size > line.size:
                break
            ending[start + size] += count
    return ending

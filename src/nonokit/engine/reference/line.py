"""Settling one line exactly, on bit masks: bit p of a mask speaks of cell or boundary p.

A forward pass finds the boundaries reachable after each run, a backward pass those that can still be finished.
Both go over the runs, not the cells: "walk over empty cells" is one addition, because the carry sweeps a row of
ones; walking back takes log(slack) shifts. What both passes reach is legal, and the cells of legal placements,
or-ed, are exactly the values each cell can still have.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nonokit.engine.constants import REMEMBERED_LINES
from nonokit.engine.interface import LineClue
from nonokit.model.masks import fill, fits, spread

Masks = tuple[int, ...]  # per value: the cells that may have it


class Line:
    """One line's clue, compiled."""

    __slots__ = ("cache", "cost", "gaps", "kinds", "runs", "size", "slack", "values")

    def __init__(self, clue: LineClue, size: int, values: int) -> None:
        self.size = size
        self.values = values
        runs = tuple((length or 0, value) for length, value in clue or ())
        self.runs = None if clue is None else runs
        if any(not 0 < value < values for _, value in runs):
            raise ValueError("a run's value is not among the values")
        self.kinds = {run for run in runs if run[0]}
        self.cost = len(runs) + 1
        # After run j: 1 when the next run has the same colour, so that a background cell must part them.
        self.gaps = [int(a[1] == b[1]) for a, b in pairwise(runs)] + [0]
        self.slack = max(0, size - sum(max(1, length) for length, _ in runs) - sum(self.gaps))
        if any(length == 0 for length, _ in runs):
            self.slack = size
        self.cache: dict[Masks, Masks | None] = {}

    def settle(self, may: Masks) -> Masks | None:
        """The values still possible in every cell; None when nothing fits."""
        try:
            return self.cache[may]
        except KeyError:
            if len(self.cache) > REMEMBERED_LINES:
                self.cache.clear()
            result = self.cache[may] = self._settle(may)
            return result

    def _settle(self, may: Masks) -> Masks | None:
        if self.runs is None:
            return may
        placed = self.place(may)
        if placed is None:
            return None
        found = [0] * self.values
        _, covered, gaps = placed
        for (_, value), cells in zip(self.runs, covered, strict=True):
            found[value] |= cells
        found[0] = gaps
        return tuple(found)

    def place(self, may: Masks) -> tuple[list[int], list[int], int] | None:
        """Legal starts of each run, the cells each may cover, and the cells that may be background."""
        room = {run: fits(may[run[1]], run[0]) for run in self.kinds}
        reached = self.forward(may, room)
        if reached is None or self.runs is None:
            return None
        empty = may[0]
        ladder = self.ladder(empty, self.slack)
        after = walk_back(1 << self.size, ladder)  # boundaries from which the rest can be finished
        gaps = reached.pop() & (after >> 1)
        covered = [0] * len(self.runs)
        for j in range(len(self.runs) - 1, -1, -1):
            run = length, value = self.runs[j]
            if self.gaps[j]:
                after = (after >> 1) & empty
            if length:
                starts = reached[j] & room[run] & (after >> length)
                covered[j] = spread(starts, length)
                ends = starts << length
            else:
                cells = fill(reached[j] & may[value], may[value]) & may[value]
                cells &= walk_back(after, self.ladder(may[value], self.size)) >> 1
                starts = reached[j] & cells
                covered[j] = cells
                ends = (cells << 1) & after
            if self.gaps[j]:
                gaps |= ends
            after = starts
            for shift, mask in ladder:
                after |= (after >> shift) & mask
            gaps |= reached[j] & (after >> 1)
            reached[j] = starts
        return reached, covered, gaps & empty

    def forward(self, may: Masks, room: dict[tuple[int, int], int]) -> list[int] | None:
        """Per run, the boundaries it may start at as seen from the left, then those after the last run.

        `room` says where each kind of run fits.
        """
        empty = may[0]
        at = fill(1, empty)
        reached = [at]
        for run, gap in zip(self.runs or (), self.gaps, strict=False):
            length, value = run
            ends = (at & room[run]) << length if length else fill((at & may[value]) << 1, may[value])
            if gap:
                ends = (ends & empty) << 1
            at = ((empty + (ends & empty)) ^ empty) | ends  # fill(ends, empty), in the hottest place
            if not at:
                return None
            reached.append(at)
        return reached if at >> self.size & 1 else None

    @staticmethod
    def ladder(mask: int, reach: int) -> list[tuple[int, int]]:
        """Shifts 1, 2, 4 … with "this many cells in a row are in the mask", enough to walk `reach` cells."""
        rungs = []
        shift = 1
        while shift <= reach:
            rungs.append((shift, mask))
            mask &= mask >> shift
            shift *= 2
        return rungs


def walk_back(start: int, ladder: list[tuple[int, int]]) -> int:
    """All boundaries from which walking up the ladder's cells leads to `start`."""
    for shift, mask in ladder:
        start |= (start >> shift) & mask
    return start


def settle(clue: LineClue, domains: Sequence[int], values: int) -> list[int] | None:
    """One line by itself: per cell, the values (as bits) that some legal placement gives it."""
    may = masks_of_domains(domains, values)
    result = Line(clue, len(domains), values).settle(may)
    return None if result is None else domains_of_masks(result, len(domains))


def masks_of_domains(domains: Sequence[int], values: int) -> Masks:
    """Per-cell value bits turned into per-value cell bits."""
    return tuple(
        sum((domain >> value & 1) << p for p, domain in enumerate(domains)) for value in range(values)
    )


def domains_of_masks(may: Masks, size: int) -> list[int]:
    """Per-value cell bits turned into per-cell value bits."""
    return [sum((mask >> p & 1) << value for value, mask in enumerate(may)) for p in range(size)]

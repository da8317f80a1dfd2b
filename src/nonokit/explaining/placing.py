"""All legal placements of a clue at once, on bit masks: bit p of a mask speaks of cell p or of the boundary before it.

A forward pass finds the boundaries that each run may start at as seen from one end, a backward pass those from which
the rest can be finished. Both go over runs, not cells: "walk over empty cells" is one addition, because the carry sweeps
a row of ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nonokit.model import Run
from nonokit.model.masks import fill, fits, spread

Masks = tuple[int, ...]  # per value: the cells that may have it


class Placed(NamedTuple):
    """Every run's legal starts, the cells it may cover, and the cells that may be background, exactly."""

    starts: list[int]
    covered: list[int]
    background: int


def place(
    runs: Sequence[Run], gaps: Sequence[int], size: int, may: Masks, room: Sequence[int]
) -> Placed | None:
    """All legal placements; None when nothing fits. `gaps` says after which runs a background cell must follow, `room` at
    which cells each run has room."""
    starts = _starts_from_the_front(runs, gaps, size, may, room)
    if starts is None:
        return None
    empty = may[0]
    after = _walk_back(1 << size, empty)  # boundaries from which the rest can be finished
    background = starts.pop() & (after >> 1)
    covered = [0] * len(runs)
    for j in range(len(runs) - 1, -1, -1):
        length, colour = runs[j]
        if gaps[j]:
            after = (after >> 1) & empty
        if length is not None:
            own = starts[j] & room[j] & (after >> length)
            covered[j] = spread(own, length)
            ends = own << length
        else:
            cells = fill(starts[j] & may[colour], may[colour]) & may[colour]
            cells &= _walk_back(after, may[colour]) >> 1
            own = starts[j] & cells
            covered[j] = cells
            ends = (cells << 1) & after
        if gaps[j]:
            background |= ends
        after = _walk_back(own, empty)
        background |= starts[j] & (after >> 1)
        starts[j] = own
    return Placed(starts, covered, background & empty)


def _starts_from_the_front(
    runs: Sequence[Run], gaps: Sequence[int], size: int, may: Masks, room: Sequence[int]
) -> list[int] | None:
    """Per run the boundaries it may start at as seen from the front, then those after the last run."""
    empty = may[0]
    at = fill(1, empty)
    starts = [at]
    for (length, colour), gap, fitting in zip(runs, gaps, room, strict=True):
        ends = (at & fitting) << length if length is not None else fill((at & fitting) << 1, may[colour])
        if gap:
            ends = (ends & empty) << 1
        at = fill(ends, empty)
        if not at:
            return None
        starts.append(at)
    return starts if at >> size & 1 else None


def _walk_back(start: int, mask: int) -> int:
    """All boundaries from which walking up over cells of the mask leads to `start`."""
    shift = 1
    while mask:
        start |= (start >> shift) & mask
        mask &= mask >> shift
        shift *= 2
    return start


def count_placements(runs: Sequence[Run], size: int, may: Masks) -> int:
    """How many ways there are to place the clue.

    >>> count_placements((Run(2), Run(1)), 6, (63, 63))
    6
    """
    # ways[p]: ways to have placed the runs so far within the first p cells, the rest up to p being background
    ways = [1] + [0] * size
    for p in range(size):
        ways[p + 1] = ways[p] if may[0] >> p & 1 else 0
    previous_colour = 0
    for run in runs:
        ways = _ending(run, size, may, ways, run.colour == previous_colour)
        for p in range(size):
            if may[0] >> p & 1:
                ways[p + 1] += ways[p]
        previous_colour = run.colour
    return ways[size]


def _ending(run: Run, size: int, may: Masks, ways: list[int], has_gap: bool) -> list[int]:
    """Per boundary: ways in which the run ends there."""
    ending = [0] * (size + 1)
    for start in range(size):
        if has_gap:
            # One background cell right before the run; `ways` up to there already allow any number.
            count = ways[start - 1] if start and may[0] >> (start - 1) & 1 else 0
        else:
            count = ways[start]
        lengths = (run.length,) if run.length else range(1, size - start + 1)
        for length in lengths if count else ():
            if start + length > size or not fits(may[run.colour], length) >> start & 1:
                break
            ending[start + length] += count
    return ending

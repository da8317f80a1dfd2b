"""Grows the grid's crossings one by one, from a place where the grid is plain to see.

Each crossing is foretold from its known neighbours and then looked for nearby, the surest first. So a page may be
tilted and bent as it likes: no model of the page is needed, only that neighbours agree.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import Any

from nonokit.scanning.grid.ridges import Ridges

Array = Any  # numpy is an optional part
Index = tuple[int, int]  # row and column of a crossing
Point = tuple[float, float]

SNAP = 0.22  # of the pitch: how far from where it was foretold a crossing may lie
CHANGE = 0.35  # steps longer or shorter than their neighbours by more than this are refused
MOST_NODES = 30_000  # crossings: no puzzle has so many, with its clues; those of squared paper have no end
SEEDS = 4
JOINED_SEEDS = 4  # more, with lines all the way to the next crossings
ENOUGH = 0.30  # response at a crossing, of the seeds' own
EDGE = 0.45  # response along the line towards it, likewise
LOWEST = 0.08  # responses below are not even looked at
STRAIGHT = 0.2  # of the pitch: how far from the middle between its neighbours a crossing lies, twice, at most
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


@dataclass
class Lattice:
    """Crossings by row and column; rows and columns are numbered from the seed and may be negative.

    `grown` are the crossings that were found, those of lattices from other seeds included: the work it took.
    """

    nodes: dict[Index, Point]
    pitch: tuple[float, float]
    grown: int = 0

    def __len__(self) -> int:
        return len(self.nodes)

    def straightness(self) -> int:
        """How many more crossings lie straight between their neighbours than do not, and one for being there."""
        total = 1 if self.nodes else 0
        for (row, column), (x, y) in self.nodes.items():
            for down, right in ((0, 1), (1, 0)):
                a, b = (
                    self.nodes.get((row - down, column - right)),
                    self.nodes.get((row + down, column + right)),
                )
                if a and b:
                    off = abs(a[0] + b[0] - 2 * x) / self.pitch[0] + abs(a[1] + b[1] - 2 * y) / self.pitch[1]
                    total += 1 if off < STRAIGHT else -1
        return total


def grow_lattice(ridges: Ridges, pitch: tuple[float, float]) -> Lattice:
    """The lattice with most straight lines that grows from any of the best seeds: lines of words make some, too."""
    best, most, ground, total = Lattice({}, pitch), 0, None, 0
    seeds = _seeds(ridges, pitch)
    for seed in seeds:
        if any(_near(point, seed, pitch) for point in best.nodes.values()):
            continue
        ground = ground or Ground(ridges, pitch, seeds)
        grown = Grower(ground, pitch).grow(seed)
        total += len(grown)
        straightness = grown.straightness()
        if straightness > most:
            best, most = grown, straightness
    best.grown = total
    return best


def _near(a: Point, b: Point, pitch: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) < 0.4 * pitch[0] and abs(a[1] - b[1]) < 0.4 * pitch[1]


def _seeds(ridges: Ridges, pitch: tuple[float, float]) -> list[Point]:
    """Crossings that have crossings a pitch away on all four sides; then some that have lines all the way to them.

    Digits in cells stand a pitch apart and are bolder than lines, but between them there is none.
    """
    import cv2
    import numpy as np

    crossing = ridges.crossing
    reach = [max(1, int(SNAP * side)) for side in pitch]
    near = cv2.dilate(crossing, np.ones((2 * reach[1] + 1, 2 * reach[0] + 1), np.uint8))
    dx, dy = round(pitch[0]), round(pitch[1])
    score = crossing.copy()
    for x, y in ((dx, 0), (-dx, 0), (0, dy), (0, -dy), (2 * dx, 0), (-2 * dx, 0), (0, 2 * dy), (0, -2 * dy)):
        _lower(score, near, x, y)
    across = cv2.dilate(ridges.sharp_horizontal, np.ones((2 * reach[1] + 1, 1), np.uint8))
    down = cv2.dilate(ridges.sharp_vertical, np.ones((1, 2 * reach[0] + 1), np.uint8))
    joined = score.copy()
    for line, x, y in ((across, dx // 2, 0), (across, -dx // 2, 0), (down, 0, dy // 2), (down, 0, -dy // 2)):
        _lower(joined, line, x, y)
    return _best_places(score, SEEDS, 6 * max(pitch)) + _best_places(joined, JOINED_SEEDS, 6 * max(pitch))


def _best_places(score: Array, count: int, apart: float) -> list[Point]:
    """Up to so many places with the highest scores, so far from each other; scores are written over."""
    import cv2

    found: list[Point] = []
    for _ in range(count):
        _, value, _, (x, y) = cv2.minMaxLoc(score)
        if value <= 0.05:
            break
        found.append((float(x), float(y)))
        cv2.circle(score, (x, y), int(apart), 0, -1)
    return found


def _lower(score: Array, other: Array, dx: int, dy: int) -> None:
    """Lowers scores to what another map has so far left and above; where it has nothing, to nothing."""
    import cv2

    (here_y, there_y), (here_x, there_x) = (
        _overlap(*each) for each in zip(score.shape, (dy, dx), strict=True)
    )
    part = score[here_y, here_x]
    cv2.min(part, other[there_y, there_x], dst=part)
    score[: here_y.start] = score[here_y.stop :] = 0
    score[:, : here_x.start] = score[:, here_x.stop :] = 0


def _overlap(size: int, shift: int) -> tuple[slice, slice]:
    """Of a side of so many pixels and the same moved along it: what both have, of the first and of the second."""
    first, last = max(0, min(size, shift)), max(0, min(size, size + shift))
    return slice(first, last), slice(first - shift, last - shift)


class Ground:
    """What lattices grow on, whichever seed they come from."""

    def __init__(self, ridges: Ridges, pitch: tuple[float, float], seeds: list[Point]) -> None:
        import cv2
        import numpy as np

        # What is far weaker than any seed is not looked at: most of it is grain, and there is much of it.
        weakest = min(float(ridges.crossing[int(y), int(x)]) for x, y in seeds)
        self.peaks = Peaks(ridges.crossing, pitch, max(LOWEST, ENOUGH * weakest))
        # Where a line is looked for along a step, it may lie a pixel beside.
        self.across = cv2.dilate(ridges.horizontal, np.ones((3, 1), np.uint8))
        self.down = cv2.dilate(ridges.vertical, np.ones((1, 3), np.uint8))


class Grower:
    """One lattice while it grows."""

    def __init__(self, ground: Ground, pitch: tuple[float, float]) -> None:
        self.ground, self.peaks = ground, ground.peaks
        self.pitch = pitch
        self.nodes: dict[Index, Point] = {}
        self.taken: set[int] = set()
        self.queue: list[tuple[float, Index, int]] = []
        self.floor = self.edge_floor = 0.0

    def grow(self, seed: Point) -> Lattice:
        start = self.peaks.nearest(*seed)
        if start is None:
            return Lattice({}, self.pitch)
        self.floor = ENOUGH * self.peaks.values[start]
        self.edge_floor = EDGE * self.peaks.values[start]
        self._add((0, 0), start)
        while self.queue and len(self.nodes) <= MOST_NODES:
            _, index, peak = heapq.heappop(self.queue)
            if index not in self.nodes and peak not in self.taken:
                self._add(index, peak)
        return Lattice(self.nodes, self.pitch)

    def _add(self, index: Index, peak: int) -> None:
        self.nodes[index] = self.peaks.points[peak]
        self.taken.add(peak)
        for step in STEPS:
            other = (index[0] + step[0], index[1] + step[1])
            if other not in self.nodes:
                self._offer(index, other, step)

    def _offer(self, index: Index, other: Index, step: Index) -> None:
        """Looks for a neighbour where its known neighbours foretell it."""
        x, y, usual = self._foretold(index, other, step)
        peak = self.peaks.nearest(x, y)
        if peak is None or peak in self.taken or self.peaks.values[peak] < self.floor:
            return
        here, there = self.nodes[index], self.peaks.points[peak]
        length = ((there[0] - here[0]) ** 2 + (there[1] - here[1]) ** 2) ** 0.5
        if abs(length - usual) <= CHANGE * usual and self._edge(here, there, step) >= self.edge_floor:
            heapq.heappush(self.queue, (-self.peaks.values[peak], other, peak))

    def _foretold(self, index: Index, other: Index, step: Index) -> tuple[float, float, float]:
        """Where a neighbour should lie, and how long the step to it should be."""
        nodes, here = self.nodes, self.nodes[index]
        count, dx, dy = 0, 0.0, 0.0
        behind = nodes.get((index[0] - step[0], index[1] - step[1]))
        if behind:
            count, dx, dy = 1, here[0] - behind[0], here[1] - behind[1]
        for side in ((step[1], step[0]), (-step[1], -step[0])):
            a = nodes.get((index[0] + side[0], index[1] + side[1]))
            b = nodes.get((other[0] + side[0], other[1] + side[1]))
            if a and b:
                count, dx, dy = count + 1, dx + b[0] - a[0], dy + b[1] - a[1]
        if count:
            dx, dy = dx / count, dy / count
        else:
            dx, dy = step[1] * self.pitch[0], step[0] * self.pitch[1]
        return here[0] + dx, here[1] + dy, (dx * dx + dy * dy) ** 0.5

    def _edge(self, a: Point, b: Point, step: Index) -> float:
        """How much of a line there is between two points: the weakest of a few places along it."""
        ridge = self.ground.across if step[1] else self.ground.down
        least = 1.0
        for share in (0.3, 0.5, 0.7):
            value = ridge[round(a[1] + share * (b[1] - a[1])), round(a[0] + share * (b[0] - a[0]))]
            least = min(least, float(value))
        return least


class Peaks:
    """Local maxima of the crossing map, to be found by place."""

    def __init__(self, crossing: Array, pitch: tuple[float, float], least: float) -> None:
        import cv2
        import numpy as np

        self.reach = (max(1.5, SNAP * pitch[0]), max(1.5, SNAP * pitch[1]))
        window = np.ones([2 * max(1, int(0.5 * side)) + 1 for side in reversed(self.reach)], np.uint8)
        is_peak = (crossing >= cv2.dilate(crossing, window)) & (crossing > least)
        is_peak[[0, -1]] = is_peak[:, [0, -1]] = False
        rows, columns = np.nonzero(is_peak)
        x, y = _between_pixels(crossing, rows, columns)
        # Peaks lie in boxes as large as their reach; those of boxes side by side follow each other.
        self.boxes = int(crossing.shape[1] / self.reach[0]) + 3  # in a row, with one more at each end
        box = ((y / self.reach[1]).astype(int) + 1) * self.boxes + (x / self.reach[0]).astype(int) + 1
        order = np.argsort(box, kind="stable")
        self.points: list[Point] = list(zip(x[order].tolist(), y[order].tolist(), strict=True))
        self.values: list[float] = crossing[rows, columns][order].tolist()
        most = (int(crossing.shape[0] / self.reach[1]) + 3) * self.boxes
        self.starts = np.searchsorted(box[order], np.arange(most + 1)).tolist()

    def nearest(self, x: float, y: float) -> int | None:
        """The best peak within reach: strong and near."""
        (wide, high), points, values = self.reach, self.points, self.values
        box = (int(y / high) + 1) * self.boxes + int(x / wide) + 1
        best, found = 0.0, None
        for middle in (box - self.boxes, box, box + self.boxes):
            if not 0 < middle < len(self.starts) - 2:
                continue  # a crossing was foretold outside the picture
            for peak in range(self.starts[middle - 1], self.starts[middle + 2]):
                px, py = points[peak]
                away = ((px - x) / wide) ** 2 + ((py - y) / high) ** 2
                if away < 1 and values[peak] * (1 - 0.5 * away) > best:
                    best, found = values[peak] * (1 - 0.5 * away), peak
        return found


def _between_pixels(crossing: Array, rows: Array, columns: Array) -> tuple[Array, Array]:
    """Peaks to a part of a pixel: the top of a parabola through each and its neighbours."""
    import numpy as np

    def shift(before: Array, here: Array, after: Array) -> Array:
        bend = before - 2 * here + after
        return np.where(bend < -1e-6, 0.5 * (before - after) / np.minimum(bend, -1e-6), 0.0)

    here = crossing[rows, columns]
    x = columns + shift(crossing[rows, columns - 1], here, crossing[rows, columns + 1])
    y = rows + shift(crossing[rows - 1, columns], here, crossing[rows + 1, columns])
    return x, y

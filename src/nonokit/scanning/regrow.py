"""A second look: crossings that growing could not reach, found where the page's shape says they must lie.

Filled cells hide lines and tear the lattice apart; across a hole, only the shape of the whole tells where it goes on.
"""

from __future__ import annotations

from typing import Any

from nonokit.scanning.lattice import Lattice
from nonokit.scanning.mesh import shape_of
from nonokit.scanning.ridges import Ridges

Array = Any  # numpy is an optional part

BEYOND = 4  # lines outside the lattice that are tried
NEAR = 0.2  # of the pitch: how far from its place a crossing may lie
LEAST = 0.35  # response at a crossing
ROUNDS = 12
FEW = 0.002  # of the crossings: so few more are not worth another look


def regrown(lattice: Lattice, ridges: Ridges) -> Lattice:
    """The lattice with what was found in the second look."""
    for _ in range(ROUNDS):
        found = _found(lattice, ridges)
        gain, lattice = len(found.nodes) - len(lattice.nodes), found
        if gain <= FEW * len(found.nodes):
            break
    return lattice


def _found(lattice: Lattice, ridges: Ridges) -> Lattice:
    import cv2
    import numpy as np

    shape = shape_of(lattice)
    low = np.array(list(lattice.nodes)).min(axis=0)
    at = shape.mesh(BEYOND).points
    known = np.zeros(at.shape[:2], np.uint8)
    for i, j in lattice.nodes:
        known[i - low[0] + BEYOND, j - low[1] + BEYOND] = 1
    support = cv2.blur(known.astype(np.float32), (5, 5), borderType=cv2.BORDER_CONSTANT) * 25
    places, values = _peaks_near(ridges.crossing, at, lattice.pitch)
    take = (known == 0) & (support >= 4) & (values >= LEAST)
    nodes = dict(lattice.nodes)
    for i, j in zip(*np.nonzero(take), strict=True):
        index = (int(i) - BEYOND + int(low[0]), int(j) - BEYOND + int(low[1]))
        nodes[index] = (float(places[i, j, 0]), float(places[i, j, 1]))
    return Lattice(nodes, lattice.pitch)


def _peaks_near(crossing: Array, at: Array, pitch: tuple[float, float]) -> tuple[Array, Array]:
    """The strongest response near each point, and where it is."""
    import cv2
    import numpy as np

    rx, ry = max(1, round(NEAR * pitch[0])), max(1, round(NEAR * pitch[1]))
    best = np.full(at.shape[:2], -1.0, np.float32)
    places = at.copy()
    for dy in range(-ry, ry + 1):
        for dx in range(-rx, rx + 1):
            moved = (at + np.array([dx, dy])).astype(np.float32)
            value = cv2.remap(crossing, moved[..., 0], moved[..., 1], cv2.INTER_LINEAR, borderValue=0)
            better = value > best
            best = np.where(better, value, best)
            places = np.where(better[..., None], moved, places)
    return places, best

"""A second look: crossings that growing could not reach, found where the page's shape says they must lie.

Filled cells hide lines and tear the lattice apart; across a hole, only the shape of the whole tells where it goes on.
"""

from __future__ import annotations

from typing import Any

from nonokit.scanning.grid.lattice import Lattice
from nonokit.scanning.grid.mesh import in_lines, shape_of
from nonokit.scanning.grid.ridges import Ridges

Array = Any  # numpy is an optional part

BEYOND = 4  # lines outside the lattice that are tried
NEAR = 0.2  # of the pitch: how far from its place a crossing may lie
LEAST = 0.35  # response at a crossing
BENT = 0.85  # of the pitch: shorter steps that become still shorter are those of a page that bends away
EVEN = 1.1  # times as long as the step before it: not yet longer,
SHRUNK = 0.95  # and so much shorter than the one before that; those of clue cells may all be short
LEAP = 1.2  # times as long as the one before: no step of a page that bends away
WHOLE = 0.6  # of as many crossings as other lines has a line that tells of it,
FEWEST = 15  # and more than so many,
MOST = 0.6  # and of its steps so many must be short
WAYS = ((0, 1), (0, -1), (1, 1), (1, -1))  # down, up, right and left: the axis, and the way along it
MOST_BENT = 0.8  # times as long as the one before is a step at least
ALONG = 5  # crossings of a line that are looked at together to tell how it bends away
ROUNDS = 80  # each goes on by two lines or less: so many lead across a large page
FEW = 0.002  # of the crossings: so few more are not worth another look,
SOON, MORE = 12, 0.01  # nor are so few after the first rounds: the lines of a grid go on in all their length


def regrown(lattice: Lattice, ridges: Ridges) -> Lattice:
    """The lattice with what was found in the second look."""
    lattice = without_leaps(lattice)
    for turn in range(ROUNDS):
        found = _found(lattice, ridges)
        gain, lattice = len(found.nodes) - len(lattice.nodes), found
        if gain <= (FEW if turn < SOON else MORE) * len(found.nodes):
            break
    return lattice


def without_leaps(lattice: Lattice) -> Lattice:
    """The lattice without last crossings that lie far beyond where shorter and shorter steps lead: shadows, edges of paper."""
    import numpy as np

    nodes = lattice.nodes
    index = np.array(list(nodes))
    low = index.min(axis=0) - BEYOND  # nothing follows itself from the other end
    seen = _seen(lattice, low, tuple(index.max(axis=0) + BEYOND + 1 - low))
    leaps = np.zeros(seen.shape[:2], bool)
    for axis, way in WAYS:
        near, length, is_bent = _steps(seen, axis, way, min(lattice.pitch))
        with np.errstate(invalid="ignore"):
            leaps |= is_bent & (np.linalg.norm(seen - near, axis=2) > LEAP * length)
    kept = {at: place for at, place in nodes.items() if not leaps[at[0] - low[0], at[1] - low[1]]}
    return Lattice(kept, lattice.pitch)


def _seen(lattice: Lattice, low: Array, shape: tuple[int, ...]) -> Array:
    """Where known crossings lie, as an array that begins at some line each way; nowhere else a number."""
    import numpy as np

    seen = np.full((*shape, 2), np.nan, np.float32)
    for (i, j), place in lattice.nodes.items():
        seen[i - low[0], j - low[1]] = place
    return seen


def _steps(seen: Array, axis: int, way: int, pitch: float) -> tuple[Array, Array, Array]:
    """For each crossing the one before it, the length of the step to that one, and whether the page bends away there.

    It does where most of a whole line's steps are short, and shorter than those before them.
    """
    import numpy as np

    near = np.roll(seen, way, axis)
    length, before, longer = (
        np.roll(np.linalg.norm(near - np.roll(near, way, axis), axis=2), way * k, axis) for k in (0, 1, 2)
    )
    is_known = ~np.isnan(length + before + longer)
    with np.errstate(invalid="ignore"):
        is_short = (length < BENT * pitch) & (length < EVEN * before) & (length < SHRUNK * longer)
    counts, short = (each.sum(axis=1 - axis) for each in (is_known, is_short))
    is_bent = (counts > max(FEWEST, WHOLE * counts.max())) & (short > MOST * counts)
    return near, length, is_short & (is_bent[:, None] if axis == 0 else is_bent[None])


def _found(lattice: Lattice, ridges: Ridges) -> Lattice:
    import cv2
    import numpy as np

    shape = shape_of(lattice)
    low = np.array(list(lattice.nodes)).min(axis=0)
    at = shape.mesh(BEYOND).points
    seen = _seen(lattice, low - BEYOND, at.shape[:2])
    known = (~np.isnan(seen[..., 0])).astype(np.uint8)
    at, is_far = bent_away(at, seen, min(lattice.pitch))
    support = cv2.blur(known.astype(np.float32), (5, 5), borderType=cv2.BORDER_CONSTANT) * 25
    wanted = np.argwhere((known == 0) & ~is_far & (support >= 4))
    places, values = _peaks_near(ridges.crossing, at[tuple(wanted.T)], lattice.pitch)
    seen_now = values >= LEAST
    index = (wanted - BEYOND + low)[seen_now].tolist()
    nodes = dict(lattice.nodes)
    nodes |= {(i, j): (x, y) for (i, j), (x, y) in zip(index, places[seen_now].tolist(), strict=True)}
    return Lattice(nodes, lattice.pitch)


def bent_away(at: Array, seen: Array, pitch: float) -> tuple[Array, Array]:
    """Where crossings lie, also beyond the last lines of a page that bends away there: steps go on as they became shorter.

    `seen` are the known crossings, and nowhere else a number; `at` is where the page's shape puts all of them. Told
    besides is which ones lie further out still, of which nothing can be said before the nearer ones are known.
    """
    import numpy as np

    moved, is_far = np.zeros_like(at), np.zeros(at.shape[:2], bool)
    unknown = np.isnan(seen[..., 0])
    for axis, way in WAYS:
        near, length, is_bent = _steps(seen, axis, way, pitch)
        is_bent &= unknown
        step = near - np.roll(near, way, axis)
        with np.errstate(invalid="ignore"):
            shrinks = np.clip(length / np.roll(length, way, axis), MOST_BENT, 1)[..., None]
        off = np.where(is_bent[..., None], near + step * shrinks - at, 0)
        moved += _mean_along(off, is_bent, 1 - axis)
        for k in range(1, BEYOND):
            is_far |= np.roll(is_bent, way * k, axis) & unknown
    return at + moved, is_far


def _mean_along(off: Array, chosen: Array, axis: int) -> Array:
    """The mean of those chosen over some neighbours along a line; nothing for the others."""
    import cv2
    import numpy as np

    size = (1, ALONG) if axis == 0 else (ALONG, 1)
    count = cv2.blur(chosen.astype(np.float32), size, borderType=cv2.BORDER_CONSTANT)
    total = cv2.blur(off.astype(np.float32), size, borderType=cv2.BORDER_CONSTANT)
    return np.where(chosen[..., None], total / np.maximum(count, 1e-6)[..., None], 0)


def _peaks_near(crossing: Array, points: Array, pitch: tuple[float, float]) -> tuple[Array, Array]:
    """The strongest response near each point, and where it is."""
    import cv2
    import numpy as np

    rx, ry = max(1, round(NEAR * pitch[0])), max(1, round(NEAR * pitch[1]))
    at = in_lines(points)
    best = np.full(at.shape[:2], -1.0, np.float32)
    places = at
    for dy in range(-ry, ry + 1):
        for dx in range(-rx, rx + 1):
            moved = (at + np.array([dx, dy])).astype(np.float32)
            value = cv2.remap(crossing, moved[..., 0], moved[..., 1], cv2.INTER_LINEAR, borderValue=0)
            better = value > best
            best = np.where(better, value, best)
            places = np.where(better[..., None], moved, places)
    return places.reshape(-1, 2)[: len(points)], best.ravel()[: len(points)]

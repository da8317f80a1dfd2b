"""Ruled cells around the ruled rectangle: clue cells and grid form an L, and its last lines may be hard to see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nonokit.scanning.grid.edges import edges_of
from nonokit.scanning.grid.mesh import Shape
from nonokit.scanning.grid.rectangle import seen
from nonokit.scanning.grid.ridges import Ridges
from nonokit.scanning.grid.settling import Part

Array = Any  # numpy is an optional part

REACH = 2  # lines looked at beyond those known; further out the page's shape is a guess
FAR = 8  # likewise below and right of the grid, where the clues before each line must bear it out
ROUNDS = 12
LIKELY = -0.5  # score of a cell that is ruled likelier than not, next to ruled ones
MOVED = 0.12  # of the pitch: crossings around it may move those of the rectangle by so much, and no further
BENT = 0.2  # of its length: the first step away from the rectangle differs by no more from what it foretells
STRETCHED = 1.2  # times as long, or as short, as the rectangle foretells may be the steps around it
SOME = 0.06  # share of cells in a line that are ruled, or one that stands on another: only long clues reach far out


@dataclass(frozen=True)
class Extended:
    """A shape that begins some lines above and left of the rectangle, and which cells there are ruled.

    All are told from the rectangle outwards: `above` and `below` line by line, `beside` and `right` column by column.
    """

    shape: Shape
    above: Array
    beside: Array
    below: Array
    right: Array
    inside: Array  # how surely each cell of the rectangle is ruled


def extended(part: Part, ridges: Ridges) -> Extended:
    """The shape with the clue cells above and beside, and which cells are ruled around it."""
    import numpy as np

    size = part.size
    none = np.zeros((0, size[1]), bool), np.zeros((0, size[0]), bool)
    found = Extended(part.shape, *none, *none, np.zeros(size))
    for _ in range(ROUNDS):
        score = seen(edges_of(found.shape.mesh(REACH).points, ridges)) > LIKELY
        top, left = len(found.above) + REACH, len(found.beside) + REACH
        above = score[:top, left : left + size[1]][::-1]
        beside = score[top : top + size[0], :left].T[::-1]
        above, beside = above[: _depth(above)], beside[: _depth(beside)]
        grows = len(above) >= len(found.above) and len(beside) >= len(found.beside)
        if not grows or len(above) + len(beside) == len(found.above) + len(found.beside):
            break
        shape = fitted(part, (len(above), len(beside)))
        found = replace(found, shape=shape, above=above, beside=beside)
    score = seen(edges_of(found.shape.mesh(FAR).points, ridges))
    rows, columns = (slice(len(more) + FAR, -FAR) for more in (found.above, found.beside))
    below, right = score[-FAR:, columns] > LIKELY, score[rows, -FAR:].T > LIKELY
    return replace(found, below=below, right=right, inside=score[rows, columns])


def _depth(lines: Array) -> int:
    """How many lines of cells, from the nearest on, are ruled."""
    depth, below = 0, True
    for line in lines:
        if line.mean() < SOME and not (line & below).any():
            break
        depth, below = depth + 1, line
    return depth


def fitted(part: Part, more: tuple[int, int]) -> Shape:
    """The shape through the crossings of the rectangle and of the cells above and beside it, without the corner.

    Digits below each other have crossings, too: where they pull at the rectangle, or make cells beside it far longer or
    shorter than its own foretell, its own are all that counts.
    """
    rows, columns = part.index[:, 0], part.index[:, 1]
    ends = (rows <= part.size[0]) & (columns <= part.size[1])
    within = ends & (rows >= -more[0]) & (columns >= -more[1]) & ((rows >= 0) | (columns >= 0))
    shape = _through(part, within, more)
    own = _through(part, ends & (rows >= 0) & (columns >= 0), more)
    is_moved = _moved(part, shape, more) > MOVED * part.pitch
    is_stray = is_moved or _stretched(shape, own, more) > STRETCHED or _bent(shape, own, more) > BENT
    return own if is_stray else shape


def _through(part: Part, chosen: Array, more: tuple[int, int]) -> Shape:
    """The shape through some crossings, counted from so many lines above and left of the rectangle."""
    box = (part.size[0] + more[0], part.size[1] + more[1])
    return part.fit(part.index[chosen] + [[more[0], more[1]]], part.place[chosen], box, part.pitch)


def _moved(part: Part, shape: Shape, more: tuple[int, int]) -> float:
    """How far, in pixels, crossings of the rectangle lie in another shape from where they were, at most."""
    import numpy as np

    rows, columns = np.mgrid[: part.size[0] + 1, : part.size[1] + 1].astype(np.float32)
    off = shape.at(rows + more[0], columns + more[1]) - part.shape.at(rows, columns)
    return float(np.linalg.norm(off, axis=-1).max())


def _bent(shape: Shape, own: Shape, more: tuple[int, int]) -> float:
    """How far the first steps away from the rectangle lead beside each other in both shapes, of their length, at most."""
    import numpy as np

    worst = 0.0
    for axis in (0, 1):
        if more[axis]:
            ends = (slice(more[0] - 1, more[0] + 1), slice(more[1], None))
            part = ends if axis == 0 else (slice(more[0], None), slice(more[1] - 1, more[1] + 1))
            steps, usual = (np.diff(each.mesh().points[part], axis=axis) for each in (shape, own))
            off = np.linalg.norm(steps - usual, axis=-1) / np.linalg.norm(usual, axis=-1)
            worst = max(worst, float(off.max()))
    return worst


def _stretched(shape: Shape, own: Shape, more: tuple[int, int]) -> float:
    """How many times as long, or as short, steps away from the rectangle are in one shape as in the other, at most."""
    import numpy as np

    lengths = []
    for each in (shape, own):
        points = each.mesh().points
        down = np.linalg.norm(np.diff(points[: more[0] + 1, more[1] :], axis=0), axis=-1)
        across = np.linalg.norm(np.diff(points[more[0] :, : more[1] + 1], axis=1), axis=-1)
        lengths.append(np.concatenate([np.median(down, axis=1), np.median(across, axis=0)]))
    return float(np.exp(np.abs(np.log(lengths[0] / lengths[1])).max(initial=0)))

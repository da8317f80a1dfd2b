"""Ruled cells above and left of the ruled rectangle: clue cells and grid form an L, not a rectangle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.mesh import Shape, edges_of
from nonokit.scanning.rectangle import ruled
from nonokit.scanning.ridges import Ridges
from nonokit.scanning.settling import Part

Array = Any  # numpy is an optional part

REACH = 2  # lines looked at beyond those known; further out the page's shape is a guess
ROUNDS = 12
LIKELY = -0.5  # score of a cell that is ruled likelier than not, next to ruled ones
SOME = 0.06  # share of cells in a line that are ruled, or one that stands on another: only long clues reach far out


@dataclass(frozen=True)
class Extended:
    """A shape that begins some lines above and left of the rectangle, and which cells there are ruled.

    Both are told from the rectangle outwards: `above` line by line, `beside` column by column.
    """

    shape: Shape
    above: Array
    beside: Array


def extended(part: Part, ridges: Ridges) -> Extended:
    """The shape with the clue cells above and beside."""
    import numpy as np

    size = part.size
    found = Extended(part.shape, np.zeros((0, size[1]), bool), np.zeros((0, size[0]), bool))
    for _ in range(ROUNDS):
        score = ruled(*edges_of(found.shape.mesh(REACH), ridges)) > LIKELY
        top, left = len(found.above) + REACH, len(found.beside) + REACH
        above = score[:top, left : left + size[1]][::-1]
        beside = score[top : top + size[0], :left].T[::-1]
        above, beside = above[: _depth(above)], beside[: _depth(beside)]
        grows = len(above) >= len(found.above) and len(beside) >= len(found.beside)
        if not grows or len(above) + len(beside) == len(found.above) + len(found.beside):
            break
        found = Extended(_fitted(part, (len(above), len(beside))), above, beside)
    return found


def _depth(lines: Array) -> int:
    """How many lines of cells, from the nearest on, are ruled."""
    depth, below = 0, True
    for line in lines:
        if line.mean() < SOME and not (line & below).any():
            break
        depth, below = depth + 1, line
    return depth


def _fitted(part: Part, more: tuple[int, int]) -> Shape:
    """The shape through the crossings of the rectangle and of the cells above and beside it, without the corner."""
    rows, columns = part.index[:, 0], part.index[:, 1]
    inside = (rows >= -more[0]) & (columns >= -more[1]) & (rows <= part.size[0]) & (columns <= part.size[1])
    inside &= (rows >= 0) | (columns >= 0)
    box = (part.size[0] + more[0], part.size[1] + more[1])
    return part.fit(part.index[inside] + [[more[0], more[1]]], part.place[inside], box, part.pitch)

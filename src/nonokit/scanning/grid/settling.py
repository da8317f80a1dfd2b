"""Which part of a lattice is ruled, and the shape of the page there: bent, or flat where a flat one goes as well."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nonokit.scanning.grid.edges import edges_of
from nonokit.scanning.grid.lattice import Lattice
from nonokit.scanning.grid.mesh import (
    Fit,
    Shape,
    flat_through,
    shape_of,
    shape_of_part,
    shape_through,
)
from nonokit.scanning.grid.rectangle import best_rectangle, ruled
from nonokit.scanning.grid.ridges import Ridges

Array = Any  # numpy is an optional part

LEAST_NODES = 16
ROUNDS = 3
WORSE = 0.995  # of what was ruled before: as good, for a later round
BEYOND = 6  # lines around the rectangle that are looked at once more
FLAT = 1.5  # times as far from a flat page's crossings as from a bent one's may be those that were seen
EXACT = 0.012  # of the pitch: nearer than this, no page is
SURELY = 0.85  # of its cells are ruled: nothing else is tried
MOSTLY, NEARLY = 0.8, 0.04  # likewise of what seemed ruled, and of the pitch: else a page is not flat
STRAYED = 0.9  # of what is ruled on the bent page must be on the flat one; the rest may be strokes of numbers


@dataclass(frozen=True)
class Part:
    """A ruled rectangle of so many rows and columns; crossings are counted from its first lines."""

    shape: Shape
    size: tuple[int, int]
    index: Array
    place: Array
    pitch: float
    worth: float = 0.0
    fit: Fit = shape_through

    @property
    def inside(self) -> tuple[Array, Array]:
        """The crossings in the rectangle, and where they lie."""
        inside = ((self.index >= 0) & (self.index <= self.size)).all(axis=1)
        return self.index[inside], self.place[inside]


def settled(lattice: Lattice, ridges: Ridges) -> Part | None:
    """The ruled rectangle; then twice more with a shape from its own crossings alone, for stray ones bend it.

    The best of them is kept: crossings of a line that came in later may be worse than where it was foretold.
    """
    import numpy as np

    index = np.array(list(lattice.nodes))
    place, pitch = np.array(list(lattice.nodes.values())), min(lattice.pitch)
    best = part = Part(shape_of(lattice), (0, 0), index - index.min(axis=0), place, pitch)
    for turn in range(ROUNDS):
        found = _framed(part, ridges, BEYOND if turn else 0)
        if found is None:
            return None
        if found.worth > WORSE * best.worth:
            best = found
        part = Part(shape_through(*found.inside, found.size, pitch), found.size, found.index, place, pitch)
    return _laid(_flattened(best, ridges), lattice, ridges)


def _laid(part: Part, lattice: Lattice, ridges: Ridges) -> Part:
    """The same, or what is ruled on a flat page through most crossings of the whole lattice, where they lie on it.

    Crossings of digits and words bend a page until there are lines through them, but hardly any lie on a flat one.
    """
    import numpy as np

    if part.worth > SURELY * part.size[0] * part.size[1]:
        return part
    index = np.array(list(lattice.nodes))
    index -= index.min(axis=0)
    size = tuple(index.max(axis=0).tolist())
    whole = Part(flat_through(index, part.place, size, part.pitch), size, index, part.place, part.pitch)
    flat = _framed(replace(whole, fit=flat_through), ridges, BEYOND)
    is_flat = flat and flat.worth > MOSTLY * part.worth and _off(flat) < NEARLY * part.pitch
    return flat if flat and is_flat else part


def _framed(part: Part, ridges: Ridges, beyond: int) -> Part | None:
    """The ruled rectangle in and some lines around a part; None without one."""
    mesh = part.shape.mesh(beyond)
    rectangle, worth = best_rectangle(edges_of(mesh.points, ridges))
    size = (rectangle.rows, rectangle.columns)
    index = part.index - [rectangle.top - beyond, rectangle.left - beyond]
    shape = shape_of_part(mesh, rectangle, part.pitch, part.fit) if min(size) >= 2 else part.shape
    found = Part(shape, size, index, part.place, part.pitch, worth, part.fit)
    return found if min(size) >= 2 and len(found.inside[0]) >= LEAST_NODES else None


def _flattened(part: Part, ridges: Ridges) -> Part:
    """The part on a flat page, if that has its lines as well: stray crossings cannot bend it, nor clues beside it."""
    shape = flat_through(*part.inside, part.size, part.pitch)
    flat = Part(shape, part.size, part.index, part.place, part.pitch, part.worth, flat_through)
    if _off(flat) > max(EXACT * part.pitch, FLAT * _off(part)):
        return part
    if ruled(edges_of(shape.mesh().points, ridges)).sum() < STRAYED * part.worth:
        return part
    return _framed(flat, ridges, BEYOND) or part


def _off(part: Part) -> float:
    """How far crossings usually lie from where the page's shape puts them, in pixels."""
    import numpy as np

    index, place = part.inside
    rows, columns = np.split(index.astype(np.float32), 2, axis=1)
    return float(np.median(np.linalg.norm(part.shape.at(rows, columns)[:, 0] - place, axis=1)))

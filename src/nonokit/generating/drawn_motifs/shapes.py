"""Shapes on whole cells: sets of cells, made from points that may lie anywhere.

A cell `(x, y)` covers one unit each way and belongs to a shape when its middle does, so what is symmetric stays
symmetric. Only the exact operations of floating point are used (and sines rounded to six digits): every machine draws
the same cells.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import cache
from math import ceil, cos, floor, radians, sin, sqrt

Cell = tuple[int, int]
Point = tuple[float, float]
Shape = frozenset[Cell]

EPSILON = 1e-6
ACROSS = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = (*ACROSS, (1, 1), (1, -1), (-1, 1), (-1, -1))


@cache
def unit(degrees: int) -> Point:
    """The point of the unit circle at an angle: 0 is right, 90 down.

    >>> unit(180)
    (-1.0, 0.0)
    """
    angle = radians(degrees % 360)
    return round(cos(angle), 6) + 0.0, round(sin(angle), 6) + 0.0


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """The cells between two columns and two rows of points.

    >>> sorted(box(0, 0, 2, 1))
    [(0, 0), (1, 0)]
    """
    columns, rows = _inside(left, right), _inside(top, bottom)
    return frozenset((x, y) for y in rows for x in columns)


def oval(x: float, y: float, rx: float, ry: float, tilt: int = 0) -> Shape:
    """An ellipse around a point, turned clockwise by degrees."""
    along, across = unit(tilt)
    reach = max(rx, ry)
    cells = []
    for row in _inside(y - reach, y + reach):
        for column in _inside(x - reach, x + reach):
            dx, dy = column + 0.5 - x, row + 0.5 - y
            u, v = dx * along + dy * across, dy * along - dx * across
            if (u * ry) * (u * ry) + (v * rx) * (v * rx) <= (rx * ry) * (rx * ry) + EPSILON:
                cells.append((column, row))
    return frozenset(cells)


def polygon(points: Sequence[Point]) -> Shape:
    """The cells inside a closed line of points."""
    cells: list[Cell] = []
    for row in _inside(min(y for _, y in points), max(y for _, y in points)):
        crossings = sorted(_crossings(points, row + 0.5))
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            cells += ((x, row) for x in _inside(left, right))
    return frozenset(cells)


def _crossings(points: Sequence[Point], y: float) -> list[float]:
    found = []
    for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True):
        if (y0 <= y) != (y1 <= y):
            found.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return found


def _inside(low: float, high: float) -> range:
    """The cells whose middles lie between two points of a line."""
    return range(ceil(low - 0.5 - EPSILON), floor(high - 0.5 + EPSILON) + 1)


def stroke(points: Sequence[Point], width: float = 1) -> Shape:
    """A line through points; up to one cell wide it is thin and never broken."""
    if width <= 1:
        return frozenset(c for a, b in itertools.pairwise(points) for c in _thin(a, b))
    cells: set[Cell] = set()
    for a, b in itertools.pairwise(points):
        cells |= _thick(a, b, width / 2)
    return frozenset(cells)


def _thin(a: Point, b: Point) -> Iterable[Cell]:
    (x0, y0), (x1, y1) = a, b
    steps = max(1, ceil(max(abs(x1 - x0), abs(y1 - y0))))
    for step in range(steps + 1):
        yield (
            floor(x0 + (x1 - x0) * step / steps + EPSILON),
            floor(y0 + (y1 - y0) * step / steps + EPSILON),
        )


def _thick(a: Point, b: Point, reach: float) -> set[Cell]:
    (x0, y0), (x1, y1) = a, b
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    cells = set()
    for row in _inside(min(y0, y1) - reach, max(y0, y1) + reach):
        for column in _inside(min(x0, x1) - reach, max(x0, x1) + reach):
            px, py = column + 0.5 - x0, row + 0.5 - y0
            share = min(1.0, max(0.0, (px * dx + py * dy) / length)) if length else 0.0
            ex, ey = px - share * dx, py - share * dy
            if ex * ex + ey * ey <= reach * reach + EPSILON:
                cells.add((column, row))
    return cells


def curve(points: Sequence[Point], *, closed: bool = False, steps: int = 8) -> list[Point]:
    """A smooth line through points (Catmull-Rom)."""
    last = len(points) - 1
    found = [points[0]] if not closed else []
    for i in range(len(points) if closed else last):
        if closed:
            p = [points[(i + k) % len(points)] for k in (-1, 0, 1, 2)]
        else:
            p = [points[min(max(i + k, 0), last)] for k in (-1, 0, 1, 2)]
        found += [_between(p, step / steps) for step in range(1, steps + 1)]
    return found


def _between(p: Sequence[Point], t: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))))

    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = p
    return along(x0, x1, x2, x3), along(y0, y1, y2, y3)


def arc(x: float, y: float, rx: float, ry: float, start: int, end: int) -> list[Point]:
    """Points of an ellipse from one angle to another: 0 is right, 90 down."""
    steps = max(2, abs(end - start) // 10)
    turns = [unit(start + (end - start) * step // steps) for step in range(steps + 1)]
    return [(x + rx * across, y + ry * down) for across, down in turns]


def mirror(shape: Iterable[Cell], left: int, right: int) -> Shape:
    """A shape seen in a mirror that stands in the middle between two edges."""
    return frozenset((left + right - 1 - x, y) for x, y in shape)


def shift(shape: Iterable[Cell], dx: int, dy: int) -> Shape:
    """A shape moved by whole cells."""
    return frozenset((x + dx, y + dy) for x, y in shape)


def grow(shape: Iterable[Cell], around: Iterable[Cell] = AROUND) -> Shape:
    """A shape with its neighbours."""
    cells = frozenset(shape)
    return cells.union((x + dx, y + dy) for x, y in cells for dx, dy in around)


def rim(shape: Shape, around: Iterable[Cell] = ACROSS) -> Shape:
    """The cells of a shape that have a neighbour outside."""
    steps = tuple(around)
    return frozenset((x, y) for x, y in shape if any((x + dx, y + dy) not in shape for dx, dy in steps))


def pieces(shape: Iterable[Cell], around: Iterable[Cell] = AROUND) -> list[set[Cell]]:
    """The connected parts of a shape, the largest first.

    >>> [len(piece) for piece in pieces({(0, 0), (1, 1), (5, 5)})]
    [2, 1]
    """
    left, steps, found = set(shape), tuple(around), []
    for cell in sorted(left):
        if cell in left:
            left.discard(cell)
            piece, edge = {cell}, [cell]
            while edge:
                x, y = edge.pop()
                near = {(x + dx, y + dy) for dx, dy in steps} & left
                left -= near
                piece |= near
                edge += near
            found.append(piece)
    return sorted(found, key=len, reverse=True)


def distance(a: Point, b: Point) -> float:
    """How far two points lie apart."""
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))

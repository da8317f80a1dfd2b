"""Small shapes drawn inside cells and clues: the cross, the tick, the wave, and one symbol per colour.

Symbols are drawn, not written: fonts differ in which of them they have, and PDF core fonts have none.
"""

from __future__ import annotations

from math import cos, pi, sin

from nonokit.rendering.palette import SYMBOLS
from nonokit.rendering.scene import Disc, Item, Point, Polygon, Rect, Stroke

_OUTLINES: dict[str, tuple[Point, ...]] = {
    "triangle": ((0, -1), (0.95, 0.8), (-0.95, 0.8)),
    "drop": ((0, 1), (0.95, -0.8), (-0.95, -0.8)),
    "diamond": ((0, -1.1), (0.85, 0), (0, 1.1), (-0.85, 0)),
    "bar": ((-1.05, -0.38), (1.05, -0.38), (1.05, 0.38), (-1.05, 0.38)),
    "post": ((-0.38, -1.05), (0.38, -1.05), (0.38, 1.05), (-0.38, 1.05)),
    "square": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "chevron": ((-1, 0.1), (0, -0.9), (1, 0.1), (1, 0.9), (0, -0.05), (-1, 0.9)),
    "plus": (
        (-0.3, -1), (0.3, -1), (0.3, -0.3), (1, -0.3), (1, 0.3), (0.3, 0.3),
        (0.3, 1), (-0.3, 1), (-0.3, 0.3), (-1, 0.3), (-1, -0.3), (-0.3, -0.3),
    ),
    "hexagon": tuple((sin(i * pi / 3 + pi / 6), cos(i * pi / 3 + pi / 6)) for i in range(6)),
    "star": tuple(
        (sin(i * pi / 5) * (0.45 if i % 2 else 1.1), -cos(i * pi / 5) * (0.45 if i % 2 else 1.1)) for i in range(10)
    ),
}  # fmt: skip


def symbol(value: int, x: float, y: float, radius: float, colour: str) -> Item:
    """The symbol of colour `value` (1…); after the last one they start again."""
    name = SYMBOLS[(value - 1) % len(SYMBOLS)]
    if name == "disc":
        return Disc(x, y, radius * 0.9, colour)
    if name == "ring":
        return Disc(x, y, radius * 0.75, None, colour, max(1.0, radius * 0.42))
    return Polygon(tuple((x + px * radius, y + py * radius) for px, py in _OUTLINES[name]), colour)


def cross(x: float, y: float, radius: float, colour: str, width: float) -> list[Item]:
    """The X of a cell known to be empty."""
    return [
        Stroke(((x - radius, y - radius), (x + radius, y + radius)), colour, width),
        Stroke(((x - radius, y + radius), (x + radius, y - radius)), colour, width),
    ]


def tick(x: float, y: float, size: float, colour: str) -> Item:
    """The tick of a finished line."""
    points = ((x - size * 0.45, y), (x - size * 0.1, y + size * 0.35), (x + size * 0.45, y - size * 0.4))
    return Stroke(points, colour, max(1.0, size * 0.16))


def wave(x: float, y: float, width: float, colour: str, amplitude: float = 1.5) -> Item:
    """A wavy underline."""
    count = max(2, round(width / (amplitude * 2)))
    step = width / count
    return Stroke(
        tuple((x + i * step, y + (amplitude if i % 2 else -amplitude)) for i in range(count + 1)), colour, 1.2
    )


def arrow_head(tip: Point, towards: Point, size: float, colour: str) -> Item:
    """A filled head at `tip` that points along the unit vector `towards`."""
    (x, y), (dx, dy) = tip, towards
    back = (x - dx * size, y - dy * size)
    side = (-dy * size * 0.55, dx * size * 0.55)
    return Polygon(
        (tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])), colour
    )


def frame(
    x: float, y: float, width: float, height: float, colour: str, thickness: float, dash: bool = False
) -> Rect:
    """An edge drawn inside a rectangle, so that neighbours do not overlap."""
    half = thickness / 2
    pattern = (max(2.0, thickness * 2), max(2.0, thickness * 1.5)) if dash else None
    return Rect(
        x + half, y + half, width - thickness, height - thickness, None, colour, thickness, 0, pattern
    )

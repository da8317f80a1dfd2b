"""A rectangle of the canvas with coordinates of its own: from 0 to 1 both ways, whatever its size in cells.

Motifs draw in frames, so they fit every size, and a scene can put one motif into a corner of another. Widths of lines
are in cells: a line is a whole number of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.canvas import INK, Canvas
from nonokit.generating.drawn_motifs.shapes import Cell, Point, Shape


class Frame:
    """A part of a canvas; `(0, 0)` is its top left corner, `(1, 1)` its bottom right one."""

    def __init__(self, canvas: Canvas, left: int, top: int, right: int, bottom: int) -> None:
        self.canvas = canvas
        self.left, self.top, self.right, self.bottom = left, top, right, bottom
        self.width, self.height = right - left, bottom - top
        self.unit = min(self.width, self.height)
        self.paint = canvas.paint
        self.mark = canvas.mark
        self.hole = canvas.hole
        self.cut = canvas.cut

    @property
    def is_coloured(self) -> bool:
        """Whether parts differ by colour."""
        return self.canvas.is_coloured

    def part(self, left: float, top: float, right: float, bottom: float) -> Frame:
        """A frame within this one, on whole cells."""
        (x0, y0), (x1, y1) = self.point((left, top)), self.point((right, bottom))
        return Frame(
            self.canvas, _near(x0), _near(y0), max(_near(x1), _near(x0) + 1), max(_near(y1), _near(y0) + 1)
        )

    def point(self, point: Point) -> Point:
        """A point of the frame on the canvas."""
        return self.left + point[0] * self.width, self.top + point[1] * self.height

    def points(self, points: Iterable[Point]) -> list[Point]:
        """Points of the frame on the canvas."""
        return [self.point(one) for one in points]

    def cells(self, share: float, least: int = 1) -> int:
        """A share of the frame's shorter side in whole cells."""
        return max(least, _near(share * self.unit))

    def odd(self, share: float, least: int = 1) -> int:
        """The same, but even or odd as the frame's width is, so that it can stand in the middle."""
        cells = self.cells(share, least)
        return cells if (self.width - cells) % 2 == 0 else cells + 1

    # Shapes, in the frame's coordinates.

    def box(self, left: float, top: float, right: float, bottom: float) -> Shape:
        """A rectangle, at least one cell each way."""
        (x0, y0), (x1, y1) = self.point((left, top)), self.point((right, bottom))
        x0, y0, x1, y1 = _near(x0), _near(y0), _near(x1), _near(y1)
        return shapes.box(x0, y0, max(x1, x0 + 1), max(y1, y0 + 1))

    def oval(self, x: float, y: float, rx: float, ry: float, tilt: int = 0) -> Shape:
        """An ellipse."""
        cx, cy = self.point((x, y))
        return shapes.oval(cx, cy, max(rx * self.width, 0.5), max(ry * self.height, 0.5), tilt)

    def disc(self, x: float, y: float, r: float) -> Shape:
        """A circle, its radius a share of the shorter side."""
        cx, cy = self.point((x, y))
        return shapes.oval(cx, cy, max(r * self.unit, 0.5), max(r * self.unit, 0.5))

    def ring(self, x: float, y: float, r: float, width: int = 1) -> Shape:
        """A circle without its inside."""
        cx, cy = self.point((x, y))
        outer = r * self.unit
        whole = shapes.oval(cx, cy, outer, outer)
        return whole - shapes.oval(cx, cy, max(outer - width, 0.1), max(outer - width, 0.1))

    def polygon(self, *points: Point) -> Shape:
        """What a closed line encloses."""
        return shapes.polygon(self.points(points))

    def blob(self, *points: Point) -> Shape:
        """What a smooth closed line through the points encloses."""
        return shapes.polygon(shapes.curve(self.points(points), closed=True))

    def line(self, *points: Point, width: int = 1) -> Shape:
        """Straight lines through the points."""
        return shapes.stroke(self.points(points), width)

    def curve(self, *points: Point, width: int = 1) -> Shape:
        """A smooth line through the points."""
        return shapes.stroke(shapes.curve(self.points(points)), width)

    def arc(self, x: float, y: float, rx: float, ry: float, start: int, end: int, width: int = 1) -> Shape:
        """A part of an ellipse's line; 0 is right, 90 down."""
        cx, cy = self.point((x, y))
        return shapes.stroke(shapes.arc(cx, cy, rx * self.width, ry * self.height, start, end), width)

    def cell(self, x: float, y: float, wide: int = 1, high: int = 1) -> Shape:
        """A block of whole cells around a point, one cell unless told otherwise."""
        cx, cy = self.point((x, y))
        left, top = _near(cx - wide / 2), _near(cy - high / 2)
        return shapes.box(left, top, left + wide, top + high)

    def round(self, x: float, y: float, wide: int) -> Shape:
        """A circle of so many whole cells across, around a point."""
        cx, cy = self.point((x, y))
        left, top = _near(cx - wide / 2), _near(cy - wide / 2)
        return shapes.oval(left + wide / 2, top + wide / 2, wide / 2, wide / 2)

    def star(self, x: float, y: float, outer: float, inner: float, tips: int, turn: int = -90) -> Shape:
        """A star with so many tips, the first of them at an angle; radii are shares of the shorter side."""
        points = []
        cx, cy = self.point((x, y))
        for step in range(2 * tips):
            across, down = shapes.unit(turn + step * 180 // tips)
            r = (inner if step % 2 else outer) * self.unit
            points.append((cx + across * r, cy + down * r))
        return shapes.polygon(points)

    def both(self, shape: Iterable[Cell]) -> Shape:
        """A shape and its mirror image across the middle of the frame."""
        cells = frozenset(shape)
        return cells | self.flip(cells)

    def flip(self, shape: Iterable[Cell]) -> Shape:
        """A shape mirrored across the middle of the frame."""
        return shapes.mirror(shape, self.left, self.right)

    # Features that many motifs share.

    def eye(self, x: float, y: float, *, size: float = 0.0, mirrored: bool = False) -> None:
        """An eye on a body: a hole, with a pupil where there is room."""
        wide = max(1, _near(size * self.unit))
        for shape, pupil in self._eyes(x, y, wide, mirrored):
            if wide >= 3:
                self.hole(shape)
                self.canvas.mark(pupil, INK)
            else:
                self.canvas.mark(shape, INK)

    def _eyes(self, x: float, y: float, wide: int, mirrored: bool) -> Sequence[tuple[Shape, Shape]]:
        cx, cy = self.point((x, y))
        left, top = floor(cx - wide / 2 + 0.5), floor(cy - wide / 2 + 0.5)
        whole = shapes.box(left, top, left + wide, top + wide)
        if wide >= 4:
            whole -= {
                (left, top),
                (left + wide - 1, top),
                (left, top + wide - 1),
                (left + wide - 1, top + wide - 1),
            }
        inner = max(1, wide - 2) if wide < 5 else wide - 3
        start = left + (wide - inner) // 2
        pupil = shapes.box(start, top + (wide - inner) // 2, start + inner, top + (wide - inner) // 2 + inner)
        pairs = [(whole, pupil)]
        if mirrored:
            pairs.append((self.flip(whole), self.flip(pupil)))
        return pairs


def _near(value: float) -> int:
    """The nearest whole number, halves upwards."""
    return floor(value + 0.5)

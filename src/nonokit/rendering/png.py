"""A scene as pixels, with Pillow.

Rectangles lie on whole pixels and are painted straight; slanted and round shapes are painted four times as large
on a small mask and scaled down, since Pillow draws them with steps. Masks are kept: a board has hundreds of
equal crosses and numbers, and a moving picture draws them hundreds of times. At `scale` 2 everything is laid out twice as large, not enlarged.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot
from typing import TYPE_CHECKING

from nonokit.errors import MissingExtra, PuzzleError
from nonokit.rendering.fonts import font_bytes, warn_of_text
from nonokit.rendering.scene import BASELINE, Disc, Item, Point, Polygon, Rect, Scene, Stroke, Text
from nonokit.rendering.system_fonts import font_with
from nonokit.rendering.text_direction import arranged

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

FINE = 4
NO_CHARACTER = "\U0010fffe"  # what no font has
MAX_PIXELS = 100_000_000
LONGEST_KEPT = 3  # letters of a text whose mask is kept: numbers come again, captions do not


def to_png(scene: Scene, *, scale: float = 1, font: str | None = None) -> bytes:
    """The scene as a PNG file."""
    buffer = io.BytesIO()
    to_image(scene, scale=scale, font=font).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def to_image(scene: Scene, *, scale: float = 1, font: str | None = None) -> Image:
    """The scene as a Pillow image."""
    width, height = round(scene.width * scale), round(scene.height * scale)
    if width * height > MAX_PIXELS:
        raise PuzzleError(f"a picture of {width}×{height} pixels is too large: choose a smaller cell")
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise MissingExtra("drawing pixels", "images") from None
    image = Image.new("RGB", (width, height), scene.background)
    painter = _Painter(image, ImageDraw.Draw(image), scale, font)
    for item in scene.items:
        painter.paint(item)
    return image


class _Painter:
    def __init__(self, image: Image, draw: ImageDraw, scale: float, font: str | None) -> None:
        self.image, self.draw, self.scale, self.font = image, draw, scale, font

    def paint(self, item: Item) -> None:
        if isinstance(item, Rect):
            self._rect(item)
        elif isinstance(item, Text):
            self._text(item)
        elif isinstance(item, Stroke):
            for points in _dashed(item.points, item.dash):
                self._smooth("stroke", points, item.colour, item.width)
        elif isinstance(item, Polygon):
            self._smooth("polygon", item.points, item.fill, 0)
        else:
            self._disc(item)

    def _rect(self, item: Rect) -> None:
        x, y, width, height = (value * self.scale for value in item[:4])
        if item.radius:
            self._rounded(item)
            return
        if item.fill and width > 0 and height > 0:  # lines of less than a pixel are one: some would be lost
            left, top = round(x), round(y)
            right, bottom = max(left, round(x + width) - 1), max(top, round(y + height) - 1)
            self.draw.rectangle((left, top, right, bottom), fill=item.fill)
        if item.stroke:
            self._edges(item)

    def _edges(self, item: Rect) -> None:
        left, top, right, bottom = item.x, item.y, item.x + item.width, item.y + item.height
        corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
        for points in _dashed(corners, item.dash):
            for a, b in pairwise(points):
                self._bar(a, b, item.stroke or "", item.stroke_width)

    def _bar(self, a: Point, b: Point, colour: str, width: float) -> None:
        """A level or upright line as a rectangle: no smoothing, crisp corners."""
        half = width / 2
        left, right = sorted((a[0], b[0]))
        top, bottom = sorted((a[1], b[1]))
        x1, y1 = round((left - half) * self.scale), round((top - half) * self.scale)
        x2, y2 = round((right + half) * self.scale) - 1, round((bottom + half) * self.scale) - 1
        self.draw.rectangle((x1, y1, max(x1, x2), max(y1, y2)), fill=colour)

    def _rounded(self, item: Rect) -> None:
        half = item.stroke_width / 2 if item.stroke else 0
        outer = (item.x - half, item.y - half, item.x + item.width + half, item.y + item.height + half)
        if item.stroke and item.fill is None:
            self._smooth("ring", (outer[:2], outer[2:]), item.stroke, item.stroke_width, item.radius + half)
            return
        if item.stroke:
            self._smooth("round", (outer[:2], outer[2:]), item.stroke, 0, item.radius + half)
        if item.fill:
            inner = (outer[0] + 2 * half, outer[1] + 2 * half), (outer[2] - 2 * half, outer[3] - 2 * half)
            self._smooth("round", inner, item.fill, 0, max(0.0, item.radius - half))

    def _disc(self, item: Disc) -> None:
        half = item.stroke_width / 2 if item.stroke else 0
        box = ((item.x - item.radius, item.y - item.radius), (item.x + item.radius, item.y + item.radius))
        if item.fill:
            self._smooth("disc", box, item.fill, 0)
        if item.stroke:
            outer = ((box[0][0] - half, box[0][1] - half), (box[1][0] + half, box[1][1] + half))
            self._smooth("circle", outer, item.stroke, item.stroke_width)

    def _smooth(
        self, shape: str, points: tuple[Point, ...], colour: str, width: float, radius: float = 0
    ) -> None:
        pad = width / 2 + 1
        left = floor((min(x for x, _ in points) - pad) * self.scale)
        top = floor((min(y for _, y in points) - pad) * self.scale)
        moved = tuple(
            (round((x * self.scale - left) * FINE, 1), round((y * self.scale - top) * FINE, 1))
            for x, y in points
        )
        fine = self.scale * FINE
        mask = _mask(shape, moved, width * fine, radius * fine, pad * self.scale)
        self.image.paste(colour, (left, top), mask)

    def _text(self, item: Text) -> None:
        size = item.size * self.scale
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[item.anchor]
        at = (item.x * self.scale, (item.y + BASELINE * item.size) * self.scale)
        if item.text.isascii() and len(item.text) <= LONGEST_KEPT:
            left, top = floor(at[0]), floor(at[1])
            corner, mask = _letters(
                self.font, size, item.is_bold, item.text, anchor, (at[0] - left, at[1] - top), item.stretch
            )
            self.image.paste(item.fill, (left + corner[0], top + corner[1]), mask)
            return
        text = arranged(item.text)
        font = _font_for(text, self.font, size, item.is_bold)
        self.draw.text(at, text, fill=item.fill, font=font, anchor=anchor)


def _font_for(text: str, font: str | None, size: float, is_bold: bool) -> FreeTypeFont:
    """A font that has all of a text: ours, or one of this machine; what no font has is warned of."""
    face = _font(font, size, is_bold)
    if text.isascii():
        return face
    missing = _missing(text, face)
    for path in filter(None, map(font_with, missing)):
        other = _font(path, size, is_bold)
        if not _missing(text, other):
            return other
    warn_of_text([unicodedata.normalize("NFKC", char) for char in missing])
    return face


def _missing(text: str, font: FreeTypeFont) -> list[str]:
    """The characters that a font lacks: it draws the same box for them as for one that cannot be."""
    box = bytes(font.getmask(NO_CHARACTER))
    return [char for char in dict.fromkeys(text) if not char.isspace() and bytes(font.getmask(char)) == box]


@lru_cache(maxsize=64)
def _font(font: str | None, size: float, is_bold: bool) -> FreeTypeFont:
    from PIL import ImageFont

    data = font_bytes(font, is_bold=is_bold)
    if data is None:
        return ImageFont.load_default(size)  # type: ignore[return-value]
    try:
        return ImageFont.truetype(io.BytesIO(data), size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise PuzzleError(f"the font {font} cannot be used: {error}") from None


@lru_cache(maxsize=2048)
def _letters(
    font: str | None, size: float, is_bold: bool, text: str, anchor: str, at: Point, stretch: float
) -> tuple[tuple[int, int], Image]:
    """How much of each pixel a text covers, and where that lies; `at` is the part of its place below a pixel."""
    from PIL import Image, ImageDraw

    face = _font(font, size, is_bold)
    left, top, right, bottom = face.getbbox(text, anchor=anchor)
    x, y = floor(left) - 1, floor(top) - 1
    mask = Image.new("L", (ceil(right) + 2 - x, ceil(bottom) + 2 - y), 0)
    ImageDraw.Draw(mask).text((at[0] - x, at[1] - y), text, fill=255, font=face, anchor=anchor)
    if stretch != 1:
        x = floor(at[0] + (x - at[0]) * stretch)
        mask = mask.resize((max(1, round(mask.width * stretch)), mask.height))
    return (x, y), mask


@lru_cache(maxsize=512)
def _mask(shape: str, points: tuple[Point, ...], width: float, radius: float, pad: float) -> Image:
    """How much of each pixel a shape covers; `points`, `width` and `radius` are `FINE` times enlarged."""
    from PIL import Image, ImageDraw

    size = tuple(ceil(max(values) / FINE + pad) + 1 for values in zip(*points, strict=True))
    large = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    draw = ImageDraw.Draw(large)
    box = (*points[0], *points[-1])
    if shape == "polygon":
        draw.polygon(points, fill=255)
    elif shape == "stroke":
        draw.line(points, fill=255, width=max(1, round(width)), joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
    elif shape in ("disc", "circle"):
        is_open = shape == "circle"
        draw.ellipse(box, None if is_open else 255, 255 if is_open else None, max(1, round(width)))
    else:
        is_open = shape == "ring"
        draw.rounded_rectangle(
            box, radius, None if is_open else 255, 255 if is_open else None, max(1, round(width))
        )
    return large.resize((size[0], size[1]), Image.Resampling.BOX)


def _dashed(points: tuple[Point, ...], dash: tuple[float, float] | None) -> Iterator[tuple[Point, ...]]:
    """A line as the pieces its dashes leave; whole when it has none."""
    if dash is None:
        yield points
        return
    for (x1, y1), (x2, y2) in pairwise(points):
        length = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        at = 0.0
        while at < length:
            end = min(length, at + dash[0])
            yield ((x1 + dx * at, y1 + dy * at), (x1 + dx * end, y1 + dy * end))
            at += dash[0] + dash[1]

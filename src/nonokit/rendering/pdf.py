"""A scene on a PDF page, with ReportLab.

Why ReportLab: its canvas has the very primitives a scene is made of, it subsets and embeds TrueType fonts, it can
write the same bytes for the same input, and it is BSD-licensed (fpdf2 does as much, but is LGPL). Fonts with other
outlines, as most of those for Chinese, Japanese and Korean have, are converted first (`truetype`). Scenes count from the top in pixels, PDF from the bottom in points: 1 px is 0.75 pt.
"""

from __future__ import annotations

import io
import sys
import unicodedata
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from math import inf
from pathlib import Path
from types import ModuleType
from typing import Any

from nonokit.errors import MissingExtra, PuzzleError
from nonokit.rendering.fonts import MISSING_GLYPH, font_bytes, warn_of_text
from nonokit.rendering.scene import (
    BASELINE,
    Anchor,
    Disc,
    Item,
    Point,
    Polygon,
    Rect,
    Scene,
    Stroke,
    Text,
    clean_text,
)
from nonokit.rendering.system_fonts import characters, font_with
from nonokit.rendering.text_direction import arranged
from nonokit.rendering.truetype import converted

POINTS_PER_PIXEL = 0.75
Face = str | Path  # a font that ReportLab knows, or the file of one whose outlines it cannot embed
Window = tuple[float, float, float, float]  # left, top, width and height in a scene
# What Helvetica can show without being embedded.
_WINDOWS_1252 = frozenset(map(ord, bytes(range(32, 256)).decode("cp1252", "ignore")))


def to_pdf(scene: Scene, *, scale: float = 1, font: str | None = None) -> bytes:
    """The scene on a page of its own size."""
    factor = POINTS_PER_PIXEL * scale
    sheet = Sheet(scene.width * factor, scene.height * factor, font=font, title=scene.title)
    sheet.place(scene, 0, 0, factor, with_background=True)
    return sheet.finish()


class Sheet:
    """A PDF being written; places are in points from the top left of the page."""

    def __init__(
        self,
        width: float,
        height: float,
        *,
        font: str | None = None,
        title: str = "",
        author: str = "",
        language: str = "",
        bleed: float = 0,
    ) -> None:
        kind = _canvas()
        self.width, self.height = self._upright = width, height
        self.is_turned = False
        self.pages = 0
        self._buffer = io.BytesIO()
        self.bleed = bleed
        size = (width + 2 * bleed, height + 2 * bleed)
        self.canvas: Any = kind(self._buffer, pagesize=size, invariant=1, pageCompression=1)
        if bleed:
            self.canvas.setCropBox((bleed, bleed, bleed + width, bleed + height), "trim")
            self.canvas.setCropBox((0, 0, *size), "bleed")
        self.canvas.setTitle(clean_text(title))
        self.canvas.setAuthor(clean_text(author))
        self.canvas.setCreator("nonokit")
        if language:
            self.canvas.setCatalogEntry("Lang", language)
        self.smallest_type = inf
        self._factor = 1.0  # points for a unit of what is being painted
        self._fonts = {bold: _font_chain(font, bold) for bold in (False, True)}
        self._missing: set[str] = set()

    def begin_page(self, *, is_turned: bool = False) -> None:
        """Begin a page: the first, or the one after this. A turned one is read from its right-hand side."""
        if self.pages:
            self.canvas.showPage()
        self.pages += 1
        self.turn_upright()
        self.is_turned = is_turned
        self.canvas.translate(self.bleed, self.bleed)
        if is_turned:
            self.width, self.height = self.height, self.width
            self.canvas.translate(self._upright[0], 0)
            self.canvas.rotate(90)

    def turn_upright(self) -> None:
        """Measures are those of an upright page again."""
        self.is_turned = False
        self.width, self.height = self._upright

    def bookmark(self, name: str, key: str, level: int = 0) -> None:
        """An entry in the outline that leads to this page."""
        self.canvas.bookmarkPage(key)
        self.canvas.addOutlineEntry(clean_text(name), key, level=level)

    def paint(self, *items: Item) -> None:
        """Shapes and texts, in points from the top left of the page."""
        self.canvas.saveState()
        self.canvas.translate(0, self.height)
        for item in items:
            self._paint(item)
        self.canvas.restoreState()

    def finish(self) -> bytes:
        """The file; warns of text that it cannot show."""
        warn_of_text(self._missing)
        self.canvas.showPage()
        self.canvas.save()
        return self._buffer.getvalue()

    def place(
        self,
        scene: Scene,
        x: float,
        y: float,
        factor: float,
        *,
        with_background: bool = False,
        window: Window | None = None,
    ) -> None:
        """Paint a scene at a place, `factor` points for a pixel; of a `window` only what lies in it."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(x, self.height - y)
        canvas.scale(factor, factor)
        self._factor = factor
        canvas.setLineCap(1)
        canvas.setLineJoin(1)
        if with_background:
            self._paint(Rect(0, 0, scene.width, scene.height, scene.background))
        if window is not None:
            self._clip(window)
        for item in scene.items:
            if window is None or touches(item, window):
                self._paint(item)
        canvas.restoreState()
        self._factor = 1.0

    def _clip(self, window: Window) -> None:
        """Shows nothing outside a window, and puts its corner where the scene's would be."""
        left, top, width, height = window
        path = self.canvas.beginPath()
        path.rect(0, -height, width, height)
        self.canvas.clipPath(path, stroke=0, fill=0)
        self.canvas.translate(-left, top)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        fill: str = "#000000",
        anchor: Anchor = "start",
        is_bold: bool = False,
    ) -> None:
        """A line of text with its baseline at `y`."""
        self._text(x, self.height - y, text, size, fill, anchor, is_bold)

    def text_width(self, text: str, size: float, *, is_bold: bool = False) -> float:
        """How wide a text will be, in points."""
        from reportlab.pdfbase.pdfmetrics import stringWidth

        return float(sum(stringWidth(part, font, size) for font, part in self._split(text, is_bold)))

    def missing_in(self, text: str) -> set[str]:
        """The characters of a text that no font at hand has."""
        before, self._missing = self._missing, set()
        self._split(text, False)
        missing, self._missing = self._missing, before
        return missing

    def _split(self, text: str, is_bold: bool) -> list[tuple[str, str]]:
        """The text in pieces, each with the first font that has its characters."""
        pieces: list[tuple[Face, str]] = []
        for wanted in arranged(clean_text(text)):
            font, char = self._font_for(wanted, is_bold)
            if pieces and pieces[-1][0] == font:
                pieces[-1] = (font, pieces[-1][1] + char)
            else:
                pieces.append((font, char))
        return [(_known(font, part), part) for font, part in pieces]

    def _font_for(self, char: str, is_bold: bool) -> tuple[Face, str]:
        """The font for a character, and the character: a shape that no font has is its letter, what none has is a mark."""
        letter = unicodedata.normalize("NFKC", char)
        for candidate in (char, letter[:1], MISSING_GLYPH):
            found = self._installed_font(candidate, is_bold)
            if found:
                return found, candidate
            if candidate == letter[:1]:
                self._missing.add(letter)
        return self._fonts[is_bold][-1][0], "?"

    def _installed_font(self, char: str, is_bold: bool) -> Face | None:
        """The first of our fonts, then of the system's, that has a character."""
        for name, glyphs in self._fonts[is_bold]:
            if ord(char) in glyphs:
                return name
        path = None if char == MISSING_GLYPH else font_with(char)
        face, glyphs = _embeddable(path) if path else ("", frozenset())
        return face if ord(char) in glyphs else None

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str,
        anchor: Anchor,
        is_bold: bool,
        stretch: float = 1,
    ) -> None:
        if anchor != "start":
            width = self.text_width(text, size, is_bold=is_bold) * stretch
            x -= width / 2 if anchor == "middle" else width
        self.smallest_type = min(self.smallest_type, size * self._factor)
        line = self.canvas.beginText(x, y)
        line.setFillColor(_ink(fill))
        if stretch != 1:
            line.setHorizScale(100 * stretch)
        for font, part in self._split(text, is_bold):
            line.setFont(font, size)
            line.textOut(part)
        if stretch != 1:  # which would last beyond this text
            line.setHorizScale(100)
        self.canvas.drawText(line)

    def _paint(self, item: Item) -> None:
        if isinstance(item, Rect):
            self._rect(item)
        elif isinstance(item, Text):
            y = -(item.y + BASELINE * item.size)
            self._text(item.x, y, item.text, item.size, item.fill, item.anchor, item.is_bold, item.stretch)
        elif isinstance(item, Stroke):
            self._pen(item.colour, item.width, item.dash)
            self.canvas.drawPath(self._path(item.points), stroke=1, fill=0)
        elif isinstance(item, Polygon):
            self.canvas.setFillColor(_ink(item.fill))
            self.canvas.drawPath(self._path(item.points), stroke=0, fill=1)
        else:
            self._disc(item)

    def _rect(self, item: Rect) -> None:
        if item.stroke:
            self._pen(item.stroke, item.stroke_width, item.dash)
        if item.fill:
            self.canvas.setFillColor(_ink(item.fill))
        box = (item.x, -item.y - item.height, item.width, item.height)
        flags = {"stroke": int(item.stroke is not None), "fill": int(item.fill is not None)}
        if item.radius:
            self.canvas.roundRect(*box, item.radius, **flags)
        else:
            self.canvas.rect(*box, **flags)

    def _disc(self, item: Disc) -> None:
        if item.stroke:
            self._pen(item.stroke, item.stroke_width, None)
        if item.fill:
            self.canvas.setFillColor(_ink(item.fill))
        flags = {"stroke": int(item.stroke is not None), "fill": int(item.fill is not None)}
        self.canvas.circle(item.x, -item.y, item.radius, **flags)

    def _pen(self, colour: str, width: float, dash: tuple[float, float] | None) -> None:
        self.canvas.setStrokeColor(_ink(colour))
        self.canvas.setLineWidth(width)
        self.canvas.setLineCap(0 if dash else 1)
        self.canvas.setDash(*(dash or ([], 0)))

    def _path(self, points: tuple[Point, ...]) -> Any:
        path = self.canvas.beginPath()
        path.moveTo(points[0][0], -points[0][1])
        for x, y in points[1:]:
            path.lineTo(x, -y)
        return path


def touches(item: Item, window: Window) -> bool:
    """Whether something of an item may lie in a window; a text is where its middle is."""
    left, top, width, height = window
    if isinstance(item, Text):
        return left <= item.x <= left + width and top <= item.y <= top + height
    if isinstance(item, Rect):
        box = (item.x, item.y, item.x + item.width, item.y + item.height)
    elif isinstance(item, Disc):
        box = (item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius)
    else:
        xs, ys = [x for x, _ in item.points], [y for _, y in item.points]
        box = (min(xs), min(ys), max(xs), max(ys))
    return box[0] <= left + width and box[2] >= left and box[1] <= top + height and box[3] >= top


def _canvas() -> Any:
    """ReportLab's, which imports Pillow for pictures that we do not draw: a browser's Python has none of it."""
    has_pillow = find_spec("PIL") is not None
    if not has_pillow:
        stand_in: Any = ModuleType("PIL")
        stand_in.Image = None
        sys.modules["PIL"] = stand_in
    try:
        from reportlab.pdfgen.canvas import Canvas
    except ImportError:
        raise MissingExtra("writing PDF", "pdf") from None
    finally:
        if not has_pillow:
            del sys.modules["PIL"]
    return Canvas


@cache
def _ink(colour: str) -> Any:
    """A colour as ReportLab takes it; a book names the same few thousands of times."""
    from reportlab.lib.colors import HexColor

    return HexColor(colour)


@cache
def _font_chain(font: str | None, is_bold: bool) -> list[tuple[Face, frozenset[int]]]:
    """Fonts to try in order, with the characters each has; the last is one every PDF reader brings."""
    chain: list[tuple[Face, frozenset[int]]] = []
    for source in dict.fromkeys((font, None)):
        data = font_bytes(source, is_bold=is_bold)
        if data is not None:
            chain.append(_face(data, source))
    return [*chain, ("Helvetica-Bold" if is_bold else "Helvetica", _WINDOWS_1252)]


@cache
def _embeddable(path: str) -> tuple[Face, frozenset[int]]:
    """A font of the system, ready for use; without characters where it cannot be used."""
    try:
        return _face(Path(path).read_bytes(), path)
    except (OSError, PuzzleError):
        return "", frozenset()


def _face(data: bytes, source: str | None) -> tuple[Face, frozenset[int]]:
    """A font and its characters; one with other outlines than TrueType's stays a file until its letters are known."""
    from reportlab.pdfbase.ttfonts import TTFError

    try:
        return _registered(data)
    except TTFError as error:
        if source and characters(source):
            return Path(source), characters(source)
        raise PuzzleError(f"the font {source} cannot be embedded: {error}") from None


def _known(face: Face, text: str) -> str:
    """A font's name for ReportLab: of a file, the letters of this text."""
    return face if isinstance(face, str) else _converted(face, frozenset(text))


@cache
def _converted(path: Path, chars: frozenset[str]) -> str:
    return _registered(converted(path, chars))[0]


def _registered(data: bytes) -> tuple[str, frozenset[int]]:
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont

    name = f"nonokit-{sha256(data).hexdigest()[:12]}"
    font = TTFont(name, io.BytesIO(data))
    registerFont(font)
    return name, frozenset(font.face.charToGlyph)

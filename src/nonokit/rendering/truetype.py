"""Letters of a font with PostScript outlines, as a small TrueType font: the only outlines that ReportLab embeds."""

from __future__ import annotations

import io
from collections.abc import Collection
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from nonokit.errors import MissingExtra, PuzzleError

NEAR = 1.0  # how far a curve may lie from the font's own, in the font's units: a thousand make the height of a line
EMPTY = ".notdef"


def converted(path: Path, chars: Collection[str]) -> bytes:
    """A TrueType font of these characters, all of which the font has."""
    try:
        font = _opened(path)
        names = {ord(char): font.getBestCmap()[ord(char)] for char in chars}
        return _built(font, names)
    except MissingExtra:
        raise
    except Exception as error:  # a damaged font may fail in any way in fontTools
        raise PuzzleError(f"the font {path} cannot be embedded: {error}") from error


@lru_cache(maxsize=4)
def _opened(path: Path) -> Any:
    try:
        from fontTools.ttLib import TTFont
    except ImportError:
        raise MissingExtra("embedding fonts with PostScript outlines", "pdf") from None
    return TTFont(path, fontNumber=0, lazy=True)


def _built(font: Any, names: dict[int, str]) -> bytes:
    from fontTools.fontBuilder import FontBuilder

    glyphs = font.getGlyphSet()
    order = [EMPTY, *sorted(set(names.values()) - {EMPTY})]
    builder = FontBuilder(font["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(names)
    outlines = {name: _outline(glyphs[name]) for name in order}
    builder.setupGlyf(outlines)
    # Readers move a letter until it begins where this says.
    builder.setupHorizontalMetrics(
        {name: (round(glyphs[name].width), getattr(outlines[name], "xMin", 0)) for name in order}
    )
    builder.setupHorizontalHeader(ascent=font["hhea"].ascent, descent=font["hhea"].descent)
    # Some readers take fonts of one name for one font.
    unique = f"nonokit-{sha256(''.join(map(chr, sorted(names))).encode()).hexdigest()[:12]}"
    builder.setupNameTable({"familyName": unique, "styleName": "Regular", "psName": unique})
    builder.setupOS2()
    builder.setupPost()
    builder.font.recalcTimestamp = False  # the same letters give the same bytes
    builder.updateHead(created=0, modified=0)
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def _outline(glyph: Any) -> Any:
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    pen = TTGlyphPen(None)
    glyph.draw(Cu2QuPen(pen, NEAR, reverse_direction=True))
    return pen.glyph()

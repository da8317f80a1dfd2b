"""Fonts for outputs that carry their own: the caller's file, then Noto Sans, then what the library brings.

Noto Sans (SIL Open Font Licence; Latin, Greek, Cyrillic, tabular figures) comes from the PyPI package
`pymupdf-fonts`, which is nothing but fonts: no network, and no font files of others in our own tree. For scripts
it lacks there are the fonts of the machine (`system_fonts`) and a file of the caller's; characters no font has are shown
as a replacement mark, and a `GlyphWarning` names them. Pictures that leave fonts to their reader (SVG, HTML) need none of this.
"""

from __future__ import annotations

import warnings
from collections.abc import Collection
from functools import cache
from importlib import import_module
from pathlib import Path

from nonokit.errors import PuzzleError

MISSING_GLYPH = "\ufffd"
MOST_NAMED = 8


class GlyphWarning(UserWarning):
    """Text that a picture cannot show as it should."""


def warn_of_text(missing: Collection[str]) -> None:
    """Says which characters no font at hand has."""
    if not missing:
        return
    rest = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
    named = " ".join(sorted(missing)[:MOST_NAMED]) + rest
    sentence = (
        f"no font at hand has {named}: name the file of one that does (font, on the command line --font)"
    )
    warnings.warn(sentence, GlyphWarning, stacklevel=4)


@cache
def font_bytes(font: str | None, *, is_bold: bool = False) -> bytes | None:
    """The file of a font, or None when only the library's own is at hand."""
    if font is not None:
        try:
            return Path(font).read_bytes()
        except OSError as error:
            raise PuzzleError(f"the font {font} cannot be read: {error.strerror}") from None
    return _noto("notosbo" if is_bold else "notos")


def _noto(name: str) -> bytes | None:
    try:
        package = import_module("pymupdf_fonts")
    except ImportError:
        return None
    return bytes(package.myfont(name))

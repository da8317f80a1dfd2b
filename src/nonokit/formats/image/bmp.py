"""BMP pictures of one pixel a cell. The file has no place for which colour is the background: white is."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.errors import UnsupportedFeature
from nonokit.formats.format import Format
from nonokit.formats.image.image_file import draw, looks_like, reader
from nonokit.formats.pictures import needs_background_hint
from nonokit.model import Puzzle


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The goal as a BMP file."""
    (puzzle,) = puzzles
    if needs_background_hint(puzzle):
        raise UnsupportedFeature("BMP pictures need some white background to be read back: use PNG")
    return draw(puzzle, "BMP")


FORMAT = Format(
    name="bmp",
    title="BMP picture",
    suffixes=(".bmp",),
    carries=frozenset({"goal", "colours", "rgb"}),
    looks_like=looks_like("BMP"),
    read=reader("BMP"),
    write=write,
)

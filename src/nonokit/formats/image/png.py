"""PNG pictures of one pixel a cell; metadata goes into the standard's text fields."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format
from nonokit.formats.image.image_file import PNG_FIELDS, draw, looks_like, reader
from nonokit.model import Puzzle


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The goal as a PNG file."""
    (puzzle,) = puzzles
    return draw(puzzle, "PNG")


FORMAT = Format(
    name="png",
    title="PNG picture",
    suffixes=(".png",),
    carries=frozenset({"goal", "colours", "rgb", *PNG_FIELDS.values()}),
    looks_like=looks_like("PNG"),
    read=reader("PNG"),
    write=write,
)

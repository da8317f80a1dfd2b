"""All cells of a picture on one line, or each on a line of its own: `0110…`; only the file's name may tell its size."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import PurePath

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.pictures import picture_of, squared
from nonokit.formats.structure.values import Value

_NAMED = re.compile(r"(?<![a-zA-Z\d])(\d{1,4})[xX×](\d{1,4})(?![a-zA-Z\d])")
_BETWEEN = re.compile(r"[\s,;]+")
_LEAST = 9  # cells
SIZE_ASSUMED = "its size is taken from the file's name, the width first"


def named_size(source: str | None) -> tuple[int, int] | None:
    """The width and the height in a file's name: `cat_10x8.txt`.

    >>> named_size("puzzles/cat_10x8.txt"), named_size("cat.txt")
    ((10, 8), None)
    """
    match = _NAMED.search(PurePath(source).stem.replace("_", " ")) if source else None
    if match is None:
        return None
    width, height = int(match[1]), int(match[2])
    return (width, height) if 0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE else None


def sized_by_name(value: Value, size: tuple[int, int] | None) -> Picture | None:
    """The picture of a flat list of cells whose size the file's name has; else a square, where it can be one."""
    picture = picture_of(value, size) if size else None
    if picture is not None and size == (picture.width, picture.height):
        return replace(picture, assumed=SIZE_ASSUMED)
    return squared(value)


def parse_flat(text: str, size: tuple[int, int] | None) -> Picture | None:
    """The picture of a text that is nothing but cells, without rows; None when it is anything else."""
    words = [*filter(None, _BETWEEN.split(text))]
    if not (len(words) == 1 or all(len(word) == 1 for word in words)) or "\n" in text.strip() != "\n".join(
        words
    ):
        return None
    cells = "".join(words)
    return sized_by_name(cells, size) if len(cells) >= _LEAST and set(cells) == {"0", "1"} else None

"""The entries of a table and what each may be: a side, a picture, a size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from nonokit.formats.format import lazy
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.flat_cells import sized_by_name
from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.likeness import is_plausible
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.names import (
    FLAT_WORDS,
    HEIGHT_WORDS,
    PICTURE_WORDS,
    SIZE_WORDS,
    STATE_WORDS,
    WIDTH_WORDS,
    Side,
    is_plain_side,
    side_of,
    words_of,
)
from nonokit.formats.structure.packed import BITS_ASSUMED, packed_rows
from nonokit.formats.structure.picture_lines import pictures_in
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.placed_cells import are_places, listed_rows
from nonokit.formats.structure.sides import side_options, turned_options
from nonokit.formats.structure.values import Value, entries_of, is_group

Size = tuple[int, int]  # width, height

COLUMNS_ASSUMED = "each list of its cells is taken for a column"


@dataclass(eq=False)
class Part:
    """One entry of a table."""

    key: str | None
    value: Value
    size: Size | None = None  # what the table says about the size of its pictures
    named_size: Size | None = None  # what the name of the file says
    is_side: bool = False  # one of two, so that it may well be a side though no key says so
    is_strict: bool = False  # from a text of which most is something else, such as a program

    @lazy
    def side(self) -> Side | None:
        return side_of(self.key) if self.key else None

    @lazy
    def is_plain_side(self) -> bool:
        """Whether its key names a side by a word."""
        return self.key is not None and self.side is not None and is_plain_side(self.key)

    @lazy
    def options(self) -> list[Lines]:
        """The ways to take it for a side. Bare numbers and texts are one only when the key says so."""
        value = self.value
        if isinstance(value, str):
            may_be = self.side or self.is_side or value.lstrip()[:2] == "[["
            return side_options(value) if may_be and any(map(str.isalnum, value)) else []
        is_named = self.side is not None and not self.is_strict
        if not is_group(value) or not (is_named or _is_nested(value)):
            return []
        while (
            isinstance(value, list)
            and len(value) == 1
            and isinstance(value[0], list)
            and _is_nested(value[0])
        ):
            value = value[0]  # `rows([[1], [2]])`
        found = side_options(value) or side_options(self.value)
        return [*found, *turned_options(value)] if self.side == "column" else found

    @lazy
    def picture(self) -> Picture | None:
        """The picture it is, when it can hardly be anything else."""
        value, key = self.value, self.key or ""
        entries = entries_of(value) or ()
        if len(entries) == 1:  # {"solution": {"image": [...]}}
            key, value = f"{key} {entries[0][0]}", entries[0][1]
        elif are_places(entries):  # {"2,3": true, …}
            value = [place for place, cell in entries if cell]
        if isinstance(value, str) and "\n" in value:
            drawn = pictures_in(value.split("\n"))
            return drawn[0][1] if len(drawn) == 1 else None
        picture = picture_of(value, self.size)
        words = set(words_of(key))
        if picture is None and self.size is None and isinstance(value, list | str) and words & FLAT_WORDS:
            picture = sized_by_name(value, self.named_size)
        if picture is None and not self.is_strict and (words & FLAT_WORDS or self.side == "row"):
            rows = packed_rows(value, self.size)
            picture = Picture(rows, BITS_ASSUMED) if rows else None
        if picture is None and self.size and words & FLAT_WORDS and isinstance(value, list):
            listed = listed_rows(value, self.size)
            picture = Picture(*listed) if listed else None
        is_named = bool(words & PICTURE_WORDS) and not self.is_strict
        return self._upright(picture) if picture is not None and (is_named or is_plausible(picture)) else None

    def _upright(self, picture: Picture) -> Picture:
        """The picture, turned where its lists are its columns: the size beside it says so, or what it is called."""
        size = (picture.height, picture.width)
        is_of_columns = self.is_plain_side and self.side == "column" and self.size in (None, size)
        if is_of_columns or (self.size == size != size[::-1]):
            return replace(picture.transposed(), assumed=COLUMNS_ASSUMED)
        return picture

    @lazy
    def is_state(self) -> bool:
        """Whether its key names a state of play rather than the answer."""
        return bool(set(words_of(self.key or "")) & STATE_WORDS)


def _is_nested(value: Value) -> bool:
    if isinstance(value, list):
        return any(is_group(item) or isinstance(item, str) for item in value)
    return entries_of(value) is not None


def size_of(parts: Sequence[Part]) -> Size | None:
    """The size that a table states: width and height, numbers of columns and rows, or one text for both."""
    width = height = None
    for part in parts:
        words = set(words_of(part.key or ""))
        number = _whole(part.value)
        if number is not None:
            if words & WIDTH_WORDS or (part.is_plain_side and part.side == "column"):
                width = width or number
            elif words & HEIGHT_WORDS or (part.is_plain_side and part.side == "row"):
                height = height or number
            elif words & SIZE_WORDS:
                width, height = width or number, height or number
        elif words & SIZE_WORDS:
            pair = _pair(part.value)
            width, height = pair or (width, height)
    return (width, height) if width and height else _size_by_place(parts)


def _size_by_place(parts: Sequence[Part]) -> Size | None:
    """The size in `["cat", 10, 8, "0110…"]`: two numbers, the width first, and a value of so many cells."""
    cells = {len(part.value) for part in parts if isinstance(part.value, str | list) and part.key is None}
    for one, other in pairwise(parts):
        width, height = _whole(one.value), _whole(other.value)
        if one.key is None and width and height and min(width, height) > 1 and width * height in cells:
            return width, height
    return None


def _whole(value: Value) -> int | None:
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value) < 9:
        value = int(value.strip())
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= MAX_SIDE:
        return None
    return value


def _pair(value: Value) -> Size | None:
    """Width and height of `{"w": 10, "h": 8}`, `[10, 8]` or `"10x8"`."""
    entries = entries_of(value)
    if entries is not None:
        return size_of([Part(key, item) for key, item in entries])
    if isinstance(value, str):
        value = re.findall(r"\d{1,4}", value)
    if not isinstance(value, list) or len(value) != 2:
        return None
    width, height = _whole(value[0]), _whole(value[1])
    return (width, height) if width and height else None

"""The entries of a table and what each may be: a side, a picture, a size, metadata, a palette."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from nonokit.formats.format import lazy
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.build import Surroundings
from nonokit.formats.structure.flat_cells import sized_by_name
from nonokit.formats.structure.kinds import BLANKS, FILLED, Picture
from nonokit.formats.structure.likeness import looks_drawn
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.names import (
    FIELDS,
    FLAT_WORDS,
    HEIGHT_WORDS,
    MANY_WORDS,
    PALETTE_WORDS,
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
from nonokit.formats.structure.values import Value, entries_of
from nonokit.model.colour import known_look

Size = tuple[int, int]  # width, height

_LOOK = re.compile(r"#[0-9a-fA-F]{6}")
_ID_WORDS = frozenset({"id"})
_NO_TITLES = FLAT_WORDS | STATE_WORDS | SIZE_WORDS | MANY_WORDS | {"props", "id"}
COLUMNS_ASSUMED = "each list of its cells is taken for a column"
_MIXED = 3  # letters, and digits, that no picture has among its cells
_MAX_FIELD = 1000  # characters of a title


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


def is_group(value: Value) -> bool:
    """Whether a value holds others."""
    return isinstance(value, list) or entries_of(value) is not None


def is_flat(value: Value) -> bool:
    """Whether a value is a list that holds no others."""
    return isinstance(value, list) and not any(map(is_group, value))


def _is_nested(value: Value) -> bool:
    if isinstance(value, list):
        return any(is_group(item) or isinstance(item, str) for item in value)
    return entries_of(value) is not None


def is_plausible(picture: Picture) -> bool:
    """Whether somebody may have drawn this: two kinds of cells that are known as cells, or more on more room."""
    kinds = picture.kinds()
    least = 3 if any(isinstance(kind, str) for kind in kinds) else 2
    if picture.width < least or picture.height < least or len(kinds) < 2:
        return False
    if len(kinds) * 4 > picture.width * picture.height + 4:
        return False
    if is_looks(picture):
        return True
    if _are_ids(kinds) or not looks_drawn(picture.rows, len(kinds)):
        return False
    numbers = [kind for kind in kinds if isinstance(kind, int)]
    if len(numbers) == len(kinds):
        return (
            set(numbers) <= {-1, 0, 1}
            or set(numbers) == {0, 255}
            or (min(numbers) >= 0 and max(numbers) < 32)
        )
    if (
        len(kinds) > 3
        and len(set(map(tuple, picture.rows))) < 3
        and any(str(kind).isalpha() for kind in kinds)
    ):
        return False  # a word, or two, again and again
    if ("." in kinds or "-" in kinds) and any(str(kind) in "23456789" for kind in kinds):
        return False  # numbers with a point or a dash in them
    known = [kind for kind in kinds if kind in BLANKS or kind in FILLED]
    return (bool(known) and any(kind in BLANKS for kind in kinds)) or len(kinds) == len(known)


def _are_ids(kinds: Iterable[Hashable]) -> bool:
    """Whether these are the characters of identifiers: letters and digits mixed."""
    signs = [kind for kind in kinds if isinstance(kind, str) and len(kind) == 1]
    return min(sum(map(str.isdigit, signs)), sum(map(str.isalpha, signs))) >= _MIXED


def is_looks(picture: Picture) -> bool:
    """Whether its cells are the looks of colours, or their names."""
    return all(map(_is_look, picture.kinds()))


def has_looks(picture: Picture) -> bool:
    """Whether some of its cells are."""
    return any(map(_is_look, picture.kinds()))


def _is_look(kind: Hashable) -> bool:
    is_name = isinstance(kind, str) and len(kind) > 2 and known_look(kind) is not None
    return is_name or (isinstance(kind, str) and _LOOK.fullmatch(kind) is not None)


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


def surroundings(parts: Sequence[Part], outer: Surroundings) -> Surroundings:
    """What the table adds to what is known around it: metadata, colours."""
    fields = dict(outer.fields)
    looks: dict[Hashable, str] = dict(outer.looks)
    name = outer.id
    own: set[str] = set()
    for part in parts:
        words = words_of(part.key or "")
        if isinstance(part.value, str) and len(words) == 1 and words[0] in FIELDS:
            if FIELDS[words[0]] not in own and 0 < len(part.value.strip()) <= _MAX_FIELD:
                fields[FIELDS[words[0]]] = part.value.strip()
                own.add(FIELDS[words[0]])
        elif set(words) & PALETTE_WORDS and is_group(part.value):
            looks |= _looks(part.value)
        elif (
            set(words) == _ID_WORDS and isinstance(part.value, str | int) and not isinstance(part.value, bool)
        ):
            name = str(part.value)[:_MAX_FIELD]
    return replace(outer, fields=fields, looks=looks, id=name)


def titled(around: Surroundings, part: Part) -> Surroundings:
    """What is known around a table that is one of several: the name that it goes by is its title."""
    words = set(words_of(part.key or ""))
    if not words - _NO_TITLES or part.side or entries_of(part.value) is None:
        return around
    return replace(around, fields={**around.fields, "title": str(part.key)[:_MAX_FIELD]})


def _looks(value: Value) -> dict[Hashable, str]:
    """How colours look, by the names or numbers that clues call them by."""
    entries = entries_of(value)
    if entries is not None:
        return {
            key: look for key, look in entries if key is not None and isinstance(look, str) and len(look) < 30
        }
    found: dict[Hashable, str] = {}
    for number, item in enumerate(value[:256]):
        texts = (
            [item]
            if isinstance(item, str)
            else [text for _, text in entries_of(item) or () if isinstance(text, str)]
        )
        numbers = [n for _, n in entries_of(item) or () if isinstance(n, int) and not isinstance(n, bool)]
        looks = [text for text in texts if text.startswith("#") or len(text) > 2]
        if looks:
            found[numbers[0] if numbers else number] = looks[-1]
            found |= {text: looks[-1] for text in texts if text != looks[-1]}
    return found

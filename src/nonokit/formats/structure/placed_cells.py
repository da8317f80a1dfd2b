"""Pictures given cell by cell, each with its place: `[{"x": 0, "y": 2, "filled": true}, …]`.

Beside a size, places may stand alone: `[[0, 2], [1, 2]]`, `["0,2", "1,2"]`, or numbers that count all cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Entry, Table, Value, each, entries_of, look_of

ACROSS = ("x", "column", "col", "c")
DOWN = ("y", "row", "r")
_DRAWN = ("id", "index", "width", "height", "w", "h", "size")  # of the cell as it is drawn: says nothing here
_EMPTY, _FILLED = 0, 1  # a cell that is not named, and one that has a place and nothing else
_PLACE = re.compile(r"\s*\(?\d{1,4}(?:\s*+[,;:|x_-]\s*+|\s++)\d{1,4}\)?\s*")
_NUMBER = re.compile(r"\d+")
_LEAST = 6  # places that are no clues by chance
_SPARSEST = 64  # cells of a picture for each that is named


def placed_rows(value: list[Value], size: tuple[int, int] | None) -> list[list[Value]] | None:
    """The rows that cells with places make; None where these are none. What is not named is empty."""
    cells = each(_placed, value)
    known = {(across, down): cell for across, down, cell in cells}
    if not cells or len(known) < len(cells):
        return None
    first = _first_number(known, size)
    width = max(1 + max(across for across, _ in known) - first, size[0] if size else 0)
    height = max(1 + max(down for _, down in known) - first, size[1] if size else 0)
    if max(width, height) > MAX_SIDE or width * height > _SPARSEST * len(known):
        return None
    return [
        [known.get((across + first, down + first), _EMPTY) for across in range(width)]
        for down in range(height)
    ]


def _first_number(places: Iterable[tuple[int, int]], size: tuple[int, int] | None) -> int:
    """Whether places are counted from 0 or from 1."""
    if any(0 in place for place in places):
        return 0
    return 1 if size is None or any(across == size[0] or down == size[1] for across, down in places) else 0


def _placed(item: Value) -> tuple[int, int, Value] | None:
    """The column, the row and the value of a cell."""
    named = {(key or "").lower(): part for key, part in entries_of(item) or ()}
    is_xy = "x" in named and "y" in named  # then `c` and `r` may be anything
    across = [named.pop(key) for key in (ACROSS[:1] if is_xy else ACROSS) if key in named]
    down = [named.pop(key) for key in (DOWN[:1] if is_xy else DOWN) if key in named]
    told = [part for key, part in named.items() if key not in _DRAWN and not isinstance(part, dict | Table)]
    rest = [part for part in told if not isinstance(part, list)]
    rest += [look for part in told if isinstance(part, list) and (look := look_of(part)) is not None]
    if len(across) != 1 or len(down) != 1 or len(rest) > 1:
        return None
    if not all(type(number) is int and 0 <= number <= MAX_SIDE for number in (*across, *down)):
        return None
    return across[0], down[0], rest[0] if rest else _FILLED


def are_places(entries: Sequence[Entry]) -> bool:
    """Whether the keys of a table are places, as `"2,3"` is."""
    return len(entries) >= _LEAST and all(key and _PLACE.fullmatch(key) for key, _ in entries)


def listed_rows(value: list[Value], size: tuple[int, int]) -> tuple[list[list[int]], str] | None:
    """The rows that the places of filled cells make, and what is assumed of them; None where they are none."""
    width, height = size
    if len(value) < _LEAST:
        return None
    if {*map(type, value)} == {int}:
        places = {divmod(number, width)[::-1] for number in value}
        note = "its filled cells are counted row by row, from 0"
    else:
        places = {*each(_pair, value)}
        is_turned = not _fit(places, width, height)
        places = {(across, down) for down, across in places} if is_turned else places
        note = f"of each place the {'row' if is_turned else 'column'} is taken to come first"
    if len(places) < len(value) or not _fit(places, width, height):
        return None
    return [[int((across, down) in places) for across in range(width)] for down in range(height)], note


def _fit(places: Iterable[tuple[int, int]], width: int, height: int) -> bool:
    return all(0 <= across < width and 0 <= down < height for across, down in places)


def _pair(item: Value) -> tuple[int, int] | None:
    """The two numbers of a place."""
    if isinstance(item, str) and _PLACE.fullmatch(item):
        first, second = map(int, _NUMBER.findall(item))
        return first, second
    is_pair = isinstance(item, list) and [*map(type, item)] == [int, int]
    return (item[0], item[1]) if is_pair else None

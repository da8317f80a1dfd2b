"""Pictures as values: a matrix of cells, texts of one length, a flat list beside a size, or cells with their places.

Cells are numbers, truth values, characters, names of colours. What is the background follows from what cells usually
mean (0, false, null, a blank, a dot, white); of two unknown kinds it is the one that begins the picture more often.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import isqrt
from typing import Any

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.cell_objects import plain_rows
from nonokit.formats.structure.cell_runs import TURNS_ASSUMED, run_rows, turned_rows
from nonokit.formats.structure.kinds import BLANKS, CELL_WORDS, FILLED, MAX_KINDS, SIGNS_OF_BLANKS, Picture
from nonokit.formats.structure.placed_cells import placed_rows
from nonokit.formats.structure.program_pictures import xpm_rows
from nonokit.formats.structure.values import Value, entries_of, look_of

_SPACED = re.compile(
    r"[^\s,;|]\ufe0f?(?:(?>[ \t]?[,;| \t][ \t]?)[^\s,;|]\ufe0f?)+[,;|]?[ \t]*"
)  # a sign between any two cells; atomic, since two blanks in a row can be told apart in two ways each time
_LEAST_PLACES, _LEAST_FAR = 6, 3  # so many pairs, and one as far from 0, are no picture two cells wide
_LEAST_ROWS = 3  # in one text, and cells of each
_LEAST_SQUARE = 5  # cells on a side
_HEX = re.compile(
    r"0[xX][0-9a-fA-F]+"
)  # numbers, whose bits may be cells: which end comes first is not known
_LOOK = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_DARK = re.compile(r"#(?:[01].){3}")  # three small numbers rather than a look


def picture_of(value: Value, size: tuple[int, int] | None = None) -> Picture | None:
    """The picture that a value is; `size` (width, height) tells the rows of a flat one."""
    if isinstance(value, str):
        rows: list[Any] = _text_rows(value, size)
        assumed = None
    elif isinstance(value, list) and value:
        value, assumed = plain_rows(_unwrapped(_lists(value), size))
        rows = (
            xpm_rows(value)
            or placed_rows(value, size)
            or run_rows(value, size)
            or (value if not _is_flat(value, size) else _folded(value, size))
        )
        if not rows and (turned := turned_rows(value, size)):
            rows, assumed = turned, TURNS_ASSUMED
    else:
        return None
    if not 0 < len(rows) <= MAX_SIDE:
        return None
    if all(isinstance(row, str) for row in rows):
        is_other = all(map(_HEX.fullmatch, rows)) or all(map(_LOOK.fullmatch, rows))  # a palette
        rows = [None] if is_other else _even(rows)
    picture = _checked([_row_cells(row) for row in rows])
    return replace(picture, assumed=assumed) if picture and assumed else picture


def _lists(value: list[Value]) -> list[Value]:
    """Rows that are objects of one list each, as lists: `[{"cells": [0, 1]}, …]`."""
    entries = [entries_of(item) or [] for item in value]
    lists = [found[0][1] for found in entries if len(found) == 1 and isinstance(found[0][1], list)]
    return lists if len(lists) == len(value) else value


def _unwrapped(value: list[Value], size: tuple[int, int] | None) -> list[Value]:
    """All cells that stand in a list in a list, as in `Array[bool]([true, …])`."""
    inner = value[0]
    if size is None or len(value) > 1 or not isinstance(inner, list) or len(inner) != size[0] * size[1]:
        return value
    return inner


def _checked(cells: list[Sequence[Hashable] | None]) -> Picture | None:
    """A picture when all rows are rows, of one length, of few kinds of cells."""
    first = cells[0]
    if first is None or not 0 < len(first) <= MAX_SIDE:
        return None
    full = [row for row in cells if row is not None and len(row) == len(first)]
    if len(full) < len(cells):
        return None
    picture = Picture(full)
    kinds = picture.kinds()
    if len(kinds) > MAX_KINDS or _is_places(full) or all(_DARK.fullmatch(str(kind)) for kind in kinds):
        return None
    has_gaps = " " in kinds and any(isinstance(kind, str) and kind in "023456789" for kind in kinds)
    has_commas = "," in kinds and any(isinstance(kind, str) and kind.isdecimal() for kind in kinds)
    return picture if not (has_gaps or has_commas) else None  # numbers with blanks or commas between them


def squared(value: list[Value] | str) -> Picture | None:
    """Filled and empty cells in a flat list that nothing gives a size: taken for a square where they can be one."""
    side = isqrt(len(value))
    if side < _LEAST_SQUARE or side * side != len(value):
        return None
    picture = picture_of(value, (side, side))
    if picture is None or len(kinds := picture.kinds()) != 2:
        return None
    is_cells = any(kind in BLANKS for kind in kinds) and any(kind in FILLED for kind in kinds)
    return (
        replace(picture, assumed=f"nothing gives its size: taken for a square of {side}×{side} cells")
        if is_cells
        else None
    )


def _is_places(rows: Sequence[Sequence[Hashable]]) -> bool:
    """Whether these are rather the places of cells: pairs of numbers, each once."""
    if len(rows[0]) != 2 or len(rows) < _LEAST_PLACES or len(set(map(tuple, rows))) < len(rows):
        return False
    numbers = [cell for row in rows for cell in row if isinstance(cell, int)]
    return len(numbers) == 2 * len(rows) and max(numbers) >= _LEAST_FAR


def _is_flat(value: list[Value], size: tuple[int, int] | None) -> bool:
    """Whether a list holds cells rather than rows; texts of one character are rows where no size speaks against it."""
    if isinstance(value[0], str):
        return size is not None and size[1] != len(value) and all(isinstance(item, str) for item in value)
    return not isinstance(value[0], list) and (entries_of(value[0]) is None or size is not None)


def _folded(value: list[Value], size: tuple[int, int] | None) -> list[Value]:
    if size is None or size[0] * size[1] != len(value):
        return []
    return [value[i : i + size[0]] for i in range(0, len(value), size[0])]


def _text_rows(text: str, size: tuple[int, int] | None) -> list[str]:
    """The rows of a text: its lines, else stretches of the width."""
    if "\n" in text.strip("\n"):
        return text.strip("\n").split("\n")
    if size is not None and size[0] * size[1] == len(text):
        return [text[i : i + size[0]] for i in range(0, len(text), size[0])]
    parted = next((text.split(sign) for sign in "|/;," if text.count(sign) >= _LEAST_ROWS - 1), [])
    cells = {*"".join(parted)}
    is_even = len({*map(len, parted)}) == 1 and len(parted[0]) >= _LEAST_ROWS and len(cells) > 1
    return parted if is_even and (cells <= {*BLANKS, *FILLED} or len(cells) == 2) else []


def _even(rows: list[str]) -> list[Any]:
    """Texts of one length: signs between all cells left out, blanks that editors cut at line ends put back."""
    bare = unspaced([row.strip(" \t") for row in rows])
    if bare is not None:
        return bare
    if any(sign in row for row in rows for sign in SIGNS_OF_BLANKS):  # so blanks before all rows are no cells
        shift = min(len(row) - len(row.lstrip(" \t")) for row in rows)
        rows = [row[shift:] for row in rows]
    width = max(map(len, rows))
    known = {sign for row in rows for sign in row} <= {*BLANKS, *FILLED}
    return [row.ljust(width) for row in rows] if known else list(rows)


def unspaced(rows: list[str]) -> list[str] | None:
    """Rows without the blanks, commas or bars between all their cells; None when there are no such signs."""
    if not all(map(_SPACED.fullmatch, rows)):
        return None
    bare = ["".join(char for char in row if char not in " \t,;|") for row in rows]
    return bare if len(set("".join(bare))) > 1 else None


def _row_cells(row: Value) -> Sequence[Hashable] | None:
    if isinstance(row, str):
        return row_signs(row)
    if not isinstance(row, list):
        return None
    if len({isinstance(item, list) for item in row}) > 1:  # looks, or other cells
        return None
    cells = [_cell(item) for item in row]
    return None if _NO_CELL in cells else cells


_NO_CELL = object()


def _cell(item: Value) -> Hashable:
    if isinstance(item, str) and item.lower() in CELL_WORDS:
        return item.lower()
    if isinstance(item, bool | int | str) or item is None:
        return item
    if isinstance(item, float):
        return int(item) if item == item and abs(item) < 1e6 and item == int(item) else _NO_CELL
    if isinstance(item, list):
        look = look_of(item)
        return _NO_CELL if look is None else look
    scalars = [
        part for _, part in entries_of(item) or () if isinstance(part, bool | int | str) or part is None
    ]
    return scalars[0] if len(scalars) == 1 else _NO_CELL


def row_signs(text: str) -> list[str]:
    """The cells of a row of text: its characters, without marks that only change how one looks."""
    return [char for char in text if char not in "\ufe0e\ufe0f\u200b\u200d\ufeff"]

"""Pictures as values: a matrix of cells, texts of one length, a flat list beside a size, or cells with their places.

Cells are numbers, truth values, characters, names of colours. What is the background follows from what cells usually
mean (0, false, null, a blank, a dot, white); of two unknown kinds it is the one that begins the picture more often.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isqrt
from types import MappingProxyType
from typing import Any

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.structure.cell_objects import plain_rows
from nonokit.formats.structure.cell_runs import TURNS_ASSUMED, run_rows, turned_rows
from nonokit.formats.structure.placed_cells import placed_rows
from nonokit.formats.structure.program_pictures import xpm_rows
from nonokit.formats.structure.values import Value, entries_of, look_of
from nonokit.model import UNKNOWN, Grid
from nonokit.model.colour import NAMED, parse_rgb

_MAX_KINDS = 64
_SPACED = re.compile(
    r"[^\s,;|]\ufe0f?(?:(?>[ \t]?[,;| \t][ \t]?)[^\s,;|]\ufe0f?)+[,;|]?[ \t]*"
)  # a sign between any two cells; atomic, since two blanks in a row can be told apart in two ways each time
# What stands for an empty and for a filled cell, the surer ones first.
BLANKS: tuple[Hashable, ...] = (
    None,
    0,
    "",
    *"0 .-_·・　░□▯◻◽⬜☐▫○◯⚪⚬",
    "white",
    "empty",
    "blank",
    "none",
    "off",
    "false",
    "w",
    "W",
)
SIGNS_OF_BLANKS = "0.-_·・░□▯◻◽⬜☐▫○◯⚪⚬"
FILLED: tuple[Hashable, ...] = (
    1,
    *"1#█■▮▓▒◼◾⬛☑▪●⚫▋▉✓✔％＃xX*@oO",
    "black",
    "filled",
    "full",
    "on",
    "true",
    "b",
    "B",
)
_SOLID, _CROSSES = "#█■▮▓◼◾⬛▪●⚫▋▉＃", "xX×✗✕✖"  # beside a solid sign a cross marks a cell as empty
_LEAST_PLACES, _LEAST_FAR = 6, 3  # so many pairs, and one as far from 0, are no picture two cells wide
_LEAST_ROWS = 3  # in one text, and cells of each
_LEAST_SQUARE = 5  # cells on a side
_HEX = re.compile(
    r"0[xX][0-9a-fA-F]+"
)  # numbers, whose bits may be cells: which end comes first is not known
_LOOK = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_DARK = re.compile(r"#(?:[01].){3}")  # three small numbers rather than a look
YES_AND_NO = {
    "ox": "x",
    "bw": "w",
    "ft": "f",
    "ny": "n",
}  # pairs of letters, and which of them is an empty cell
TAKEN_FOR_FILLED = {
    "ox": "o is taken for filled and x for empty",
    "12": "2 is taken for filled and 1 for empty",
}
_UNKNOWNS: tuple[Hashable, ...] = ("?", "？", "unknown")
SIGN_COLOURS = dict(
    zip(
        "🟥🟧🟨🟩🟦🟪🟫🔴🟠🟡🟢🔵🟣🟤⬛⬜",
        2 * ["red", "orange", "yellow", "green", "blue", "purple", "brown"] + ["black", "white"],
        strict=True,
    )
)


@dataclass(frozen=True)
class Picture:
    """Rows of cells as the file has them; what they mean depends on all of them together."""

    rows: Sequence[Sequence[Hashable]]
    assumed: str | None = None

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def kinds(self) -> Counter[Hashable]:
        """The different cells and how many there are of each; 1 and True are one kind."""
        return Counter(cell for row in self.rows for cell in row)

    @property
    def note(self) -> str | None:
        """What is assumed about it."""
        kinds = letters_of(self.kinds())
        return self.assumed or TAKEN_FOR_FILLED.get(kinds)

    def transposed(self) -> Picture:
        return Picture(list(zip(*self.rows, strict=True)))


def letters_of(kinds: Iterable[Hashable]) -> str:
    """The kinds of cells in small letters, in the order of the alphabet."""
    return "".join(sorted(str(kind).lower() for kind in kinds))


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
    if len(kinds) > _MAX_KINDS or _is_places(full) or all(_DARK.fullmatch(str(kind)) for kind in kinds):
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


def grid_of(picture: Picture, looks: Mapping[Hashable, str] = MappingProxyType({})) -> Grid:
    """The picture as a grid, its background told from its colours; `looks` are colours that the file describes."""
    kinds = picture.kinds()
    unknown = [kind for kind in kinds if kind in _UNKNOWNS]
    known = [kind for kind in kinds if kind not in unknown]
    background = _look_of_paper(known, looks) if None not in known else None
    background = _background(known, picture) if background is None else background
    colours = [kind for kind in known if kind is not background and kind != background]
    if not colours:
        return Grid(picture.width, picture.height, _blank_cells(picture, unknown))
    colours.sort(key=lambda kind: (not isinstance(kind, int), kind if isinstance(kind, int) else 0))
    declared = [_declared(background, is_background=True)]
    declared += [
        _declared(looks[kind]) if kind in looks else _declared(kind, only=len(colours) == 1)
        for kind in colours
    ]
    values: dict[Hashable, int] = {kind: value for value, kind in enumerate(colours, 1)}
    values[background] = 0
    values |= dict.fromkeys(unknown, UNKNOWN)
    cells = bytes(values[cell] for row in picture.rows for cell in row)
    return Grid(picture.width, picture.height, cells, palette_of(declared))


def _blank_cells(picture: Picture, unknown: Sequence[Hashable]) -> bytes:
    return bytes(UNKNOWN if cell in unknown else 0 for row in picture.rows for cell in row)


def _look_of_paper(kinds: list[Hashable], looks: Mapping[Hashable, str]) -> Hashable:
    """The kind of cell that the file describes as white, where it says so of one, and how all of them look."""
    if not all(kind in looks for kind in kinds):
        return None
    white = [kind for kind in kinds if parse_rgb(looks[kind]) == NAMED["white"]]
    return white[0] if len(white) == 1 else None


def _background(kinds: list[Hashable], picture: Picture) -> Hashable:
    """The kind of cell that is no colour."""
    numbers = [kind for kind in kinds if isinstance(kind, int) and not isinstance(kind, bool)]
    if len(numbers) == len(kinds) > 1 and 0 in numbers and max(numbers) == 255:
        return 255  # grey values: white
    empty = YES_AND_NO.get(letters_of(kinds))
    for blank in [empty, empty.upper(), *BLANKS] if empty else BLANKS:
        if blank in kinds:
            return next(kind for kind in kinds if kind == blank)
    if len(numbers) == len(kinds) > 1:
        return min(numbers)
    crosses = [kind for kind in kinds if kind in tuple(_CROSSES)]
    if crosses and (any(kind in tuple(_SOLID) for kind in kinds) or set(kinds) - set(crosses) <= {"o", "O"}):
        return crosses[0]
    looks = {kind: parse_rgb(kind) for kind in kinds if isinstance(kind, str)}
    white = [kind for kind, rgb in looks.items() if rgb == NAMED["white"]]
    others = [kind for kind in kinds if kind not in FILLED]
    if all(kind in SIGN_COLOURS for kind in kinds):
        others = kinds  # beside coloured squares black may be the night behind them
    if white or len(kinds) <= 1:
        return white[0] if white else (0 if not kinds or kinds[0] in FILLED else kinds[0])
    border = [*picture.rows[0], *picture.rows[-1]] + [row[i] for row in picture.rows for i in (0, -1)]
    counts = Counter(kind for kind in border if kind in (others or kinds))
    return counts.most_common(1)[0][0] if counts else (others or kinds)[0]


def _declared(kind: Hashable, *, is_background: bool = False, only: bool = False) -> Declared:
    """How a kind of cell is called and looks."""
    text = str(kind)
    if is_background:
        rgb = parse_rgb(text) if isinstance(kind, str) and len(text) > 2 else None
        return Declared("white", None) if rgb in (None, NAMED["white"]) else Declared(_name(text), rgb)
    if only and (kind in FILLED or not isinstance(kind, str) or len(text) == 1) and text not in SIGN_COLOURS:
        return Declared("black")
    if text in SIGN_COLOURS:
        return Declared(SIGN_COLOURS[text])
    if isinstance(kind, str) and parse_rgb(kind) and len(kind) > 2:
        return Declared(_name(text), parse_rgb(kind))
    if kind in ("#", "X", "█", "■", "black"):
        return Declared("black")
    usual = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "orange", "p": "purple", "k": "black"}
    return Declared(usual.get(text.lower(), f"colour {text}"), None, text if len(text) == 1 else None)


def _name(text: str) -> str:
    """A colour's name: its own word, or the known one that looks the same."""
    if text.lower() in NAMED:
        return text.lower()
    rgb = parse_rgb(text)
    return next((name for name, look in NAMED.items() if look == rgb), f"colour {text.lstrip('#')}")

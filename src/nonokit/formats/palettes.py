"""Palettes from what files say about colours: often a name only, sometimes a look, seldom a usable character.

Plain black on white always becomes the one default palette, so that the same puzzle read from two formats is equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from nonokit.errors import PuzzleError
from nonokit.model import BLACK_AND_WHITE, Colour, Palette
from nonokit.model.colour import MAX_COLOURS, NAMED, RESERVED_CHARS, SPARE, free_char, parse_rgb

Rgb = tuple[int, int, int]


class Declared(NamedTuple):
    """A colour as a file declares it; None for what it leaves open."""

    name: str
    rgb: Rgb | None = None
    char: str | None = None


def palette_of(colours: Iterable[Declared]) -> Palette:
    """The palette of declared colours, the background first; doubtful characters are replaced.

    >>> [(c.name, c.char) for c in palette_of([Declared("white"), Declared("red"), Declared("rose", None, "r")])]
    [('white', '.'), ('red', 'e'), ('rose', 'r')]
    """
    return _palette_of(tuple(colours))


@lru_cache(maxsize=1 << 10)  # the puzzles of a collection share theirs
def _palette_of(declared: tuple[Declared, ...]) -> Palette:
    if len(declared) > MAX_COLOURS:
        raise PuzzleError(f"{len(declared)} colours: expected at most {MAX_COLOURS}")
    chars = _chars(declared)
    names: set[str] = set()
    palette: list[Colour] = []
    for value, (one, char) in enumerate(zip(declared, chars, strict=True)):
        rgb = one.rgb or parse_rgb(one.name) or _spare(value)
        palette.append(Colour(_free_name(one.name or "colour", names), rgb, char))
        names.add(palette[-1].name)
    return BLACK_AND_WHITE if is_plain(palette) else tuple(palette)


def is_plain(palette: Iterable[Colour]) -> bool:
    """Whether a palette is black on white, whatever its characters."""
    plain = [(colour.name, colour.rgb) for colour in BLACK_AND_WHITE]
    return [(colour.name, colour.rgb) for colour in palette] == plain


def _chars(declared: Sequence[Declared]) -> list[str]:
    """The characters asked for where they are usable and free, else free ones."""
    chars: list[str | None] = []
    for one in declared:
        chars.append(one.char if _is_usable(one.char) and one.char not in chars else None)
    taken = {char for char in chars if char}
    found = []
    for value, (one, char) in enumerate(zip(declared, chars, strict=True)):
        usual = "." if value == 0 else "#" if one.name == "black" else None
        if char is None:
            char = usual if usual and usual not in taken else free_char(one.name, taken)
            taken.add(char)
        found.append(char)
    return found


def _is_usable(char: str | None) -> bool:
    """Whether a character can show a colour; blanks cannot, though files use them for the background."""
    return char is not None and len(char) == 1 and char not in RESERVED_CHARS and not char.isspace()


def _free_name(name: str, taken: set[str]) -> str:
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free


def _spare(value: int) -> Rgb:
    return NAMED["white"] if value == 0 else NAMED[SPARE[value % len(SPARE)]]

"""The colours of a puzzle in webpbn XML: as it declares them, and by the names and characters it uses for them."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import Palette

BACKGROUND, DEFAULT = "white", "black"  # where a puzzle names none
_PREDEFINED = {"black": Declared("black", (0, 0, 0), "X"), "white": Declared("white", (255, 255, 255), ".")}


@dataclass(frozen=True, slots=True)
class Colours:
    """The palette, and what stands for its colours."""

    palette: Palette
    values: dict[str, int]  # by name
    chars: dict[str, int]  # by the character in images
    default: int


def predefined(name: str) -> Declared:
    """A colour that is used and not declared."""
    return _PREDEFINED.get(name) or Declared(name)


def colours_of(declared: dict[str, Declared], background: str, default: str) -> Colours:
    """The background first, then the declared colours in their order; the background is one of them."""
    names = [background, *(name for name in declared if name != background)]
    palette = palette_of(declared[name] for name in names)
    values = {name: value for value, name in enumerate(names)}
    chars = {colour.char: value for value, colour in enumerate(palette)}
    for name, value in values.items():
        char = declared[name].char
        if char:
            chars[char] = value
    return Colours(palette, values, chars, values.get(default) or 1)

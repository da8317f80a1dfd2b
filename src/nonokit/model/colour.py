"""Colours and palettes: value 0 is always the background, 1… are the colours of the clues."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from nonokit.errors import PuzzleError

MAX_COLOURS = 250  # cells are stored as bytes; 255 means unknown
SOLVABLE_COLOURS = 64  # with the background: the bits of a word in the kernel, and the reference refuses what the kernel does
RESERVED_CHARS = frozenset("?\n\r\t")
_JOINTS = str.maketrans("", "", " _-")  # of names of several words
_HEX = re.compile(r"(?:#|0[xX])?([0-9a-fA-F]{6})(?:[0-9a-fA-F]{2})?|#?([0-9a-fA-F]{3})", re.ASCII)
_PARTS = re.compile(
    r"(?:rgba?\()?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,]+[\d.]+)?\s*\)?", re.ASCII
)

# Names that puzzle files use without saying what they look like.
NAMED: dict[str, tuple[int, int, int]] = {
    "white": (255, 255, 255),
    "black": (0, 0, 0),
    "red": (217, 30, 24),
    "green": (39, 134, 57),
    "blue": (30, 84, 200),
    "yellow": (250, 204, 21),
    "orange": (240, 126, 20),
    "purple": (126, 58, 180),
    "violet": (143, 82, 222),
    "pink": (240, 128, 170),
    "magenta": (208, 36, 150),
    "brown": (131, 79, 38),
    "cyan": (20, 170, 190),
    "teal": (13, 128, 128),
    "lime": (132, 204, 22),
    "navy": (18, 40, 110),
    "maroon": (128, 24, 40),
    "olive": (118, 118, 20),
    "gold": (214, 165, 18),
    "silver": (184, 188, 194),
    "grey": (128, 130, 136),
    "gray": (128, 130, 136),
    "beige": (232, 214, 180),
    "tan": (206, 168, 120),
    "lightblue": (135, 190, 245),
    "lightgreen": (140, 214, 140),
    "darkgreen": (14, 84, 36),
    "darkblue": (12, 34, 120),
    "darkred": (130, 12, 12),
    "turquoise": (50, 200, 185),
    "indigo": (70, 40, 150),
    "salmon": (246, 140, 120),
}
# What to use for colours that have no name of their own: far apart, also for colour-blind eyes.
SPARE = ("red", "blue", "yellow", "green", "purple", "orange", "cyan", "brown", "pink", "grey")


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour as puzzles know it: a name, how it looks, and one character for text.

    >>> Colour("red", (255, 0, 0), "r").hex
    '#ff0000'
    """

    name: str
    rgb: tuple[int, int, int]
    char: str

    def __post_init__(self) -> None:
        if len(self.rgb) != 3 or not all(isinstance(v, int) and 0 <= v <= 255 for v in self.rgb):
            raise PuzzleError(f"colour {self.name!r}: rgb is {self.rgb!r}, expected 0 to 255, 3 times")
        if len(self.char) != 1 or self.char in RESERVED_CHARS:
            raise PuzzleError(f"colour {self.name!r}: {self.char!r} is not one usable character")
        if not self.name:
            raise PuzzleError("a colour needs a name")

    @property
    def hex(self) -> str:
        """The colour as `#rrggbb`."""
        return "#{:02x}{:02x}{:02x}".format(*self.rgb)


Palette = tuple[Colour, ...]

WHITE = Colour("white", NAMED["white"], ".")
BLACK = Colour("black", NAMED["black"], "#")
BLACK_AND_WHITE: Palette = (WHITE, BLACK)


def check_palette(palette: Sequence[Colour] | Sequence[str]) -> Palette:
    """The palette as a tuple, or `PuzzleError`: at least a background, no name or character twice. Names will do.

    >>> [colour.hex for colour in check_palette(["white", "red"])]
    ['#ffffff', '#d91e18']
    """
    if not palette:
        raise PuzzleError("a palette needs at least a background colour")
    colours = [colour for colour in palette if isinstance(colour, Colour)]
    if len(colours) < len(palette):
        names = [name for name in palette if isinstance(name, str)]
        if isinstance(palette, str) or len(names) < len(palette):
            raise PuzzleError(
                f"a palette holds Colours, or their names, the background first: not {palette!r}"
            )
        found = make_palette(names[1:], names[0])
        if len(found) < len(names):
            raise PuzzleError(f"two colours have the same name: {', '.join(names)}")
        return found
    if len(palette) > MAX_COLOURS:
        raise PuzzleError(f"a palette has at most {MAX_COLOURS} colours, this one {len(palette)}")
    for what, values in (
        ("name", [colour.name for colour in colours]),
        ("character", [colour.char for colour in colours]),
    ):
        if len(set(values)) < len(values):
            twice = {value for value in values if values.count(value) > 1}
            raise PuzzleError(f"two colours have the same {what}: {', '.join(sorted(twice))}")
    # a tuple as it is: black and white is known by being the same one
    return cast(Palette, palette) if isinstance(palette, tuple) else tuple(colours)


def free_char(name: str, taken: Iterable[str]) -> str:
    """A character for a colour: the first free letter of its name, then any other."""
    used = set(taken) | RESERVED_CHARS | {".", "#", " "}
    letters = [c for c in name if c.isascii() and c.isalnum() and not c.isdigit()]
    spare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%&*+=~$!"
    greek = map(chr, range(0x3B1, 0x3B1 + 1000))
    candidates: tuple[str, ...] = (
        *(c.lower() for c in letters),
        *(c.upper() for c in letters),
        *spare,
        *greek,
    )
    return next(char for char in candidates if char not in used)


def known_look(name: str) -> tuple[int, int, int] | None:
    """How a colour looks that everybody knows by its name; None when nobody does.

    >>> known_look("red") == known_look("Red"), known_look("Royal_Blue"), known_look("bleen")
    (True, (65, 105, 225), None)
    """
    plain = name.strip().lower().translate(_JOINTS)
    if plain in NAMED:
        return NAMED[plain]
    from nonokit.model.web_colours import WEB_COLOURS

    look = WEB_COLOURS.get(plain)
    return (look[0], look[1], look[2]) if look else None


def parse_rgb(text: str) -> tuple[int, int, int] | None:
    """`#f00`, `ff0000`, `#FF0000`, `rgb(255, 0, 0)` or a known name as RGB; None when it is none of these.

    How opaque it is, in two more digits or a fourth number, is left out.

    >>> parse_rgb("0xff8000"), parse_rgb("#FF8000ff"), parse_rgb("255, 128, 0"), parse_rgb("256 0 0")
    ((255, 128, 0), (255, 128, 0), (255, 128, 0), None)
    """
    text = text.strip()
    found = _HEX.fullmatch(text)
    if found:
        digits = found[1] or "".join(digit * 2 for digit in found[2])
        value = int(digits, 16)
        return value >> 16, value >> 8 & 255, value & 255
    parts = _PARTS.fullmatch(text)
    if parts is None:
        return known_look(text)
    red, green, blue = map(int, parts.groups())
    return (red, green, blue) if max(red, green, blue) < 256 else None


def make_palette(names: Iterable[str], background: str = "white") -> Palette:
    """A palette for colours known by name only.

    >>> [c.char for c in make_palette(["red", "black", "royal blue"])]
    ['.', 'r', '#', 'o']
    """
    colours = [Colour(background, parse_rgb(background) or NAMED["white"], ".")]
    for name in names:
        if any(colour.name == name for colour in colours):
            continue
        char = "#" if name == "black" else free_char(name, [c.char for c in colours])
        spare = NAMED[SPARE[len(colours) % len(SPARE)]]
        colours.append(Colour(name, parse_rgb(name) or spare, char))
    return check_palette(colours)

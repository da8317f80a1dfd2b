"""What the colours of a puzzle are called. Files name them "e" or "4" as often as "red": such a colour is called after
how it looks, and no two colours of a puzzle get the same name."""

from __future__ import annotations

import re
from functools import lru_cache

from nonokit.model import Palette
from nonokit.model.colour import NAMED

# A name that tells something: a word, not a letter, a number or "colour 4".
_TELLING = re.compile(r"(?!colou?r\b)[^\W\d_]{3,}")


@lru_cache(maxsize=64)
def colour_names(palette: Palette) -> tuple[tuple[str, int], ...]:
    """The English name of every colour of a palette, and its number among those of that name.

    >>> from nonokit.model import Colour
    >>> colour_names((Colour("white", (255, 255, 255), "."), Colour("e", (250, 10, 0), "e"), Colour("f", (255, 0, 0), "f")))
    (('white', 1), ('red', 1), ('red', 2))
    """
    names = [colour.name if _TELLING.match(colour.name) else nearest_name(colour.rgb) for colour in palette]
    return tuple((name, names[: place + 1].count(name)) for place, name in enumerate(names))


def nearest_name(rgb: tuple[int, int, int]) -> str:
    """The common colour that looks most like one."""
    return min(NAMED, key=lambda name: _distance(NAMED[name], rgb))


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """How different two colours look, roughly: red counts more in bright colours, green always most."""
    mean = (one[0] + other[0]) / 2
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return (2 + mean / 256) * red**2 + 4 * green**2 + (2 + (255 - mean) / 256) * blue**2

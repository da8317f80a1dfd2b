"""Palettes for puzzles: colours that all eyes can tell apart, with the names people have for them."""

from __future__ import annotations

from itertools import combinations

from nonokit.generating.image.oklab import Lab, distance, lab_of, rgb_of
from nonokit.model import Colour, Palette
from nonokit.model.colour import NAMED, free_char
from nonokit.rendering.palette import TOO_CLOSE
from nonokit.rendering.palette import distance as seen_distance

NUDGE = 0.02
SIGHTS = ("normal", "protanopia", "deuteranopia")


def told_apart(groups: list[Lab]) -> list[tuple[int, int, int]]:
    """Colours for the groups that all eyes can tell apart, as far as lightness has room."""
    labs = list(groups)
    for _ in range(60):
        close = [(i, j) for i, j in combinations(range(len(labs)), 2) if _seen(labs[i], labs[j]) < TOO_CLOSE]
        if not close:
            break
        for i, j in close:
            dark, light = (i, j) if labs[i][0] <= labs[j][0] else (j, i)
            labs[dark] = (max(0.0, labs[dark][0] - NUDGE), *labs[dark][1:])
            labs[light] = (min(1.0, labs[light][0] + NUDGE), *labs[light][1:])
    return [rgb_of(lab) for lab in labs]


def _seen(a: Lab, b: Lab) -> float:
    """How different two colours look to the eyes that see least difference."""
    first, second = ("#{:02x}{:02x}{:02x}".format(*rgb_of(lab)) for lab in (a, b))
    return min(seen_distance(first, second, sight) for sight in SIGHTS)


def named_palette(colours: list[tuple[int, int, int]]) -> Palette:
    """A palette with the names people have for such colours, each once.

    >>> [colour.name for colour in named_palette([(255, 255, 255), (220, 30, 25), (205, 35, 30)])]
    ['white', 'red', 'red 2']
    """
    palette: list[Colour] = []
    for rgb in colours:
        lab = lab_of(rgb)
        nearest = min(NAMED, key=lambda name: distance(lab, lab_of(NAMED[name])))
        taken = {colour.name for colour in palette}
        name = next(n for n in (nearest, *(f"{nearest} {i}" for i in range(2, 99))) if n not in taken)
        char = "." if not palette else free_char(name, [colour.char for colour in palette])
        palette.append(Colour(name, rgb, char))
    return tuple(palette)

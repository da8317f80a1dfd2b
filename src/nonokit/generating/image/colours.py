"""A few colours from an image, and how well each suits every cell.

The image's colours are gathered into groups in OKLab (weighted k-means). Groups too close for normal eyes become
one; groups that colour-blind eyes could not tell apart are moved apart in lightness, which all eyes see.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from nonokit.generating.image.oklab import Lab, distance, lab_of, rgb_of
from nonokit.generating.image.opening import PER_CELL
from nonokit.generating.image.subject import Subject
from nonokit.model import Colour, Palette
from nonokit.model.colour import NAMED, free_char
from nonokit.rendering.palette import TOO_CLOSE
from nonokit.rendering.palette import distance as seen_distance

if TYPE_CHECKING:
    from PIL.Image import Image

SHADES = 96  # colours the image is reduced to before they are grouped
ROUNDS = 12
ONE = 0.06  # colours nearer than this are one
NUDGE = 0.02
SIGHTS = ("normal", "protanopia", "deuteranopia")
DOUBTFUL = 0.25  # a colour this far from the cell's own is plainly wrong

Weighted = tuple[Lab, float]


def few_colours(image: Image, width: int, height: int, *, colours: int, seed: int = 0) -> Subject:
    """The image in a background and at most so many colours."""
    from PIL import Image as Images

    reduced = image.quantize(SHADES, method=Images.Quantize.MEDIANCUT, dither=Images.Dither.NONE)
    shades = _shades(reduced)
    counts = reduced.histogram()[: len(shades)]
    # The root gives small things a say: an eye or an apple is worth a colour.
    points = [(shade, count**0.5) for shade, count in zip(shades, counts, strict=True) if count]
    groups = merged(clustered(points, colours + 1, Random(seed)))
    nearest = [min(range(len(groups)), key=lambda g: distance(shade, groups[g])) for shade in shades]
    shares = _shares(reduced.tobytes(), nearest, width, height, len(groups))
    order = _background_first(shares, width, height)
    groups = [groups[g] for g in order]
    apart = [[min(1.0, distance(a, b) / DOUBTFUL) for b in groups] for a in groups]
    doubts = [
        [sum(share[g] * apart[i][value] for i, g in enumerate(order)) for value in range(len(groups))]
        for share in shares
    ]
    return Subject(width, height, named_palette(told_apart(groups)), doubts)


def _shades(reduced: Image) -> list[Lab]:
    table = reduced.getpalette() or []
    return [lab_of((table[i], table[i + 1], table[i + 2])) for i in range(0, len(table) - 2, 3)]


def clustered(points: list[Weighted], count: int, rng: Random) -> list[Lab]:
    """The middles of so many groups of weighted points.

    >>> dark, light = (0.1, 0.0, 0.0), (0.9, 0.0, 0.0)
    >>> sorted(clustered([(dark, 2.0), (light, 1.0)], 2, Random(1))) == [dark, light]
    True
    """
    middles = [max(points, key=lambda point: point[1])[0]]
    while len(middles) < min(count, len(points)):
        # Far from what is there and frequent: a start that the rounds below hardly have to mend.
        scored = [(weight * min(distance(lab, m) for m in middles) ** 2, lab) for lab, weight in points]
        best = max(score for score, _ in scored)
        middles.append(rng.choice([lab for score, lab in scored if score >= best * 0.999]))
    for _ in range(ROUNDS):
        sums = [[0.0, 0.0, 0.0, 0.0] for _ in middles]
        for lab, weight in points:
            own = sums[min(range(len(middles)), key=lambda g: distance(lab, middles[g]))]
            for i, part in enumerate(lab):
                own[i] += weight * part
            own[3] += weight
        moved = [
            (s[0] / s[3], s[1] / s[3], s[2] / s[3]) if s[3] else middle
            for s, middle in zip(sums, middles, strict=True)
        ]
        if moved == middles:
            break
        middles = moved
    return middles


def merged(groups: list[Lab]) -> list[Lab]:
    """The groups, those that look the same taken as one."""
    kept: list[Lab] = []
    for group in groups:
        if all(distance(group, other) >= ONE for other in kept):
            kept.append(group)
    return kept


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


def _shares(pixels: bytes, nearest: list[int], width: int, height: int, groups: int) -> list[list[float]]:
    """Per cell the share of its pixels in each group."""
    line = width * PER_CELL
    shares = []
    for y in range(height):
        rows = [pixels[r * line : (r + 1) * line] for r in range(y * PER_CELL, (y + 1) * PER_CELL)]
        for x in range(width):
            counts = [0] * groups
            for row in rows:
                for shade in row[x * PER_CELL : (x + 1) * PER_CELL]:
                    counts[nearest[shade]] += 1
            shares.append([count / PER_CELL**2 for count in counts])
    return shares


def _background_first(shares: list[list[float]], width: int, height: int) -> list[int]:
    """The groups, the one with most of the border first, then the more frequent ones."""
    groups = range(len(shares[0]))
    border = [
        share
        for cell, share in enumerate(shares)
        if cell // width in (0, height - 1) or cell % width in (0, width - 1)
    ]
    background = max(groups, key=lambda g: sum(share[g] for share in border))
    others = sorted((g for g in groups if g != background), key=lambda g: -sum(share[g] for share in shares))
    return [background, *others]


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

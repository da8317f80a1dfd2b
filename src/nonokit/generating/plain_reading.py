"""From an image to pictures on a grid without any library: thresholds and groups of colours, cell by cell.

It knows less than `image.reading`: it tells no subject from its surroundings and no strokes from shapes. Where the libraries
are missing (Python in a browser) it is what there is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from statistics import fmean

from nonokit.generating.art import Art
from nonokit.generating.constants import PLAINLY_WRONG
from nonokit.generating.image.oklab import Lab, distance, lab_of
from nonokit.generating.image.palettes import named_palette, told_apart
from nonokit.generating.image_options import ImageKind, ImageOptions, rgb_of
from nonokit.generating.plain_image import cells_of_image, read_ppm
from nonokit.model import BLACK_AND_WHITE, Grid, Palette

SURE = 0.2  # lightness: this far from the threshold a cell is surely on its side
ROUNDS = 12
SAMPLES = 1500
NEAR = 2  # cells: how far around it a cell is compared with others
SHIFTS = {"darker": 0.08, "lighter": -0.08}


class PlainReader:
    """An image, and the pictures it gives."""

    kind_name: ImageKind = "flat art"

    def __init__(self, data: bytes, options: ImageOptions) -> None:
        self.options = options
        self.cells = cells_of_image(read_ppm(data), options)
        self.labs = [lab_of(colour) for colour in self.cells.colours]

    def arts(self) -> Iterator[Art]:
        """The pictures; nothing in them is repaired."""
        if self.options.palette is not None:
            yield self.coloured(
                "as asked", [lab_of(rgb_of(colour)) for colour in self.options.palette], is_fixed=True
            )
        elif self.options.is_coloured:
            count = self.options.colours or 2
            yield self.coloured("colours", self.groups(count + 1))
            if count > 2:
                yield self.coloured("fewer colours", self.groups(count))
        else:
            yield from self.toned()

    def toned(self) -> Iterator[Art]:
        """Black and white, by what is dark."""
        tones = [lab[0] for lab in self.labs]
        asked = self.options.threshold
        if isinstance(asked, int | float):
            grey = round(asked)
            yield self.parted("as asked", tones, [lab_of((grey, grey, grey))[0]] * len(tones))
        middle = best_threshold(tones)
        yield self.parted("plain", tones, [middle] * len(tones))
        yield self.parted("local", tones, self.means_around(tones))
        for name, shift in SHIFTS.items():
            yield self.parted(name, tones, [middle + shift] * len(tones))

    def parted(self, name: str, tones: Sequence[float], thresholds: Sequence[float]) -> Art:
        """What is darker than its threshold is filled, or what is lighter where the ground is dark."""
        over = [threshold - tone for tone, threshold in zip(tones, thresholds, strict=True)]
        sign = -1 if lab_of(self.cells.ground)[0] < best_threshold(tones) else 1
        filled = [sign * one > 0 for one in over]
        doubts = [min(1.0, abs(one) / SURE) for one in over]
        misfits = [
            (doubt, 0.0) if is_filled else (0.0, doubt)
            for is_filled, doubt in zip(filled, doubts, strict=True)
        ]
        labs: list[Lab] = [(1.0, 0.0, 0.0), (0.0, 0.0, 0.0)]
        return self.art(name, bytes(filled), BLACK_AND_WHITE, misfits, labs[::sign])

    def coloured(self, name: str, groups: Sequence[Lab], *, is_fixed: bool = False) -> Art:
        """Every cell in the nearest of some colours, the background first."""
        far = [[distance(lab, group) for group in groups] for lab in self.labs]
        nearest = [row.index(min(row)) for row in far]
        used = [0, *sorted(set(nearest) - {0})]
        colours = (
            [rgb_of(colour) for colour in self.options.palette or ()]
            if is_fixed
            else told_apart(list(groups))
        )
        palette = named_palette([colours[value] for value in used])
        misfits = [[min(1.0, row[value] / PLAINLY_WRONG) for value in used] for row in far]
        cells = bytes(used.index(value) for value in nearest)
        return self.art(name, cells, palette, misfits, [groups[value] for value in used])

    def art(
        self,
        name: str,
        cells: bytes,
        palette: Palette,
        misfits: Sequence[Sequence[float]],
        labs: Sequence[Lab],
    ) -> Art:
        """A picture with what is needed to change it with care."""
        grid = Grid(self.cells.width, self.cells.height, cells, palette)
        return Art(name, grid, misfits, partial(likeness, self.labs, labs))

    def border(self) -> list[int]:
        """The cells along the border."""
        width, height = self.cells.width, self.cells.height
        return [cell for cell in range(width * height)
                if cell % width in (0, width - 1) or cell // width in (0, height - 1)]  # fmt: skip

    def means_around(self, tones: Sequence[float]) -> list[float]:
        """The mean tone around each cell."""
        width, height = self.cells.width, self.cells.height
        spans = [
            [range(max(0, i - NEAR), min(side, i + NEAR + 1)) for i in range(side)]
            for side in (width, height)
        ]
        return [
            fmean(tones[v * width + u] for v in spans[1][y] for u in spans[0][x])
            for y in range(height)
            for x in range(width)
        ]

    def groups(self, count: int) -> list[Lab]:
        """The middles of so many groups of colours at most; first the one that most of the border belongs to."""
        labs = self.labs[:: -(-len(self.labs) // SAMPLES)]
        middles = far_apart(labs, count)
        for _ in range(ROUNDS):
            members: list[list[Lab]] = [[] for _ in middles]
            for lab in labs:
                members[nearest_of(lab, middles)].append(lab)
            middles = [mean_lab(group) for group in members if group]
        border = [nearest_of(self.labs[cell], middles) for cell in self.border()]
        first = max(range(len(middles)), key=border.count)
        return [middles[first], *(middle for number, middle in enumerate(middles) if number != first)]


def likeness(image: Sequence[Lab], colours: Sequence[Lab], cells: bytes) -> float:
    """How much a picture looks like an image, 0 to 1: how far its tones and colours go with the image's."""
    drawn = [colours[value] for value in cells]
    together = spread = own = 0.0
    for channel in range(3):
        theirs, ours = [lab[channel] for lab in image], [lab[channel] for lab in drawn]
        their_mean, our_mean = fmean(theirs), fmean(ours)
        for a, b in zip(theirs, ours, strict=True):
            together += (a - their_mean) * (b - our_mean)
            spread += (a - their_mean) ** 2
            own += (b - our_mean) ** 2
    return max(0.0, min(1.0, together / (spread * own) ** 0.5)) if spread * own > 0 else 0.0


def best_threshold(tones: Sequence[float]) -> float:
    """The tone that parts dark from light with least variance on either side (Otsu 1979).

    >>> 0.2 < best_threshold([0.1, 0.2, 0.15, 0.8, 0.9]) < 0.8
    True
    """
    order = sorted(tones)
    total, below, best, found = sum(order), 0.0, -1.0, order[0]
    for count, (tone, after) in enumerate(pairwise(order), 1):
        below += tone
        apart = below / count - (total - below) / (len(order) - count)
        worth = count * (len(order) - count) * apart * apart
        if worth > best:
            best, found = worth, (tone + after) / 2
    return found


def far_apart(labs: Sequence[Lab], count: int) -> list[Lab]:
    """Colours to begin with: each as far as possible from those before it."""
    chosen = [mean_lab(labs)]
    while len(chosen) <= count:
        chosen.append(max(labs, key=lambda lab: min(distance(lab, other) for other in chosen)))
    return list(dict.fromkeys(chosen[1:]))


def nearest_of(lab: Lab, middles: Sequence[Lab]) -> int:
    """The number of the middle that is nearest."""
    return min(range(len(middles)), key=lambda number: distance(lab, middles[number]))


def mean_lab(labs: Sequence[Lab]) -> Lab:
    """The mean colour."""
    lightness, a, b = (fmean(part) for part in zip(*labs, strict=True))
    return lightness, a, b

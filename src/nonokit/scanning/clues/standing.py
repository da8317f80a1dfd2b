"""Which way a large page stands, told by some of its numbers before any line was looked for.

To look for the lattice of a large page and to read its clues in all four turns takes ten seconds. What may be digits
in some bands across the page is read in all four in a third of one.
"""

from __future__ import annotations

from typing import Any

from nonokit.scanning.clues.glyphs import Box, crop_of, glyphs_of
from nonokit.scanning.clues.ink import ink_of
from nonokit.scanning.clues.marks import PLAIN
from nonokit.scanning.clues.recogniser import read_crops
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.pitch import pitches_of
from nonokit.scanning.grid.rectify import CELL, lay_flat
from nonokit.scanning.grid.survey import Survey
from nonokit.scanning.grid.turning import to_upright

Array = Any  # numpy is an optional part

LARGE = 2500  # cells that a picture may hold: with less, every turn is looked at in time
BANDS = (0.2, 0.4, 0.6, 0.8)  # of the height: some cross clues, which lie at the left, at the right, or both
HEIGHT = 5  # cells
MARGIN = 4  # cells around a grid: there clues stand, if they have no cells of their own
WHOLE = 3000  # cells: of a larger grid some bands are looked at
DIGIT = (0.25, 0.9)  # of a cell: so long is a digit, whichever way it stands
THIN = 0.06  # of a cell: what is narrower is a speck
SOME = 96  # of what may be digits are read
ENOUGH = 24
SURE = 0.99  # likelihood of a digit that counts: one on its side, or a smudge, is seldom so likely to be one
LEAST = 0.25  # of them are: where fewer are, they are too small to tell anything from
CLEARLY = 0.1  # of them: by so many more must be surely digits in one turn than in any other
FEW = 4  # plain digits: with fewer, there are no clues
PIECE = 12  # cells: in so long a piece of a band ink is told by itself, as filled cells elsewhere hide what is paper


def standing_of(grey: Array, survey: Survey) -> int | None:
    """By how many degrees a large page must be turned clockwise to stand upright; None where that cannot be told."""
    import numpy as np

    # Every fifth line is often thick, and repeats more strongly than all lines do.
    pitches = [pitch for kind in ("dark", "light") for pitch in pitches_of(survey.coarse, kind)]
    pitches = [pitch for pitch in pitches if survey.coarse.size >= LARGE * pitch.x * pitch.y]
    if not pitches:
        return None
    likeliest = max(pitches, key=lambda pitch: pitch.strength)
    pitch = (likeliest.x * likeliest.y) ** 0.5
    likely = likely_in(bands_of(grey, survey, CELL * survey.scale / pitch))
    shares = [float((np.exp(each) > SURE).mean()) if len(each) >= ENOUGH else 0.0 for each in likely]
    best, second = sorted(range(len(shares)), key=lambda k: -shares[k])[:2]
    return 90 * best if shares[best] > max(LEAST, CLEARLY + shares[second]) else None


def has_digits(grey: Array, found: Found) -> bool:
    """Whether there are digits in a grid or around it, whichever way they stand."""
    import numpy as np

    top, bottom, left, right = -MARGIN, found.rows + MARGIN, -MARGIN, found.columns + MARGIN
    tops = [top]
    if (bottom - top) * (right - left) > WHOLE:
        tops = [round(top + share * (bottom - top)) for share in BANDS]
        bottom = top + HEIGHT
    bands = [lay_flat(grey, found, at, left, at + bottom - top, right).grey for at in tops]
    return any((each > np.log(PLAIN)).sum() >= FEW for each in likely_in(bands))


def likely_in(bands: list[Array]) -> list[Array]:
    """How likely some of what may be digits in bands of a page are digits, in each of its turns."""
    import numpy as np

    crops = [crop for band in bands for crop in digits_in(band)]
    some = [crops[k] for k in np.linspace(0, len(crops) - 1, min(SOME, len(crops))).astype(int)]
    turned = [[np.rot90(crop, -k) for crop in some] for k in range(4)]
    return [np.array([reading.numbers.max() for reading in read_crops(each)]) for each in turned]


def bands_of(grey: Array, survey: Survey, zoom: float) -> list[Array]:
    """Some bands across the picture with upright lines, zoomed."""
    import cv2

    forth, (width, height) = to_upright(grey.shape, survey.turn, zoom)
    bands = []
    for share in BANDS:
        moved = forth.copy()
        moved[1, 2] -= share * height - HEIGHT * CELL / 2
        bands.append(cv2.warpAffine(grey, moved, (width, HEIGHT * CELL), borderMode=cv2.BORDER_REPLICATE))
    return bands


def digits_in(band: Array) -> list[Array]:
    """What may be digits, whichever way they stand."""
    import numpy as np

    pieces = np.array_split(band, max(1, band.shape[1] // (PIECE * CELL)), axis=1)
    return [_crop(piece, box) for piece in pieces for box in glyphs_of(ink_of(piece)) if _may_be_digit(box)]


def _crop(band: Array, box: Box) -> Array:
    """A glyph in a crop as high as one that stands upright has, even where this one lies."""
    if box.height >= box.width:
        return crop_of(band, box)
    return crop_of(band.T, Box(box.top, box.left, box.bottom, box.right)).T


def _may_be_digit(box: Box) -> bool:
    long, thin = max(box.width, box.height), min(box.width, box.height)
    return DIGIT[0] * CELL <= long <= DIGIT[1] * CELL and thin >= THIN * CELL

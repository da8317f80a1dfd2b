"""Numbers that a page has struck through: a level line makes a 4 of a 1, and nothing at all of others.

Where something is hardly a number, and a thin line runs through its middle from end to end, it is read once more without it.
"""

from __future__ import annotations

import math
from typing import Any

from nonokit.scanning.clues.recogniser import Reading, read_crops

Array = Any  # numpy is an optional part

INK = 0.4  # of the strongest contrast of a crop
WHOLE = 0.93  # of the number's width is ink where the line runs
MIDDLE = (0.25, 0.8)  # of its height, between which the line lies
THIN = 0.25  # of its height, at most: strokes of digits are no thicker, either
BESIDE = 0.75  # of the number's width at most is ink above the line, or below it: the line goes on beyond it
SURE = 0.7  # likelihood of a number from which it need not be read again
SEVERAL, STRUCK = 3, 0.15  # numbers, and share of them, that have lines: those of a page are struck through
LOOKED_AT = 80  # numbers, for that
BARE = 0.9  # likelihood that others of their page are what they are without theirs: a 4 that is none by its bar is rare


def read_numbers(crops: Array) -> list[Reading]:
    """Readings of crops, those that are hard to read without the line that strikes them through.

    Where some are plain without it, any number that has such a line may be another one.
    """
    readings = read_crops(crops)
    # A blurred 8 may be a 0 as well, and surely is one without its middle: it is a number as it stands.
    hard = [k for k, reading in enumerate(readings) if reading.is_number < SURE]
    bare = {k: each for k, each in without_lines(crops, hard).items() if is_sure(each)}
    if are_struck(crops, readings):
        others = without_lines(crops, sorted({*range(len(readings))} - {*hard}))
        bare |= {k: sooner(each, readings[k]) for k, each in others.items() if is_sure(each)}
    return [bare.get(k, reading) for k, reading in enumerate(readings)]


def are_struck(crops: Array, readings: list[Reading]) -> bool:
    """Whether many numbers have a line through them; a 4 has one of its own."""
    some = [k for k, reading in enumerate(readings) if reading.is_number > SURE and reading.best != 4]
    some = some[:: max(1, len(some) // LOOKED_AT)]
    struck = sum(without_line(crops[k]) is not None for k in some)
    return struck >= max(SEVERAL, STRUCK * len(some))


def without_lines(crops: Array, some: list[int]) -> dict[int, Reading]:
    """Readings of some crops without a line through them, where they have one."""
    import numpy as np

    bare = {k: crop for k in some if (crop := without_line(crops[k])) is not None}
    return dict(zip(bare, read_crops(np.array([*bare.values()])), strict=True)) if bare else {}


def is_sure(reading: Reading) -> bool:
    """Whether it is hardly anything but one number."""
    return float(reading.numbers.max()) > math.log(SURE)


def sooner(one: Reading, other: Reading) -> Reading:
    """What is probably the one, and perhaps the other."""
    import numpy as np

    mean = (
        np.logaddexp(a + math.log(BARE), b + math.log(1 - BARE))
        for a, b in zip(
            (one.numbers, one.nothing, one.other), (other.numbers, other.nothing, other.other), strict=True
        )
    )
    numbers, nothing, something = mean
    return Reading(numbers, float(nothing), float(something))


def without_line(crop: Array) -> Array | None:
    """A crop without the level line through its number; None where there is none."""
    import numpy as np

    crop = np.asarray(crop, np.float32)
    off = np.abs(crop - np.median(np.concatenate([crop[0], crop[-1], crop[:, 0], crop[:, -1]])))
    ink = off > INK * off.max()
    rows, columns = (np.flatnonzero(ink.any(axis=axis)) for axis in (1, 0))
    if not len(rows) or off.max() == 0:
        return None
    top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    height = bottom - top
    shares = ink[:, left:right].mean(axis=1)
    ends = [round(top + part * height) for part in MIDDLE]
    line = [k for k in range(*ends) if shares[k] >= WHOLE]
    if not line or line[-1] - line[0] >= len(line) or len(line) > max(1, THIN * height):
        return None
    above, below = line[0] - 2, line[-1] + 2  # its soft edges go with it
    if above < top or below >= bottom or max(shares[above], shares[below]) > BESIDE:
        return None
    bare = crop.copy()
    part = np.linspace(0, 1, below - above + 1)[1:-1, None]
    bare[above + 1 : below] = (1 - part) * crop[above] + part * crop[below]
    return bare

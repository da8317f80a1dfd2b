"""In which colours the clues are printed: a puzzle in several colours cannot be read as one in black and white."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.clues.marks import Mark

Array = Any  # numpy is an optional part

MOST = 200  # numbers that are looked at
VIVID = 20.0  # distance from grey, in the a and b of Lab: JPEG and light tint paper by less
ALIKE = 40.0  # degrees of hue
SHARE = 0.08  # of the numbers, for a colour to be one of the puzzle's
INK = 0.12  # of the pixels around a number that differ most from the others
WITHIN = 0.75  # of its width and height a number is looked at, where those of a line are compared
SIDE = 40  # pixels of a number that are looked at, each way
MOST_LINES = 60  # that are looked at
OTHER_INK = (
    30.0  # distance of the a and b of Lab between numbers of different colours: finished ones are only paler
)
OTHER_GROUND = (
    110.0  # distance in Lab between cells of different colours that numbers stand in: bars fade by less
)


def hues_of(rgb: Array, marks: list[Mark]) -> list[float]:
    """The hues, in degrees, of numbers and of the cells they stand in; none for black on white."""
    import numpy as np

    chosen = marks[:: len(marks) // MOST + 1]
    parts = [part for mark in chosen if (part := _part(rgb, mark.corners)).size]
    if not parts:
        return []
    tints = np.array([_tints(part) for part in parts])
    tints -= np.median(tints[:, 0], axis=0)  # the paper's own tint
    strength = np.linalg.norm(tints, axis=2)
    stronger = strength.argmax(axis=1)
    tint = tints[np.arange(len(tints)), stronger][strength.max(axis=1) > VIVID]
    return _groups(np.degrees(np.arctan2(tint[:, 1], tint[:, 0])), SHARE * len(tints))


def mixed_lines(rgb: Array, lines: list[list[Mark]]) -> float:
    """The share of the lines with several numbers whose numbers, or the cells they stand in, have different colours.

    An app shows whole lines in other colours, but hardly ever single numbers of many lines.
    """
    several = [line for line in lines if len(line) > 1]
    chosen = several[:: len(several) // MOST_LINES + 1]
    return sum(_is_mixed(rgb, line) for line in chosen) / max(1, len(chosen))


def _is_mixed(rgb: Array, line: list[Mark]) -> bool:
    import numpy as np

    parts = [part for mark in line if (part := _part(rgb, _inner(mark.corners))).size]
    if not parts:
        return False
    grounds, inks = (np.array(each) for each in zip(*map(_colours, parts), strict=True))
    return _spread(inks[:, 1:]) > OTHER_INK or _spread(grounds) > OTHER_GROUND


def _spread(colours: Array) -> float:
    """The largest distance between two of some colours."""
    import numpy as np

    return float(np.linalg.norm(colours[:, None] - colours[None], axis=2).max())


def _inner(corners: Array) -> Array:
    """The corners without what lies around a number: lines of its cell are of one colour, whatever its own."""
    middle = corners.mean(axis=0)
    return middle + WITHIN * (corners - middle)


def _part(rgb: Array, corners: Array) -> Array:
    """The pixels around a number."""
    low, high = corners.min(axis=0).clip(0).astype(int), corners.max(axis=0).clip(0).astype(int) + 1
    step = max(1, int(max(high - low)) // SIDE)
    return rgb[low[1] : high[1] : step, low[0] : high[0] : step]


def _tints(part: Array) -> tuple[Array, Array]:
    """The a and b of Lab of what a number stands on, and of its ink."""
    ground, ink = _colours(part)
    return ground[1:], ink[1:]


def _colours(part: Array) -> tuple[Array, Array]:
    """What a number stands on, and its ink, in Lab."""
    import cv2
    import numpy as np

    lab = cv2.cvtColor(np.ascontiguousarray(part), cv2.COLOR_RGB2LAB).reshape(-1, 3).astype(np.float32)
    ground = np.median(lab, axis=0)
    away = np.linalg.norm(lab - ground, axis=1)
    return ground, lab[away >= np.quantile(away, 1 - INK)].mean(axis=0)


def _groups(hues: Array, least: float) -> list[float]:
    """Hues that many numbers share, each far from the others, the commonest first."""
    import numpy as np

    found: list[float] = []
    while len(hues):
        apart = np.abs((hues[:, None] - hues[None] + 180) % 360 - 180)
        middle = int((apart < ALIKE).sum(axis=1).argmax())
        is_alike = apart[middle] < ALIKE
        if is_alike.sum() < max(2, least):
            break
        found.append(float(hues[middle]))
        hues = hues[~is_alike]
    return found

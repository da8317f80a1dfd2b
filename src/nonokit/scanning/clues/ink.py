"""Which pixels of a strip beside the grid are ink: dark or light, finished in grey or not, without lines and frames."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.grid.rectify import CELL

Array = Any  # numpy is an optional part

INK = 0.38  # of the contrast of the strongest ink that it touches: from here on a pixel is ink
FAINT = 0.15  # of the contrast of the strongest ink near by, likewise
LEAST_CONTRAST = 5.0  # grey values
NOISE = 5.0  # times the usual distance from the paper's grey is more than noise
DARKEST = 16  # grey of paper in the deepest shadow
STRONGEST = 99.5  # per cent of pixels have less contrast than strong ink
THICKEST = int(0.5 * CELL)  # pixels: wider strokes are no digits
AROUND = int(1.7 * CELL) | 1  # pixels in which most are paper
LONG = int(1.6 * CELL)  # pixels from which on a stroke is a line
FRAME = 4  # pixels beside the grid that its frame may take, and at the end of the picture a line
NARROW = 0.3  # width by height, at most, of a stroke that may be the end of a shaded bar
BESIDE = 3  # pixels: so near to a stroke is what it stands on
BOTH = 0.5  # of its contrast with one side a stroke has with the other, too
TALLEST = 1.02  # cells: what is higher is no digit


def ink_of(grey: Array, *, is_other: bool = False) -> Array:
    """Which pixels are ink, dark or light, whichever stands out more, or the other; with long lines taken out."""
    import cv2
    import numpy as np

    smooth = cv2.GaussianBlur(grey, (0, 0), 0.7)
    kernel = np.ones((THICKEST, THICKEST), np.uint8)
    wide = cv2.copyMakeBorder(smooth, CELL, CELL, CELL, CELL, cv2.BORDER_REFLECT)
    paper = cv2.medianBlur(wide, AROUND)[CELL:-CELL, CELL:-CELL]
    # Thin strokes alone are not enough, for so is the paper between them; off the paper's grey neither, at edges.
    dark = cv2.min(cv2.morphologyEx(smooth, cv2.MORPH_BLACKHAT, kernel), cv2.subtract(paper, smooth))
    light = cv2.min(cv2.morphologyEx(smooth, cv2.MORPH_TOPHAT, kernel), cv2.subtract(smooth, paper))
    is_dark = float((dark.astype(np.float32) ** 2).mean()) >= float((light.astype(np.float32) ** 2).mean())
    is_dark ^= is_other
    least = max(LEAST_CONTRAST, NOISE * float(np.median(cv2.absdiff(smooth, paper))))
    if is_dark:  # in a shadow, ink and paper are nearer to each other by as much as the paper is darker
        contrast = dark * (float(np.median(paper)) / np.maximum(paper, DARKEST).astype(np.float32))
    else:
        contrast = light.astype(np.float32)
    contrast[long_lines(contrast) > 0.5 * contrast] = 0  # a thick frame would outshine numbers beside it
    around = cv2.dilate(contrast, np.ones((CELL, CELL), np.uint8))  # the strongest near by, for light changes
    around = np.maximum(around, 0.45 * float(np.percentile(contrast, STRONGEST)))
    ink = ink_by_blob(contrast, np.maximum(FAINT * around, least))
    take_out_edges(ink, contrast > INK * around)
    ink[cv2.dilate(long_lines(ink), np.ones((3, 3), np.uint8)) > 0] = 0
    take_out_ends(ink, smooth)
    return ink


def take_out_ends(ink: Array, grey: Array) -> None:
    """Takes out upright strokes that stand out from one side alone: there a shaded bar ends, whose corners are round."""
    import cv2
    import numpy as np

    _, labels, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    narrow = np.flatnonzero(stats[:, cv2.CC_STAT_WIDTH] < NARROW * stats[:, cv2.CC_STAT_HEIGHT])
    for label in narrow[narrow > 0].tolist():
        left, top, width, height, _ = stats[label].tolist()
        rows = slice(top + height // 4, top + height - height // 4)
        mine = labels[rows, left : left + width] == label
        here = float(np.median(grey[rows, left : left + width][mine]))
        before = here - np.median(grey[rows, max(0, left - BESIDE) : left], axis=0)
        after = here - np.median(grey[rows, left + width : left + width + BESIDE], axis=0)
        if not is_between_two_sides(before, after):
            ink[labels == label] = 0


def is_between_two_sides(before: Array, after: Array) -> bool:
    """Whether a stroke stands out from some of what is near it, before it and after it, both lighter or both darker."""
    if not (len(before) and len(after)):
        return True
    ways = ((before.max(), after.max()), (-before.min(), -after.min()))
    less, more = max(sorted(way) for way in ways)
    return bool(less > BOTH * more)


def ink_by_blob(contrast: Array, least: Array) -> Array:
    """Ink by the strongest contrast of what it touches: finished numbers in grey stand beside black ones."""
    import cv2
    import numpy as np

    _, labels = cv2.connectedComponents((contrast > least).astype(np.uint8), connectivity=8)
    some = np.flatnonzero(labels)
    some = some[np.argsort(labels.flat[some], kind="stable")]
    own, strength = labels.flat[some], contrast.flat[some]
    starts = np.flatnonzero(np.diff(own, prepend=0))
    strongest = np.zeros(len(starts) + 1, np.float32)
    strongest[1:] = np.maximum.reduceat(strength, starts) if len(starts) else []
    ink = np.zeros(contrast.size, np.uint8)
    ink[some] = strength > INK * strongest[own]
    return ink.reshape(contrast.shape)


def take_out_edges(ink: Array, strong: Array) -> None:
    """Takes out faint lines along the outer edges, left and above: there the picture ends, often with one."""
    import cv2
    import numpy as np

    count, labels, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    is_ink = np.ones(count, bool)
    for outermost, size in ((labels[0], cv2.CC_STAT_HEIGHT), (labels[:, 0], cv2.CC_STAT_WIDTH)):
        is_ink[outermost[stats[outermost, size] <= FRAME]] = False
    is_ink[labels[strong]] = True
    ink &= is_ink[labels]


def long_lines(contrast: Array) -> Array:
    """What is part of a line too long for a digit, level or upright; a line may stray by a pixel."""
    import cv2
    import numpy as np

    found = [
        cv2.morphologyEx(
            cv2.dilate(contrast, np.ones(wide, np.uint8)), cv2.MORPH_OPEN, np.ones(long, np.uint8)
        )
        for long, wide in (((1, LONG), (3, 1)), ((LONG, 1), (1, 3)))
    ]
    return cv2.max(*found)


def take_out_frame(ink: Array) -> None:
    """Takes out what is left of the frame at the right end, but for digits that stand close to it."""
    import cv2
    import numpy as np

    near = np.ascontiguousarray(ink[:, -2 * CELL :])
    _, labels, stats, _ = cv2.connectedComponentsWithStats(near, connectivity=8)
    goes_on = stats[:, cv2.CC_STAT_LEFT] < near.shape[1] - FRAME
    is_digit = goes_on & (stats[:, cv2.CC_STAT_HEIGHT] <= TALLEST * CELL)
    ink[:, -FRAME:] &= is_digit[labels[:, -FRAME:]]

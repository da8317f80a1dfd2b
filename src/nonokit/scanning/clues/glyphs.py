"""Glyphs: what touches in a flat strip of ink, put together to digits, line by line."""

from __future__ import annotations

from typing import Any, NamedTuple

from nonokit.scanning.clues.ink import TALLEST
from nonokit.scanning.clues.leaning import Lean
from nonokit.scanning.clues.recogniser import SIDE
from nonokit.scanning.grid.rectify import CELL

Array = Any  # numpy is an optional part

SHORTEST = 0.17  # cells
FULL = 0.55  # of a digit's usual height: what is lower is a speck
HIGH = 1.4  # likewise: what is higher is two digits, one close above the other
STROKE = (1.45, 0.3)  # likewise, and width by height: what is higher and narrower is the edge of a shaded bar
ASTRIDE = (
    0.1,
    0.85,
)  # cells: both digits are further off the middle than the number is; and no further apart
OWN_PART = 0.3  # cells of what touches that lie in a column, for it to be cut apart there
OFF_COLUMN = 0.25  # cells from the line between columns: there it may be cut


class Box(NamedTuple):
    """A glyph or a number in a flat part, in its pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def joined(self, other: Box) -> Box:
        """The box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


def cut_at_columns(ink: Array, lean: Lean) -> None:
    """Takes wide numbers apart that touch those of the next column, where there is least ink near the line."""
    import cv2

    _, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    least, reach = int(OWN_PART * CELL), int(OFF_COLUMN * CELL)
    for left, top, width, height, _ in stats[1:].tolist():
        if width < 2 * least or height > TALLEST * CELL:
            continue
        part = ink[top : top + height]
        off = round(lean.at((left + width / 2, top + height / 2)))
        for at in range(-(-(left + least - off) // CELL) * CELL + off, left + width - least + 1, CELL):
            cut = at - reach + int(part[:, at - reach : at + reach + 1].sum(axis=0).argmin())
            part[:, cut] = 0


def glyphs_of(ink: Array) -> list[Box]:
    """Boxes of what may be digits, or parts of digits."""
    import cv2

    _, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    boxes = [Box(x, y, x + w, y + h) for x, y, w, h, _ in stats[1:].tolist()]
    return [
        box
        for box in boxes
        if box.height <= TALLEST * CELL and box.width <= 2.2 * CELL and max(box.height, box.width) >= 4
    ]


def usual_height(glyphs: list[Box]) -> float:
    """The height of a digit."""
    import numpy as np

    heights = [box.height for box in glyphs if box.height >= SHORTEST * CELL]
    return float(np.percentile(heights, 60)) if heights else 0.5 * CELL


def by_line(glyphs: list[Box], lean: Lean, count: int, height: float) -> list[list[Box]]:
    """Glyphs by row or column, in reading order, parts of a digit put together, specks left out."""
    lines: list[list[Box]] = [[] for _ in range(count)]
    partners = {} if lean.is_row else partners_of(glyphs, height, lean)
    for box in glyphs:
        at = int(lean.line(partners.get(box, box).middle) // 1)
        if 0 <= at < count:
            lines[at].append(box)
    return [[box for box in whole(line, height) if may_be_digit(box, height)] for line in lines]


def may_be_digit(box: Box, height: float) -> bool:
    """Whether a glyph is neither a speck nor an edge, where digits are so high."""
    is_stroke = box.height > STROKE[0] * height and box.width < STROKE[1] * box.height
    return box.height >= FULL * height and not is_stroke


def partners_of(glyphs: list[Box], height: float, lean: Lean) -> dict[Box, Box]:
    """Pairs of digits above the grid that stand astride a column, as wide numbers do, each with the box around both."""
    found: dict[Box, Box] = {}
    ordered = sorted((box for box in glyphs if box.height >= FULL * height), key=lambda box: box.left)
    for number, box in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.middle[0] - box.middle[0] > ASTRIDE[1] * CELL:
                break
            if abs(other.middle[1] - box.middle[1]) >= 0.3 * height:
                continue
            both = box.joined(other)
            off, *parts = (abs(lean.line(each.middle) % 1 - 0.5) for each in (both, box, other))
            if off + ASTRIDE[0] < min(parts):
                found[box] = found[other] = both
    return found


def whole(boxes: list[Box], height: float) -> list[Box]:
    """Parts above each other and close together become one glyph, unless it would be higher than a digit is."""
    done: list[Box] = []
    for box in sorted(boxes, key=lambda each: (each.left, each.top)):
        for i, other in enumerate(done):
            if max(box.top, other.top) - min(box.bottom, other.bottom) > 0.12 * CELL:
                continue
            over = min(box.right, other.right) - max(box.left, other.left)
            both = box.joined(other)
            if over >= 0.5 * min(box.width, other.width) and both.height <= min(0.95 * CELL, HIGH * height):
                done[i] = both
                break
        else:
            done.append(box)
    return done


def crop_of(grey: Array, box: Box) -> Array:
    """A number as the recogniser wants it: in the middle of 32×32 pixels, with only paper around."""
    import cv2
    import numpy as np

    side = max(1.35 * box.height, 1.14 * box.width)
    pad = 2
    part = grey[max(0, box.top - pad) : box.bottom + pad, max(0, box.left - pad) : box.right + pad]
    rim = np.concatenate([part[0], part[-1], part[:, 0], part[:, -1]])
    sheet = np.full((int(side) + 2 * pad + 2,) * 2, float(np.median(rim)), np.float32)
    top, left = (sheet.shape[0] - part.shape[0]) // 2, (sheet.shape[1] - part.shape[1]) // 2
    if top < 0 or left < 0:
        sheet = np.pad(sheet, max(-top, -left) + 1, mode="edge")
        top, left = (sheet.shape[0] - part.shape[0]) // 2, (sheet.shape[1] - part.shape[1]) // 2
    sheet[top : top + part.shape[0], left : left + part.shape[1]] = part
    shrinks = sheet.shape[0] > SIDE
    return cv2.resize(sheet, (SIDE, SIDE), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)

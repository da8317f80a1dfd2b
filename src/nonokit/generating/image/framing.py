"""Which part of an image is drawn, and on how many cells."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from nonokit.errors import NonokitError
from nonokit.generating.constants import CONTENT, STRETCH
from nonokit.generating.image.pixels import PER_CELL, Bytes, Floats, Mask, Pixels, picked, resized
from nonokit.generating.size import Size, cells_of


class Box(NamedTuple):
    """A part of an image in pixels; may reach beyond it."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Pixels across."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Pixels down."""
        return self.bottom - self.top

    def within(self, pixels: Pixels) -> Box:
        """The part of the box inside an image."""
        left, top = max(0.0, self.left), max(0.0, self.top)
        return Box(left, top, min(float(pixels.width), self.right), min(float(pixels.height), self.bottom))

    def grown(self, x: float, y: float) -> Box:
        """The box with a margin."""
        return Box(self.left - x, self.top - y, self.right + x, self.bottom + y)


def border_colour(pixels: Pixels) -> Bytes:
    """The middle colour of the border, or what lies behind transparent parts."""
    outside = border_pixels(pixels.rgb) if pixels.opaque is None else pixels.rgb[~pixels.opaque]
    return np.median(outside, axis=0).astype(np.uint8)


def border_pixels(values: Bytes) -> Bytes:
    """The pixels along the border."""
    return np.concatenate([values[0], values[-1], values[:, 0], values[:, -1]])


def plain_share(pixels: Pixels) -> float:
    """The share of the border that is of one colour, or transparent."""
    if pixels.opaque is not None:
        return float((~border_pixels(pixels.opaque)).mean())
    border = border_pixels(pixels.rgb).astype(np.int16)
    return float((np.abs(border - np.median(border, axis=0)).max(axis=1) <= CONTENT).mean())


def content(pixels: Pixels) -> Mask:
    """The pixels that differ from the border, or are not transparent."""
    if pixels.opaque is not None:
        return pixels.opaque
    far = np.abs(pixels.rgb.astype(np.int16) - border_colour(pixels).astype(np.int16)).max(axis=2)
    return np.asarray(far > CONTENT)


def box_of(mask: Mask) -> Box:
    """The smallest box around a mask."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        raise NonokitError("the image is of one colour all over: there is nothing to draw")
    return Box(float(columns[0]), float(rows[0]), float(columns[-1] + 1), float(rows[-1] + 1))


class Frame(NamedTuple):
    """A box of an image, and the cells it is drawn on."""

    box: Box
    width: int
    height: int

    @property
    def pixels_per_cell(self) -> float:
        """Pixels of the image a cell."""
        return max(self.box.width / self.width, self.box.height / self.height)


def framed(box: Box, size: Size, fit: str, *, is_plain: bool, margin_cells: float = 0.0) -> Frame:
    """A box brought to the proportions of a grid; `margin_cells` are left free around it."""
    width, height = cells_of(size, (box.width, box.height))
    inner_width, inner_height = (max(side - 2 * margin_cells, side / 2) for side in (width, height))
    own, ratio = box.width / box.height, inner_width / inner_height
    if fit == "auto":
        is_close = max(own / ratio, ratio / own) <= STRETCH
        fit = "stretch" if is_close else "contain" if is_plain else "cover"
    if fit != "stretch":
        box = _to_ratio(box, ratio, is_growing=fit == "contain")
    cell_x, cell_y = box.width / inner_width, box.height / inner_height
    return Frame(
        box.grown((width - inner_width) / 2 * cell_x, (height - inner_height) / 2 * cell_y), width, height
    )


def _to_ratio(box: Box, ratio: float, *, is_growing: bool) -> Box:
    """A box around the same middle with another ratio of width to height: larger, or smaller."""
    is_wide = box.width / box.height > ratio
    if is_wide == is_growing:
        return box.grown(0, (box.width / ratio - box.height) / 2)
    return box.grown((box.height * ratio - box.width) / 2, 0)


def sampled(values: Bytes | Floats, frame: Frame, fill: Bytes | float, *, is_crisp: bool = False) -> Floats:
    """What a frame shows, at `PER_CELL` pixels a cell; `fill` is what lies outside the image.

    `is_crisp` picks pixels instead of averaging them.
    """
    height, width = values.shape[:2]
    left, top = round(frame.box.left), round(frame.box.top)
    right, bottom = max(left + 1, round(frame.box.right)), max(top + 1, round(frame.box.bottom))
    inside = values[max(0, top) : min(height, bottom), max(0, left) : min(width, right)]
    sheet = np.empty((bottom - top, right - left, *values.shape[2:]), np.float32)
    sheet[:] = fill
    y, x = max(0, -top), max(0, -left)
    sheet[y : y + inside.shape[0], x : x + inside.shape[1]] = inside
    size = (frame.width * PER_CELL, frame.height * PER_CELL)
    return picked(sheet, size) if is_crisp else resized(sheet, size)

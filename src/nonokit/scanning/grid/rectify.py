"""Parts of the page laid flat: rows and columns of cells become a picture with square cells of one size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nonokit.scanning.grid.found import Found

Array = Any  # numpy is an optional part

CELL = 36  # pixels of a cell laid flat; without its rim it is a crop of 32
RIM = 2
AROUND = 4  # pixels around what is laid flat, on the smaller picture: smooth curves need two


@dataclass(frozen=True)
class Flat:
    """A part of the page laid flat; `top` and `left` say at which line of the ruled part it begins."""

    grey: Array
    top: float
    left: float

    def places(self, found: Found, boxes: Sequence[tuple[float, float, float, float]]) -> Array:
        """The four corners in the picture of each box (left, top, right, bottom) of the flat part."""
        import numpy as np

        sides = np.array(boxes, float).reshape(-1, 4) / CELL
        return found.at(sides[:, [1, 1, 3, 3]] + self.top, sides[:, [0, 2, 2, 0]] + self.left)


def lay_flat(picture: Array, found: Found, top: float, left: float, bottom: float, right: float) -> Flat:
    """The part of a picture between some lines of the ruled part, or beyond them."""
    import cv2
    import numpy as np

    height, width = round((bottom - top) * CELL), round((right - left) * CELL)
    # The shape is smooth: every sixth point will do, and those between follow.
    step = 6
    ys = np.arange(0, height + step, step, dtype=np.float32)
    xs = np.arange(0, width + step, step, dtype=np.float32)
    rows, columns = np.meshgrid((ys + 0.5) / CELL + top, (xs + 0.5) / CELL + left, indexing="ij")
    coarse = found.at(rows.astype(np.float32), columns.astype(np.float32))
    picture, coarse = _near_scale(picture, coarse, found.pitch())
    grow = np.array([[step, 0, 0], [0, step, 0]], np.float32)
    x, y = (
        cv2.warpAffine(
            coarse[..., k], grow, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        for k in (0, 1)
    )
    grey = cv2.remap(picture, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return Flat(grey, top, left)


def _near_scale(picture: Array, points: Array, pitch: float) -> tuple[Array, Array]:
    """The picture made smaller where its cells are much larger than flat ones, so that no pixel is skipped.

    Only what lies around the points is: a strip of a large photo needs little of it. The points move with it.
    """
    import cv2
    import numpy as np

    zoom = 1.2 * CELL / pitch
    if zoom >= 0.9:
        return picture, points.astype(np.float32)
    size = np.array(picture.shape[::-1])
    reach, least = AROUND / zoom, np.minimum(size, int(2 / zoom))  # a strip may lie beside the picture
    left, top = np.clip(points.min(axis=(0, 1)) - reach, 0, size - least).astype(int)
    right, bottom = np.clip(points.max(axis=(0, 1)) + reach + 1, np.add((left, top), least), size).astype(int)
    near = np.ascontiguousarray(picture[top:bottom, left:right])
    small = cv2.resize(near, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
    return small, ((points - [left, top] + 0.5) * zoom - 0.5).astype(np.float32)


def cells_of(grey: Array) -> Array:
    """A flat part cut into cells: rows × columns × 36 × 36."""
    rows, columns = grey.shape[0] // CELL, grey.shape[1] // CELL
    cut = grey[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL)
    return cut.transpose(0, 2, 1, 3)


def crops_of(cells: Array) -> Array:
    """Cells without their rim."""
    return cells[..., RIM:-RIM, RIM:-RIM]

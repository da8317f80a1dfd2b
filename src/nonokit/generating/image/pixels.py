"""Images as arrays: what all later steps work on, and the few conversions they share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

# What is in an array is said by its name: numpy's own types tell float32 from float64 and little that matters here.
Bytes = NDArray[Any]
Floats = NDArray[Any]
Mask = NDArray[Any]
Whole = NDArray[Any]

PER_CELL = 8  # pixels a cell, each way, when an image is compared with a picture
ASTRAY = 0.02  # how much the halves of a symmetric picture may differ, a cell
CLOSE = 0.25  # and one cell of it from its partner

cv2.setNumThreads(1)  # images are small; threads cost more than they bring, and jobs run side by side


@dataclass(frozen=True)
class Pixels:
    """An upright image: RGB (height × width × 3), and which pixels are there at all where some are transparent."""

    rgb: Bytes
    opaque: Mask | None = None

    @property
    def width(self) -> int:
        """Pixels across."""
        return int(self.rgb.shape[1])

    @property
    def height(self) -> int:
        """Pixels down."""
        return int(self.rgb.shape[0])

    def cropped(self, left: int, top: int, right: int, bottom: int) -> Pixels:
        """The part inside a box."""
        box = (slice(top, bottom), slice(left, right))
        opaque = None if self.opaque is None or self.opaque[box].all() else self.opaque[box]
        return Pixels(self.rgb[box], opaque)

    def at_most(self, side: int) -> Pixels:
        """The image, its longer side brought down to `side` pixels."""
        scale = side / max(self.width, self.height)
        if scale >= 1:
            return self
        size = (max(1, round(self.width * scale)), max(1, round(self.height * scale)))
        opaque = None if self.opaque is None else resized(self.opaque.astype(np.float32), size) >= 0.5
        return Pixels(np.asarray(cv2.resize(self.rgb, size, interpolation=cv2.INTER_AREA), np.uint8), opaque)


def resized(values: Floats, size: tuple[int, int]) -> Floats:
    """An array brought to (width, height): averaged where it shrinks, smooth where it grows."""
    height, width = values.shape[:2]
    shrinks = size[0] < width or size[1] < height
    way = cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR
    return np.asarray(
        cv2.resize(np.ascontiguousarray(values, np.float32), size, interpolation=way), np.float32
    )


def picked(values: Floats, size: tuple[int, int]) -> Floats:
    """An array brought to (width, height) by taking the pixel in the middle of what each new one covers."""
    return np.asarray(cv2.resize(values, size, interpolation=cv2.INTER_NEAREST_EXACT))


def cell_means(values: NDArray[np.generic]) -> Floats:
    """The mean of each cell's pixels."""
    height, width = values.shape[0] // PER_CELL, values.shape[1] // PER_CELL
    blocks = np.asarray(values, np.float32).reshape(height, PER_CELL, width, PER_CELL, *values.shape[2:])
    return np.asarray(blocks.mean(axis=(1, 3)), np.float32)


def enlarged(cells: NDArray[np.generic]) -> Floats:
    """Cells drawn with all their pixels."""
    return np.repeat(np.repeat(np.asarray(cells, np.float32), PER_CELL, 0), PER_CELL, 1)


def evened(values: Floats) -> Floats:
    """Values of cells, made symmetric where they nearly are: close decisions would fall differently left and right.

    What stands on one side alone, such as the hand of a clock, stays there.
    """
    mirrored = values[:, ::-1]
    apart = np.abs(values - mirrored)
    return np.where(apart < CLOSE, (values + mirrored) / 2, values) if apart.mean() < ASTRAY else values


def blurred(values: Floats, cells: float) -> Floats:
    """An array blurred by so many cells."""
    return np.asarray(cv2.GaussianBlur(values, (0, 0), cells * PER_CELL), np.float32)


def oklab(rgb: Bytes) -> Floats:
    """Colours in OKLab (Björn Ottosson, 2020), in which distances are about what eyes see."""
    linear = _LINEAR[rgb]
    cones = np.cbrt(linear @ _TO_CONES.T)
    return np.asarray(cones @ _TO_LAB.T, np.float32)


_PARTS = np.arange(256, dtype=np.float32) / 255
_LINEAR = np.where(_PARTS <= 0.04045, _PARTS / 12.92, ((_PARTS + 0.055) / 1.055) ** 2.4).astype(np.float32)
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)

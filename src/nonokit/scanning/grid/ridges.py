"""Where thin lines run: maps of how much each pixel looks like part of a vertical or horizontal line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property, reduce
from typing import Any

Array = Any  # numpy is an optional part
Way = Callable[
    [int, int], tuple[int, int]
]  # the sides of a kernel, as they are for an upright line or exchanged

WIDTH = 0.45  # of the pitch: what is thicker is no line
LENGTH = 0.7  # of the pitch: responses are averaged along the line over so much
SHARP = 0.15  # likewise, where gaps are to be seen
AROUND = (2.0, 3.0)  # pitches across and along: contrast is measured against the neighbourhood
COARSER = 3  # times: the picture on which that is done
NOISE = 1.9  # times the neighbourhood's mean response is no line but grain
FLOOR = 0.08  # of the picture's strong lines: weaker ones count for little


@dataclass(frozen=True)
class Ridges:
    """Responses from 0 to 1: `vertical` lines, `horizontal` lines, and their crossings."""

    grey: Array  # the picture itself
    vertical: Array
    horizontal: Array
    sharp_vertical: Array  # hardly averaged along the line: shows where it has gaps
    sharp_horizontal: Array

    @cached_property
    def crossing(self) -> Array:
        """How much each pixel looks like a crossing of lines."""
        import cv2

        return cv2.sqrt(cv2.multiply(self.vertical, self.horizontal))

    @cached_property
    def near(self) -> tuple[Array, Array]:
        """The sharp responses to vertical and to horizontal lines, at the pixel or one beside it."""
        import cv2
        import numpy as np

        return (
            cv2.dilate(self.sharp_vertical, np.ones((1, 3), np.uint8)),
            cv2.dilate(self.sharp_horizontal, np.ones((3, 1), np.uint8)),
        )


def combined(maps: list[Ridges]) -> Ridges:
    """At each pixel the strongest response of several maps."""
    import cv2

    names = (field.name for field in fields(Ridges))
    return Ridges(*(reduce(cv2.max, [getattr(each, name) for each in maps]) for name in names))


def _upright(a: int, b: int) -> tuple[int, int]:
    return a, b


def _level(a: int, b: int) -> tuple[int, int]:
    return b, a


def ridges_of(grey: Array, pitch_x: float, pitch_y: float, kind: str) -> Ridges:
    """The line maps of a picture whose lines are about so far apart."""
    vertical, sharp_vertical = _ridge(grey, pitch_x, pitch_y, kind, _upright)
    horizontal, sharp_horizontal = _ridge(grey, pitch_y, pitch_x, kind, _level)
    return Ridges(grey, vertical, horizontal, sharp_vertical, sharp_horizontal)


def _ridge(grey: Array, across: float, along: float, kind: str, way: Way) -> tuple[Array, Array]:
    """How much each pixel looks like a line that runs this way: thin across, long along; averaged, and sharp."""
    # Averaged before and after: noise that is taken for lines would stay, however many pixels it is averaged over.
    sharp = _response(_averaged(grey, SHARP * along, way), across, kind, way)
    averaged = _averaged(sharp, LENGTH * along, way)
    wide, high = (max(3, int(share * max(across, along)) | 1) for share in AROUND)
    usual = _quietest(averaged, wide, high, way)
    return _normal(averaged, usual), _normal(sharp, usual)


def _response(grey: Array, across: float, kind: str, way: Way) -> Array:
    """How much each pixel differs from what is beside it, across the line."""
    import cv2
    import numpy as np

    if kind == "step":
        smooth = cv2.GaussianBlur(grey, (0, 0), max(0.8, 0.07 * across))
        slope = cv2.Sobel(smooth, cv2.CV_32F, *way(1, 0))
        return np.abs(slope, out=slope)
    width = max(3, int(WIDTH * across) | 1)
    operation = cv2.MORPH_BLACKHAT if kind == "dark" else cv2.MORPH_TOPHAT
    return cv2.morphologyEx(grey, operation, np.ones(way(1, width), np.uint8)).astype(np.float32)


def _averaged(response: Array, length: float, way: Way) -> Array:
    """Responses averaged along the line."""
    import cv2

    return cv2.blur(response, way(1, max(3, int(length) | 1)))


def _quietest(response: Array, wide: int, high: int, way: Way) -> Array:
    """The least of what is usual around a pixel and further along the line: faint lines go on beside bold numbers."""
    import cv2
    import numpy as np

    # What is usual changes slowly: it is told on a smaller picture.
    small = cv2.resize(cv2.sqrt(response), None, fx=1 / COARSER, fy=1 / COARSER, interpolation=cv2.INTER_AREA)
    around = (max(3, side // COARSER | 1) for side in (wide, high))
    mean = cv2.blur(small, way(*around))  # of roots: a bold line near by counts for less
    away = high // 2 // COARSER
    kernel = np.zeros(2 * away + 1, np.uint8)
    kernel[[0, away, -1]] = 1
    least = cv2.erode(cv2.multiply(mean, mean), kernel.reshape(way(-1, 1)))
    return cv2.resize(least, response.shape[::-1], interpolation=cv2.INTER_LINEAR)


def _normal(response: Array, usual: Array) -> Array:
    """Responses less the grain that is usual around, from 0 to 1; they are written over."""
    import cv2
    import numpy as np

    cv2.addWeighted(response, 1, usual, -NOISE, 0, dst=response)
    cv2.threshold(response, 0, 0, cv2.THRESH_TOZERO, dst=response)
    floor = FLOOR * float(np.percentile(response[::3, ::3], 99)) + 0.5
    below = cv2.addWeighted(response, 1, usual, 1, floor)
    return cv2.divide(response, below, dst=response)

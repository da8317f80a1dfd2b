"""Where thin lines run: maps of how much each pixel looks like part of a vertical or horizontal line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Array = Any  # numpy is an optional part

WIDTH = 0.45  # of the pitch: what is thicker is no line
LENGTH = 0.7  # of the pitch: responses are averaged along the line over so much
SHARP = 0.15  # likewise, where gaps are to be seen
AROUND = (2.0, 3.0)  # pitches across and along: contrast is measured against the neighbourhood
NOISE = 1.3  # times the neighbourhood's mean response is no line but grain
FLOOR = 0.08  # of the picture's strong lines: weaker ones count for little


@dataclass(frozen=True)
class Ridges:
    """Responses from 0 to 1: `vertical` lines, `horizontal` lines, and their crossings."""

    vertical: Array
    horizontal: Array
    crossing: Array
    sharp_vertical: Array  # hardly averaged along the line: shows where it has gaps
    sharp_horizontal: Array


def combined(maps: list[Ridges]) -> Ridges:
    """At each pixel the strongest response of several maps."""
    import cv2
    import numpy as np

    vertical = np.maximum.reduce([each.vertical for each in maps])
    horizontal = np.maximum.reduce([each.horizontal for each in maps])
    sharp = [
        np.maximum.reduce([getattr(each, name) for each in maps])
        for name in ("sharp_vertical", "sharp_horizontal")
    ]
    return Ridges(vertical, horizontal, cv2.sqrt(vertical * horizontal), *sharp)


def ridges_of(grey: Array, pitch_x: float, pitch_y: float, kind: str) -> Ridges:
    """The line maps of a picture whose lines are about so far apart."""
    import cv2
    import numpy as np

    vertical, sharp_vertical = _ridge(grey, pitch_x, pitch_y, kind)
    turned = _ridge(grey.T.copy(), pitch_y, pitch_x, kind)
    horizontal, sharp_horizontal = (np.ascontiguousarray(each.T) for each in turned)
    crossing = cv2.sqrt(vertical * horizontal)
    return Ridges(vertical, horizontal, crossing, sharp_vertical, sharp_horizontal)


def _ridge(grey: Array, across: float, along: float, kind: str) -> tuple[Array, Array]:
    """How much each pixel looks like a vertical line: thin to the side, long up and down; averaged, and sharp."""
    import cv2
    import numpy as np

    if kind == "step":
        smooth = cv2.GaussianBlur(grey, (0, 0), max(0.8, 0.07 * across))
        response = np.abs(cv2.Sobel(smooth, cv2.CV_32F, 1, 0))
    else:
        width = max(3, int(WIDTH * across) | 1)
        operation = cv2.MORPH_BLACKHAT if kind == "dark" else cv2.MORPH_TOPHAT
        response = cv2.morphologyEx(grey, operation, np.ones((1, width), np.uint8)).astype(np.float32)
    return _normal(response, LENGTH * along, across, along), _normal(response, SHARP * along, across, along)


def _normal(response: Array, length: float, across: float, along: float) -> Array:
    """Responses averaged along the line, less the grain around, from 0 to 1."""
    import cv2
    import numpy as np

    response = cv2.blur(response, (1, max(3, int(length) | 1)))
    wide, high = (max(3, int(share * max(across, along)) | 1) for share in AROUND)
    usual = _quietest(cv2.blur(response, (wide, high)), high // 2)
    response = cv2.addWeighted(response, 1, usual, -NOISE, 0)
    _, response = cv2.threshold(response, 0, 0, cv2.THRESH_TOZERO)
    floor = FLOOR * float(np.percentile(response[::3, ::3], 99)) + 0.5
    return cv2.divide(response, response + usual + floor)


def _quietest(usual: Array, away: int) -> Array:
    """The least of what is usual around a pixel and further along the line: faint lines go on beside bold numbers."""
    import cv2
    import numpy as np

    kernel = np.zeros((2 * away + 1, 1), np.uint8)
    kernel[[0, away, -1]] = 1
    return cv2.erode(usual, kernel)

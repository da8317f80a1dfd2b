"""What happens to a page on its way into the scanner, at three written-down levels.

| | clean | moderate | harsh |
|---|---|---|---|
| what it stands for | screenshot, flatbed scan | careful phone photo | hasty photo in bad light |
| cells, in pixels of the picture | 16 to 40 | 22 to 40 | 18 to 32 |
| turned | no | up to 4° | up to 10° |
| tilted: a corner moves by | no | up to 4 % of the page | up to 8 % |
| bent page: lines sag by | no | up to 0.8 cells | up to 2 cells |
| blur (Gaussian σ), in cells | no | up to 0.03 | up to 0.055 |
| hand moved: smear, in cells | no | no | up to 0.08 |
| light falls off by | no | up to 30 % | up to 55 % |
| edge of a shadow | no | no | one page in two |
| noise (σ of 255) | no | up to 6 | up to 14 |
| contrast left | all | 60 to 100 % | 40 to 80 % |
| JPEG quality | 85 to 100, or PNG | 60 to 90 | 30 to 60 |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

Array = Any


@dataclass(frozen=True)
class Level:
    """How much of each damage a page may take; a row of the table above."""

    cell: tuple[int, int]
    turn: float = 0.0
    tilt: float = 0.0
    bend: float = 0.0
    blur: float = 0.0
    smear: float = 0.0
    light: float = 0.0
    shadow: float = 0.0
    noise: float = 0.0
    contrast: tuple[float, float] = (1.0, 1.0)
    quality: tuple[int, int] = (85, 101)

    @property
    def is_photo(self) -> bool:
        """Whether the page is seen by a camera."""
        return self.turn > 0


LEVELS = {
    "clean": Level(cell=(16, 40)),
    "moderate": Level(
        cell=(22, 40), turn=4, tilt=0.04, bend=0.8, blur=0.03, light=0.3, noise=6, contrast=(0.6, 1.0), quality=(60, 91)
    ),
    "harsh": Level(
        cell=(18, 32), turn=10, tilt=0.08, bend=2, blur=0.055, smear=0.08, light=0.55, shadow=0.5, noise=14,
        contrast=(0.4, 0.8), quality=(30, 61),
    ),
}  # fmt: skip
MARGIN = 0.06  # of the page, so that nothing that turns is cut off


def damaged(picture: Array, level: Level, cell: float, seed: int) -> Array:
    """The page as the scanner gets it (BGR); `cell` is the size of a cell in pixels."""
    rng = np.random.default_rng(seed)
    if level.is_photo:
        picture = bent(picture, level, cell, rng)
        picture = lit(picture, level, rng)
        picture = blurred(picture, level, cell, rng)
        noisy = picture + rng.normal(0, rng.uniform(0.3, 1) * level.noise, picture.shape)
        picture = np.clip(noisy, 0, 255).astype(np.uint8)
    return compressed(picture, level, rng)


def bent(picture: Array, level: Level, cell: float, rng: Any) -> Array:
    """Turned, tilted and bent: where each pixel of the photo comes from on the page."""
    height, width = picture.shape[:2]
    pad = int(MARGIN * max(width, height)) + int(np.sin(np.radians(level.turn)) * max(width, height) / 2)
    size = (width + 2 * pad, height + 2 * pad)
    middle = np.array([width / 2, height / 2])
    angle = np.radians(rng.uniform(-level.turn, level.turn))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], float)
    moved = (corners - middle) @ turn.T + middle + pad
    moved += rng.uniform(-level.tilt, level.tilt, (4, 2)) * [width, height]
    back = cv2.getPerspectiveTransform(moved.astype(np.float32), corners.astype(np.float32))
    ys, xs = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    points = cv2.perspectiveTransform(np.stack([xs, ys], -1).reshape(-1, 1, 2), back).reshape(
        size[1], size[0], 2
    )
    sag = level.bend * cell * rng.uniform(-1, 1, 2)
    u, v = points[..., 0] / width, points[..., 1] / height
    points[..., 1] += (sag[0] * np.sin(np.pi * np.clip(u, -0.2, 1.2) * rng.uniform(0.7, 1.3))).astype(
        np.float32
    )
    points[..., 0] += (sag[1] * 0.4 * np.sin(np.pi * np.clip(v, -0.2, 1.2))).astype(np.float32)
    desk = tuple(float(c) for c in rng.uniform(60, 200, 3))
    return cv2.remap(
        picture,
        points[..., 0],
        points[..., 1],
        cv2.INTER_AREA,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=desk,
    )


def lit(picture: Array, level: Level, rng: Any) -> Array:
    """Uneven light, less contrast, the edge of a shadow."""
    height, width = picture.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    angle = rng.uniform(0, 2 * np.pi)
    along = (xs / width - 0.5) * np.cos(angle) + (ys / height - 0.5) * np.sin(angle) + 0.5
    light = 1 - rng.uniform(0.2, 1) * level.light * np.clip(along, 0, 1)
    if rng.random() < level.shadow:
        edge = rng.uniform(0.2, 0.8)
        light = light * np.where(along > edge, rng.uniform(0.6, 0.85), 1.0)
        light = cv2.GaussianBlur(light.astype(np.float32), (0, 0), 0.01 * width)
    contrast = rng.uniform(*level.contrast)
    base = rng.uniform(200, 245)
    return (base - contrast * (base - picture.astype(np.float32))) * light[..., None]


def blurred(picture: Array, level: Level, cell: float, rng: Any) -> Array:
    """Out of focus, and smeared by a hand that moved."""
    sigma = level.blur * cell * rng.uniform(0.3, 1)
    if sigma > 0.2:
        picture = cv2.GaussianBlur(picture, (0, 0), sigma)
    length = level.smear * cell * rng.uniform(0, 1)
    if length > 1:
        size = 2 * int(length) + 3
        kernel = np.zeros((size, size), np.float32)
        angle, middle = rng.uniform(0, np.pi), size // 2
        step = np.array([np.cos(angle), np.sin(angle)]) * length / 2
        a, b = (middle - step).round().astype(int), (middle + step).round().astype(int)
        cv2.line(kernel, tuple(map(int, a)), tuple(map(int, b)), 1.0, 1)
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
    return picture


def compressed(picture: Array, level: Level, rng: Any) -> Array:
    """Through JPEG and back."""
    quality = int(rng.integers(*level.quality))
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)

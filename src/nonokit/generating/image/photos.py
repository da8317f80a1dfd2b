"""Photos in black and white: tones, outlines and dark backgrounds, with and without what surrounds the subject."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from nonokit.generating.image.pixels import PER_CELL, Floats, Mask, blurred, cell_means
from nonokit.generating.image.shapes import Reading, darker, otsu, rim
from nonokit.generating.image.view import View

SPECK = 2  # cells: smaller dots and holes are noise
FINE = 0.45  # cells: how fine the lines are that outlines follow
SHARPNESS = 14.0


def photo_readings(view: View) -> Iterator[Reading]:
    """Readings of a photo."""
    light = even(view)
    tone = cell_means(light)
    inside = light[view.subject]
    limit = otsu(inside) if len(inside) else 0.5
    dark, lines = darker(tone, limit), outlines(light)
    if view.has_surroundings:
        subject, edge = view.share, rim(view)
        inner = np.minimum(subject, dark)
        yield "tone and rim", np.maximum(inner, edge)
        yield (
            "lines and rim",
            np.maximum(np.minimum(subject, np.maximum(lines, darker(tone, 0.7 * limit))), edge),
        )
        yield "tone", inner
        yield "on dark", np.maximum(1 - subject, inner)
        yield "silhouette", subject
    else:
        yield "tone", dark
    yield "lines", lines
    yield "local tone", darker(tone, (otsu(light) + cell_means(blurred(light, max(tone.shape) / 6))) / 2)


def even(view: View) -> Floats:
    """How light each pixel is, with contrast evened out and texture smoothed."""
    grey = np.clip(view.light * 255, 0, 255).astype(np.uint8)
    grey = cv2.createCLAHE(2.0, (4, 4)).apply(grey)
    grey = cv2.bilateralFilter(grey, 0, 40, 0.4 * PER_CELL)
    return np.asarray(grey, np.float32) / 255


def outlines(light: Floats) -> Floats:
    """Dark lines and areas as a pen would draw them (XDoG: Winnemöller, Kyprianidis and Olsen, 2012)."""
    near, far = blurred(light, FINE), blurred(light, 1.6 * FINE)
    sharpened = (1 + SHARPNESS) * near - SHARPNESS * far
    return 1 - cell_means(np.clip(0.5 + 3 * (sharpened - 0.5), 0, 1))


def clean(cells: Mask, most: int = SPECK) -> Mask:
    """The picture without dots and holes of a few cells."""
    result = cells.copy()
    for value, connectivity in ((True, 8), (False, 4)):
        same = (result == value).astype(np.uint8)
        _, parts, stats, _ = cv2.connectedComponentsWithStats(same, connectivity=connectivity)
        small = np.flatnonzero(stats[:, cv2.CC_STAT_AREA] <= most)
        result[np.isin(parts, small[small > 0])] = not value
    return result

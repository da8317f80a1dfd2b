"""Light and dark as the maker says: contrast, a threshold of his own, dots for tones."""

from __future__ import annotations

import numpy as np

from nonokit.generating.image.pixels import Floats, Whole, blurred, cell_means
from nonokit.generating.image.shapes import darker, is_on_dark, otsu
from nonokit.generating.image.view import View
from nonokit.generating.image_options import ImageOptions

# Bayer's order (1973): every value stands as far as possible from those just below it.
BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], np.float32)
# Floyd and Steinberg (1976): which neighbours take how much of a cell's error.
DIFFUSION = ((0, 1, 7 / 16), (1, -1, 3 / 16), (1, 0, 5 / 16), (1, 1, 1 / 16))


def toned(view: View, options: ImageOptions) -> Floats:
    """How much each cell is to be filled, by the maker's own threshold, contrast and dithering."""
    grey = cell_means(grey_of(view, options.contrast))
    limit = limits(view, grey, options)
    if options.dithering == "off":
        dark = darker(grey, limit)
    else:
        light = np.clip(grey + 0.5 - limit, 0, 1)
        dark = (ordered(light) if options.dithering == "ordered" else diffused(light)).astype(np.float32)
    return 1 - dark if options.invert is None and is_on_dark(view, dark, limit) else dark


def grey_of(view: View, contrast: float | None) -> Floats:
    """Grey values of 0 to 1, further from the middle one or nearer to it."""
    weights = np.array([0.299, 0.587, 0.114], np.float32)
    grey = np.asarray(view.rgb.astype(np.float32) @ weights / 255, np.float32)
    return grey if contrast is None else np.clip(0.5 + contrast * (grey - 0.5), 0, 1)


def limits(view: View, grey: Floats, options: ImageOptions) -> Floats:
    """The grey value of each cell from which on it is light."""
    if isinstance(options.threshold, int | float):
        return np.full_like(grey, options.threshold / 255)
    overall = otsu(grey_of(view, options.contrast))
    if options.threshold == "local":
        radius = max(2.0, min(grey.shape) / 6)
        return (overall + cell_means(blurred(grey_of(view, options.contrast), radius))) / 2
    return np.full_like(grey, overall)


def ordered(light: Floats) -> Whole:
    """Dots in a fixed order: the darker, the more of them."""
    height, width = light.shape
    levels = (np.tile(BAYER, (-(-height // 4), -(-width // 4)))[:height, :width] + 0.5) / 16
    return np.asarray(light < levels)


def diffused(light: Floats) -> Whole:
    """Dots that make up for the error of those before them."""
    left = light.astype(np.float64).copy()
    height, width = left.shape
    dark = np.zeros(left.shape, bool)
    for y in range(height):
        for x in range(width):
            dark[y, x] = left[y, x] < 0.5
            error = left[y, x] - (0.0 if dark[y, x] else 1.0)
            for dy, dx, share in DIFFUSION:
                if y + dy < height and 0 <= x + dx < width:
                    left[y + dy, x + dx] += error * share
    return dark

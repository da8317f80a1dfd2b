"""Black and white from an image: grey values per cell, a threshold, and how close each decision was.

Otsu's threshold (1979) parts the grey values into the two groups with the least spread inside. A local one follows
the light across the image: half Otsu's, half the mean around the cell, so that flat areas stay flat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nonokit.errors import ArgumentError
from nonokit.generating.image.opening import PER_CELL
from nonokit.generating.image.subject import Subject
from nonokit.model import BLACK_AND_WHITE

if TYPE_CHECKING:
    from PIL.Image import Image

Threshold = str | float | None

SCALE = 90.0  # grey values away from the threshold at which a cell is beyond doubt
EDGE_WEIGHT = 1.6


def two_tones(
    image: Image,
    width: int,
    height: int,
    *,
    threshold: Threshold = None,
    edges: bool = False,
    invert: bool | None = None,
    shift: float = 0.0,
) -> Subject:
    """The image in black and white. `shift` moves the threshold: above 0 more cells are filled."""
    from PIL import ImageOps

    grey = ImageOps.autocontrast(image.convert("L"), cutoff=1)
    if edges:
        grey = with_edges(grey)
    values = [float(value) for value in grey.reduce(PER_CELL).tobytes()]
    limits = thresholds(values, width, height, threshold, grey.histogram())
    if invert is None:
        invert = is_dark_outside(values, limits, width, height)
    sign = -1.0 if invert else 1.0
    doubts = []
    for value, limit in zip(values, limits, strict=True):
        # Above 0: lighter than the threshold, so filling the cell would be wrong.
        light = sign * (value - limit) / SCALE - shift
        doubts.append((min(max(-light, 0.0), 1.0), min(max(light, 0.0), 1.0)))
    return Subject(width, height, BLACK_AND_WHITE, doubts)


def thresholds(
    values: Sequence[float], width: int, height: int, threshold: Threshold, histogram: Sequence[int]
) -> list[float]:
    """The grey value per cell from which on it is light."""
    if isinstance(threshold, int | float) and not isinstance(threshold, bool):
        if not 0 <= threshold <= 255:
            raise ArgumentError(f"a threshold of {threshold}: expected a grey value, 0 to 255")
        return [float(threshold)] * len(values)
    overall = otsu(histogram)
    if threshold in (None, "otsu"):
        return [overall] * len(values)
    if threshold == "local":
        means = local_means(values, width, height, max(2, min(width, height) // 5))
        return [(overall + mean) / 2 for mean in means]
    raise ArgumentError(f"there is no threshold {threshold!r}: choose 'otsu', 'local' or a grey value")


def otsu(histogram: Sequence[int]) -> float:
    """The grey value that parts a histogram best.

    >>> otsu([5, 5] + [0] * 252 + [5, 5])
    127.5
    """
    total = sum(histogram)
    mass = sum(value * count for value, count in enumerate(histogram))
    best, found = -1.0, [127.5]
    below = below_mass = 0
    for value, count in enumerate(histogram[:-1]):
        below += count
        below_mass += value * count
        if not 0 < below < total:
            continue
        apart = below_mass / below - (mass - below_mass) / (total - below)
        spread = below * (total - below) * apart * apart
        if spread > best * (1 + 1e-9):
            best, found = spread, [value + 0.5]
        elif spread >= best * (1 - 1e-9):
            found.append(value + 0.5)  # a gap between the groups: its middle is the safest
    return (found[0] + found[-1]) / 2


def local_means(values: Sequence[float], width: int, height: int, radius: int) -> list[float]:
    """The mean grey value around each cell, by sums over all rectangles from the corner."""
    sums = [[0.0] * (width + 1)]
    for y in range(height):
        row, running = [0.0], 0.0
        for x in range(width):
            running += values[y * width + x]
            row.append(sums[y][x + 1] + running)
        sums.append(row)
    means = []
    for y in range(height):
        top, bottom = max(0, y - radius), min(height, y + radius + 1)
        for x in range(width):
            left, right = max(0, x - radius), min(width, x + radius + 1)
            total = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
            means.append(total / ((bottom - top) * (right - left)))
    return means


def with_edges(grey: Image) -> Image:
    """The image with its edges darkened, so that outlines survive where the tones do not differ much."""
    from PIL import ImageChops, ImageFilter

    smooth = grey.filter(ImageFilter.GaussianBlur(PER_CELL / 6))
    low = smooth.filter(ImageFilter.MinFilter(5))
    high = smooth.filter(ImageFilter.MaxFilter(5))
    edges = ImageChops.subtract(high, low).point([min(255, int(EDGE_WEIGHT * v)) for v in range(256)])
    lifted = grey.point([128 + v // 2 for v in range(256)])
    return ImageChops.subtract(lifted, edges)


def is_dark_outside(values: Sequence[float], limits: Sequence[float], width: int, height: int) -> bool:
    """Whether most of the border is dark, so that the light parts are the picture."""
    border = [
        y * width + x
        for y in range(height)
        for x in range(width)
        if y in (0, height - 1) or x in (0, width - 1)
    ]
    dark = sum(values[cell] < limits[cell] for cell in border)
    return dark > 0.6 * len(border)

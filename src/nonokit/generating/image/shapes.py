"""Flat art in black and white: several readings of which no one suits all, the silhouette first in most.

A reading says how much each cell should be filled, 0 to 1; from a half on it is. What lies between tells repair which
cells were close decisions.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from nonokit.generating.image.kind import Kind
from nonokit.generating.image.pixels import PER_CELL, Floats, Mask, blurred, cell_means
from nonokit.generating.image.view import View

LIGHT = 0.82  # OKLab lightness from which on a part of the subject is left white
EDGE = 0.05  # how much colours must change for an inner line
DETAIL = 0.05  # how much darker a detail must be than what lies around it
AROUND = 2.5  # cells: what lies around
SOFT = 0.15  # lightness away from a threshold at which a cell is beyond doubt
CROSS = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]], np.uint8)

Reading = tuple[str, Floats]


def otsu(values: Floats) -> float:
    """The threshold that parts values of 0 to 1 into the two groups with the least spread (Otsu, 1979)."""
    counts, edges = np.histogram(values, 256, (0, 1))
    middle = (edges[:-1] + edges[1:]) / 2
    below, above = np.cumsum(counts)[:-1], np.cumsum(counts[::-1])[::-1][1:]
    mean_below = np.cumsum(counts * middle)[:-1] / np.maximum(below, 1)
    mean_above = np.cumsum((counts * middle)[::-1])[::-1][1:] / np.maximum(above, 1)
    spread = below * above * (mean_below - mean_above) ** 2
    best = np.flatnonzero(spread >= spread.max() * (1 - 1e-9))
    return float(
        (edges[best[0] + 1] + edges[best[-1] + 1]) / 2
    )  # a gap between the groups: its middle is the safest


def darker(light: Floats, limit: float | Floats) -> Floats:
    """How much each cell is darker than a limit: a half at the limit itself."""
    return np.asarray(np.clip(0.5 + (limit - light) / (2 * SOFT), 0, 1), np.float32)


def plain(view: View, *, is_fixed: bool = False) -> Floats:
    """Dark cells, by one threshold over everything; light ones where the background is dark, unless that is fixed."""
    limit = otsu(view.light)
    dark = darker(cell_means(view.light), limit)
    return dark if is_fixed or not is_on_dark(view, dark, limit) else 1 - dark


def is_on_dark(view: View, dark: Floats, limit: float | Floats) -> bool:
    """Whether the background is dark: what surrounds a drawing, or most of the border of a photo."""
    if view.background is not None:
        return bool(view.background < np.mean(limit))
    return border_share(dark >= 0.5) > 0.6


def border_share(cells: Mask) -> float:
    """The share of filled cells along the border."""
    return float(np.concatenate([cells[0], cells[-1], cells[:, 0], cells[:, -1]]).mean())


def inner_tone(view: View) -> Floats:
    """The dark half of the subject."""
    inside = view.light[view.subject]
    limit = otsu(inside) if len(inside) else 0.5
    return np.minimum(view.share, darker(view.cell_light, limit))


def rim(view: View) -> Floats:
    """The outermost cells of the subject; where a photo cuts it off it has no edge."""
    mode = "edge" if view.kind is Kind.PHOTO else "constant"
    padded = np.pad(view.solid.astype(np.uint8), 1, mode=mode)  # type: ignore[call-overload]
    return np.asarray(view.solid & ~(cv2.erode(padded, CROSS)[1:-1, 1:-1] > 0), np.float32)


def inner_lines(view: View) -> Floats:
    """The cells inside the subject along which colours change most, one wide."""
    from skimage.morphology import skeletonize

    inside = cv2.erode(view.subject.astype(np.uint8), np.ones((PER_CELL, PER_CELL), np.uint8)) > 0
    if not inside.any():
        return np.zeros_like(view.share)
    most = float(view.edges[inside].max()) or 1.0
    strong = (view.edges > max(otsu(view.edges[inside] / most) * most, EDGE)) & inside
    return np.asarray(np.clip(cell_means(skeletonize(strong)) * PER_CELL / 0.8, 0, 1), np.float32)


def details(view: View) -> Floats:
    """The cells of the subject that are darker than what lies around them inside it."""
    inside = view.subject.astype(np.float32)
    around = blurred(view.light * inside, AROUND) / np.maximum(blurred(inside, AROUND), 1e-3)
    darkness = cell_means((around - view.light) * inside)
    return np.minimum(view.share, np.clip(0.5 + (darkness - DETAIL) / (4 * DETAIL), 0, 1))


def flat_readings(view: View) -> Iterator[Reading]:
    """Readings of flat art."""
    dark, edge = inner_tone(view), rim(view)
    yield "dark parts and rim", np.maximum(dark, edge)
    yield "silhouette", view.share
    yield "dark parts", dark
    yield "without light parts", np.minimum(view.share, darker(view.cell_light, LIGHT))
    yield "inner lines", np.minimum(view.share, 1 - inner_lines(view))
    yield "details and rim", np.maximum(details(view), edge)

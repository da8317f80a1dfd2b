"""Colours in a few groups: k-means in OKLab with chroma stressed makes more than are wanted, and some are joined.

So small things that stand out keep a colour of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.image.art import art_of
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.oklab import Lab
from nonokit.generating.image.palettes import named_palette, told_apart
from nonokit.generating.image.pixels import Floats, Whole, oklab
from nonokit.generating.image.view import View

STRESS = np.array([1.0, 1.6, 1.6], np.float32)  # how much chroma counts beside lightness
ONE = 0.1  # OKLab: groups nearer than this are one


def grouped(labs: Floats, count: int, spare: int, *, small_first: float = 0.0) -> Floats:
    """The middles of so many groups of colours at most, the largest first; `spare` more are made before they are joined."""
    if not len(labs):
        return np.zeros((0, 3), np.float32)
    stressed = np.ascontiguousarray(labs * STRESS, np.float32)
    wanted = min(count + spare, len(np.unique(stressed.round(2), axis=0)))
    cv2.setRNGSeed(1)
    ends = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.002)
    _, labels, middles = cv2.kmeans(stressed, wanted, None, ends, 3, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]
    sizes = np.bincount(labels.ravel(), minlength=wanted).astype(np.float64)
    middles, sizes = joined(middles, sizes, count, small_first)
    return np.asarray(middles[np.argsort(-sizes)] / STRESS, np.float32)


def joined(middles: Floats, sizes: Whole, count: int, small_first: float) -> tuple[Floats, Whole]:
    """Groups joined, close ones (and, the more so, small ones) first, until there are few enough and none look the same."""
    while len(middles) > 1:
        apart = np.linalg.norm(middles[:, None] - middles[None], axis=2)
        smaller = np.minimum(sizes[:, None], sizes[None]) / sizes.sum()
        cost = np.where(apart < ONE, apart / 1000, apart * smaller**small_first)
        cost[np.tril_indices(len(middles))] = np.inf
        first, second = (int(i) for i in np.unravel_index(cost.argmin(), cost.shape))
        if len(middles) <= count and apart[first, second] >= ONE:
            break
        # The larger group keeps its colour: a mean of two would be muddy.
        kept, lost = (first, second) if sizes[first] >= sizes[second] else (second, first)
        sizes[kept] += sizes[lost]
        middles, sizes = np.delete(middles, lost, axis=0), np.delete(sizes, lost)
    return middles, sizes


def art_in_groups(
    name: str, cells: Whole, groups: Floats, wrong: Floats, view: View, at_least: int
) -> Iterator[Art]:
    """The picture in the colours of the groups that its cells have, the first as background; none when these are too few.

    `wrong` says of every cell how wrong each group would be there.
    """
    used = [0, *(int(value) for value in np.unique(cells) if value)]
    if len(used) < at_least:
        return
    colours: list[Lab] = [(float(a), float(b), float(c)) for a, b, c in groups[used]]
    palette = named_palette(told_apart(colours))
    shown = oklab(np.array([[colour.rgb for colour in palette]], np.uint8))[0].tolist()
    misfits = wrong[..., used].reshape(-1, len(used)).tolist()
    picture = np.searchsorted(used, cells).astype(np.uint8)
    yield art_of(name, picture, palette, misfits, Likeness(view, shown))

"""Photos in colour with what surrounds their subject: cropped to it, but not cut out.

A cut-out that follows the wrong outline loses the subject; a crop that is a little too large loses nothing, and at 40 cells the
colours around a thing help to name it. Thin parts (legs, handles) are sharpened before cells are averaged, and tones are
stretched over the whole range. Groups are joined where that changes the picture least (Ward, 1963), not where colours are
closest: what is small but unlike everything else keeps its colour.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.constants import PLAINLY_WRONG
from nonokit.generating.image.colour_groups import STRESS, art_in_groups
from nonokit.generating.image.pixels import Floats, blurred, cell_means
from nonokit.generating.image.view import View

SHARPER = 0.8  # how much of what differs from its surroundings is added
AROUND = 1.5  # cells: surroundings
VIVID = 1.25  # times the chroma that is there
RANGE = (0.1, 0.95)  # lightness that tones are stretched to
MOST_STRETCH = 1.6  # a hazy photo stays a little hazy: more would show its noise
SPARE = 4  # groups made beyond those wanted
SMOOTH = 0.5  # how much neighbours count


def scene_art(name: str, view: View, count: int) -> Iterator[Art]:
    """A view in so many colours, and one for the background; none when it is all of one."""
    cells = telling_colours(view)
    groups = border_first(cells, ward_groups(cells.reshape(-1, 3), count + 1))
    if len(groups) < 2:
        return
    far = np.linalg.norm((cells[:, :, None] - groups) * STRESS, axis=3).astype(np.float32)
    far = (far + SMOOTH * cv2.blur(far, (3, 3), borderType=cv2.BORDER_REPLICATE)) / (1 + SMOOTH)
    values = far.argmin(axis=2)
    wrong = np.minimum(1.0, far / PLAINLY_WRONG)
    yield from art_in_groups(name, values, groups, wrong, view, at_least=2)


def telling_colours(view: View) -> Floats:
    """The colour of each cell in OKLab: sharpened, more vivid, light and dark further apart."""
    channels = [np.ascontiguousarray(view.lab[..., i]) for i in range(3)]
    sharp = np.stack([one + SHARPER * (one - blurred(one, AROUND)) for one in channels], axis=2)
    cells = cell_means(sharp * np.array([1.0, VIVID, VIVID], np.float32))
    cells[..., 0] = stretched(cells[..., 0])
    return cells


def stretched(light: Floats) -> Floats:
    """Tones over the whole range, or as far as they may be stretched."""
    darkest, lightest = (float(value) for value in np.percentile(light, (2, 98)))
    wide = max(lightest - darkest, 0.1)
    factor = min(MOST_STRETCH, (RANGE[1] - RANGE[0]) / wide)
    reach = factor * wide / 2
    middle = min(max((darkest + lightest) / 2, RANGE[0] + reach), RANGE[1] - reach)
    return np.clip((light - (darkest + lightest) / 2) * factor + middle, 0, 1)


def ward_groups(labs: Floats, count: int) -> Floats:
    """The middles of so many groups of colours at most."""
    stressed = np.ascontiguousarray(labs * STRESS, np.float32)
    wanted = min(count + SPARE, len(np.unique(stressed.round(3), axis=0)))
    cv2.setRNGSeed(1)
    ends = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.002)
    _, labels, middles = cv2.kmeans(stressed, wanted, None, ends, 3, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]
    sizes = np.bincount(labels.ravel(), minlength=wanted).astype(np.float64)
    while len(middles) > count:
        weights = sizes[:, None] * sizes / np.maximum(sizes[:, None] + sizes, 1)
        cost = weights * ((middles[:, None] - middles) ** 2).sum(axis=2)
        cost[np.tril_indices(len(middles))] = np.inf
        kept, lost = (int(i) for i in np.unravel_index(cost.argmin(), cost.shape))
        total = max(sizes[kept] + sizes[lost], 1.0)
        middles[kept] = (middles[kept] * sizes[kept] + middles[lost] * sizes[lost]) / total
        sizes[kept] += sizes[lost]
        middles, sizes = np.delete(middles, lost, axis=0), np.delete(sizes, lost)
    return np.asarray(middles / STRESS, np.float32)


def border_first(cells: Floats, groups: Floats) -> Floats:
    """The groups, the one with most of the border first: it is the background."""
    border = np.concatenate([cells[0], cells[-1], cells[:, 0], cells[:, -1]])
    nearest = np.linalg.norm((border[:, None] - groups) * STRESS, axis=2).argmin(axis=1)
    first = int(np.bincount(nearest, minlength=len(groups)).argmax())
    return groups[[first, *(group for group in range(len(groups)) if group != first)]]

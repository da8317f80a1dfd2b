"""Flat art in its own few colours.

Every pixel is looked at as it is: averaging would mix the colours of two areas into a third along their border. Pixels are
grouped in OKLab; groups are joined, close and small ones first, until few are left, and the larger keeps its colour. Each cell takes
the group that has most of it; what is thin or small beside its surroundings counts more, or eyes and stripes would be lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import cv2
import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.image.colour_groups import STRESS, art_in_groups, grouped
from nonokit.generating.image.framing import border_colour, sampled
from nonokit.generating.image.pixels import Floats, Mask, Pixels, Whole, cell_means, evened, oklab
from nonokit.generating.image.view import View

SAMPLES = 5000
SPARE = 5  # groups made beyond those wanted
SMALL_FIRST = 0.25  # the power of a group's share by which small ones are joined sooner
FLAT = 24  # how much neighbours may differ (0 to 255) in a flat area
EVEN = 0.15  # the share of flat pixels that a colour of its own has at least
BETWEEN = 0.05  # OKLab: how far a mixture may be from the line between two colours
SHARPER = 0.6  # how much of what differs from its surroundings is added
AROUND = 1.5  # cells: surroundings
SHEETS = ((255, 255, 255), (158, 200, 232), (240, 214, 130), (126, 176, 132), (84, 92, 108))
APART = 0.12  # OKLab: how far the sheet must be from the outline
SAME = 0.06  # OKLab: what is nearer to the sheet is the sheet
OUTER = 0.12  # the share of the outline from which on a group matters to it


def flat_colour_art(name: str, pixels: Pixels, subject: Mask, view: View, count: int) -> Iterator[Art]:
    """A picture in up to so many colours, and the background; none when the subject is of one colour."""
    rgb = sampled(pixels.rgb, view.frame, border_colour(pixels), is_crisp=True).astype(np.uint8)
    inside = sampled(subject.astype(np.float32), view.frame, 0.0, is_crisp=True) >= 0.5
    if not inside.any():  # thinner than what is looked at of a cell
        return
    labs = oklab(rgb)
    groups = main_colours(labs[inside], count if view.has_surroundings else count + 1)
    even = sampled(is_even(pixels).astype(np.float32), view.frame, 1.0, is_crisp=True) >= 0.5
    groups = without_mixtures(
        groups, labs[inside], even[inside], oklab(border_colour(pixels)[None, None])[0, 0]
    )
    if len(groups) < 2:
        return
    labels = nearest(labs, groups)
    if view.has_surroundings:
        labels, groups = on_ground(pixels, np.where(inside, labels + 1, 0), groups)
    else:
        labels, groups = border_first(labels, groups)
    shares = cell_shares(labels, len(groups))
    yield from art_in_groups(name, shares.argmax(axis=2), groups, np.clip(1 - shares, 0, 1), view, at_least=3)


def main_colours(labs: Floats, count: int) -> Floats:
    """The colours of so many groups at most, the largest first."""
    return grouped(labs[:: -(-len(labs) // SAMPLES) or 1], count, SPARE, small_first=SMALL_FIRST)


def without_mixtures(groups: Floats, labs: Floats, even: Mask, ground: Floats) -> Floats:
    """The groups without those that are only met where two others meet, between them in colour: soft edges of a small image."""
    labels = nearest(labs[None], groups)[0]
    all_pixels, even_ones = (np.bincount(some, minlength=len(groups)) for some in (labels, labels[even]))
    kept = []
    for number, group in enumerate(groups):
        others = np.concatenate([np.delete(groups, number, axis=0), ground[None]])
        if even_ones[number] >= EVEN * max(1, all_pixels[number]) or not is_between(group, others):
            kept.append(number)
    return groups[kept]


def is_between(colour: Floats, others: Floats) -> bool:
    """Whether a colour lies on the way from one of the others to another."""
    for a, b in combinations(others, 2):
        way = b - a
        share = float((colour - a) @ way / max(float(way @ way), 1e-9))
        if 0 < share < 1 and np.linalg.norm(a + share * way - colour) < BETWEEN:
            return True
    return False


def is_even(pixels: Pixels) -> Mask:
    """The pixels whose neighbours have about their colour."""
    square = np.ones((3, 3), np.uint8)
    spread = cv2.dilate(pixels.rgb, square).astype(np.int16) - cv2.erode(pixels.rgb, square)
    return np.asarray(spread.max(axis=2) <= FLAT)


def nearest(labs: Floats, groups: Floats) -> Whole:
    """For each pixel the nearest group."""
    distances = [(((labs - group) * STRESS) ** 2).sum(axis=2) for group in groups]
    return np.asarray(np.argmin(distances, axis=0))


def on_ground(pixels: Pixels, labels: Whole, groups: Floats) -> tuple[Whole, Floats]:
    """Labels and groups with what surrounds the subject before them: its own colour, or a sheet where there is none.

    The outline must stand out from the sheet. What lies inside need not: it becomes part of the sheet, as paper shows through.
    """
    if pixels.opaque is None:
        return labels, np.concatenate([oklab(border_colour(pixels)[None, None])[0], groups])
    sheet = sheet_behind(groups[outer_groups(labels)])
    same = np.flatnonzero(np.linalg.norm(groups - sheet, axis=1) < SAME) + 1
    return np.where(np.isin(labels, same), 0, labels), np.concatenate([sheet[None], groups])


def outer_groups(labels: Whole) -> list[int]:
    """The groups, from 0, that make up the outline of the subject."""
    inside = np.pad(labels > 0, 1).astype(np.uint8)
    edge = (labels > 0) & ~(cv2.erode(inside, np.ones((3, 3), np.uint8))[1:-1, 1:-1] > 0)
    counts = np.bincount(labels[edge], minlength=2)[1:]
    return [int(group) for group in np.flatnonzero(counts >= OUTER * counts.sum())]


def sheet_behind(groups: Floats) -> Floats:
    """The first sheet that all groups stand out from, or the one that they do most."""
    sheets = oklab(np.array([SHEETS], np.uint8))[0]
    apart = np.linalg.norm(sheets[:, None] - groups[None], axis=2).min(axis=1)
    far = np.flatnonzero(apart >= APART)
    return np.asarray(sheets[far[0] if len(far) else apart.argmax()])


def border_first(labels: Whole, groups: Floats) -> tuple[Whole, Floats]:
    """The group with most of the border first: it is the background."""
    border = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    first = int(np.bincount(border).argmax())
    order = [first, *(group for group in range(len(groups)) if group != first)]
    return np.asarray(np.argsort(order)[labels]), groups[order]


def cell_shares(labels: Whole, count: int) -> Floats:
    """How much of each cell every group has; what is more than around it counts more than it is."""
    shares = np.stack([evened(cell_means(labels == value)) for value in range(count)], axis=2)
    around = cv2.GaussianBlur(shares, (0, 0), AROUND).reshape(shares.shape)
    return np.asarray(shares + SHARPER * (shares - around))

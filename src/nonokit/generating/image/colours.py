"""Pictures in a few colours: the subject's own, gathered where it is flat and vivid, on a background of its own.

Colours come from k-means in OKLab with chroma stressed; three groups more than wanted are made and the closest merged, so that
small things that stand out keep a colour. What is not the subject becomes background.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import cv2
import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.constants import PLAINLY_WRONG
from nonokit.generating.image.art import art_of
from nonokit.generating.image.colour_groups import grouped
from nonokit.generating.image.kind import Kind
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.oklab import Lab
from nonokit.generating.image.own_grid import sheet_for
from nonokit.generating.image.palettes import named_palette, told_apart
from nonokit.generating.image.pixels import Bytes, Floats, cell_means, oklab
from nonokit.generating.image.view import View
from nonokit.generating.image_options import ImageOptions, rgb_of
from nonokit.model import Palette

SPARE = 3  # groups made beyond those wanted
SAMPLES = 6000
SMOOTH = 0.9  # how much neighbours count in the smooth variant


def colour_arts(views: Iterable[View], options: ImageOptions) -> Iterator[Art]:
    """Pictures in the colours wanted, in fewer, and smoothed; of a photo as a whole, too."""
    count = len(options.palette) - 1 if options.palette else options.colours or 1
    is_fixed = options.palette is not None
    for number, view in enumerate(views):
        is_whole_photo = view.kind is Kind.PHOTO and number == 0 and not view.has_surroundings
        yield from coloured("whole image" if is_whole_photo else "colours", view, count, options)
        yield from coloured("smooth", view, count, options, smoothing=SMOOTH) if not is_whole_photo else ()
        if count > 2 and not is_fixed and not is_whole_photo:
            yield from coloured("fewer colours", view, count - 1, options)
        if count > 3 and not is_fixed and not is_whole_photo:
            yield from coloured("few colours", view, 2, options)


def coloured(
    name: str, view: View, count: int, options: ImageOptions, smoothing: float = 0.0
) -> Iterator[Art]:
    """A picture in so many colours at most; none when everything is background."""
    palette, groups = palette_for(view, count, options)
    if len(palette) < 2:
        return
    misfits = misfits_of(view, groups, is_fixed=options.palette is not None)
    if smoothing:
        spread = cv2.blur(misfits, (3, 3), borderType=cv2.BORDER_REPLICATE)
        misfits = misfits + smoothing * spread
    cells = misfits.argmin(axis=2).astype(np.uint8)
    if len(np.unique(cells)) < 2:
        return
    used = [0, *(int(value) for value in np.unique(cells) if value)]
    cells = np.searchsorted(used, cells).astype(np.uint8)
    kept = tuple(palette[value] for value in used)
    labs = oklab(np.array([[colour.rgb for colour in kept]], np.uint8))[0]
    wrong = np.clip(misfits[..., used], 0, 1).reshape(-1, len(used)).tolist()
    yield art_of(name, cells, kept, wrong, Likeness(view, labs.tolist()))


def palette_for(view: View, count: int, options: ImageOptions) -> tuple[Palette, Floats]:
    """The palette, background first, and the colour of each value in the image."""
    if options.palette is not None:
        fixed = [rgb_of(colour) for colour in options.palette]
        return named_palette(fixed), oklab(np.array([fixed], np.uint8))[0]
    if view.has_surroundings:
        groups = weighed_groups(view.lab[view.subject], weights_of(view)[view.subject], count)
        sheet = oklab(sheet_for(to_rgb(groups))[None, None])[0]
        return _told_apart(np.concatenate([sheet, groups]), is_fixed=True), np.concatenate([sheet, groups])
    groups = weighed_groups(view.lab.reshape(-1, 3), weights_of(view).ravel(), count + 1)
    groups = _border_first(view, groups)
    return _told_apart(groups, is_fixed=False), groups


def _told_apart(groups: Floats, *, is_fixed: bool) -> Palette:
    labs: list[Lab] = [(float(a), float(b), float(c)) for a, b, c in groups]
    colours = told_apart(labs)
    if is_fixed:  # the sheet stays as white as it is
        colours[0] = told_apart(labs[:1])[0]
    return named_palette(colours)


def to_rgb(groups: Floats) -> Bytes:
    """Groups as colours of a screen."""
    from nonokit.generating.image.oklab import rgb_of as screen_rgb

    return np.array([screen_rgb((float(a), float(b), float(c))) for a, b, c in groups], np.uint8).reshape(
        -1, 3
    )


def weights_of(view: View) -> Floats:
    """How much each pixel says about the subject's colours: flat and vivid ones more."""
    chroma = np.linalg.norm(view.lab[..., 1:], axis=2)
    return np.asarray((0.3 + 4 * chroma) / (1 + 8 * view.edges), np.float32)


def weighed_groups(labs: Floats, weights: Floats, count: int) -> Floats:
    """The middles of so many groups of colours at most, the largest first."""
    if len(labs):
        rng = np.random.default_rng(0)
        labs = labs[rng.choice(len(labs), SAMPLES, p=weights / weights.sum())]
    return grouped(labs, count, SPARE)


def _border_first(view: View, groups: Floats) -> Floats:
    """The groups, the one with most of the border first."""
    border = np.concatenate([view.lab[0], view.lab[-1], view.lab[:, 0], view.lab[:, -1]])
    nearest = np.linalg.norm(border[:, None] - groups[None], axis=2).argmin(axis=1)
    first = int(np.bincount(nearest, minlength=len(groups)).argmax())
    return groups[[first, *(group for group in range(len(groups)) if group != first)]]


def misfits_of(view: View, groups: Floats, *, is_fixed: bool) -> Floats:
    """Per cell and value how wrong the value is, 0 to 1; of a fixed palette, whose nearest colour may be far, beside that."""
    distances = np.stack([np.linalg.norm(view.lab - group, axis=2) for group in groups], axis=2)
    if is_fixed:
        distances -= distances.min(axis=2, keepdims=True)
    wrong = np.minimum(1.0, distances / PLAINLY_WRONG).astype(np.float32)
    if view.has_surroundings:
        outside = ~view.subject
        wrong[outside] = 1.0
        wrong[outside, 0] = 0.0
        wrong[view.subject, 0] = 1.0
    return cell_means(wrong)

"""Line art in colours: strokes as in black and white, each cell in the colour of the ink that runs through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.image.art import art_of
from nonokit.generating.image.colours import palette_for
from nonokit.generating.image.framing import Frame, border_colour, sampled
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.pixels import (
    PER_CELL,
    Bytes,
    Floats,
    Mask,
    Pixels,
    Whole,
    blurred,
    cell_means,
    oklab,
)
from nonokit.generating.image.strokes import Strokes, drawn
from nonokit.generating.image.view import View
from nonokit.generating.image_options import ImageOptions

SURE = 0.8  # how wrong another value would be


def coloured_strokes(
    pixels: Pixels, view: View, strokes: Strokes, width: int, options: ImageOptions
) -> Iterator[Art]:
    """The drawing with strokes of one width and of one more, in the colours wanted; none when no ink is in the frame."""
    if not strokes.ink.any():
        return
    inked = replace(view, rgb=ink_colours(pixels, view.frame), subject=strokes.ink)
    count = len(options.palette) - 1 if options.palette else options.colours or 1
    palette, groups = palette_for(inked, count, options)
    colours = 1 + nearest(cell_colours(inked), groups[1:])
    for name, mask in (("strokes", drawn(strokes, width)), ("broad strokes", drawn(strokes, width + 1))):
        cells = np.where(mask, colours, 0)
        used = np.unique(cells)
        if len(used) < 2:
            continue
        kept = tuple(palette[value] for value in used)
        cells = np.searchsorted(used, cells)
        labs = oklab(np.array([[colour.rgb for colour in kept]], np.uint8))[0]
        yield art_of(
            name, cells, kept, misfits(cells, len(kept)), Likeness(view, labs.tolist(), ink=strokes.ink)
        )


def misfits(cells: Whole, values: int) -> list[tuple[float, ...]]:
    """Per cell and value how wrong the value would be: its own not at all."""
    return [tuple(0.0 if value == own else SURE for value in range(values)) for own in cells.ravel().tolist()]


def ink_colours(pixels: Pixels, frame: Frame) -> Bytes:
    """What a frame shows, strokes in their full colour up to the edge: averaging would mix them with the sheet."""
    side = 2 * max(1, round(frame.pixels_per_cell / PER_CELL)) + 1
    brush = np.ones((side, side), np.uint8)
    around = border_colour(pixels)
    is_light = float(oklab(around[None, None])[0, 0, 0]) > 0.5
    spread = cv2.erode(pixels.rgb, brush) if is_light else cv2.dilate(pixels.rgb, brush)
    return np.clip(np.rint(sampled(spread, frame, around)), 0, 255).astype(np.uint8)


def cell_colours(inked: View) -> Floats:
    """The colour of the ink in and around each cell."""
    ink = inked.subject.astype(np.float32)
    weight = np.maximum(cell_means(blurred(ink, 0.5)), 1e-6)
    parts = [
        cell_means(blurred(np.ascontiguousarray(inked.lab[..., i]) * ink, 0.5)) / weight for i in range(3)
    ]
    return np.stack(parts, axis=2)


def nearest(colours: Floats, groups: Floats) -> Mask:
    """For each cell the nearest group."""
    return np.asarray(np.linalg.norm(colours[:, :, None] - groups, axis=3).argmin(axis=2))

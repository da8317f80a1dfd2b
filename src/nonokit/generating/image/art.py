"""Pictures from what was read of an image."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nonokit.generating.art import Art
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.photos import clean
from nonokit.generating.image.pixels import Floats, Mask, Whole, evened
from nonokit.model import BLACK_AND_WHITE, Grid, Palette


def art(name: str, reading: Floats, likeness: Likeness, *, is_rough: bool = False) -> Art:
    """A picture from how much each cell is to be filled; `is_rough` removes specks."""
    reading = evened(reading)
    cells = reading >= 0.5
    if is_rough:
        cells = clean(cells)
    doubt = np.where(cells == (reading >= 0.5), np.abs(reading - 0.5) * 2, 0.0)
    misfits = [
        (float(wrong), 0.0) if filled else (0.0, float(wrong))
        for filled, wrong in zip(cells.ravel(), doubt.ravel(), strict=True)
    ]
    return art_of(name, cells.astype(np.uint8), BLACK_AND_WHITE, misfits, likeness)


def stroke_art(name: str, cells: Mask, likeness: Likeness) -> Art:
    """A picture of strokes; the more of a cell they cover, the surer it is."""
    return art(name, np.where(cells, 0.8, 0.2).astype(np.float32), likeness)


def art_of(
    name: str, cells: Whole, palette: Palette, misfits: Sequence[Sequence[float]], likeness: Likeness
) -> Art:
    """A picture with what is needed to change it with care."""
    height, width = cells.shape
    grid = Grid(width, height, cells.astype(np.uint8).tobytes(), palette)
    return Art(
        name, grid, misfits, lambda raw: likeness.of(np.frombuffer(raw, np.uint8).reshape(height, width))
    )

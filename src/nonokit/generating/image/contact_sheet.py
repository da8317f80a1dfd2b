"""A contact sheet: images and the pictures made of them, small, side by side."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence

import numpy as np
from PIL import Image

from nonokit.generating.image.opening import open_image
from nonokit.model import Grid
from nonokit.rendering.png import to_image
from nonokit.rendering.scene import Scene, Text, clean_text, shortened

TILE = 150
GAP = 12
LABEL = 14
TYPE = 11.0
PAPER, INK = "#f4f4f0", "#3c3c3c"


def contact_sheet(rows: Sequence[tuple[object, Sequence[Grid]]], *, columns: int = 4) -> bytes:
    """A PNG: each image with its pictures, several images a row."""
    tiles = [
        (_label(source), [_thumbnail(source), *(_drawn(grid) for grid in grids)]) for source, grids in rows
    ]
    across = max(len(images) for _, images in tiles)
    columns = max(1, min(columns * 2 // across, len(tiles)))
    wide, high = across * (TILE + GAP) + GAP, TILE + LABEL + 2 * GAP
    places = [(i % columns * wide + GAP, i // columns * high + GAP) for i in range(len(tiles))]
    scene = Scene(columns * wide, -(-len(tiles) // columns) * high, PAPER)
    for (left, top), (label, _) in zip(places, tiles, strict=True):
        label = shortened(label, TYPE, wide - 2 * GAP)
        scene.add(Text(left, top + TILE + GAP / 2 + LABEL / 2, label, TYPE, INK, "start"))
    page = to_image(scene)
    for (left, top), (_, images) in zip(places, tiles, strict=True):
        for place, image in enumerate(images):
            page.paste(image, (left + place * (TILE + GAP), top))
    file = io.BytesIO()
    page.save(file, "PNG", optimize=True)
    return file.getvalue()


def _label(source: object) -> str:
    return clean_text(os.path.basename(source)) if isinstance(source, str) else ""


def _thumbnail(source: object) -> Image.Image:
    """The image as large as a tile; a small one with its pixels as they are."""
    image = Image.fromarray(open_image(source).rgb)
    factor = TILE // max(image.size)
    if factor > 1:
        return image.resize((image.width * factor, image.height * factor), Image.Resampling.NEAREST)
    image.thumbnail((TILE, TILE))
    return image


def _drawn(grid: Grid) -> Image.Image:
    colours = np.array([colour.rgb for colour in grid.palette], np.uint8)
    cells = np.frombuffer(grid.cells, np.uint8).reshape(grid.height, grid.width)
    side = max(1, TILE // max(grid.width, grid.height))
    return Image.fromarray(np.repeat(np.repeat(colours[cells], side, 0), side, 1))

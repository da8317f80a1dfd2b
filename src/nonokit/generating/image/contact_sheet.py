"""A contact sheet: images and the pictures made of them, small, side by side."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from nonokit.generating.image.opening import open_image
from nonokit.model import Grid

TILE = 150
GAP = 12
LABEL = 14
PAPER, INK = (244, 244, 240), (60, 60, 60)


def contact_sheet(rows: Sequence[tuple[object, Sequence[Grid]]], *, columns: int = 4) -> bytes:
    """A PNG: each image with its pictures, several images a row."""
    tiles = [
        (_label(source), [_thumbnail(source), *(_drawn(grid) for grid in grids)]) for source, grids in rows
    ]
    across = max(len(images) for _, images in tiles)
    columns = max(1, min(columns * 2 // across, len(tiles)))
    wide, high = across * (TILE + GAP) + GAP, TILE + LABEL + 2 * GAP
    page = Image.new("RGB", (columns * wide, -(-len(tiles) // columns) * high), PAPER)
    draw = ImageDraw.Draw(page)
    for number, (label, images) in enumerate(tiles):
        left, top = number % columns * wide + GAP, number // columns * high + GAP
        draw.text((left, top + TILE + 2), label, fill=INK)
        for place, image in enumerate(images):
            page.paste(image, (left + place * (TILE + GAP), top))
    file = io.BytesIO()
    page.save(file, "PNG", optimize=True)
    return file.getvalue()


def _label(source: object) -> str:
    text = os.path.basename(source) if isinstance(source, str) else ""
    return text.encode("ascii", "replace").decode()[:24]


def _thumbnail(source: object) -> Image.Image:
    image = Image.fromarray(open_image(source).rgb)
    image.thumbnail((TILE, TILE))
    return image


def _drawn(grid: Grid) -> Image.Image:
    colours = np.array([colour.rgb for colour in grid.palette], np.uint8)
    cells = np.frombuffer(grid.cells, np.uint8).reshape(grid.height, grid.width)
    side = max(1, TILE // max(grid.width, grid.height))
    return Image.fromarray(np.repeat(np.repeat(colours[cells], side, 0), side, 1))

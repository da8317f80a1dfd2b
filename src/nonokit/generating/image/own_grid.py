"""Pixel art as puzzles: its own grid, cell by cell, and its own colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from numbers import Integral

import numpy as np

from nonokit.errors import NonokitError
from nonokit.generating.art import Art
from nonokit.generating.constants import PLAIN_BORDER, STRETCH
from nonokit.generating.image.art import art, art_of
from nonokit.generating.image.framing import Box, Frame, box_of, content, plain_share
from nonokit.generating.image.kind import Kind
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.palettes import named_palette
from nonokit.generating.image.pixel_grid import PixelArt, pixel_art
from nonokit.generating.image.pixels import PER_CELL, Bytes, Pixels, Whole, oklab
from nonokit.generating.image.shapes import flat_readings, plain
from nonokit.generating.image.view import View
from nonokit.generating.image_options import MAX_COLOURS, ImageOptions, rgb_of
from nonokit.model import BLACK_AND_WHITE, Palette
from nonokit.model.size import MAX_MADE_SIDE

KEPT_MARGIN = 2  # cells of empty margin that count as part of the drawing
LARGER = 2  # times the size asked for that the own grid may be
APART = 0.12  # OKLab: how far the background must be from every colour that is drawn
SHEETS = ((255, 255, 255), (190, 212, 232), (244, 226, 160), (150, 156, 166), (0, 0, 0))


def own_grid(pixels: Pixels, options: ImageOptions) -> PixelArt | None:
    """The grid of pixel art, background first among its colours; None when there is none, or it does not suit the size."""
    if options.kind not in (None, Kind.PIXEL_ART.value):
        return None
    found = pixel_art(pixels)
    if found is None and plain_share(pixels) >= PLAIN_BORDER:
        left, top, right, bottom = (round(side) for side in box_of(content(pixels)))
        found = pixel_art(pixels.cropped(left, top, right, bottom))
    if found is None:
        if options.kind is not None:
            raise NonokitError("no grid of pixels was found in the image: it is no pixel art, or too blurred")
        return None
    found = with_margins(with_background(found), options)
    return found if options.kind is not None or suits(found, options) else None


def suits(found: PixelArt, options: ImageOptions) -> bool:
    """Whether the own grid is about the size that was asked for."""
    size, longer = options.size, max(found.width, found.height)
    if size is None:
        return longer <= MAX_MADE_SIDE
    if isinstance(size, (int, Integral)):
        return longer <= min(MAX_MADE_SIDE, LARGER * size)
    return found.width <= size[0] and found.height <= size[1]


def with_background(found: PixelArt) -> PixelArt:
    """The background as colour 0: what is transparent, or what most of the border has."""
    cells, colours = found.cells, found.colours
    if (cells < 0).any():
        return PixelArt(cells + 1, np.concatenate([sheet_for(colours)[None], colours]))
    border = np.concatenate([cells[0], cells[-1], cells[:, 0], cells[:, -1]])
    first = int(np.bincount(border).argmax())
    order = [first, *(value for value in range(len(colours)) if value != first)]
    places = np.argsort(order)
    return PixelArt(places[cells], colours[order])


def sheet_for(colours: Bytes) -> Bytes:
    """A background that nothing drawn on it gets lost in."""
    labs = oklab(colours[None])[0]
    distances = [
        float(np.linalg.norm(labs - oklab(np.array([[sheet]], np.uint8))[0, 0], axis=1).min(initial=np.inf))
        for sheet in SHEETS
    ]
    first = next((i for i, distance in enumerate(distances) if distance >= APART), int(np.argmax(distances)))
    return np.array(SHEETS[first], np.uint8)


def with_margins(found: PixelArt, options: ImageOptions) -> PixelArt:
    """The art with the margins it should have: narrow ones are part of the drawing, unless the maker says otherwise."""
    filled = found.cells > 0
    if not filled.any():
        raise NonokitError("the image is of one colour all over: there is nothing to draw")
    left, top, right, bottom = (int(side) for side in box_of(filled))
    margins = (left, top, found.width - right, found.height - bottom)
    cuts = options.crop is True or (options.crop is None and max(margins) > KEPT_MARGIN)
    cells = found.cells[top:bottom, left:right] if cuts else found.cells
    size = options.size
    if isinstance(size, tuple | list) and size[0] >= cells.shape[1] and size[1] >= cells.shape[0]:
        own, asked = cells.shape[1] / cells.shape[0], size[0] / size[1]
        if max(own / asked, asked / own) > STRETCH:
            down, across = size[1] - cells.shape[0], size[0] - cells.shape[1]
            cells = np.pad(cells, ((down // 2, down - down // 2), (across // 2, across - across // 2)))
    return PixelArt(cells, found.colours)


def pixel_arts(found: PixelArt, options: ImageOptions) -> Iterator[Art]:
    """The drawing as it is, in its own colours or as many as wanted; and in black and white."""
    view = view_of_cells(found)
    if options.is_coloured or options.colours is None:
        cells, colours = wanted_colours(found, options)
        palette = palette_of(colours)
        labs = oklab(np.array([[colour.rgb for colour in palette]], np.uint8))[0]
        yield art_of("as drawn", cells, palette, exact(cells, len(palette)), Likeness(view, labs.tolist()))
    if options.is_coloured:
        return
    if len(found.colours) == 2:
        if options.colours is not None:
            cells = found.cells.astype(np.uint8)
            yield art_of("as drawn", cells, BLACK_AND_WHITE, exact(cells, 2), Likeness(view))
        return
    likeness = Likeness(view)
    yield art("plain", plain(view), likeness)
    for name, reading in flat_readings(view):
        yield art(name, reading, likeness)


def exact(cells: Whole, values: int) -> list[tuple[float, ...]]:
    """Misfits of a drawing in which every cell is meant."""
    return [tuple(0.0 if value == own else 1.0 for value in range(values)) for own in cells.ravel().tolist()]


def view_of_cells(found: PixelArt) -> View:
    """The drawing as an image of `PER_CELL` pixels a cell."""
    rgb, filled = (
        np.repeat(np.repeat(part, PER_CELL, 0), PER_CELL, 1)
        for part in (found.colours[found.cells], found.cells > 0)
    )
    box = Box(0.0, 0.0, float(rgb.shape[1]), float(rgb.shape[0]))
    background = float(oklab(found.colours[None, :1])[0, 0, 0])
    return View(Kind.PIXEL_ART, Frame(box, found.width, found.height), rgb, filled, background)


def wanted_colours(found: PixelArt, options: ImageOptions) -> tuple[Whole, Bytes]:
    """The cells in the colours wanted: a fixed palette, so many at most, or its own."""
    if options.palette is not None:
        fixed = np.array([rgb_of(colour) for colour in options.palette], np.uint8)
        return nearest_colours(found.colours, fixed)[found.cells], fixed
    most = options.colours or MAX_COLOURS
    cells, colours = found.cells, found.colours
    counts = np.bincount(cells.ravel(), minlength=len(colours))
    while len(colours) > most + 1:
        cells, colours, counts = _with_nearest_merged(cells, colours, counts)
    return cells.astype(np.uint8), colours


def nearest_colours(colours: Bytes, fixed: Bytes) -> Whole:
    """For each colour the nearest of a fixed palette; the background stays the background."""
    distances = np.linalg.norm(oklab(colours[None])[0][:, None] - oklab(fixed[None])[0][None], axis=2)
    nearest: Whole = distances.argmin(axis=1).astype(np.uint8)
    nearest[0] = 0
    return nearest


def _with_nearest_merged(cells: Whole, colours: Bytes, counts: Whole) -> tuple[Whole, Bytes, Whole]:
    labs = oklab(colours[None])[0]
    distances = np.linalg.norm(labs[:, None] - labs[None], axis=2) * np.sqrt(
        np.minimum(counts[:, None], counts[None])
    )
    distances[np.tril_indices(len(colours))] = np.inf
    first, second = (int(i) for i in np.unravel_index(distances.argmin(), distances.shape))
    kept, lost = (first, second) if first == 0 or counts[first] >= counts[second] else (second, first)
    merged = np.where(cells == lost, kept, cells)
    counts = counts.copy()
    counts[kept] += counts[lost]
    return (
        np.where(merged > lost, merged - 1, merged),
        np.delete(colours, lost, axis=0),
        np.delete(counts, lost),
    )


def palette_of(colours: Sequence[Sequence[int]] | Bytes) -> Palette:
    """A palette of just these colours; black on white under its usual name."""
    labs = oklab(np.asarray(colours, np.uint8)[None])[0]
    chroma = np.linalg.norm(labs[:, 1:], axis=1).max()
    if len(labs) == 2 and chroma < 0.03 and labs[0, 0] > 0.9 and labs[1, 0] < 0.45:
        return BLACK_AND_WHITE
    return named_palette([(int(r), int(g), int(b)) for r, g, b in colours])

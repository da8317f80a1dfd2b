"""Pixel art: its own grid, found from where its colours change, and its own colours.

Colours change between cells only, so the changes lie on a comb of lines. For every number of cells the share of all change
that falls on its comb is compared with what chance would put there; the smallest number that explains nearly everything is the
grid. Change is added up as strength rather than counted, so that the ripples of JPEG weigh little.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from nonokit.generating.image.pixels import Bytes, Floats, Pixels, Whole, oklab

CELLS = (5, 130)  # a side of fewer or more is not looked for
RIPPLE = 40  # changes of a channel (0 to 255) up to this are noise
REACH = 0.75  # pixels beside a line of the comb that count as on it, where lines fall between pixels
EXPLAINED = 0.9
USED = 0.6  # the share of a comb's lines on which something must change, or a few bars would do as a grid
COARSE = 8  # with fewer cells, something must change on every line
SQUARE = 0.06  # how far the pitches of both ways may differ
LINES = 300
SMALL = ((64, 32), (100, 2))  # images of at most so many pixels a side and colours are their own grid
SAME = 0.03  # OKLab: colours nearer than this are one colour that was blurred by lossy saving


@dataclass(frozen=True)
class PixelArt:
    """The colour of each cell, as an index into `colours`; -1 where the image is transparent."""

    cells: Whole
    colours: Bytes

    @property
    def width(self) -> int:
        """Cells across."""
        return int(self.cells.shape[1])

    @property
    def height(self) -> int:
        """Cells down."""
        return int(self.cells.shape[0])


def pixel_art(pixels: Pixels) -> PixelArt | None:
    """The cells and colours of pixel art; None for any other image."""
    if is_small(pixels):
        factor = whole_factor(pixels)
        return _art(pixels, pixels.width // factor, pixels.height // factor)
    across, down = combs(pixels, axis=1), combs(pixels, axis=0)
    for width, height in sorted(((w, h) for w in across for h in down), key=lambda size: size[0] * size[1]):
        pitch, other = pixels.width / width, pixels.height / height
        if abs(pitch / other - 1) <= SQUARE and min(pitch, other) >= 2:
            return _art(pixels, width, height)
    return None


def is_small(pixels: Pixels) -> bool:
    """Whether every pixel is a cell already."""
    side = max(pixels.width, pixels.height)
    if side > SMALL[-1][0]:
        return False
    colours = len(np.unique(pixels.rgb.reshape(-1, 3), axis=0))
    return any(side <= most_side and colours <= most_colours for most_side, most_colours in SMALL)


def whole_factor(pixels: Pixels) -> int:
    """How many pixels each way are always of one colour, in an image of which every pixel counts."""
    for factor in range(min(pixels.width, pixels.height) // CELLS[0], 1, -1):
        if pixels.width % factor == 0 and pixels.height % factor == 0:
            small = pixels.rgb[::factor, ::factor]
            if np.array_equal(np.repeat(np.repeat(small, factor, 0), factor, 1), pixels.rgb):
                return factor
    return 1


def combs(pixels: Pixels, axis: int) -> list[int]:
    """The numbers of cells along an axis that explain where colours change."""
    change = changes(pixels, axis)
    if not change.any():
        return []
    size = len(change) + 1
    return [count for count in range(CELLS[0], min(CELLS[1], size // 2) + 1) if explains(change, size, count)]


def explains(change: Floats, size: int, count: int) -> bool:
    """Whether changes lie on the lines between so many cells, and most of these lines are needed."""
    place = np.arange(1, size) * count / size  # of each border between pixels, in cells
    line = np.rint(place)
    reach = 0.25 if size % count == 0 else REACH
    on_line = (np.abs(place - line) * size / count <= reach) & (line > 0) & (line < count)
    expected = float(on_line.mean())
    hit = float(change[on_line].sum() / change.sum())
    if (hit - expected) / (1 - expected) <= EXPLAINED:
        return False
    strength = np.bincount(line[on_line].astype(int), change[on_line], count)[1:]
    return float((strength > 0.01 * strength.max()).mean()) >= (USED if count >= COARSE else 1.0)


def changes(pixels: Pixels, axis: int) -> Floats:
    """How much changes at each border between pixels along an axis, over some hundred lines that cross it."""
    rgb, opaque = pixels.rgb, pixels.opaque
    if axis == 0:
        rgb, opaque = rgb.swapaxes(0, 1), None if opaque is None else opaque.T
    step = max(1, len(rgb) // LINES)
    lines = np.ascontiguousarray(rgb[step // 2 :: step])
    if lines.shape[1] < 2:
        return np.zeros(0, np.float32)
    steps = cv2.absdiff(lines[:, 1:], lines[:, :-1]).max(axis=2).astype(np.float32)
    if opaque is not None:
        seen = opaque[step // 2 :: step]
        steps[seen[:, 1:] != seen[:, :-1]] = 255
    return np.asarray(np.maximum(0, steps - RIPPLE).sum(axis=0), np.float32)


def _art(pixels: Pixels, width: int, height: int) -> PixelArt:
    middles, is_lossy = _middles(pixels, width, height)
    colours, cells = np.unique(middles.reshape(-1, 3), axis=0, return_inverse=True)
    cells = cells.reshape(height, width)
    if is_lossy:
        colours, cells = merged(colours, cells)
    if pixels.opaque is not None:
        rows, columns = _centres(pixels.height, height), _centres(pixels.width, width)
        cells = np.where(pixels.opaque[np.ix_(rows, columns)], cells, -1)
    kept = [int(value) for value in np.unique(cells) if value >= 0]
    places = {value: place for place, value in enumerate(kept)}
    return PixelArt(np.vectorize(lambda value: places.get(value, -1))(cells), colours[kept])


def _centres(size: int, count: int) -> Whole:
    return ((np.arange(count) + 0.5) * size / count).astype(int)


def _middles(pixels: Pixels, width: int, height: int) -> tuple[Bytes, bool]:
    """The colour of each cell, and whether cells were not of one colour each.

    The commonest colour of a cell's middle half, or the middle one where lossy saving left no two alike.
    """
    middles = np.zeros((height, width, 3), np.uint8)
    mixed = 0
    for y in range(height):
        rows = _middle(pixels.height, height, y)
        for x in range(width):
            part = pixels.rgb[rows, _middle(pixels.width, width, x)].reshape(-1, 3)
            values, counts = np.unique(part, axis=0, return_counts=True)
            is_mixed = counts.max() < 0.6 * len(part)
            mixed += is_mixed
            middles[y, x] = np.median(part, axis=0) if is_mixed else values[counts.argmax()]
    return middles, mixed > 0.05 * width * height


def _middle(size: int, count: int, place: int) -> slice:
    pitch = size / count
    begin = int((place + 0.25) * pitch)
    return slice(begin, max(begin + 1, int((place + 0.75) * pitch)))


def merged(colours: Bytes, cells: Whole) -> tuple[Bytes, Whole]:
    """Colours that lossy saving pulled apart taken as one, the commonest of each group."""
    counts = np.bincount(cells.ravel(), minlength=len(colours))
    labs = oklab(colours[None])[0]
    home = np.arange(len(colours))
    kept: list[int] = []
    for colour in np.argsort(-counts):
        near = [other for other in kept if np.linalg.norm(labs[colour] - labs[other]) < 2 * SAME]
        home[colour] = near[0] if near else colour
        kept += [] if near else [int(colour)]
    return colours, home[cells]

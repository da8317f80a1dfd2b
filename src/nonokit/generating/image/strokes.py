"""Line art: strokes that stay strokes, as wide as the grid allows and connected, whatever their thickness in the image.

Averaging over cells loses thin lines and makes even ones uneven. Here the middle line of each stroke decides: a cell through
which enough of it runs is part of the path, cells that are not needed to keep the path together are taken away again, and
the path is drawn with one width everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from nonokit.generating.connectivity import IS_SIMPLE, neighbours
from nonokit.generating.image.framing import Frame, sampled
from nonokit.generating.image.kind import depths, stroke_width
from nonokit.generating.image.pixels import PER_CELL, Floats, Mask, Whole, cell_means

RUNS_THROUGH = 0.3  # cells of middle line that make a cell part of the path
RUNS_WHOLE = 0.6  # and that keep it there, so that corners stay: of cells side by side a slanting line leaves so much in one
SPUR = 1.4  # cells: shorter side branches come from uneven edges
BLOB = 1.6  # times the usual width: thicker parts are areas, not strokes
LEAST = 2.0  # pixels a stroke must have for its middle line to be found
ENCLOSED = 0.08  # the share of the picture that must be enclosed for filling to make sense
ASTRAY = 0.4  # cells that ink may lie away from where its mirror image is
LONELY = 0.003  # the share of ink that may lie further away
MEASURED_AT = 400  # pixels

SQUARE = np.ones((3, 3), np.uint8)


@dataclass(frozen=True)
class Strokes:
    """The ink of a drawing at `PER_CELL` pixels a cell, the middle lines of its strokes, and their width in cells."""

    ink: Mask
    lines: Mask
    width: float
    is_symmetric: bool

    @property
    def areas(self) -> Mask:
        """The ink that is too thick to be a stroke."""
        depth = max(self.width * BLOB, 1.0) * PER_CELL / 2
        core = (depths(self.ink) > depth).astype(np.uint8)
        return np.asarray(cv2.dilate(core, disc(depth)) > 0) & self.ink

    def padded(self) -> Strokes:
        """The same with an empty cell all around."""
        ink, lines = (np.pad(mask, PER_CELL) for mask in (self.ink, self.lines))
        return Strokes(ink, lines, self.width, self.is_symmetric)


def strokes_of(ink: Mask, frame: Frame) -> Strokes:
    """The strokes a frame shows; hair lines are thickened first, or sampling would lose them."""
    step = max(1, max(ink.shape) // MEASURED_AT)
    width = max(1.0, stroke_width(ink[::step, ::step]) * step)
    scale = PER_CELL / frame.pixels_per_cell
    if width * scale < LEAST:
        ink = cv2.dilate(ink.astype(np.uint8), disc(np.ceil((LEAST / scale - width) / 2))) > 0
    shown = np.asarray(sampled(ink.astype(np.float32), frame, 0.0) >= 0.5)
    is_symmetric = is_mirrored(shown)
    if is_symmetric:
        shown = mirrored_left(shown)
    lines = middle_lines(shown)
    return Strokes(
        shown, mirrored_left(lines) if is_symmetric else lines, width / frame.pixels_per_cell, is_symmetric
    )


def is_mirrored(ink: Mask) -> bool:
    """Whether left and right mirror each other, but for a fraction of a cell."""
    near = cv2.dilate(ink[:, ::-1].astype(np.uint8), disc(ASTRAY * PER_CELL)) > 0
    return bool((ink & ~near).sum() <= LONELY * ink.sum())


def mirrored_left(mask: Mask) -> Mask:
    """The left half, and its mirror image as the right one."""
    half = mask.shape[1] // 2
    return np.concatenate(
        [mask[:, :half], mask[:, half : mask.shape[1] - half], mask[:, :half][:, ::-1]], axis=1
    )


def disc(radius: float) -> Whole:
    """A round brush."""
    reach = np.arange(-int(np.ceil(radius)), int(np.ceil(radius)) + 1)
    return np.asarray(reach[:, None] ** 2 + reach**2 <= (radius + 0.3) ** 2, np.uint8)


def middle_lines(ink: Mask) -> Mask:
    """The middle lines of strokes, without the spurs that uneven edges give them."""
    from skimage.morphology import skeletonize

    lines = np.asarray(skeletonize(ink))
    around = cv2.filter2D(lines.astype(np.uint8), -1, SQUARE, borderType=cv2.BORDER_CONSTANT) - 1
    joints = cv2.dilate((lines & (around > 2)).astype(np.uint8), SQUARE) > 0
    ends = lines & (around == 1)
    _, pieces, stats, _ = cv2.connectedComponentsWithStats((lines & ~joints).astype(np.uint8), connectivity=8)
    at_joint, at_end = (
        set(np.unique(pieces[cv2.dilate(joints.astype(np.uint8), SQUARE) > 0])),
        set(np.unique(pieces[ends])),
    )
    for piece in sorted(at_joint & at_end - {0}):
        if stats[piece, cv2.CC_STAT_AREA] < SPUR * PER_CELL:
            lines &= pieces != piece
    return lines


def drawn(strokes: Strokes, width: int) -> Mask:
    """The drawing with strokes of one width, in cells; what is thicker than a stroke stays an area."""
    areas = strokes.areas
    cells = cell_means(areas) >= 0.5
    path = path_of(strokes.lines & ~areas, strokes, is_between=width % 2 == 0, solid=cells)
    return np.asarray(cells | widened(path, width, cells.shape))


def path_of(lines: Mask, strokes: Strokes, *, is_between: bool, solid: Mask) -> Mask:
    """The cells that lines run through, one wide. `is_between`: the places where four cells meet instead of cells."""
    half = PER_CELL // 2
    pad = ((half, half), (half, half)) if is_between else ((0, 0), (0, 0))
    length = cell_means(np.pad(lines, pad)) * PER_CELL
    ink = np.pad(strokes.ink, pad)
    path = length >= RUNS_THROUGH
    path |= dots(ink, path if is_between else path | solid)
    kept = path if is_between else path | solid
    needless = path & (length < RUNS_WHOLE)
    return thinned(kept, needless, length + cell_means(ink), is_symmetric=strokes.is_symmetric) & path


def widened(path: Mask, width: int, shape: tuple[int, ...]) -> Mask:
    """A path drawn with a square brush."""
    if width == 1:
        return path
    if width % 2 == 0:
        grown = path[:-1, :-1] | path[1:, :-1] | path[:-1, 1:] | path[1:, 1:]
        return widened(grown, width - 1, shape) if width > 2 else grown
    return np.asarray(cv2.dilate(path.astype(np.uint8), disc((width - 1) / 2)) > 0)


def dots(ink: Mask, cells: Mask) -> Mask:
    """A cell for every dot that would get none: the one that holds most of it."""
    found = np.zeros_like(cells)
    count, parts = cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)
    for part in range(1, count):
        share = cell_means(parts == part)
        if not (cells & (share > 0)).any() and share.max() > 0.1:
            found |= share >= share.max() - 1e-6 if share.max() < 0.999 else share >= 0.5
    return found


def thinned(cells: Mask, removable: Mask, weight: Floats, *, is_symmetric: bool) -> Mask:
    """The picture without cells that nothing needs: the lightest first, never an end, never what holds it together."""
    height, width = cells.shape
    flat = bytearray(cells.astype(np.uint8).tobytes())
    if is_symmetric:
        weight = (weight + weight[:, ::-1]) / 2
    weights = weight.ravel().tolist()
    places: list[int] = np.flatnonzero((removable & cells).ravel()).tolist()
    order = sorted(places, key=weights.__getitem__)
    for cell in order:
        mirrored = cell - cell % width + width - 1 - cell % width
        for one in {cell, mirrored} if is_symmetric else {cell}:
            bits = neighbours(flat, width, height, one)
            if flat[one] and IS_SIMPLE[bits] and bits.bit_count() > 1:
                flat[one] = 0
    return np.frombuffer(bytes(flat), np.uint8).reshape(height, width) > 0


def filled_shapes(strokes: Strokes) -> Mask | None:
    """What strokes enclose, filled, with strokes inside as gaps; None when nothing is enclosed.

    Parts are filled by turns from the outside in, so that a ring stays a ring and eyes stay open.
    """
    strokes = strokes.padded()
    ink = strokes.ink
    regions = regions_of(ink)
    depth = region_depths(regions)
    odd = np.isin(regions, [region for region, level in depth.items() if level % 2]) & ~ink
    if odd.mean() < ENCLOSED:
        return None
    even = ~odd & ~ink
    reach = disc(strokes.width * PER_CELL * 1.2 + 1)
    outlines = np.asarray(cv2.dilate(even.astype(np.uint8), reach) > 0) & ink
    inside = ink & ~outlines
    cells = cell_means(odd | outlines | inside) >= 0.5
    loose = thin_cells(strokes, outlines & ~(cv2.dilate(odd.astype(np.uint8), reach) > 0))
    gaps = thin_cells(strokes, inside) | (cell_means(inside) >= 0.6)
    return np.asarray((cells & ~gaps) | loose)[1:-1, 1:-1]


def thin_cells(strokes: Strokes, part: Mask) -> Mask:
    """Part of the ink as a path."""
    solid = np.zeros_like(cell_means(part) > 1)
    own = Strokes(part, strokes.lines & part, strokes.width, strokes.is_symmetric)
    return path_of(own.lines, own, is_between=False, solid=solid)


def regions_of(ink: Mask) -> Whole:
    """Every pixel's region: what strokes enclose, strokes shared out among the regions beside them; 1 is outside."""
    from skimage.segmentation import watershed

    padded = np.pad(ink, 1)
    _, seeds = cv2.connectedComponents((~padded).astype(np.uint8), connectivity=4)
    seeds[seeds > 0] += 1
    seeds[seeds == seeds[0, 0]] = 1
    return np.asarray(watershed(depths(padded), seeds))[1:-1, 1:-1]


def region_depths(regions: Whole) -> dict[int, int]:
    """How many strokes lie between the outside and each region."""
    beside: dict[int, set[int]] = {}
    for axis in (0, 1):
        first = np.take(regions, range(regions.shape[axis] - 1), axis)
        second = np.take(regions, range(1, regions.shape[axis]), axis)
        differ = first != second
        for a, b in set(zip(first[differ].tolist(), second[differ].tolist(), strict=True)):
            beside.setdefault(a, set()).add(b)
            beside.setdefault(b, set()).add(a)
    depth, todo = {1: 0}, [1]
    for region in todo:
        for other in sorted(beside.get(region, ())):
            if other not in depth:
                depth[other] = depth[region] + 1
                todo.append(other)
    return depth

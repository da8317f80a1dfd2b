"""Whether a grid goes on beyond its last line in part of a cell: the picture, or the screen, ends before the grid does."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.grid.found import Found

Array = Any  # numpy is an optional part

BEYOND = 0.2  # of a cell after the last line: lines seen there go on
FURTHER = (
    1.3  # cells after it: lines seen there, too, are those of something beside the grid, such as more clues
)
MOST = 0.7  # of the lines go on
SOME = 0.3  # of the lines
ACROSS = 41  # places at which a line is looked for, half a cell to either side of it
NEAR = 0.12  # of a cell: so far from its place a line lies at most
VISIBLE = 0.4  # of the contrast that the line has inside the grid
LEAST = 4.0  # levels of grey that a line differs by from what is beside it


def cut_off(grey: Array, found: Found) -> tuple[str, ...]:
    """Where the picture ends in the middle of a cell: `to the right`, `below`."""
    ways = (("to the right", True), ("below", False))
    return tuple(name for name, is_row in ways if _is_cut(grey, found, is_row=is_row))


def _is_cut(grey: Array, found: Found, *, is_row: bool) -> bool:
    last = found.columns if is_row else found.rows
    inside, outside, further = (
        _contrasts(grey, found, last + away, is_row=is_row) for away in (-BEYOND, BEYOND, FURTHER)
    )
    if _share(inside, inside) < MOST or _share(outside, inside) < MOST or _share(further, inside) > SOME:
        return False
    # A whole cell, with its line after it, is one that was left out, or has a clue in it.
    lines, closing = (_contrasts(grey, found, last + away, is_row=not is_row, along=True) for away in (0, 1))
    return _share(closing, lines) < SOME


def _share(there: Array, inside: Array) -> float:
    """Of how many lines something is seen that is like what is inside the grid."""
    import numpy as np

    is_seen = (np.sign(there) == np.sign(inside)) & (abs(there) > np.maximum(LEAST, VISIBLE * abs(inside)))
    return float(is_seen.mean())


def _contrasts(grey: Array, found: Found, at: float, *, is_row: bool, along: bool = False) -> Array:
    """How much lighter or darker than beside it the picture is where lines are expected, which run along rows or columns.

    Each line is looked at where it is `at` so many cells from the first one across it; with `along` there is one line,
    so many cells from the first, which is looked at in the middle of each cell.
    """
    import numpy as np

    count = (
        (found.rows if is_row else found.columns) if not along else (found.columns if is_row else found.rows)
    )
    across = np.linspace(-0.5, 0.5, ACROSS, dtype=np.float32)
    places = np.arange(count, dtype=np.float32)
    if along:
        line, other = np.full(count, at, np.float32), places + 0.5
    else:
        line, other = places + 1, np.full(count, at, np.float32)
    line = line[:, None] + across
    other = np.broadcast_to(other[:, None], line.shape)
    rows, columns = (line, other) if is_row else (other, line)
    return _differences(_levels(grey, found.at(rows, columns)), across)


def _differences(levels: Array, across: Array) -> Array:
    import numpy as np

    ground = np.nanmedian(np.where(np.isnan(levels).all(axis=1, keepdims=True), 0, levels), axis=1)
    near = np.nan_to_num(levels[:, abs(across) <= NEAR] - ground[:, None])
    return np.take_along_axis(near, abs(near).argmax(axis=1, keepdims=True), axis=1)[:, 0]


def _levels(grey: Array, points: Array) -> Array:
    """The grey of points, not a number beyond the picture."""
    import numpy as np

    x, y = (np.rint(points[..., axis]).astype(int) for axis in (0, 1))
    height, width = grey.shape
    is_inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    levels = grey[y.clip(0, height - 1), x.clip(0, width - 1)].astype(np.float32)
    return np.where(is_inside, levels, np.nan)

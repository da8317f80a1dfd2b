"""Whether a line before the first or after the last one is the grid's own: nothing closes its cells, or filled ones hide
their lines, but they are cells as the others are."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, lay_flat

Array = Any  # numpy is an optional part

ALIKE = 0.7  # of the cells that are not filled have a line beside them
MIDDLE = slice(CELL // 4, -(CELL // 4))  # of a cell, along one way
PARTS = (
    slice(5, 14),
    slice(-14, -5),
)  # pixels of a line of cells: a grid that is cut off there ends between them
NEAR = 3  # pixels around its place in which a line is looked for
VISIBLE = 0.4  # of the contrast that lines have in the grid
LEAST = 4.0  # levels of grey, likewise
TONE = 0.3  # of what is between filled cells and others: so near to its tone a cell is filled
APART = 45.0  # levels of grey between filled cells and others, at least
KNOWN = 8  # lines of the grid that tell what its cells look like


def is_own(grey: Array, found: Found, sides: Sides, line: int, clue: list[Mark], *, is_row: bool) -> bool:
    """Whether a line outside the grid has cells as the grid has, and no more of them filled than its clue says."""
    import numpy as np

    own = [at for at in _own(sides, is_row) if at != line]
    some = own[:: max(1, len(own) // KNOWN)]
    grid = [_cells(grey, found, sides, at, is_row=is_row) for at in some]
    levels, lines, _ = (np.array(each) for each in zip(*grid, strict=True))
    usual = float(np.median(lines[lines > LEAST])) if (lines > LEAST).any() else LEAST
    level, seen, within = _cells(grey, found, sides, line, is_row=is_row)
    is_seen = seen > max(LEAST, VISIBLE * usual, float(np.median(within)))
    beside = np.concatenate([is_seen[:1], is_seen[:-1] & is_seen[1:], is_seen[-1:]])
    total = sum(mark.reading.best for mark in clue)
    return any(
        filled.sum() <= total and not filled.all() and float(beside[~filled].mean()) >= ALIKE
        for filled in _ways(level, levels)
    )


def _own(sides: Sides, is_row: bool) -> range:
    """The lines of the grid, counted as the ruled part's are."""
    first, lines = (sides.top, sides.rows) if is_row else (sides.left, sides.columns)
    return range(first, first + len(lines))


def _ways(level: Array, levels: Array) -> list[Array]:
    """Which cells of a line may be filled: none, or those with the tone of one of the two groups that the grid's cells are."""
    import cv2
    import numpy as np

    ways = [np.zeros(level.shape, bool)]
    threshold, _ = cv2.threshold(levels.astype(np.uint8), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    is_light = levels > threshold
    if is_light.any() and not is_light.all():
        light, dark = float(np.median(levels[is_light])), float(np.median(levels[~is_light]))
        if light - dark > APART:
            ways += [np.abs(level - tone) < TONE * (light - dark) for tone in (dark, light)]
    return ways


def _cells(grey: Array, found: Found, sides: Sides, line: int, *, is_row: bool) -> tuple[Array, Array, Array]:
    """The grey of each cell of a line, how much what is between two cells differs from both, all along, and how much what
    is in the middle of each cell does, where there is no line: shadows and edges of paper run along the grid."""
    import numpy as np

    if is_row:
        flat = lay_flat(grey, found, line, sides.left, line + 1, sides.left + len(sides.columns)).grey
    else:
        flat = lay_flat(grey, found, sides.top, line, sides.top + len(sides.rows), line + 1).grey.T
    cells = flat[MIDDLE].astype(np.float32).reshape(flat[MIDDLE].shape[0], -1, CELL)
    level = np.median(cells[:, :, MIDDLE], axis=(0, 2))
    # What is between a filled cell and another has the tone of one of them: the step itself is the line.
    between = 0.5 * (level[:-1] + level[1:])
    seen = _off(flat, CELL * np.arange(1, len(level)), between)
    return level, seen, _off(flat, CELL * np.arange(len(level)) + CELL // 2, level)


def _off(flat: Array, places: Array, levels: Array) -> Array:
    """How much a line of cells differs near some places from a level of grey for each, in both of its parts."""
    import numpy as np

    near = places[:, None] + np.arange(-NEAR, NEAR + 1)
    parts = [np.abs(np.median(flat[part], axis=0)[near] - levels[:, None]).max(axis=1) for part in PARTS]
    return np.minimum(*parts)

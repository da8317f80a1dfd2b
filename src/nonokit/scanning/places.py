"""Where the clue of a line stands in the picture, so that a person can compare the two."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.meaning.answer import Side
from nonokit.scanning.page import Page

Array = Any  # numpy is an optional part

LEAST = 2.0  # cells beside the grid that are shown, also where nothing was read
MARGIN = 0.4  # cells around the numbers
WITHIN = 0.5  # cells of the grid that are shown, to tell which line it is


def place_of_clue(page: Page, side: Side, line: int) -> Array:
    """The four corners of a line's clue, clockwise from the top left of the page as it stands upright."""
    import numpy as np

    sides, is_row = page.sides, side == "row"
    marks = (sides.rows if is_row else sides.columns)[line]
    first, at = (sides.left, sides.top + line) if is_row else (sides.top, sides.left + line)
    along = np.array([[at - MARGIN / 2, at + 1 + MARGIN / 2]], np.float32)
    away = np.full((1, 2), first, np.float32)
    near, outer = (
        page.found.at(*((along, each) if is_row else (each, along)))[0] for each in (away, away - 1)
    )
    step = (outer - near).mean(axis=0)
    ends = [(corner - near.mean(axis=0)) @ step / (step @ step) for mark in marks for corner in mark.corners]
    far = near + (max([LEAST, *map(float, ends)]) + MARGIN) * step
    near = near - WITHIN * step
    return np.array([far[0], near[0], near[1], far[1]] if is_row else [far[0], far[1], near[1], near[0]])

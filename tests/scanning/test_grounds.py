"""Lines on grounds of their own."""

from __future__ import annotations

import numpy as np

from nonokit.scanning.clues.grounds import evened
from nonokit.scanning.grid.rectify import CELL


def test_lines_between_cells_are_no_strokes_of_numbers() -> None:
    """The second row is light on dark; both have a line between cells and a 1."""
    strip = np.full((2 * CELL, 4 * CELL), 220, np.uint8)
    strip[CELL:] = 60
    strip[:CELL, 2 * CELL : 2 * CELL + 2], strip[CELL:, 2 * CELL : 2 * CELL + 2] = 150, 130
    inner = slice(8, CELL - 8)
    strip[:CELL][inner, 3 * CELL : 3 * CELL + 4], strip[CELL:][inner, 3 * CELL : 3 * CELL + 4] = 20, 240
    even = evened(strip, True)
    assert even is not None
    assert even[:, 2 * CELL - 2 : 2 * CELL + 4].min() > 200
    assert (even[[CELL // 2, CELL + CELL // 2], 3 * CELL + 1] < 80).all()


def test_bold_numbers_are_no_ground_of_their_own() -> None:
    """Their strokes take more than half of what is across them and along them."""
    strip = np.full((2 * CELL, 4 * CELL), 10, np.uint8)
    for left in range(4 * CELL - 56, 4 * CELL - 5, 10):
        strip[8 : CELL - 8, left : left + 6] = 240
    assert evened(strip, True) is None

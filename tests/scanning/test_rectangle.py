"""Where the lines of a grid end."""

from __future__ import annotations

import numpy as np

from nonokit.scanning.grid.rectangle import best_rectangle


def test_faint_lines_of_a_narrow_grid_end_where_they_end() -> None:
    """Beside five columns runs the edge of the paper: nothing leads from their lines to it."""
    across, down = np.zeros((21, 13)), np.zeros((20, 14))
    across[2:19, 4:9], down[2:18, 4:11] = 0.75, 0.75
    rectangle, _ = best_rectangle(across, down)
    assert (rectangle.left, rectangle.right) == (4, 9)


def test_faint_lines_go_on_where_the_grain_hides_them() -> None:
    across, down = np.full((21, 21), 0.3), np.full((20, 22), 0.3)
    across[2::4, 3:-3:4], down[3:-3:5, 2::3] = 0.05, 0.08
    rectangle, _ = best_rectangle(across, down)
    assert (rectangle.rows, rectangle.columns) == (20, 21)

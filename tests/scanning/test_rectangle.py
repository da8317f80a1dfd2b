"""Where the lines of a grid end."""

from __future__ import annotations

import numpy as np

from nonokit.scanning.grid.edges import Edges
from nonokit.scanning.grid.rectangle import best_rectangle, ruled, seen


def on_paper(across: np.ndarray, down: np.ndarray) -> Edges:
    """Edges of cells that are all as light."""
    return Edges(across, down, np.full((len(down), across.shape[1]), 200.0, np.float32))


def test_faint_lines_of_a_narrow_grid_end_where_they_end() -> None:
    """Beside five columns runs the edge of the paper: nothing leads from their lines to it."""
    across, down = np.zeros((21, 13)), np.zeros((20, 14))
    across[2:19, 4:9], down[2:18, 4:11] = 0.75, 0.75
    rectangle, _ = best_rectangle(on_paper(across, down))
    assert (rectangle.left, rectangle.right) == (4, 9)


def test_faint_lines_go_on_where_the_grain_hides_them() -> None:
    across, down = np.full((21, 21), 0.3), np.full((20, 22), 0.3)
    across[2::4, 3:-3:4], down[3:-3:5, 2::3] = 0.05, 0.08
    rectangle, _ = best_rectangle(on_paper(across, down))
    assert (rectangle.rows, rectangle.columns) == (20, 21)


def parted(dark: slice) -> Edges:
    """A grid of 12×20 with room around, and dark cells with nothing between them in some of its rows, from side to side."""
    across, down = np.zeros((17, 24)), np.zeros((16, 25))
    across[2:15, 2:22], down[2:14, 2:23] = 0.9, 0.9
    edges = on_paper(across, down)
    edges.tones[dark, 2:22] = 60
    edges.across[dark.start + 1 : dark.stop, 2:22] = 0
    edges.down[dark, 3:22] = 0
    return edges


def test_rows_of_filled_cells_do_not_part_a_grid() -> None:
    edges = parted(slice(5, 11))
    rectangle, _ = best_rectangle(edges)
    assert (rectangle.top, rectangle.bottom, rectangle.columns) == (2, 14, 20)
    assert (seen(edges)[5:11, 2:22] < 0).all()
    assert (abs(ruled(edges)[5:11, 2:22]) < 0.1).all()


def test_what_is_dark_and_ends_at_no_line_is_not_filled() -> None:
    """The desk on which a page lies."""
    edges = parted(slice(5, 11))
    edges.tones[5:11, 22:] = 60
    edges.down[5:11, [2, 22]] = 0
    edges.across[[5, 11], 2:] *= 0.3
    assert (ruled(edges)[6:10, 3:21] < -0.5).all()

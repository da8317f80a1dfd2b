"""Grids that are hard to see."""

from __future__ import annotations

import numpy as np

from nonokit.scanning.finding import find_ruled


def ruled(columns: int, rows: int, cell: int = 24, ink: float = 120.0) -> np.ndarray:
    """Lines on paper with room around, in floating-point grey."""
    page = np.full(((rows + 4) * cell, (columns + 4) * cell), 220.0)
    for line in range(columns + 1):
        page[2 * cell : (rows + 2) * cell + 2, (line + 2) * cell : (line + 2) * cell + 2] -= ink
    for line in range(rows + 1):
        page[(line + 2) * cell : (line + 2) * cell + 2, 2 * cell : (columns + 2) * cell + 2] -= ink
    return page


def photo(page: np.ndarray, grain: float, seed: int) -> np.ndarray:
    noisy = page + np.random.default_rng(seed).normal(0, grain, page.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def test_faint_lines_are_found_in_the_grain_of_a_photo() -> None:
    found = find_ruled(photo(ruled(20, 14, ink=24), grain=14, seed=1))
    assert found is not None
    assert (found.columns, found.rows) == (20, 14)


def test_a_grid_half_of_which_lies_in_a_deep_shadow_is_found() -> None:
    """Its outermost line is as faint as the grain: clues tell whether it is there."""
    page = ruled(24, 10, ink=60)
    page[:, : page.shape[1] // 2] *= 0.4
    found = find_ruled(photo(page, grain=14, seed=2))
    assert found is not None
    assert found.rows == 10
    assert 23 <= found.columns <= 24

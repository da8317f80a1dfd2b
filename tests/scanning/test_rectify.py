"""Parts of a page laid flat: strips of a large picture need little of it."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from drawn_pages import drawn, grid_of
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, lay_flat


@pytest.fixture(scope="module")
def large() -> tuple[np.ndarray, Found]:
    """A page with cells of about a hundred pixels."""
    grey = cv2.resize(np.asarray(drawn().convert("L")), None, fx=4, fy=4, interpolation=cv2.INTER_CUBIC)
    found = grid_of(grey)
    assert found
    assert found.pitch() > 60
    return grey, found


def test_a_strip_looks_as_it_does_with_all_around_it(large: tuple[np.ndarray, Found]) -> None:
    grey, found = large
    whole = lay_flat(grey, found, 0, 0, found.rows, found.columns).grey.astype(int)
    strip = lay_flat(grey, found, 2, 1, 3, found.columns).grey.astype(int)
    off = np.abs(whole[2 * CELL : 3 * CELL, CELL:] - strip)
    assert off.mean() < 3
    assert np.percentile(off, 95) < 25


def test_a_strip_beside_the_picture_is_what_its_edge_is(large: tuple[np.ndarray, Found]) -> None:
    grey, found = large
    strip = lay_flat(grey, found, 0, -90, 2, -80).grey
    assert strip.shape == (2 * CELL, 10 * CELL)
    assert np.ptp(strip.astype(int)) < 10

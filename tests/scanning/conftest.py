"""A page that several parts of the scanner are tried with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from drawn_pages import PUZZLE, drawn, grid_of
from nonokit.scanning.grid.found import Found


@pytest.fixture(scope="module")
def page() -> tuple[Any, Found]:
    """A drawn one in grey, and its grid, of which nothing is known beyond its ends."""
    grey = cv2.cvtColor(np.asarray(drawn(layout="plain")), cv2.COLOR_RGB2GRAY)
    found = grid_of(grey)
    assert found is not None
    assert (found.rows, found.columns) == (PUZZLE.height, PUZZLE.width)
    return grey, replace(found, above=found.above[:0], beside=found.beside[:0])

"""A page that several parts of the scanner are tried with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from drawn_pages import PUZZLE, drawn
from nonokit.scanning.grid.finding import Found, find_ruled


@pytest.fixture(scope="module")
def page() -> tuple[Any, Found]:
    """A drawn one in grey, and its grid, of which nothing is known beyond its ends."""
    grey = cv2.cvtColor(np.asarray(drawn(layout="plain")), cv2.COLOR_RGB2GRAY)
    found = find_ruled(grey)
    assert found is not None
    assert (found.rows, found.columns) == (PUZZLE.height, PUZZLE.width)
    return grey, replace(found, above=found.above[:0], beside=found.beside[:0])

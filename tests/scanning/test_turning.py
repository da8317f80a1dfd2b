"""How far pages are turned, and how far they lean."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from nonokit.scanning.grid.turning import Turn, turn_of, view_of


def page(across: float, down: float) -> np.ndarray:
    """A grid of 5×12 cells whose lines are turned by so many degrees."""
    a, d = np.radians(across), np.radians(down)
    right, below = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(d), np.cos(d)])
    first = np.array([200, 250]) - 75 * right - 180 * below
    picture = np.full((500, 400), 230, np.uint8)
    for k in range(6):
        draw(picture, first + 30 * k * right, first + 30 * k * right + 360 * below)
    for k in range(13):
        draw(picture, first + 30 * k * below, first + 30 * k * below + 150 * right)
    return picture


def draw(picture: np.ndarray, a: np.ndarray, b: np.ndarray) -> None:
    ends = (tuple(round(float(v)) for v in each) for each in (a, b))
    cv2.line(picture, *ends, 40, 2, cv2.LINE_AA)


@pytest.mark.parametrize(("across", "down"), [(0, 0), (8, 8), (-12, -12), (22, -5), (-15, 6)])
def test_lines_both_ways_tell_how_far_they_are_turned(across: float, down: float) -> None:
    turn = turn_of(page(across, down))
    assert (turn.across, turn.down) == pytest.approx((across, down), abs=1.0)


def test_a_page_that_leans_stands_upright_in_its_view() -> None:
    leaning = page(22, -5)
    view = view_of(leaning, turn_of(leaning), 1.0, 10, 230.0)
    assert turn_of(view.grey) == Turn(0.125, 0.125)
    corner = view.to_picture(np.array([[10.0, 10.0]]))  # above and left of all that is in the picture
    assert corner[0, 0] <= 1 or corner[0, 1] <= 1


def test_a_page_without_edges_is_not_turned() -> None:
    assert not turn_of(np.full((80, 80), 200, np.uint8))

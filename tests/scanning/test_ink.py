"""Ink in strips beside the grid."""

from __future__ import annotations

import cv2
import numpy as np

from nonokit.scanning.clues.glyphs import glyphs_of
from nonokit.scanning.clues.ink import ink_of, take_out_frame
from nonokit.scanning.grid.rectify import CELL


def test_finished_digits_in_grey_are_seen_beside_black_ones() -> None:
    grey = np.full((2 * CELL, 6 * CELL), 235, np.uint8)
    for k, tone in enumerate((10, 190, 190, 10)):
        cv2.putText(grey, "2", (CELL + 20 * k, 28), cv2.FONT_HERSHEY_SIMPLEX, 0.7, tone, 2)
    found = [box for box in glyphs_of(ink_of(grey)) if box.height > 10]
    assert len(found) == 4
    assert max(box.height for box in found) - min(box.height for box in found) <= 2


def test_a_digit_that_touches_the_frame_stays_and_the_frame_goes() -> None:
    ink = np.zeros((2 * CELL, 3 * CELL), np.uint8)
    ink[10:28, -7:-1] = 1
    ink[40:70, -2:] = 1
    take_out_frame(ink)
    assert ink[10:28, -7:-1].all()
    assert not ink[40:].any()


def test_a_faint_line_where_the_picture_ends_is_no_ink_and_a_digit_cut_off_there_is() -> None:
    grey = np.full((2 * CELL, 6 * CELL), 235, np.uint8)
    cv2.putText(grey, "2", (10, 28), cv2.FONT_HERSHEY_SIMPLEX, 0.7, 10, 2)
    grey[6:26, :3] = 190
    assert len(glyphs_of(ink_of(grey))) == 1
    grey[6:26, :3] = 10
    assert len(glyphs_of(ink_of(grey))) == 2


def test_the_round_end_of_a_shaded_bar_is_no_ink_and_a_thin_one_beside_a_digit_is() -> None:
    grey = np.full((2 * CELL, 6 * CELL), 20, np.uint8)
    for top in (0, CELL):
        cv2.rectangle(grey, (CELL + 8, top + 2), (6 * CELL, top + CELL - 3), 45, -1)
        cv2.rectangle(grey, (CELL, top + 10), (CELL + 8, top + CELL - 11), 45, -1)
        cv2.ellipse(grey, (CELL + 8, top + 10), (8, 8), 0, 180, 270, 45, -1)
        cv2.ellipse(grey, (CELL + 8, top + CELL - 11), (8, 8), 0, 90, 180, 45, -1)
        grey[top + 8 : top + 28, 4 * CELL : 4 * CELL + 3] = 235
        cv2.ellipse(grey, (4 * CELL + 14, top + 18), (6, 9), 0, 0, 360, 235, 3)
    found = [box for box in glyphs_of(ink_of(grey)) if box.height > 10]
    assert sorted(box.left // CELL for box in found) == [4, 4, 4, 4]

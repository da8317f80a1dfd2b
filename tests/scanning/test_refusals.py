"""Pages with so many doubts that something else was taken for a puzzle."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drawn_pages import PUZZLE
from nonokit import FormatError
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.recogniser import LARGEST, Reading
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.meaning.answer import ScanDoubt, Why
from nonokit.scanning.meaning.decoding import decode
from nonokit.scanning.page import Page
from nonokit.scanning.refusals import check_doubts

NO_PICTURE: Any = None
LINES = PUZZLE.width + PUZZLE.height


def mark(number: int) -> Mark:
    numbers = np.full(LARGEST + 1, -30.0)
    numbers[number] = -0.001
    return Mark(Reading(numbers, -30.0, -30.0), np.zeros((4, 2)))


def checked(rows: list[list[int]], columns: list[list[int]], count: int, why: Why = "unsure") -> None:
    sides = Sides(*([[mark(n) for n in line] for line in side] for side in (rows, columns)), 0, 0)
    page = Page(NO_PICTURE, 0, NO_PICTURE, sides)
    check_doubts(
        page, decode(sides.rows, sides.columns, 1.0), tuple(ScanDoubt("row", k, why) for k in range(count))
    )


CLUES = [[[run.length or 0 for run in clue or ()] for clue in side] for side in (PUZZLE.rows, PUZZLE.columns)]


def test_half_of_a_small_page_is_too_much_and_a_quarter_is_not() -> None:
    checked(*CLUES, LINES // 4)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(*CLUES, LINES // 2)


def test_without_a_picture_fewer_are_too_many() -> None:
    rows, columns = CLUES
    wrong = [[1] for _ in rows]
    checked(wrong, columns, 3, "no-picture")
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(wrong, columns, LINES // 3)


def test_strokes_that_all_look_like_ones_are_no_clues() -> None:
    ones = [[1], [1], [1]]
    checked(ones, ones, 0)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(ones, ones, 1)

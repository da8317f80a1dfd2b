"""Pages with so many doubts that something else was taken for a puzzle, and grids that are none of a nonogram."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import numpy as np
import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from drawn_pages import PUZZLE
from nonokit import FormatError, scan
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.recogniser import LARGEST, Reading
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.meaning.answer import ScanDoubt, Why
from nonokit.scanning.meaning.decoding import decode
from nonokit.scanning.page import Page
from nonokit.scanning.refusals import check_doubts

NO_PICTURE: Any = None
HARDLY_RULED: Any = SimpleNamespace(quality=0.5)
RULED: Any = SimpleNamespace(quality=1.0)
LINES = PUZZLE.width + PUZZLE.height


def mark(number: int) -> Mark:
    numbers = np.full(LARGEST + 1, -30.0)
    numbers[number] = -0.001
    return Mark(Reading(numbers, -30.0, -30.0), np.zeros((4, 2)))


def checked(
    rows: list[list[int]],
    columns: list[list[int]],
    count: int,
    why: Why = "unsure",
    found: Any = HARDLY_RULED,
) -> None:
    sides = Sides(*([[mark(n) for n in line] for line in side] for side in (rows, columns)), 0, 0)
    page = Page(NO_PICTURE, 0, found, sides)
    check_doubts(
        page, decode(sides.rows, sides.columns, 1.0), tuple(ScanDoubt("row", k, why) for k in range(count))
    )


CLUES = [[[run.length or 0 for run in clue or ()] for clue in side] for side in (PUZZLE.rows, PUZZLE.columns)]


def test_half_of_a_small_page_is_too_much_and_a_quarter_is_not() -> None:
    checked(*CLUES, LINES // 4)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(*CLUES, LINES // 2)


def test_of_a_few_lines_hardly_one_may_be_doubtful() -> None:
    """The others always have some picture."""
    small = [[[3], [1], [2], [2]], [[1], [1, 2], [4], [0], [0]]]
    checked(*small, 1)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(*small, 3)


def test_without_a_picture_fewer_are_too_many() -> None:
    rows, columns = CLUES
    wrong = [[1] for _ in rows]
    checked(wrong, columns, 3, "no-picture")
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(wrong, columns, LINES // 3)


def test_what_is_ruled_and_numbered_like_a_puzzle_is_shown_with_its_doubts() -> None:
    rows, columns = CLUES
    wrong = [[1] for _ in rows]
    checked(wrong, columns, LINES // 2, found=RULED)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(wrong, columns, LINES * 3 // 4, found=RULED)


def table(cells: list[list[str]]) -> Image.Image:
    """A ruled table with something in its cells."""
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), 20)
    side = 40
    image = Image.new("RGB", (side * (len(cells[0]) + 2), side * (len(cells) + 2)), "white")
    draw = ImageDraw.Draw(image)
    for i, row in enumerate(cells):
        for j, cell in enumerate(row):
            draw.rectangle(((j + 1) * side, (i + 1) * side, (j + 2) * side, (i + 2) * side), outline="black")
            draw.text(((j + 1.5) * side, (i + 1.5) * side), cell, "black", font, anchor="mm")
    return image


def test_a_calendar_is_no_puzzle() -> None:
    with pytest.raises(FormatError):
        scan(table([[str(k) if 0 < (k := 7 * i + j - 2) < 32 else "" for j in range(7)] for i in range(5)]))


def test_a_card_of_numbers_is_no_puzzle() -> None:
    """Its first row and column could be the clues of a small one."""
    with pytest.raises(FormatError, match="another kind of puzzle"):
        scan(table([["", "2", "1", "3"], ["1", "4", "9", "7"], ["2", "8", "5", "6"], ["3", "7", "4", "8"]]))


def test_strokes_that_all_look_like_ones_are_no_clues() -> None:
    ones = [[1], [1], [1]]
    checked(ones, ones, 0)
    with pytest.raises(FormatError, match="hardly any clues"):
        checked(ones, ones, 1)

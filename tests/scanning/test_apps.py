"""Screens of applications: finished clues in grey, shaded bars, light numbers on dark."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from drawn_pages import PUZZLE
from nonokit import Puzzle, scan
from nonokit.scanning.clues.cells import read_cells
from nonokit.scanning.grid.rectify import CELL, Flat

SMALL = Puzzle.from_grid(["##.######...", "#####......#", "....########", "#.##..####..", "#..#....#.##"])


def screen(puzzle: Puzzle, look: int, *, dark: bool = False, **app: Any) -> Image.Image:
    from scan_apps import DARK, LIGHT, draw_screen, random_app

    plain = {"header": True, "footer": True, "advert": True, "glow": False, "preview": False, "cross": "x"}
    chosen = replace(random_app(1), look=(DARK if dark else LIGHT)[look], **{**plain, **app})
    return draw_screen(puzzle, chosen, io.BytesIO(pymupdf_fonts.myfont("notos")), 1)


def assert_read(puzzle: Puzzle, picture: Image.Image) -> None:
    found = scan(picture).puzzle
    assert (found.rows, found.columns) == (puzzle.rows, puzzle.columns)


@pytest.mark.parametrize("dark", [False, True])
def test_finished_clues_in_grey_are_no_grain(dark: bool) -> None:
    """Every cell has a number, half of them faint."""
    paper, inks = (20, (235, 75)) if dark else (250, (20, 190))
    grey = np.full((CELL, 8 * CELL), paper, np.uint8)
    for k in range(8):
        cv2.putText(grey, str(k + 1), (k * CELL + 11, 25), cv2.FONT_HERSHEY_SIMPLEX, 0.6, inks[k % 2], 2)
    assert all(read_cells(Flat(grey, 0, 0))[0])


def test_finished_clues_in_grey_cells() -> None:
    lines = {"cell": 25, "gap": 0.08, "thick": 0.0, "round": 0.0, "inset": 0.0, "digit": 0.5}
    assert_read(SMALL, screen(SMALL, 1, dark=True, clues="cells", done=0.4, grey=True, **lines))


def test_numbers_beside_each_other_in_what_looks_like_cells() -> None:
    """The ends of bars look like ruled cells."""
    lines = {"cell": 32, "gap": 0.06, "thick": 0.0, "round": 0.25, "digit": 0.55, "inset": 0.0}
    done = {"done": 0.9, "grey": False, "fill_round": 0.3}
    assert_read(SMALL, screen(SMALL, 1, dark=True, clues="bars", **lines, **done))


def test_rounded_cells_with_gaps() -> None:
    look = {"cell": 24, "gap": 0.1, "thick": 0.16, "round": 0.25, "inset": 0.06, "fill_round": 0.3}
    assert_read(PUZZLE, screen(PUZZLE, 0, clues="cards", digit=0.5, done=0.5, grey=True, **look))


def crowded(puzzle: Puzzle, cell: int, *, size: float, step: float, grey: bool = False) -> Image.Image:
    """A dark screen with large cells, on which the digits of a row stand as close as those of one number, and numbers
    of a column close above each other; some may be finished, in grey."""
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notosbo")), int(size * cell))
    left, top = 3 * cell, 3 * cell
    image = Image.new("RGB", (left + puzzle.width * cell + 20, top + puzzle.height * cell + 20), (36, 38, 60))
    draw = ImageDraw.Draw(image)
    for k in range(puzzle.width + 1):
        draw.line((left + k * cell, 0, left + k * cell, top + puzzle.height * cell), (120, 120, 170), 2)
    for k in range(puzzle.height + 1):
        draw.line((0, top + k * cell, left + puzzle.width * cell, top + k * cell), (120, 120, 170), 2)
    for is_row, side in ((True, puzzle.rows), (False, puzzle.columns)):
        for line, clue in enumerate(side):
            digits = [run.length or 0 for run in clue or ()]
            for k, digit in enumerate(reversed(digits)):
                away, along = (0.3 * size + step * k + 0.05) * cell, (line + 0.5) * cell
                place = (left - away, top + along) if is_row else (left + along, top - away - 0.1 * cell)
                ink = (110, 112, 130) if grey and (line + k) % 2 else (250, 250, 250)
                draw.text(place, str(digit), ink, font, anchor="mm")
    return image


FIVE = Puzzle.from_grid(["##.#.", "#.#.#", ".###.", "#.#..", ".#.##"])


@pytest.mark.parametrize("cell", [60, 190])
def test_a_few_large_cells_with_crowded_numbers(cell: int) -> None:
    assert_read(FIVE, crowded(FIVE, cell, size=0.5, step=0.44))


def test_finished_numbers_in_grey_beside_others() -> None:
    assert_read(FIVE, crowded(FIVE, 60, size=0.45, step=0.4, grey=True))


def with_grounds(puzzle: Puzzle, cell: int, lit: set[tuple[bool, int]]) -> Image.Image:
    """A screen whose clues are light on dark grounds, but for lines that the player is at: dark on light ones."""
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), int(0.5 * cell))
    room = 6 * cell
    image = Image.new("RGB", (room + puzzle.width * cell + 9, room + puzzle.height * cell + 9), "white")
    draw = ImageDraw.Draw(image)
    for is_row, side in ((True, puzzle.rows), (False, puzzle.columns)):
        for line, clue in enumerate(side):
            along, is_lit = room + line * cell, (is_row, line) in lit
            box = (3, along + 1, room - 3, along + cell - 2)
            draw.rectangle(
                box if is_row else (box[1], box[0], box[3], box[2]), "#fafafa" if is_lit else "#12586a"
            )
            for k, run in enumerate(reversed(clue or ())):
                place = (room - (k + 0.5) * cell, along + 0.5 * cell)
                ink = "#202020" if is_lit else "#f4f4f4"
                draw.text(place if is_row else place[::-1], str(run.length), ink, font, anchor="mm")
    for k in range(puzzle.width + 1):
        draw.line((room + k * cell, room, room + k * cell, room + puzzle.height * cell), "#303030", 2)
    for k in range(puzzle.height + 1):
        draw.line((room, room + k * cell, room + puzzle.width * cell, room + k * cell), "#303030", 2)
    return image


@pytest.mark.parametrize("lit", [{(True, 2)}, {(True, 0), (False, 4)}, {(False, k) for k in range(0, 10, 2)}])
def test_lines_that_a_player_is_at_are_shown_the_other_way_round(lit: set[tuple[bool, int]]) -> None:
    found = scan(with_grounds(PUZZLE, 34, lit))
    assert (found.puzzle.rows, found.puzzle.columns) == (PUZZLE.rows, PUZZLE.columns)
    assert found.is_sure


def test_white_numbers_on_dark_pills_below_a_dark_title() -> None:
    """The title and the pills stand out more from the page than the numbers from the pills."""
    room, cell = 96, 40
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notosbo")), 20)
    image = Image.new("RGB", (room + FIVE.width * cell + 9, 200 + room + FIVE.height * cell), "#f4f4f4")
    draw = ImageDraw.Draw(image)
    draw.text((room + 100, 120), "Level 12", "black", font.font_variant(size=52), anchor="mm")
    for is_row, side in ((True, FIVE.rows), (False, FIVE.columns)):
        for line, clue in enumerate(side):
            begin, along = (8, 200 + room + line * cell) if is_row else (208, room + line * cell)
            end = room - 6 if is_row else 200 + room - 6
            box = (begin, along + 3, end, along + cell - 4)
            draw.rounded_rectangle(box if is_row else (box[1], box[0], box[3], box[2]), 10, fill="#666666")
            for k, run in enumerate(reversed(clue or ())):
                place = (end - 16 - 26 * k, along + cell / 2)
                draw.text(place if is_row else place[::-1], str(run.length), "white", font, anchor="mm")
    for k in range(FIVE.width + 1):
        draw.line((room + k * cell, 200 + room, room + k * cell, 200 + room + 5 * cell), "#303030", 3)
        draw.line((room, 200 + room + k * cell, room + 5 * cell, 200 + room + k * cell), "#303030", 3)
    assert_read(FIVE, image)

"""Small grids on large screens."""

from __future__ import annotations

import io

import numpy as np
import pymupdf_fonts
from PIL import Image, ImageDraw, ImageFont

from nonokit import Puzzle, scan
from nonokit.scanning.grid.boxes import boxes_of, within_margins

FIVE = Puzzle.from_grid(["#####", "#####", "#####", "..##.", "..#.."])
LEFT, TOP, CELL = 1170, 88, 17


def screen(puzzle: Puzzle = FIVE) -> Image.Image:
    """A page of a site: words on the left, and on the right a puzzle with pale lines."""
    picture = Image.new("RGB", (1280, 900), "white")
    draw = ImageDraw.Draw(picture)
    fonts = [ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), size) for size in (11, 20)]
    draw.text((30, 8), "Home | Puzzles | Forum | Login", "#333", fonts[0])
    draw.text((30, 34), "Size 15x15, difficulty 3", "#333", fonts[1])
    draw.text((30, 190), "Copyright 2020-2024 Puzzles. All rights reserved.", "#333", fonts[0])
    right, bottom = LEFT + CELL * puzzle.width, TOP + CELL * puzzle.height
    for k in range(puzzle.width + 1):
        draw.line((LEFT + CELL * k, TOP, LEFT + CELL * k, bottom), "#ccc")
    for k in range(puzzle.height + 1):
        draw.line((LEFT, TOP + CELL * k, right, TOP + CELL * k), "#ccc")
    draw.rectangle((LEFT - 1, TOP - 1, right + 1, bottom + 1), outline="#666")
    for k, clue in enumerate(puzzle.columns):
        draw.text((LEFT + CELL * k + 5, TOP - 18), str(clue), "#333", fonts[0])
    for k, clue in enumerate(puzzle.rows):
        draw.text((LEFT - 14, TOP + CELL * k + 1), str(clue), "#333", fonts[0])
    return picture


def test_a_small_grid_on_a_large_screen_is_read() -> None:
    found = scan(screen())
    assert (found.puzzle.rows, found.puzzle.columns) == (FIVE.rows, FIVE.columns)
    assert found.is_sure
    assert abs(found.corners[0][0] - LEFT) < 3
    assert abs(found.corners[0][1] - TOP) < 3


def test_boxes_are_what_hangs_together_and_no_line_of_words() -> None:
    boxes = boxes_of(np.array(screen().convert("L")))
    assert len(boxes) == 1
    rows, columns = boxes[0]
    assert rows.start < TOP < TOP + 5 * CELL < rows.stop < TOP + 7 * CELL
    assert columns.start < LEFT < LEFT + 5 * CELL < columns.stop


def test_what_a_plain_margin_leaves() -> None:
    grey = np.full((300, 400), 250, np.uint8)
    grey[100:150, 200:260] = 0
    assert within_margins(grey) == (slice(80, 170), slice(180, 280))
    assert within_margins(np.full((30, 40), 9, np.uint8)) is None
    grey[2, 3] = grey[-2, -3] = 0
    assert within_margins(grey) is None

"""Grids that nothing closes at their edges: cells with lines between them alone, as a web page lays them out."""

from __future__ import annotations

import io
from typing import Any

import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from drawn_pages import PUZZLE
from nonokit import Grid, Puzzle, scan

CELL, ROOM, END = 24, 130, 20


def unclosed(puzzle: Puzzle, *, filled: int = 0) -> Image.Image:
    """A page with so many rows filled in."""
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), 15)
    size = (ROOM + puzzle.width * CELL, ROOM + puzzle.height * CELL)
    draw = ImageDraw.Draw(image := Image.new("RGB", (size[0] + END, size[1] + END), "white"))
    draw.rectangle((ROOM + 1, ROOM + 1, size[0] - 2, size[1] - 2), "#888888")
    for j, row in enumerate(Grid.to_text(puzzle.goal or Grid(0, 0, b"")).splitlines()):
        for i, value in enumerate(row):
            x, y, is_filled = ROOM + i * CELL, ROOM + j * CELL, value == "#" and j < filled
            draw.rectangle((x + 1, y + 1, x + CELL - 1, y + CELL - 1), "#222222" if is_filled else "white")
    for is_row, side in ((True, puzzle.rows), (False, puzzle.columns)):
        for line, clue in enumerate(side):
            for k, run in enumerate(reversed(clue or ())):
                away, along = ROOM - 12 - k * (20 if is_row else 19), ROOM + (line + 0.5) * CELL
                place: Any = (away, along) if is_row else (along, away)
                draw.text(place, str(run.length), "black", font, anchor="mm")
    return image


@pytest.mark.parametrize("filled", [0, 4])
def test_lines_at_the_edges_are_the_grids_though_nothing_closes_them(filled: int) -> None:
    found = scan(unclosed(PUZZLE, filled=filled))
    assert (found.puzzle.rows, found.puzzle.columns) == (PUZZLE.rows, PUZZLE.columns)
    assert found.is_sure


def test_buttons_above_the_columns_are_none_of_their_numbers() -> None:
    picture = unclosed(PUZZLE)
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), 15)
    text = "Check Undo Clear Hint Solve Print Share New"
    ImageDraw.Draw(picture).text((ROOM + PUZZLE.width * CELL / 2, 33), text, "black", font, anchor="mm")
    found = scan(picture)
    assert (found.puzzle.rows, found.puzzle.columns) == (PUZZLE.rows, PUZZLE.columns)
    assert found.is_sure

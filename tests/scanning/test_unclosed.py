"""Grids that nothing closes at their edges: cells with lines between them alone, as a web page lays them out."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from drawn_pages import PUZZLE
from nonokit import Grid, Puzzle, scan
from nonokit.scanning.clues.sides import read_sides
from nonokit.scanning.clues.unclosed import is_own
from nonokit.scanning.grid.found import Found

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


def test_shadows_along_a_grid_are_no_lines_of_it(page: tuple[Any, Found]) -> None:
    """The edge of a page and its shadow look like the clue 1 1; both differ from the paper between them all along."""
    grey, found = page
    sides = read_sides(grey, found)
    last, edge = len(sides.columns) - 1, np.rint(found.at(np.zeros((1, 1)), np.full((1, 1), found.columns)))
    left, side = int(edge[0, 0, 0]), round(found.pitch())
    assert is_own(grey, found, sides, last, sides.columns[last], is_row=False)
    picture = np.pad(grey, ((0, 0), (0, side)), mode="edge")
    for begin, end in ((0.1, 0.33), (0.67, 0.9)):
        picture[:, left + round(begin * side) : left + round(end * side)] = 100
    assert not is_own(picture, found, sides, last + 1, sides.columns[last], is_row=False)

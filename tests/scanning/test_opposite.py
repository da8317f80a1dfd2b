"""Screens with clues on all four sides."""

from __future__ import annotations

import io

import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from nonokit import Puzzle, scan

CELL, MARGIN = 28, 20
SHADE = (225, 232, 240)
HOUSE = Puzzle.from_grid(["..#..", ".###.", "#####", "#.#.#", "#.###"])
BOAT = Puzzle.from_grid(["...#....", "...##...", "..###.#.", ".####.#.", "########", ".######."])


def on_four_sides(puzzle: Puzzle) -> Image.Image:
    """The puzzle with its clues before and after the grid, each number in a cell."""
    rows, columns = (
        [[run.length for run in clue or ()] for clue in side] for side in (puzzle.rows, puzzle.columns)
    )
    wide, high = max(map(len, rows)), max(map(len, columns))
    size = (puzzle.width + 2 * wide, puzzle.height + 2 * high)
    image = Image.new("RGB", (size[0] * CELL + 2 * MARGIN, size[1] * CELL + 2 * MARGIN), "white")
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), 17)
    for i in range(size[1]):
        for j in range(size[0]):
            inside = (high <= i < high + puzzle.height, wide <= j < wide + puzzle.width)
            box = (MARGIN + j * CELL, MARGIN + i * CELL, MARGIN + (j + 1) * CELL, MARGIN + (i + 1) * CELL)
            if any(inside):
                draw.rectangle(box, outline=(90, 90, 90), fill="white" if all(inside) else SHADE)

    def put(row: int, column: int, number: int | None) -> None:
        at = (MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL)
        draw.text(at, str(number), font=font, fill=0, anchor="mm")

    for i, clue in enumerate(rows):
        for k, number in enumerate(clue):
            put(high + i, wide - len(clue) + k, number)
            put(high + i, wide + puzzle.width + k, number)
    for j, clue in enumerate(columns):
        for k, number in enumerate(clue):
            put(high - len(clue) + k, wide + j, number)
            put(high + puzzle.height + k, wide + j, number)
    return image


@pytest.mark.parametrize("puzzle", [HOUSE, BOAT])
def test_clues_after_the_last_lines_are_no_lines_of_the_grid(puzzle: Puzzle) -> None:
    found = scan(on_four_sides(puzzle))
    assert (found.puzzle.rows, found.puzzle.columns) == (puzzle.rows, puzzle.columns)
    assert found.is_sure

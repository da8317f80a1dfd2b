"""The answers at the end of a book, each with the page of its puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.printing.page import Box, Page
from nonokit.rendering.printing.paragraphs import cut_to
from nonokit.rendering.text_direction import LEFT_TO_RIGHT
from nonokit.rendering.theme import PRINT

NARROW = 450.0  # points: on narrower paper two answers stand side by side, not three
ACROSS, DOWN = 3, 4
TYPE = 9.0


def answer_pages(
    page: Page, puzzles: Sequence[Puzzle], solutions: Sequence[Grid | None], heading: str
) -> None:
    """All answers."""
    page.sheet.turn_upright()
    across = ACROSS if page.width >= NARROW else 2
    size = TYPE * page.text_scale
    down = DOWN if page.text_scale == 1 else DOWN - 1
    for start in range(0, len(puzzles), across * down):
        page.begin()
        boxes = page.boxes(across, down, 30)
        if not start:
            page.begin_section(heading, "answers")
        page.sheet.write(page.left, page.margin + 14, heading, 18, is_bold=True)
        for i, box in zip(range(start, len(puzzles)), boxes, strict=False):
            page.found.answers[i] = page.sheet.pages
            _place_answer(page, puzzles[i], solutions[i], i, box, size)


def whole_picture_page(page: Page, title: str, picture: Grid) -> None:
    """What the tiles of a mosaic show together."""
    page.begin()
    page.sheet.bookmark(title, f"whole-{page.sheet.pages}", 1)
    heading = cut_to(page.sheet, title, 18, page.text_width, is_bold=True)
    page.sheet.write(page.left, page.margin + 14, heading, 18, is_bold=True)
    ((x, y, width, height),) = page.boxes(1, 1, 34)
    scene = draw(
        Puzzle.from_grid(picture),
        picture,
        Look(PRINT, 5, show_clues=False, symbols=False, palette=page.look.palette),
    )
    page.sheet.place(scene, x, y, min(width / scene.width, height / scene.height))


def _place_answer(page: Page, puzzle: Puzzle, solution: Grid | None, i: int, box: Box, size: float) -> None:
    x, y, width, height = box
    place = page.words.say("book-page", {"page": page.known.puzzles.get(i, 0)})
    room = width - page.sheet.text_width(place, size - 1) - 6
    title = cut_to(
        page.sheet, f"{LEFT_TO_RIGHT}{i + 1}  {puzzle.title or ''}".rstrip(), size, room, is_bold=True
    )
    page.sheet.write(x, y + 8, title, size, is_bold=True)
    used = page.sheet.text_width(title, size, is_bold=True)
    page.sheet.write(x + used + 6, y + 8, place, size - 1, fill=PRINT.ink_soft)
    if solution is None:
        page.sheet.write(x, y + 24, page.words.say("book-no-answer"), size, fill=PRINT.ink_soft)
        return
    # At cells of 5 pixels only every fifth rule is drawn: more would turn a small picture grey.
    cell = 10 if max(puzzle.width, puzzle.height) <= 15 else 5
    small = Look(PRINT, cell, show_clues=False, symbols=False, palette=page.look.palette)
    scene = draw(puzzle, solution, small)
    factor = min(width / scene.width, (height - 14) / scene.height, 12 / cell)
    page.sheet.place(scene, x, y + 14, factor)

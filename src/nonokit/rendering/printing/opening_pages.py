"""What a book says beside its puzzles: contents, rules, the beginning of a chapter, credits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.printing.page import CELL, FOOT, Page
from nonokit.rendering.printing.paragraphs import cut_to, lines_of
from nonokit.rendering.scene import Rect, Stroke
from nonokit.rendering.text_direction import runs_from_right
from nonokit.rendering.theme import PRINT

HEADING, BODY, LEADING = 24.0, 10.5, 1.5
EXAMPLE_TYPE = 11.0  # pixels of its figures, or a little less
EXAMPLE = Puzzle.from_grid([".##.#", "#####", "####.", ".##..", "..#.."])


@dataclass(frozen=True, slots=True)
class TilePlan:
    """The puzzles of a chapter as tiles of one picture: the place of each, row by row; tiles without a puzzle are empty."""

    across: int
    down: int
    places: Sequence[int]
    picture: Grid | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Puzzles of a book that stand together: how many of them, and what is said before them."""

    title: str
    count: int
    introduction: str = ""
    plan: TilePlan | None = None


def chapter_page(page: Page, chapter: Chapter, number: int, first: int) -> None:
    """The page before a chapter's puzzles, the first of which has the number `first`, from 0."""
    page.begin()
    page.begin_section(chapter.title, f"chapter-{number}")
    y = _write_text(page, chapter.title, HEADING, page.height * 0.3, is_bold=True)
    y = _write_text(page, _span_words(page, first, chapter.count), BODY, y + 4)
    if chapter.introduction:
        y = _write_text(page, chapter.introduction, BODY, y + 14)
    if chapter.plan:
        y = _write_text(page, page.words.say("book-mosaic"), BODY, y + 14)
        _write_plan(page, chapter.plan, first, y)


def _write_plan(page: Page, plan: TilePlan, first: int, y: float) -> None:
    """Where the tiles of a mosaic belong, by their numbers."""
    size = BODY * page.text_scale
    numbers = {place: str(first + number) for number, place in enumerate(plan.places, 1)}
    side = min(4 * size, page.text_width / plan.across)
    y = _room(page, y, side * plan.down)
    for place in range(plan.across * plan.down):
        row, column = divmod(place, plan.across)
        x, top = page.left + column * side, y + row * side
        page.sheet.paint(Rect(x, top, side, side, None, PRINT.ink, 0.8))
        middle = top + side / 2 + size * 0.36
        page.sheet.write(x + side / 2, middle, numbers.get(place, ""), size, anchor="middle")


def _span_words(page: Page, first: int, count: int) -> str:
    name = "book-puzzle" if count == 1 else "book-puzzles"
    return page.words.say(name, {"first": first + 1, "last": first + count})


def contents_page(
    page: Page, chapters: Sequence[Chapter], count: int, others: Sequence[tuple[str, str]]
) -> None:
    """Chapters with their puzzles, or all of them, and what else there is, as (key, name), each with its page; the rules
    come first."""
    page.begin()
    heading = page.words.say("book-contents")
    page.sheet.bookmark(heading, "contents")
    y = _write_text(page, heading, HEADING, page.margin + HEADING, is_bold=True) + 10
    for key, name in others:
        if key == "rules":
            y = _entry(page, name, key, y)
    if not chapters:
        y = _entry(page, _span_words(page, 0, count), "puzzles", y)
    first = 0
    for number, chapter in enumerate(chapters):
        y = _entry(page, chapter.title, f"chapter-{number}", y, _span_words(page, first, chapter.count))
        first += chapter.count
    for key, name in others:
        if key != "rules":
            y = _entry(page, name, key, y)


def _entry(page: Page, name: str, key: str, y: float, words: str = "") -> float:
    """A line of the contents; returns where the next one stands."""
    size = BODY * page.text_scale
    y = _room(page, y, size * LEADING * 2)
    right, number = page.left + page.text_width, str(page.known.sections.get(key, ""))
    room = page.text_width - page.sheet.text_width("0000", size) - 12
    shown = cut_to(page.sheet, name, size + 1, room, is_bold=True)
    page.sheet.write(page.left, y, shown, size + 1, is_bold=True)
    page.sheet.write(right, y, number, size, anchor="end")
    dots = (
        page.left + page.sheet.text_width(shown, size + 1, is_bold=True) + 6,
        right - page.sheet.text_width(number, size) - 6,
    )
    if dots[0] < dots[1]:
        page.sheet.paint(Stroke(((dots[0], y - 2), (dots[1], y - 2)), PRINT.rule, 0.7, (0.7, 3.5)))
    if words:
        page.sheet.write(page.left, y + size * 1.35, words, size - 1.5, fill=PRINT.ink_soft)
    return y + size * LEADING * (2.2 if words else 1.6)


def rules_page(page: Page, *, is_coloured: bool) -> None:
    """How such puzzles are solved, with a small one and its answer."""
    page.begin()
    heading = page.words.say("book-rules")
    page.begin_section(heading, "rules")
    y = _write_text(page, heading, HEADING, page.margin + HEADING, is_bold=True)
    names = [
        "book-rules-clues",
        "book-rules-marks",
        *(["book-rules-colours"] if is_coloured else []),
        "book-rules-one",
    ]
    y = _write_text(page, "\n\n".join(page.words.say(name) for name in names), BODY, y + 10) + 10
    scenes = [draw(EXAMPLE, grid, Look(PRINT, CELL)) for grid in (None, EXAMPLE.goal)]
    factor = min(
        max(0.8, page.least / EXAMPLE_TYPE), (page.text_width - 30) / sum(scene.width for scene in scenes)
    )
    x = page.left
    for scene in scenes:
        page.sheet.place(scene, x, y, factor)
        x += scene.width * factor + 30


def credits_page(page: Page, puzzles: Sequence[Puzzle]) -> None:
    """Whose the puzzles are and under what licence; those of one origin together."""
    page.begin()
    heading = page.words.say("book-credits")
    page.begin_section(heading, "credits")
    y = _write_text(page, heading, HEADING, page.margin + HEADING, is_bold=True) + 8
    for words, numbers in credits_of(page, puzzles).items():
        line = page.words.say("book-credit", {"numbers": spans(numbers), "credit": words})
        y = _write_text(page, line, BODY - 1, y) + 4


def credits_of(page: Page, puzzles: Sequence[Puzzle]) -> dict[str, list[int]]:
    """The numbers of puzzles by what is to be said of their origin; nothing is said of those of which nothing is known."""
    found: dict[str, list[int]] = {}
    for number, puzzle in enumerate(puzzles, 1):
        author = page.words.say("book-by", {"author": puzzle.author}) if puzzle.author else ""
        licence = page.words.say("book-licence", {"licence": puzzle.licence}) if puzzle.licence else ""
        words = ", ".join(filter(None, (author, puzzle.copyright, puzzle.source, licence)))
        if words:
            found.setdefault(words, []).append(number)
    return found


def spans(numbers: Sequence[int]) -> str:
    """Numbers in order, neighbours drawn together.

    >>> spans([1, 2, 3, 7, 9, 10])
    '1–3, 7, 9–10'
    """
    breaks = [place for place, (a, b) in enumerate(pairwise(numbers), 1) if b != a + 1]
    groups = [numbers[a:b] for a, b in pairwise([0, *breaks, len(numbers)])]
    return ", ".join(str(g[0]) if len(g) == 1 else f"{g[0]}–{g[-1]}" for g in groups)


def _write_text(page: Page, text: str, size: float, y: float, *, is_bold: bool = False) -> float:
    """A text in lines, on further pages where this one ends; returns where the next text begins."""
    size *= page.text_scale
    for line in lines_of(page.sheet, text, size, page.text_width, is_bold=is_bold):
        y = _room(page, y, size)
        if runs_from_right(line):
            page.sheet.write(page.left + page.text_width, y, line, size, anchor="end", is_bold=is_bold)
        else:
            page.sheet.write(page.left, y, line, size, is_bold=is_bold)
        y += size * (LEADING if line else LEADING / 2)
    return y


def _room(page: Page, y: float, needed: float) -> float:
    """Where a line may stand: here, or at the top of a page that is begun for it."""
    if y + needed <= page.height - page.margin - FOOT / 2:
        return y
    page.begin()
    return page.margin + needed

"""A book of puzzles to print: cover, puzzles, answers at the end, page numbers, A4 or Letter, large print.

Puzzles keep their order. As many share a page as leave their cells a size that pencils like (`PENCIL`); one that
is too large even for a page of its own is shrunk to fit. Titles often give the picture away, so with answers
they stand there; a book without answers has them at the puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.scene import Scene
from nonokit.rendering.theme import PRINT

PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
ARRANGEMENTS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
MARGIN, FOOT, HEAD = 42.0, 30.0, 22.0
PENCIL = 13.0  # points a cell must have (4.6 mm) before more puzzles share a page
LARGEST, LARGEST_PRINT = 22.0, 36.0
CELL = 20  # pixels a cell has in the scenes that are then scaled to the page
ANSWERS_ACROSS, ANSWERS_DOWN = 3, 4

_PENCIL_PICTURE = """
...........###.
..........#...#
.........#.#..#
........#.#.#.#
.......#.#.#.#.
......#.#.#.#..
.....#.#.#.#...
....#.#.#.#....
...#.#.#.#.....
..#.#.#.#......
..##.#.#.......
.##.#.#........
.####..........
####...........
##.............
""".strip()


@dataclass(frozen=True, slots=True)
class _Page:
    """What every part of the book needs to know."""

    sheet: Sheet
    look: Look
    titles_at_puzzles: bool
    notes: Sequence[str]
    width: float
    height: float
    text_scale: float = 1

    def write_number(self, number: int) -> None:
        size = 9 * self.text_scale
        self.sheet.write(
            self.width / 2, self.height - 22, str(number), size, anchor="middle", fill=PRINT.ink_soft
        )


def book(
    puzzles: Sequence[Puzzle],
    *,
    solutions: Sequence[Grid | None] | None = None,
    notes: Sequence[str] = (),
    title: str = "Nonograms",
    subtitle: str = "",
    author: str = "",
    paper: str = "a4",
    per_page: int | None = None,
    large_print: bool = False,
    cover: bool = True,
    titles: str = "auto",
    answers_heading: str = "Answers",
    symbols: bool | None = None,
    palette: str = "own",
    font: str | None = None,
) -> bytes:
    """A PDF of puzzles; with `solutions`, one for each puzzle, their answers follow at the end.

    `per_page` is 1, 2, 4 or 6; without it as many as read well. `notes` are short words beside the numbers,
    such as the difficulty. `titles` is "puzzles", "answers" or "auto".
    """
    _check(puzzles, solutions, paper, per_page, titles)
    width, height = PAPERS[paper]
    look = Look(
        PRINT, CELL, symbols=symbols, palette=palette, clue_scale=1.25 if large_print else 1, font=font
    )
    sheet = Sheet(width, height, font=font, title=title, author=author)
    at_puzzles = titles == "puzzles" or (titles == "auto" and solutions is None)
    page = _Page(sheet, look, at_puzzles, notes, width, height, 1.5 if large_print else 1)
    if cover:
        _cover(page, title, subtitle, author, len(puzzles))
    number = _puzzle_pages(page, puzzles, 1 if large_print else per_page, large_print)
    if solutions is not None:
        _answer_pages(page, puzzles, solutions, answers_heading, number + 1)
    return sheet.finish()


def _check(
    puzzles: Sequence[Puzzle],
    solutions: Sequence[Grid | None] | None,
    paper: str,
    per_page: int | None,
    titles: str,
) -> None:
    if not puzzles:
        raise ArgumentError("a book needs at least one puzzle")
    if solutions is not None and len(solutions) != len(puzzles):
        raise PuzzleError(
            f"{len(solutions)} solutions for {len(puzzles)} puzzles: expected one each, or None"
        )
    for what, value, known in (
        ("paper", paper, tuple(PAPERS)),
        ("arrangement", per_page, (None, *ARRANGEMENTS)),
        ("place for titles", titles, ("auto", "puzzles", "answers")),
    ):
        if value not in known:
            raise ArgumentError(f"no {what} {value!r}: expected one of {', '.join(map(str, known))}")


def _cover(page: _Page, title: str, subtitle: str, author: str, count: int) -> None:
    sheet, middle = page.sheet, page.width / 2
    sheet.begin_page()
    picture = Puzzle.from_grid(_PENCIL_PICTURE)
    scene = draw(picture, picture.goal, Look(PRINT, CELL, show_clues=False))
    factor = 240 / scene.width
    sheet.place(scene, middle - 120, page.height * 0.2, factor)
    y = page.height * 0.2 + 240 + 70
    size = min(34.0, 34 * (page.width - 2 * MARGIN) / max(1.0, sheet.text_width(title, 34, is_bold=True)))
    sheet.write(middle, y, title, size, anchor="middle", is_bold=True)
    lines = [subtitle, "1 puzzle" if count == 1 else f"{count} puzzles", author]
    for line in filter(None, lines):
        y += 26
        fitted = _fitted(sheet, line, 14, page.width - 2 * MARGIN)
        sheet.write(middle, y, fitted, 14, anchor="middle", fill=PRINT.ink_soft)
    sheet.bookmark(title, "cover")


def _puzzle_pages(page: _Page, puzzles: Sequence[Puzzle], per_page: int | None, large_print: bool) -> int:
    """All puzzles; returns how many pages they took."""
    scenes = [draw(puzzle, None, page.look) for puzzle in puzzles]
    limit = LARGEST_PRINT if large_print else LARGEST
    number = 0
    for count, indices in _shared_pages(page, scenes, per_page):
        number += 1
        page.sheet.begin_page()
        across, down = ARRANGEMENTS[count]
        boxes = _boxes(page, across, down)
        for i, box in zip(indices, boxes, strict=False):
            page.sheet.bookmark(_heading(page, puzzles[i], i), f"puzzle-{i + 1}")
            _place_puzzle(page, puzzles[i], scenes[i], i, box, limit)
        page.write_number(number)
    return number


Box = tuple[float, float, float, float]


def _boxes(page: _Page, across: int, down: int, top: float = MARGIN) -> list[Box]:
    """The places on a page, in reading order, with a gap between them."""
    gap = 24.0
    width = (page.width - 2 * MARGIN - gap * (across - 1)) / across
    height = (page.height - top - MARGIN - FOOT / 2 - gap * (down - 1)) / down
    return [
        (MARGIN + x * (width + gap), top + y * (height + gap), width, height)
        for y in range(down)
        for x in range(across)
    ]


def _factor(scene: Scene, box: Box) -> float:
    return min(box[2] / scene.width, (box[3] - HEAD) / scene.height)


def _shared_pages(
    page: _Page, scenes: Sequence[Scene], per_page: int | None
) -> Iterator[tuple[int, list[int]]]:
    """Pages as (arrangement, puzzles): a puzzle joins a page if all on it still read well."""
    if per_page is not None:
        for start in range(0, len(scenes), per_page):
            yield per_page, list(range(start, min(start + per_page, len(scenes))))
        return
    fits = [_best_arrangement(page, scene) for scene in scenes]
    group: list[int] = []
    for i, fit in enumerate(fits):
        if group and len(group) + 1 > min(fit, *(fits[j] for j in group)):
            yield _arrangement_for(len(group)), group
            group = []
        group.append(i)
    yield _arrangement_for(len(group)), group


def _best_arrangement(page: _Page, scene: Scene) -> int:
    counts = sorted(ARRANGEMENTS, reverse=True)
    return next((n for n in counts if CELL * _factor(scene, _boxes(page, *ARRANGEMENTS[n])[0]) >= PENCIL), 1)


def _arrangement_for(count: int) -> int:
    return next(n for n in sorted(ARRANGEMENTS) if n >= count)


def _heading(page: _Page, puzzle: Puzzle, i: int) -> str:
    title = f"  {puzzle.title}" if puzzle.title and page.titles_at_puzzles else ""
    return f"{i + 1}{title}"


def _place_puzzle(page: _Page, puzzle: Puzzle, scene: Scene, i: int, box: Box, limit: float) -> None:
    x, y, width, _ = box
    sheet = page.sheet
    note = page.notes[i] if i < len(page.notes) else ""
    facts = " · ".join(filter(None, (f"{puzzle.width}×{puzzle.height}", note, _credit(puzzle))))
    size, small = 12 * page.text_scale, 8.5 * page.text_scale
    heading = _fitted(sheet, _heading(page, puzzle, i), size, width * 0.6, is_bold=True)
    sheet.write(x, y + 10, heading, size, is_bold=True)
    used = sheet.text_width(heading, size, is_bold=True) + 8
    sheet.write(x + used, y + 10, _fitted(sheet, facts, small, width - used), small, fill=PRINT.ink_soft)
    factor = min(_factor(scene, box), limit / CELL)
    left = x + (width - scene.width * factor) / 2
    sheet.place(scene, left, y + HEAD, factor)


def _credit(puzzle: Puzzle) -> str:
    return puzzle.copyright or (f"by {puzzle.author}" if puzzle.author else "")


def _answer_pages(
    page: _Page, puzzles: Sequence[Puzzle], solutions: Sequence[Grid | None], heading: str, number: int
) -> None:
    per_page = ANSWERS_ACROSS * ANSWERS_DOWN
    boxes = _boxes(page, ANSWERS_ACROSS, ANSWERS_DOWN, MARGIN + 30)
    for start in range(0, len(puzzles), per_page):
        page.sheet.begin_page()
        if not start:
            page.sheet.bookmark(heading, "answers")
        page.sheet.write(MARGIN, MARGIN + 14, heading, 18, is_bold=True)
        for i, box in zip(range(start, min(start + per_page, len(puzzles))), boxes, strict=False):
            _place_answer(page, puzzles[i], solutions[i], i, box)
        page.write_number(number)
        number += 1


def _place_answer(page: _Page, puzzle: Puzzle, solution: Grid | None, i: int, box: Box) -> None:
    x, y, width, height = box
    title = f"{i + 1}  {puzzle.title or ''}".rstrip()
    page.sheet.write(x, y + 8, _fitted(page.sheet, title, 9, width, is_bold=True), 9, is_bold=True)
    if solution is None:
        page.sheet.write(x, y + 24, "no answer known", 8.5, fill=PRINT.ink_soft)
        return
    # At cells of 5 pixels only every fifth rule is drawn: more would turn a small picture grey.
    cell = 10 if max(puzzle.width, puzzle.height) <= 15 else 5
    small = Look(PRINT, cell, show_clues=False, symbols=False, palette=page.look.palette)
    scene = draw(puzzle, solution, small)
    factor = min(width / scene.width, (height - 14) / scene.height, 12 / cell)
    page.sheet.place(scene, x, y + 14, factor)


def _fitted(sheet: Sheet, text: str, size: float, width: float, *, is_bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would leave its place."""
    if sheet.text_width(text, size, is_bold=is_bold) <= width:
        return text
    while text and sheet.text_width(text + "…", size, is_bold=is_bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"

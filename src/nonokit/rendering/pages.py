"""A book of puzzles to print: cover, puzzles, answers at the end, page numbers, any paper, large print.

Puzzles keep their order. As many share a page as leave their cells a size that pencils like (`PENCIL`) and their
figures one that eyes do (`LEAST`); one that is too large even for a page of its own is turned, or goes over several
pages. Titles often give the picture away, so with answers they stand there; a book without answers has them at the
puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.fitting import Fit, Part, fitted
from nonokit.rendering.layout import Layout
from nonokit.rendering.look import Look
from nonokit.rendering.paper import POINTS, paper_size
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import Scene
from nonokit.rendering.theme import PRINT

ARRANGEMENTS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
MARGIN, FOOT, HEAD = 42.0, 30.0, 22.0
PENCIL = 13.0  # points a cell must have (4.6 mm) before more puzzles share a page
LARGEST, LARGEST_PRINT = 22.0, 36.0
LEAST, LEAST_PRINT = 8.0, 12.0  # points that figures have at least
DENSE = 1.25  # how much more of their cells figures may take on a page that is short of room
NARROW = 450.0  # points: on narrower paper two answers stand side by side, not three
EDGE = 2  # pixels of rule beside a part
CELL = 20  # pixels a cell has in the scenes that are then scaled to the page
ANSWERS_ACROSS, ANSWERS_DOWN = 3, 4
MOST_GUTTER_MM = 40.0

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
    least: float
    largest: float
    gutter: float
    text_scale: float = 1

    @property
    def width(self) -> float:
        """Points across."""
        return self.sheet.width

    @property
    def height(self) -> float:
        """Points down."""
        return self.sheet.height

    @property
    def left(self) -> float:
        """The left margin; beside the spine it is wider."""
        return MARGIN + (self.gutter if self.sheet.pages % 2 else 0)

    def room(self, *, is_turned: bool) -> tuple[float, float]:
        """Width and height for a puzzle that has a page for itself."""
        width, height = self.width - 2 * MARGIN - self.gutter, self.height - 2 * MARGIN
        if is_turned:
            width, height = height, width
        return width, height - HEAD - FOOT / 2

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
    gutter_mm: float = 0.0,
    cover: bool = True,
    titles: str = "auto",
    answers_heading: str = "Answers",
    symbols: bool | None = None,
    palette: str = "own",
    font: str | None = None,
) -> bytes:
    """A PDF of puzzles; with `solutions`, one for each puzzle, their answers follow at the end.

    `paper` is a name (a4, letter, a5, 6x9, 8.5x11) or a size such as 170x240mm; `gutter_mm` widens the margin at the spine.
    `per_page` is 1, 2, 4 or 6 at most; without it as many as read well. Figures have 8 points at least, in large print 12: what
    does not fit is turned or goes over several pages. `notes` are short words beside the numbers, such as the difficulty.
    `titles` is "puzzles", "answers" or "auto".
    """
    _check(puzzles, solutions, per_page, titles, gutter_mm)
    width, height = paper_size(paper)
    look = Look(
        PRINT, CELL, symbols=symbols, palette=palette, clue_scale=DENSE if large_print else 1, font=font
    )
    sheet = Sheet(width, height, font=font, title=title, author=author)
    at_puzzles = titles == "puzzles" or (titles == "auto" and solutions is None)
    page = _Page(
        sheet, look, at_puzzles, notes,
        least=LEAST_PRINT if large_print else LEAST, largest=LARGEST_PRINT if large_print else LARGEST,
        gutter=gutter_mm * POINTS["mm"], text_scale=1.5 if large_print else 1,
    )  # fmt: skip
    if cover:
        _cover(page, title, subtitle, author, len(puzzles))
    number = _puzzle_pages(page, puzzles, 1 if large_print else per_page)
    if solutions is not None:
        _answer_pages(page, puzzles, solutions, answers_heading, number + 1)
    return sheet.finish()


def _check(
    puzzles: Sequence[Puzzle],
    solutions: Sequence[Grid | None] | None,
    per_page: int | None,
    titles: str,
    gutter_mm: float,
) -> None:
    if not puzzles:
        raise ArgumentError("a book needs at least one puzzle")
    if solutions is not None and len(solutions) != len(puzzles):
        raise PuzzleError(
            f"{len(solutions)} solutions for {len(puzzles)} puzzles: expected one each, or None"
        )
    if not 0 <= gutter_mm <= MOST_GUTTER_MM:
        raise ArgumentError(f"a gutter of {gutter_mm} mm: expected 0 to {MOST_GUTTER_MM:g}")
    for what, value, known in (
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


def _puzzle_pages(page: _Page, puzzles: Sequence[Puzzle], per_page: int | None) -> int:
    """All puzzles; returns how many pages they took."""
    boards = [_board(puzzle, page.look) for puzzle in puzzles]
    number = 0
    for count, indices in _shared_pages(page, boards, per_page):
        if count == 1:
            number = _own_pages(page, puzzles[indices[0]], indices[0], number)
            continue
        number += 1
        page.sheet.begin_page()
        for i, box in zip(indices, _boxes(page, *ARRANGEMENTS[count]), strict=False):
            page.sheet.bookmark(_heading(page, puzzles[i], i), f"puzzle-{i + 1}")
            _place_puzzle(page, puzzles[i], boards[i], i, box)
        page.write_number(number)
    return number


@dataclass(frozen=True, slots=True)
class _Board:
    """A puzzle drawn, and where things lie on it."""

    scene: Scene
    layout: Layout


def _board(puzzle: Puzzle, look: Look) -> _Board:
    return _Board(draw(puzzle, None, look), Plan(puzzle, None, look, ()).layout)


def _own_pages(page: _Page, puzzle: Puzzle, i: int, number: int) -> int:
    """A puzzle on a page of its own, or on several; returns the number of the last."""
    board, fit = _fit(page, puzzle, i)
    for place, part in enumerate(fit.parts):
        number += 1
        page.sheet.begin_page(is_turned=fit.is_turned)
        if not place:
            page.sheet.bookmark(_heading(page, puzzle, i), f"puzzle-{i + 1}")
        (box,) = _boxes(page, 1, 1)
        if len(fit.parts) == 1:
            _place_puzzle(page, puzzle, board, i, box)
        else:
            words = f"part {place + 1} of {len(fit.parts)}: {_span('columns', part.columns)}, {_span('rows', part.rows)}"
            _place_part(page, board, fit, part, _write_heading(page, puzzle, i, box, words))
        page.write_number(number)
    return number


def _fit(page: _Page, puzzle: Puzzle, i: int) -> tuple[_Board, Fit]:
    """How a puzzle is printed that has its own page; with figures that take more of their cells where that saves pages."""
    page.sheet.turn_upright()
    rooms = page.room(is_turned=False), page.room(is_turned=True)
    for look in (page.look, replace(page.look, clue_scale=DENSE)):
        layout = Plan(puzzle, None, look, ()).layout
        fit = fitted(layout, rooms, page.least)
        if fit is not None and (len(fit.parts) == 1 or look.clue_scale == DENSE):
            return _board(puzzle, look), fit
    raise ArgumentError(
        f"puzzle {i + 1} ({puzzle.width}×{puzzle.height}) cannot be printed with figures of {page.least:g} points on this "
        "paper: choose a larger one"
    )


def _span(what: str, lines: tuple[int, int]) -> str:
    return f"{what} {lines[0] + 1}–{lines[1]}"


def _place_part(page: _Page, board: _Board, fit: Fit, part: Part, box: Box) -> None:
    """Some columns and rows of a board, with the clues of both."""
    layout, scene = board.layout, board.scene
    x, y, width, _ = box
    factor = min(fit.factor, page.largest / CELL)
    columns, rows = ([start * layout.cell, end * layout.cell] for start, end in (part.columns, part.rows))
    x += (width - (layout.left + columns[1] - columns[0] + layout.margin) * factor) / 2
    across = (layout.left + columns[0] - EDGE, columns[1] - columns[0] + 2 * EDGE)
    down = (layout.top + rows[0] - EDGE, rows[1] - rows[0] + 2 * EDGE)
    inner_x, inner_y = x + (layout.left - EDGE) * factor, y + (layout.top - EDGE) * factor
    page.sheet.place(scene, inner_x, y, factor, window=(across[0], 0, across[1], layout.top - EDGE))
    page.sheet.place(scene, x, inner_y, factor, window=(0, down[0], layout.left - EDGE, down[1]))
    page.sheet.place(scene, inner_x, inner_y, factor, window=(across[0], down[0], across[1], down[1]))


Box = tuple[float, float, float, float]


def _boxes(page: _Page, across: int, down: int, top: float = MARGIN) -> list[Box]:
    """The places on a page, in reading order, with a gap between them."""
    gap = 24.0
    is_turned = page.sheet.is_turned
    left = MARGIN if is_turned else page.left
    top += page.left - MARGIN if is_turned else 0
    width = page.width - 2 * MARGIN - (0 if is_turned else page.gutter) - gap * (across - 1)
    height = page.height - top - MARGIN - FOOT / 2 - gap * (down - 1)
    if is_turned and page.left == MARGIN:
        height -= page.gutter
    width, height = width / across, height / down
    return [
        (left + x * (width + gap), top + y * (height + gap), width, height)
        for y in range(down)
        for x in range(across)
    ]


def _factor(board: _Board, box: Box) -> float:
    return min(box[2] / board.scene.width, (box[3] - HEAD) / board.scene.height)


def _shared_pages(
    page: _Page, boards: Sequence[_Board], per_page: int | None
) -> Iterator[tuple[int, list[int]]]:
    """Pages as (arrangement, puzzles): a puzzle joins a page if all on it still read well."""
    fits = [_best_arrangement(page, board, per_page) for board in boards]
    group: list[int] = []
    for i, fit in enumerate(fits):
        if group and len(group) + 1 > min(fit, *(fits[j] for j in group)):
            yield _arrangement_for(group, fits, per_page), group
            group = []
        group.append(i)
    yield _arrangement_for(group, fits, per_page), group


def _best_arrangement(page: _Page, board: _Board, per_page: int | None) -> int:
    """How many of such puzzles may share a page; as many as asked for when their figures can be read."""
    cell = 0.0 if per_page else PENCIL
    for count in sorted(ARRANGEMENTS, reverse=True):
        factor = _factor(board, _boxes(page, *ARRANGEMENTS[count])[0])
        is_readable = board.layout.clue_size * factor >= page.least and CELL * factor >= cell
        if count <= (per_page or count) and is_readable:
            return count
    return 1


def _arrangement_for(group: Sequence[int], fits: Sequence[int], per_page: int | None) -> int:
    if per_page and all(fits[i] == per_page for i in group):
        return per_page
    return next(n for n in sorted(ARRANGEMENTS) if n >= len(group))


def _heading(page: _Page, puzzle: Puzzle, i: int) -> str:
    title = f"  {puzzle.title}" if puzzle.title and page.titles_at_puzzles else ""
    return f"{i + 1}{title}"


def _place_puzzle(page: _Page, puzzle: Puzzle, board: _Board, i: int, box: Box) -> None:
    x, y, width, height = _write_heading(page, puzzle, i, box)
    scene = board.scene
    factor = min(width / scene.width, height / scene.height, page.largest / CELL)
    page.sheet.place(scene, x + (width - scene.width * factor) / 2, y, factor)


def _write_heading(page: _Page, puzzle: Puzzle, i: int, box: Box, words: str = "") -> Box:
    """The line above a puzzle; returns the room below it."""
    x, y, width, height = box
    sheet = page.sheet
    note = page.notes[i] if i < len(page.notes) else ""
    facts = " · ".join(filter(None, (f"{puzzle.width}×{puzzle.height}", words, note, _credit(puzzle))))
    size, small = 12 * page.text_scale, 8.5 * page.text_scale
    heading = _fitted(sheet, _heading(page, puzzle, i), size, width * 0.6, is_bold=True)
    sheet.write(x, y + 10, heading, size, is_bold=True)
    used = sheet.text_width(heading, size, is_bold=True) + 8
    sheet.write(x + used, y + 10, _fitted(sheet, facts, small, width - used), small, fill=PRINT.ink_soft)
    return x, y + HEAD, width, height - HEAD


def _credit(puzzle: Puzzle) -> str:
    return puzzle.copyright or (f"by {puzzle.author}" if puzzle.author else "")


def _answer_pages(
    page: _Page, puzzles: Sequence[Puzzle], solutions: Sequence[Grid | None], heading: str, number: int
) -> None:
    page.sheet.turn_upright()
    across = ANSWERS_ACROSS if page.width >= NARROW else 2
    per_page = across * ANSWERS_DOWN
    for start in range(0, len(puzzles), per_page):
        page.sheet.begin_page()
        boxes = _boxes(page, across, ANSWERS_DOWN, MARGIN + 30)
        if not start:
            page.sheet.bookmark(heading, "answers")
        page.sheet.write(page.left, MARGIN + 14, heading, 18, is_bold=True)
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

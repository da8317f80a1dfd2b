"""The puzzles of a book, as many on a page as read well.

Puzzles keep their order. As many share a page as leave their cells a size that pencils like (`PENCIL`) and their
figures one that eyes do; one that is too large even for a page of its own is turned, or goes over several pages.
Titles often give the picture away, so with answers they stand there; a book without answers has them at the puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from nonokit.errors import ArgumentError
from nonokit.model import Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.plan import Plan
from nonokit.rendering.printing.fitting import Fit, Part, fitted
from nonokit.rendering.printing.page import CELL, EDGE, HEAD, Board, Box, Page
from nonokit.rendering.printing.paragraphs import cut_to
from nonokit.rendering.text_direction import LEFT_TO_RIGHT
from nonokit.rendering.theme import PRINT

ARRANGEMENTS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
PENCIL = 13.0  # points a cell must have (4.6 mm) before more puzzles share a page
DENSE = 1.25  # how much more of their cells figures may take on a page that is short of room
# Of size, part, difficulty, answer's page and credit: what a narrow place leaves out.
LESS_TELLING = ((4,), (4, 0), (4, 2), (4, 0, 2))


def puzzle_pages(
    page: Page, puzzles: Sequence[Puzzle], per_page: int | None, *, first: int = 0, level: int = 0
) -> None:
    """Puzzles that stand together, the first with the number `first`, from 0."""
    boards = [_board(page, puzzle, first + place, page.look) for place, puzzle in enumerate(puzzles)]
    for count, places in _shared_pages(page, boards, per_page):
        if count == 1:
            _own_pages(page, puzzles[places[0]], first + places[0], level)
            continue
        page.begin()
        for place, box in zip(places, page.boxes(*ARRANGEMENTS[count]), strict=False):
            _note_place(page, puzzles[place], first + place, level)
            _place_puzzle(page, puzzles[place], boards[place], first + place, box)


def _note_place(page: Page, puzzle: Puzzle, i: int, level: int) -> None:
    page.found.puzzles[i] = page.sheet.pages
    page.sheet.bookmark(_heading(page, puzzle, i), f"puzzle-{i + 1}", level)


def _board(page: Page, puzzle: Puzzle, i: int, look: Look) -> Board:
    """The puzzle drawn, once for all times that the book is written."""
    key = (i, look)
    if key not in page.boards:
        page.boards[key] = Board(draw(puzzle, None, look), Plan(puzzle, None, look, ()).layout)
    return page.boards[key]


def _own_pages(page: Page, puzzle: Puzzle, i: int, level: int) -> None:
    """A puzzle on a page of its own, or on several."""
    look, how = fit(page, puzzle, i)
    board = _board(page, puzzle, i, look)
    if len(how.parts) == 2 and page.gutter and page.sheet.pages % 2 == 0:
        _leave_empty(page)
    for place, part in enumerate(how.parts):
        page.begin(is_turned=how.is_turned)
        if not place:
            _note_place(page, puzzle, i, level)
        (box,) = page.boxes(1, 1)
        if len(how.parts) == 1:
            _place_puzzle(page, puzzle, board, i, box)
        else:
            words = _part_words(page, part, place + 1, len(how.parts))
            _place_part(page, board, how, part, _write_heading(page, puzzle, i, box, words))


def _leave_empty(page: Page) -> None:
    """A page without a puzzle, so that two parts of the next lie side by side and not on two sides of a leaf."""
    page.begin()
    size = 9 * page.text_scale
    words = page.words.say("book-spread")
    page.sheet.write(page.width / 2, page.height / 2, words, size, anchor="middle", fill=PRINT.ink_soft)


def _part_words(page: Page, part: Part, number: int, count: int) -> str:
    spans = {"columns": part.columns, "rows": part.rows}
    named = {name: f"{start + 1}–{end}" for name, (start, end) in spans.items()}
    return page.words.say("book-part", {"part": number, "parts": count, **named})


def fit(page: Page, puzzle: Puzzle, i: int) -> tuple[Look, Fit]:
    """How a puzzle is printed that has its own page; with figures that take more of their cells where that saves pages."""
    page.sheet.turn_upright()
    rooms = page.room(is_turned=False), page.room(is_turned=True)
    looks = page.look, replace(page.look, clue_scale=DENSE), replace(page.look, is_tight=True)
    layouts = [Plan(puzzle, None, look, ()).layout for look in looks]
    found = [fitted(layout, rooms, page.least, page.largest) for layout in layouts]
    fits = [(look, fit) for look, fit in zip(looks, found, strict=True) if fit is not None]
    if fits:
        return min(fits, key=lambda each: len(each[1].parts))
    raise ArgumentError(
        f"puzzle {i + 1} ({puzzle.width}×{puzzle.height}) cannot be printed with figures of {page.least:g} points on this "
        "paper: choose a larger one"
    )


def _place_part(page: Page, board: Board, how: Fit, part: Part, box: Box) -> None:
    """Some columns and rows of a board, with the clues of both."""
    layout, scene = board.layout, board.scene
    x, y, width, _ = box
    factor = how.factor
    columns, rows = ([start * layout.cell, end * layout.cell] for start, end in (part.columns, part.rows))
    x += (width - (layout.left + columns[1] - columns[0] + layout.margin) * factor) / 2
    across = (layout.left + columns[0] - EDGE, columns[1] - columns[0] + 2 * EDGE)
    down = (layout.top + rows[0] - EDGE, rows[1] - rows[0] + 2 * EDGE)
    inner_x, inner_y = x + (layout.left - EDGE) * factor, y + (layout.top - EDGE) * factor
    page.sheet.place(scene, inner_x, inner_y, factor, window=(across[0], down[0], across[1], down[1]))
    # of the clues nothing beyond the lines of the part: there begin those of its neighbours
    above = (across[0] + EDGE, 0, across[1] - 2 * EDGE, layout.top - EDGE)
    beside = (0, down[0] + EDGE, layout.left - EDGE, down[1] - 2 * EDGE)
    page.sheet.place(scene, inner_x + EDGE * factor, y, factor, window=above)
    page.sheet.place(scene, x, inner_y + EDGE * factor, factor, window=beside)


def _factor(board: Board, box: Box) -> float:
    return min(box[2] / board.scene.width, (box[3] - HEAD) / board.scene.height)


def _shared_pages(
    page: Page, boards: Sequence[Board], per_page: int | None
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


def _best_arrangement(page: Page, board: Board, per_page: int | None) -> int:
    """How many of such puzzles may share a page; as many as asked for when their figures can be read."""
    cell = 0.0 if per_page else PENCIL
    for count in sorted(ARRANGEMENTS, reverse=True):
        factor = _factor(board, page.boxes(*ARRANGEMENTS[count])[0])
        is_readable = board.layout.clue_size * factor >= page.least and CELL * factor >= cell
        if count <= (per_page or count) and is_readable:
            return count
    return 1


def _arrangement_for(group: Sequence[int], fits: Sequence[int], per_page: int | None) -> int:
    if per_page and all(fits[i] == per_page for i in group):
        return per_page
    return next(n for n in sorted(ARRANGEMENTS) if n >= len(group))


def _heading(page: Page, puzzle: Puzzle, i: int) -> str:
    title = f"  {puzzle.title}" if puzzle.title and page.titles_at_puzzles else ""
    return f"{i + 1}{title}"


def _place_puzzle(page: Page, puzzle: Puzzle, board: Board, i: int, box: Box) -> None:
    x, y, width, height = _write_heading(page, puzzle, i, box)
    scene = board.scene
    factor = min(width / scene.width, height / scene.height, page.largest / CELL)
    page.sheet.place(scene, x + (width - scene.width * factor) / 2, y, factor)


def _write_heading(page: Page, puzzle: Puzzle, i: int, box: Box, words: str = "") -> Box:
    """The line above a puzzle; returns the room below it."""
    x, y, width, height = box
    sheet = page.sheet
    note = page.notes[i] if i < len(page.notes) else ""
    answer = page.known.answers.get(i)
    where = page.words.say("book-answer-on", {"page": answer}) if answer else ""
    if words:
        note = ""  # a part has no room for it
    facts = [f"{puzzle.width}×{puzzle.height}", words, note, where, _credit(page, puzzle)]
    size, small = 12 * page.text_scale, 8.5 * page.text_scale
    heading = cut_to(sheet, LEFT_TO_RIGHT + _heading(page, puzzle, i), size, width * 0.6, is_bold=True)
    sheet.write(x, y + 10, heading, size, is_bold=True)
    used = sheet.text_width(heading, size, is_bold=True) + 8
    sheet.write(x + used, y + 10, _fitting(sheet, facts, small, width - used), small, fill=PRINT.ink_soft)
    return x, y + HEAD, width, height - HEAD


def _fitting(sheet: Sheet, facts: Sequence[str], size: float, width: float) -> str:
    """Facts in a line: where all have no room, some are left out, and what is left is whole."""
    for left_out in ((), *LESS_TELLING):
        line = " · ".join(fact for place, fact in enumerate(facts) if fact and place not in left_out)
        if sheet.text_width(line, size) <= width:
            return line
    return cut_to(sheet, line, size, width)


def _credit(page: Page, puzzle: Puzzle) -> str:
    """Who made it, where no page of credits says so."""
    if page.has_credits:
        return ""
    return puzzle.copyright or (page.words.say("book-by", {"author": puzzle.author}) if puzzle.author else "")

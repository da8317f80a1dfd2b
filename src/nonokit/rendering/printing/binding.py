"""A book of puzzles to print, as one PDF: cover, contents, rules, chapters, puzzles, answers, credits.

It is written twice: once to see on which page everything stands, then with those pages named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.messages import catalogue
from nonokit.model import Grid, Puzzle
from nonokit.rendering.look import Look
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.printing.answer_pages import answer_pages, whole_picture_page
from nonokit.rendering.printing.covers import COVERS, cover_page
from nonokit.rendering.printing.opening_pages import (
    Chapter,
    chapter_page,
    contents_page,
    credits_page,
    rules_page,
)
from nonokit.rendering.printing.page import CELL, EDGE, Page, Places
from nonokit.rendering.printing.paper import POINTS, paper_size
from nonokit.rendering.printing.puzzle_pages import ARRANGEMENTS, DENSE, fit, puzzle_pages
from nonokit.rendering.theme import PRINT

LARGEST, LARGEST_PRINT = 22.0, 36.0  # points that cells have at most
LEAST, LEAST_PRINT = 8.0, 12.0  # points that figures have at least
MOST_GUTTER_MM, MOST_BLEED_MM = 40.0, 20.0


@dataclass(frozen=True, slots=True)
class Book:
    """What a book holds and how it is made; `chapters` have as many puzzles together as there are, or there are none."""

    puzzles: Sequence[Puzzle]
    solutions: Sequence[Grid | None] | None = None
    notes: Sequence[str] = ()
    chapters: Sequence[Chapter] = ()
    title: str = "Nonograms"
    subtitle: str = ""
    author: str = ""
    language: str = "en"
    paper: str = "a4"
    per_page: int | None = None
    large_print: bool = False
    gutter_mm: float = 0.0
    bleed_mm: float = 0.0
    cover: str | None = "pencil"
    pictures: Sequence[Grid] = ()
    has_contents: bool = False
    has_rules: bool = False
    has_credits: bool = False
    titles: str = "auto"
    answers_heading: str | None = None
    symbols: bool | None = None
    palette: str = "own"
    font: str | None = None

    def __post_init__(self) -> None:
        _check(self)


@dataclass(frozen=True, slots=True)
class Bound:
    """A book as a file; where its puzzles and answers stand, and the size of its smallest type in points."""

    pdf: bytes
    page_count: int
    smallest_type: float
    places: Places = field(repr=False)


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
    bleed_mm: float = 0.0,
    cover: bool | str = True,
    titles: str = "auto",
    answers_heading: str | None = None,
    symbols: bool | None = None,
    palette: str = "own",
    font: str | None = None,
    language: str = "en",
) -> bytes:
    """A PDF of puzzles; with `solutions`, one for each puzzle, their answers follow at the end.

    `paper` is a name (a4, letter, a5, 6x9, 8.5x11) or a size such as 170x240mm; `gutter_mm` widens the margin at the spine,
    `bleed_mm` is what the printer trims off. `per_page` is 1, 2, 4 or 6 at most; without it as many as read well. Figures have
    8 points at least, in large print 12: what does not fit is turned or goes over several pages. `notes` are short words
    beside the numbers, such as the difficulty. `titles` is "puzzles", "answers" or "auto". `cover` is "pencil", "title", or one
    that shows pictures: "quilt", "portrait" or "band".
    """
    whole = Book(
        puzzles, solutions, notes, title=title, subtitle=subtitle, author=author, paper=paper, per_page=per_page,
        large_print=large_print, gutter_mm=gutter_mm, bleed_mm=bleed_mm,
        cover="pencil" if cover is True else cover or None, pictures=[grid for grid in solutions or [puzzle.goal for puzzle in puzzles] if grid is not None],
        titles=titles, answers_heading=answers_heading, symbols=symbols, palette=palette, font=font, language=language,
    )  # fmt: skip
    return bind(whole).pdf


def bind(book: Book) -> Bound:
    """The book as a file."""
    rehearsal = _page(book, Rehearsal, Places())
    _write(rehearsal, book)
    page = replace(_page(book, Sheet, rehearsal.found), boards=rehearsal.boards)
    _write(page, book)
    return Bound(page.sheet.finish(), page.sheet.pages, page.sheet.smallest_type, page.found)


def pages_needed(book: Book) -> Iterator[int | None]:
    """How many pages each puzzle takes at least; None for one that fits no number of them."""
    page = _page(book, Rehearsal, Places())
    for place, puzzle in enumerate(book.puzzles):
        try:
            yield len(fit(page, puzzle, place)[1].parts)
        except ArgumentError:
            yield None


def cover_of(book: Book, design: str) -> bytes:
    """A cover alone, to be printed apart from the book."""
    page = _page(book, Sheet, Places())
    _write_cover(page, book, design)
    return page.sheet.finish()


class Rehearsal(Sheet):
    """Pages that are counted, not painted."""

    def place(self, *_what: object, **_how: object) -> None:
        """Nothing: only where things stand is asked for."""

    def write(self, *_what: object, **_how: object) -> None:
        """Nothing."""

    def paint(self, *_what: object) -> None:
        """Nothing."""


def _page(book: Book, kind: type[Sheet], known: Places) -> Page:
    width, height = paper_size(book.paper)
    look = Look(
        PRINT, CELL, symbols=book.symbols, palette=book.palette, clue_scale=DENSE if book.large_print else 1,
        stacks_symbols=True, margin=EDGE,
        font=book.font,
    )  # fmt: skip
    sheet = kind(
        width, height, font=book.font, title=book.title, author=book.author, language=book.language,
        bleed=book.bleed_mm * POINTS["mm"],
    )  # fmt: skip
    at_puzzles = book.titles == "puzzles" or (book.titles == "auto" and book.solutions is None)
    return Page(
        sheet, look, catalogue(book.language), at_puzzles, book.notes,
        least=LEAST_PRINT if book.large_print else LEAST, largest=LARGEST_PRINT if book.large_print else LARGEST,
        gutter=book.gutter_mm * POINTS["mm"], text_scale=1.5 if book.large_print else 1,
        has_credits=book.has_credits, known=known,
    )  # fmt: skip


def _write(page: Page, book: Book) -> None:
    heading = book.answers_heading or page.words.say("book-answers")
    if book.cover:
        _write_cover(page, book, book.cover)
    if book.has_contents:
        contents_page(page, book.chapters, len(book.puzzles), _other_sections(page, book, heading))
    if book.has_rules:
        rules_page(page, is_coloured=any(puzzle.is_coloured for puzzle in book.puzzles))
    _write_puzzles(page, book)
    if book.solutions is not None:
        answer_pages(page, book.puzzles, book.solutions, heading)
        for chapter in book.chapters:
            if chapter.plan and chapter.plan.picture is not None:
                title = page.words.say("book-together", {"title": chapter.title})
                whole_picture_page(page, title, chapter.plan.picture)
    if book.has_credits:
        credits_page(page, book.puzzles)


def _other_sections(page: Page, book: Book, answers: str) -> list[tuple[str, str]]:
    sections = [
        ("rules", page.words.say("book-rules"), book.has_rules),
        ("answers", answers, book.solutions is not None),
        ("credits", page.words.say("book-credits"), book.has_credits),
    ]
    return [(key, name) for key, name, is_there in sections if is_there]


def _write_cover(page: Page, book: Book, design: str) -> None:
    count = page.words.say("filter-found", {"count": len(book.puzzles)})
    cover_page(page, design, (book.title, book.subtitle, count, book.author), book.pictures)


def _write_puzzles(page: Page, book: Book) -> None:
    per_page = 1 if book.large_print else book.per_page
    if not book.chapters:
        puzzle_pages(page, book.puzzles, per_page)
        page.found.sections["puzzles"] = page.found.puzzles[0]
    first = 0
    for number, chapter in enumerate(book.chapters):
        chapter_page(page, chapter, number, first)
        puzzles = book.puzzles[first : first + chapter.count]
        puzzle_pages(page, puzzles, per_page, first=first, level=1)
        first += chapter.count


def _check(book: Book) -> None:
    puzzles, solutions = book.puzzles, book.solutions
    if not puzzles:
        raise ArgumentError("a book needs at least one puzzle")
    if solutions is not None and len(solutions) != len(puzzles):
        raise PuzzleError(
            f"{len(solutions)} solutions for {len(puzzles)} puzzles: expected one each, or None"
        )
    for what, millimetres, most in (
        ("gutter", book.gutter_mm, MOST_GUTTER_MM),
        ("bleed", book.bleed_mm, MOST_BLEED_MM),
    ):
        if not 0 <= millimetres <= most:
            raise ArgumentError(f"a {what} of {millimetres} mm: expected 0 to {most:g}")
    for what, value, known in (
        ("arrangement", book.per_page, (None, *ARRANGEMENTS)),
        ("place for titles", book.titles, ("auto", "puzzles", "answers")),
        ("cover", book.cover, (None, *COVERS)),
    ):
        if value not in known:
            raise ArgumentError(f"no {what} {value!r}: expected one of {', '.join(map(str, known))}")

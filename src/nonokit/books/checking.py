"""Whether puzzles may be printed: each has one solution, no picture comes twice, everything on the page can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from nonokit.books.project import Project, ProjectChapter
from nonokit.generating.duplicates import duplicates
from nonokit.generating.mosaics import Mosaic
from nonokit.messages import catalogue
from nonokit.model import Grid, Puzzle
from nonokit.rating import Rating, rate
from nonokit.rendering.fonts import MOST_NAMED
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.printing.binding import LEAST, LEAST_PRINT, Book, pages_needed
from nonokit.rendering.printing.opening_pages import Chapter, TilePlan
from nonokit.solving import SolveResult, Status, solve_many

MOST_PAGES = 9  # that a puzzle may be cut into


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a puzzle, and what to do about it; `code` is stable. `other` is the name of the picture it repeats."""

    code: str
    message: str
    advice: str
    other: str | None = None

    def __str__(self) -> str:
        return f"{self.message}; {self.advice}"


@dataclass(slots=True)
class BookPuzzle:
    """A puzzle of the book: where it came from, its chapter from 0, its answer, how hard it is, what is wrong with it.

    What is known beforehand about how hard it is need not be found out.
    """

    name: str
    puzzle: Puzzle
    chapter: int
    solution: Grid | None = None
    rating: Rating | None = None
    problems: list[Problem] = field(default_factory=list)
    tile: tuple[Mosaic, int] | None = None  # of which mosaic it is a tile, and which


def check(
    puzzles: Sequence[BookPuzzle], project: Project, on_each: Callable[[], object] = lambda: None
) -> list[BookPuzzle]:
    """The puzzles in the order in which they are printed, with all that is known of them."""
    ordered = check_pictures(puzzles, project, on_each)
    check_print(ordered, project)
    return ordered


def check_pictures(
    puzzles: Sequence[BookPuzzle], project: Project, on_each: Callable[[], object] = lambda: None
) -> list[BookPuzzle]:
    """The same without what printing takes: solutions, difficulty, duplicates."""
    results = solve_many((one.puzzle.replace(goal=None) for one in puzzles), timeout_s=project.timeout_s)
    for one, result in zip(puzzles, results, strict=True):
        _conclude(one, result)
        is_wanted = one.rating is None and (project.difficulty or project.order != "listed")
        if is_wanted and not one.problems:
            _rate(one, project.timeout_s)
        on_each()
    ordered = sorted(
        puzzles, key=lambda one: (one.chapter, _hardness(one) if project.order != "listed" else ())
    )
    for place, earlier, how in duplicates([None if one.tile else one.solution for one in ordered]):
        what = "" if how == "the same" else f", {how}"
        message = f"the same picture as {ordered[earlier].name}{what}"
        advice = "take one of them out"
        ordered[place].problems.append(Problem("duplicate", message, advice, ordered[earlier].name))
    return ordered


def check_print(puzzles: Sequence[BookPuzzle], project: Project) -> None:
    """Notes whose figures would be too small, and whose texts cannot be shown."""
    if not puzzles:
        return
    book = book_of(puzzles, project)
    for one, count in zip(puzzles, pages_needed(book), strict=True):
        if count is None or count > MOST_PAGES:
            many = f"more than {MOST_PAGES} pages" if count is None else f"{count} pages"
            least = LEAST_PRINT if project.large_print else LEAST
            message = f"with figures of {least:g} points it takes {many} of {project.trim}"
            one.problems.append(Problem("size", message, "choose a larger trim, or leave it out"))
    sheet = _sheet(project)
    for one in puzzles:
        texts = (
            one.puzzle.title,
            one.puzzle.author,
            one.puzzle.copyright,
            one.puzzle.source,
            one.puzzle.licence,
        )
        if problem := _unshown(sheet, " ".join(filter(None, texts))):
            one.problems.append(problem)


def _conclude(one: BookPuzzle, result: SolveResult) -> None:
    if result.status is Status.UNIQUE:
        one.solution = result.solution
    elif result.status is Status.MULTIPLE:
        advice = f"`nonokit repair {one.name}` finds the fewest cells to change"
        one.problems.append(Problem("several-solutions", "it has several solutions", advice))
    elif result.status is Status.NONE:
        advice = f"`nonokit doctor {one.name}` looks for the mistyped number"
        one.problems.append(Problem("no-solution", f"it has no solution ({result.reason})", advice))
    else:
        message = f"it is not known whether it has one solution ({result.reason})"
        one.problems.append(
            Problem("undecided", message, "give it more time with timeout_s, or leave it out")
        )


def _rate(one: BookPuzzle, timeout_s: float) -> None:
    rating = rate(one.puzzle, timeout_s=timeout_s)
    if rating.reason is None:
        one.rating = rating


def _hardness(one: BookPuzzle) -> tuple[float, ...]:
    """Easy ones first; what could not be rated comes last, small ones first. Tiles keep their order."""
    if one.tile:
        return ()
    score = one.rating.score if one.rating is not None and one.rating.score is not None else 1000
    return score, one.puzzle.width * one.puzzle.height


def book_of(puzzles: Sequence[BookPuzzle], project: Project) -> Book:
    """The book that these puzzles make; chapters of which none is left are not in it."""
    counts = [sum(one.chapter == number for one in puzzles) for number in range(len(project.chapter))]
    chapters = [
        _chapter(chapter, number, [one for one in puzzles if one.chapter == number - 1])
        for number, (chapter, count) in enumerate(zip(project.chapter, counts, strict=True), 1)
        if count
    ]
    has_chapters = len(chapters) > 1 or any(
        chapter.title or chapter.introduction for chapter in project.chapter
    )
    return Book(
        [one.puzzle for one in puzzles],
        [one.solution for one in puzzles] if project.answers else None,
        [one.rating.words(project.language) if one.rating and project.difficulty else "" for one in puzzles],
        chapters if has_chapters else (),
        title=project.title, subtitle=project.subtitle, author=project.author, language=project.language,
        paper=project.trim, per_page=project.per_page, large_print=project.large_print, gutter_mm=project.gutter_mm,
        bleed_mm=project.bleed_mm, cover=project.cover_design,
        pictures=[one.solution for one in puzzles if one.solution is not None],
        has_contents=project.contents, has_rules=project.rules, has_credits=project.credits, titles=project.titles,
        symbols=project.symbols, palette=project.palette, font=project.place(project.font) if project.font else None,
    )  # fmt: skip


def _chapter(chapter: ProjectChapter, number: int, puzzles: Sequence[BookPuzzle]) -> Chapter:
    """A chapter of the book; one of a mosaic has its plan and, while no tile is left out, the whole picture."""
    tiles = [one.tile for one in puzzles if one.tile is not None]
    plan = None
    if tiles:
        mosaic = tiles[0][0]
        is_whole = len(tiles) == len(mosaic.worth_solving)
        size = mosaic.across, len(mosaic.tiles) // mosaic.across
        plan = TilePlan(*size, [place for _, place in tiles], mosaic.picture if is_whole else None)
    return Chapter(chapter.title or str(number), len(puzzles), chapter.introduction, plan)


def missing_characters(project: Project) -> Iterator[tuple[str, Problem]]:
    """Where the project itself has text that no font can show."""
    texts = {"title": project.title, "subtitle": project.subtitle, "author": project.author}
    for number, chapter in enumerate(project.chapter, 1):
        texts |= {
            f"title of chapter {number}": chapter.title,
            f"introduction of chapter {number}": chapter.introduction,
        }
    words = catalogue(project.language)
    texts["language"] = " ".join(
        words.say(f"book-{name}") for name in ("contents", "answers", "rules", "rules-clues")
    )
    sheet = _sheet(project)
    for where, text in texts.items():
        if problem := _unshown(sheet, text):
            yield where, problem


def _sheet(project: Project) -> Sheet:
    return Sheet(1, 1, font=project.place(project.font) if project.font else None)


def _unshown(sheet: Sheet, text: str) -> Problem | None:
    missing = sheet.missing_in(text)
    if not missing:
        return None
    named = " ".join(sorted(missing)[:MOST_NAMED]) + (" …" if len(missing) > MOST_NAMED else "")
    return Problem(
        "characters",
        f"no font at hand has {named}",
        'install one that does, or name its file: font = "FILE.ttf"',
    )

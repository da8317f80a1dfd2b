"""Whether puzzles may be printed as a book: what is wrong with each, before anything is printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from pydantic import BaseModel, Field, model_validator

from nonokit.errors import MissingExtra
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleRequest, parse_puzzle
from nonokit.server.wire.language import Language
from nonokit.server.wire.request import Request

if TYPE_CHECKING:
    from nonokit.books.checking import BookPuzzle
    from nonokit.books.project import Project
    from nonokit.rating import Rating

LIMIT_S = 300.0
EACH_S = 5.0  # to find out about one puzzle
Text = Annotated[str, Field(max_length=200)]


class BookChapter(Request):
    """What stands together. A chapter without a title is called by its number, unless it is the only one."""

    title: Text = ""
    introduction: Annotated[str, Field(max_length=2000)] = ""
    puzzles: Annotated[list[PuzzleRequest], Field(min_length=1, max_length=limits.MAX_BOOK_PUZZLES)]


class BookRequest(Request):
    """A book as `nonokit book` makes it of a project: the same words mean the same."""

    chapters: Annotated[list[BookChapter], Field(min_length=1, max_length=100)]
    title: Text = "Nonograms"
    subtitle: Text = ""
    author: Text = ""
    language: Language = "en"
    trim: Annotated[str, Field(max_length=40, examples=["a4", "6x9", "170x240mm"])] = "a4"
    large_print: bool = False
    per_page: Literal[1, 2, 4, 6] | None = None
    gutter_mm: Annotated[float, Field(ge=0, le=40)] = 8.0
    bleed_mm: Annotated[float, Field(ge=0, le=20)] = 0.0
    cover: Literal["quilt", "portrait", "band", "pencil", "title", "none"] = "quilt"
    order: Literal["listed", "easy first"] = "listed"
    titles: Literal["auto", "puzzles", "answers"] = "auto"
    contents: bool = True
    rules: bool = True
    answers: bool = True
    difficulty: bool = True
    credits: bool = True

    @model_validator(mode="after")
    def _is_of_a_size(self) -> Self:
        count = sum(len(chapter.puzzles) for chapter in self.chapters)
        if count > limits.MAX_BOOK_PUZZLES:
            raise ValueError(f"{count} puzzles: expected at most {limits.MAX_BOOK_PUZZLES}")
        return self


class BookProblem(BaseModel):
    """What is wrong with a puzzle: it has not one solution, is in the book already (as the puzzle `other`), or cannot be printed."""

    puzzle: int
    code: Literal["several-solutions", "no-solution", "undecided", "duplicate", "size", "characters"]
    message: str
    other: int | None


class BookCheckAnswer(BaseModel):
    """Everything that is wrong; puzzles are counted from 0 through all chapters.

    Where `can_print` is false no PDF can be made here, and nobody has looked whether everything fits the page.
    """

    problems: list[BookProblem]
    can_print: bool


def run(request: BookRequest) -> BookCheckAnswer:
    """Checks the book; how hard its puzzles are makes none of them wrong."""
    from nonokit.books.checking import check_pictures, check_print

    project = project_of(request, difficulty=False, order="listed")
    puzzles = check_pictures(puzzles_of(request), project)
    try:
        check_print(puzzles, project)
        can_print = True
    except MissingExtra:
        can_print = False
    return BookCheckAnswer(
        problems=[
            BookProblem(
                puzzle=int(one.name),
                code=problem.code,  # type: ignore[arg-type]
                message=problem.message,
                other=None if problem.other is None else int(problem.other),
            )
            for one in puzzles
            for problem in one.problems
        ],
        can_print=can_print,
    )


def project_of(request: BookRequest, **changes: Any) -> Project:
    """The project that the request is."""
    from nonokit.books.keys import trim
    from nonokit.books.project import Project, ProjectChapter
    from nonokit.errors import ArgumentError

    if expected := trim(request.trim):
        raise ArgumentError(f"trim {request.trim!r}: expected {expected}")
    chapters = [ProjectChapter(one.title, one.introduction) for one in request.chapters]
    options = request.model_dump(exclude={"chapters"}) | changes
    return Project(Path("book.toml"), **options, timeout_s=EACH_S, chapter=chapters)


def puzzles_of(request: BookRequest) -> list[BookPuzzle]:
    """All puzzles, named by their numbers; how hard ours are is known."""
    from nonokit.books.checking import BookPuzzle

    numbered = [
        (chapter, parse_puzzle(puzzle, max_cells=limits.MAX_DRAWN_CELLS))
        for chapter, one in enumerate(request.chapters)
        for puzzle in one.puzzles
    ]
    return [
        BookPuzzle(str(number), puzzle, chapter, rating=known_rating(puzzle.id))
        for number, (chapter, puzzle) in enumerate(numbered)
    ]


def known_rating(id: str) -> Rating | None:
    """The rating of a puzzle of ours, as the catalogue has it."""
    from nonokit.rating import Class, Rating
    from nonokit.rating.profile import Profile
    from nonokit.server.shipped import shipped

    entry = shipped().get(id)
    if entry is None:
        return None
    return Rating(Class(entry.class_), entry.score, None, None, None, Profile({}, (), 0, {}))


JOB = Job(
    name="book-check",
    summary="Whether puzzles may be printed as a book",
    request=BookRequest,
    answer=BookCheckAnswer,
    run=run,
    quick_bytes=0,
    limit_s=LIMIT_S,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)

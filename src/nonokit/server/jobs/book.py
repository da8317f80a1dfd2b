"""A book of puzzles as a PDF to print: cover, contents, rules, chapters, puzzles, answers."""

from __future__ import annotations

from nonokit.errors import PuzzleError
from nonokit.server import limits
from nonokit.server.jobs.book_check import LIMIT_S, BookRequest, project_of, puzzles_of
from nonokit.server.jobs.job import File, Job
from nonokit.server.jobs.render import MEDIA_TYPES

PDF = MEDIA_TYPES["pdf"]


def run(request: BookRequest) -> File:
    """Makes it, where nothing is wrong with any of its puzzles."""
    from nonokit.books.checking import book_of, check
    from nonokit.rendering.printing.binding import bind

    project = project_of(request)
    puzzles = check(puzzles_of(request), project)
    for one in puzzles:
        for problem in one.problems:
            raise PuzzleError(f"puzzle {int(one.name) + 1}: {problem.message}; take it out of the book")
    return File(PDF, bind(book_of(puzzles, project)).pdf)


JOB = Job(
    name="book",
    summary="Puzzles as a book to print",
    request=BookRequest,
    answer=(PDF,),
    run=run,
    quick_bytes=0,
    limit_s=LIMIT_S,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)

"""What `nonokit book` writes: the PDF, covers, packs in other formats, a site; and a record for every puzzle."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nonokit.books.checking import BookPuzzle, book_of
from nonokit.books.project import Project
from nonokit.cli.inputs import Item
from nonokit.cli.output import counted
from nonokit.cli.plain import tell
from nonokit.cli.session import Session
from nonokit.cli.targets import check_file, suffix_of, warnings_on_stderr, write_picture, write_puzzles
from nonokit.rendering.fonts import GlyphWarning
from nonokit.rendering.printing.binding import Book, Bound, bind, cover_of
from nonokit.rendering.printing.covers import COVERS


def write_all(
    session: Session,
    project: Project,
    puzzles: Sequence[BookPuzzle],
    printed: Sequence[BookPuzzle],
    path: str,
) -> None:
    """The PDF and whatever else the project asks for."""
    book = book_of(printed, project)
    with warnings_on_stderr(GlyphWarning, path):
        bound = bind(book)
        write_picture(bound.pdf, path)
        write_covers(project, book)
    put_records(session, project, puzzles, printed, bound, path)
    if not session.as_json:
        facts = f"{counted(len(printed), 'puzzle')}, {counted(bound.page_count, 'page')}"
        tell(f"{path}: {facts}, smallest type {bound.smallest_type:.1f} points", err=False)
    write_packs(session, project, printed)
    write_site(session, project, printed)


def write_covers(project: Project, book: Book) -> None:
    """Every cover as a file of its own."""
    if project.output.covers is None:
        return
    folder = project.place(project.output.covers)
    os.makedirs(folder, exist_ok=True)
    for design in COVERS:
        write_picture(cover_of(book, design), os.path.join(folder, f"{design}.pdf"))


def write_packs(session: Session, project: Project, printed: Sequence[BookPuzzle]) -> None:
    """The puzzles in other formats: all in a file, or in a folder each in its own."""
    puzzles = [one.puzzle.replace(goal=one.solution) for one in printed]
    for format, name in project.output.packs.items():
        path = project.place(name)
        with session.attempt(path):
            if name.endswith(("/", os.sep)):
                os.makedirs(path, exist_ok=True)
                for number, puzzle in enumerate(puzzles, 1):
                    write_puzzles(puzzle, os.path.join(path, f"{number:03}{suffix_of(format)}"), format)
            else:
                check_file(path, [str(project.path)], keeps_files=False)
                write_puzzles(puzzles, path, format)
            if not session.as_json:
                tell(f"{path}: {counted(len(puzzles), 'puzzle')}", err=False)


def write_site(session: Session, project: Project, printed: Sequence[BookPuzzle]) -> None:
    """The puzzles to play, as a folder for any web host."""
    if project.output.site is None:
        return
    from nonokit.site import SiteOptions, write_site

    folder = Path(project.place(project.output.site))
    puzzles = [one.puzzle.replace(goal=one.solution) for one in printed]
    built = write_site(folder, SiteOptions(title=project.title, puzzles=puzzles))
    if not session.as_json:
        tell(f"{folder}: {len(built.sizes)} files, {built.total_bytes / 1e6:.1f} MB", err=False)


def put_records(
    session: Session,
    project: Project,
    puzzles: Sequence[BookPuzzle],
    printed: Sequence[BookPuzzle] = (),
    bound: Bound | None = None,
    path: str | None = None,
) -> None:
    """An object for every puzzle."""
    if not session.as_json:
        return
    places = {id(one): place for place, one in enumerate(printed)}
    for one in puzzles:
        session.put(facts_of(one, project, places.get(id(one)), bound, path))


def facts_of(
    one: BookPuzzle, project: Project, place: int | None, bound: Bound | None, path: str | None
) -> dict[str, Any]:
    """A puzzle for JSON."""
    rating = one.rating
    is_printed = bound is not None and place is not None
    return Item(one.name, one.puzzle).facts() | {
        "chapter": project.chapter[one.chapter].title,
        "number": place + 1 if place is not None else None,
        "page": bound.places.puzzles[place] if bound and place is not None else None,
        "answer_page": bound.places.answers.get(place) if bound and place is not None else None,
        "grade": rating.grade.value if rating else None,
        "minutes": rating.minutes.expected if rating and rating.minutes else None,
        "problems": [
            {"code": problem.code, "message": problem.message, "advice": problem.advice}
            for problem in one.problems
        ],
        "to": path if is_printed else None,
    }

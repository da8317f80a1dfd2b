"""`nonokit book`: a book from a project's file: checked, printed, played and passed on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.output import counted
from nonokit.cli.plain import tell
from nonokit.cli.progress import InputProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import check_file, write_picture
from nonokit.errors import FormatError, NonokitError

if TYPE_CHECKING:
    from nonokit.books.checking import BookPuzzle
    from nonokit.books.project import Project

EPILOG = """\b
Examples:
  nonokit book --new book.toml          a project to begin with
  nonokit book book.toml --check        what is wrong, before anything is printed
  nonokit book book.toml                the PDF, and whatever else the project asks for
  nonokit book book.toml --to try.pdf --leave-out

Every puzzle must have exactly one solution, every picture comes once (turned, mirrored, shifted and inverted ones
count as the same), figures have 8 points at least (12 in large print), and every character has a font. What does not
hold is named with what to do about it, and nothing is written: unless --leave-out prints the book without it.

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("project", metavar="PROJECT", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--new", "is_new", is_flag=True, help="Write a project to begin with there.")
@click.option("--check", "is_check", is_flag=True, help="Tell what is wrong, and write nothing.")
@click.option("--leave-out", "leaves_out", is_flag=True, help="Print without the puzzles that have problems.")
@click.option(
    "-o", "--to", "to", metavar="FILE", help="The PDF, in the place of the one that the project names."
)
@options.json_option
def command(
    project: Path, is_new: bool, is_check: bool, leaves_out: bool, to: str | None, as_json: bool
) -> int:
    """Make a book as PROJECT says: puzzles from files, folders, our library and images, in chapters."""
    session = Session((), as_json=as_json)
    if is_new:
        write_starting_point(project)
        return exit_codes.OK
    found = read(project, session)
    if found is not None:
        make(found, session, to, is_check=is_check, leaves_out=leaves_out)
    return session.code


def make(project: Project, session: Session, to: str | None, *, is_check: bool, leaves_out: bool) -> None:
    """The book, where nothing is wrong with it or what is wrong may be left out; with `is_check` no book."""
    from nonokit.cli.book_outputs import put_records, write_all

    path = to or project.place(project.output.pdf or project.path.with_suffix(".pdf").name)
    check_file(path, [str(project.path)], keeps_files=False)
    puzzles = checked(project, session)
    report_problems(project, puzzles, session, is_result=is_check)
    printed = [one for one in puzzles if not one.problems]
    if is_check or not printed or (session.code != exit_codes.OK and not leaves_out):
        tell_verdict(project, puzzles, session, is_check=is_check)
        put_records(session, project, puzzles)
        return
    session.code = exit_codes.OK
    write_all(session, project, puzzles, printed, path)


def write_starting_point(path: Path) -> None:
    """A project with everything that may be said; never over a file that is there."""
    from nonokit.books.starting import STARTING_POINT

    check_file(str(path), (), keeps_files=True)
    write_picture(STARTING_POINT, str(path))
    tell(f"{path}: a project to begin with; next: nonokit book {path} --check", err=False)


def read(path: Path, session: Session) -> Project | None:
    """The project; None when its file cannot be used, which is reported mistake by mistake."""
    from nonokit.books.project import read_project

    try:
        project, mistakes = read_project(path)
    except FileNotFoundError:
        raise NonokitError(
            f"{path}: no such file; `nonokit book --new {path}` writes one to begin with"
        ) from None
    for mistake in mistakes:
        session.fail(str(path), mistake, str(mistake))
    return project


def checked(project: Project, session: Session) -> list[BookPuzzle]:
    """All puzzles in order, with what is wrong with them."""
    from nonokit.books.checking import check
    from nonokit.cli.book_sources import puzzles_of

    puzzles = puzzles_of(project, session)
    with InputProgress(len(puzzles), is_silent=True) as progress:
        ordered = check(puzzles, project, progress.advance)
    for one in ordered:
        if one.rating is None and not one.problems and project.difficulty:
            tell(f"nonokit: {one.name}: not rated in {project.timeout_s:g} s: printed without its difficulty")
    return ordered


def report_problems(
    project: Project, puzzles: Sequence[BookPuzzle], session: Session, *, is_result: bool
) -> None:
    """A line for every problem; those of --check are its result."""
    from nonokit.books.checking import missing_characters

    is_error = session.as_json or not is_result
    for one in puzzles:
        for problem in one.problems:
            session.code = exit_codes.ERROR
            tell(f"{'nonokit: ' * is_error}{one.name}: {problem}", err=is_error)
    wrong = [f"{where}: {problem}" for where, problem in missing_characters(project)]
    if not puzzles:
        wrong.append("there is no puzzle that can be read")
    for sentence in wrong:
        session.fail(str(project.path), FormatError(sentence), f"{project.path}: {sentence}")


def tell_verdict(
    project: Project, puzzles: Sequence[BookPuzzle], session: Session, *, is_check: bool
) -> None:
    """One line at the end: ready, or how much is wrong."""
    number = sum(len(one.problems) for one in puzzles) + len(session.failed)
    name = f"{project.path}: {counted(len(puzzles), 'puzzle')} in {counted(len(project.chapter), 'chapter')}"
    if not number:
        sentence = f"{name}, ready to be printed"
    elif is_check:
        sentence = f"{name}, {counted(number, 'problem')}"
    else:
        sentence = f"{name}, {counted(number, 'problem')}: nothing was written; --leave-out prints the book without them"
    tell(sentence, err=session.as_json or not is_check)

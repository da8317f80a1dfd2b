"""The puzzles that a book's project names: files, folders, patterns and the library as everywhere, and images."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import click

from nonokit.books.judging import Judged
from nonokit.books.project import Project, ProjectChapter
from nonokit.cli.image_making import image_files
from nonokit.cli.inputs import GLOB_CHARS, LIBRARY, expand, read
from nonokit.cli.plain import tell
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.errors import NonokitError


def puzzles_of(project: Project, session: Session) -> list[Judged]:
    """All puzzles of all chapters; what cannot be read is reported, and the rest goes on."""
    found: list[Judged] = []
    for number, chapter in enumerate(project.chapter):
        inside = [*_read(project, chapter, number, session), *_made(project, chapter, number, session)]
        found += inside[: chapter.most]
    return found


def _read(project: Project, chapter: ProjectChapter, number: int, session: Session) -> Iterator[Judged]:
    for named in chapter.puzzles:
        with session.attempt(named):
            for name in expand(_placed(project, named)):
                if os.path.exists(name) and os.path.samefile(name, project.path):
                    continue  # the project lies in a folder that it names
                with session.attempt(name):
                    yield from (Judged(item.name, item.puzzle, number) for item in read(name))


def _placed(project: Project, named: str) -> str:
    """What a project names, which counts from its own folder; codes, links and the library are the same everywhere."""
    if named.startswith(LIBRARY) or "://" in named:
        return named
    path = project.place(named)
    is_path = (
        os.path.exists(path) or os.sep in named or any(char in named for char in (*GLOB_CHARS, "#", "."))
    )
    return path if is_path else named


def _made(project: Project, chapter: ProjectChapter, number: int, session: Session) -> Iterator[Judged]:
    """Puzzles made of images, the best of each."""
    from nonokit.generating import from_image

    for named in chapter.images:
        with session.attempt(named):
            for file in _images(project.place(named)):
                title = re.sub(r"[-_]+", " ", os.path.splitext(os.path.basename(file))[0])
                with session.attempt(file), SolveProgress(file) as progress:
                    variants = from_image(
                        file, size=chapter.image_size, colours=chapter.colours, title=title, on_progress=progress
                    )  # fmt: skip
                    if variants.note:
                        tell(f"nonokit: {file}: {variants.note}")
                    yield Judged(file, variants[0].puzzle, number)


def _images(path: str) -> list[str]:
    try:
        return image_files([path])
    except click.UsageError as error:  # it was typed into a file, not on the command line
        raise NonokitError(error.message) from None

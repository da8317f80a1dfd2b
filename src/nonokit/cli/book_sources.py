"""The puzzles that a book's project names: files, folders, patterns and the library as everywhere, and images."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import click

from nonokit.books.checking import BookPuzzle
from nonokit.books.project import Project, ProjectChapter
from nonokit.cli.image_making import image_files
from nonokit.cli.inputs import GLOB_CHARS, LIBRARY, expand, only_one, read
from nonokit.cli.output import counted
from nonokit.cli.plain import tell
from nonokit.cli.progress import InputProgress, SolveProgress
from nonokit.cli.session import Session
from nonokit.errors import NonokitError
from nonokit.model import Puzzle


def puzzles_of(project: Project, session: Session) -> list[BookPuzzle]:
    """All puzzles of all chapters; what cannot be read is reported, and the rest goes on."""
    found: list[BookPuzzle] = []
    for number, chapter in enumerate(project.chapter):
        inside = [*_read(project, chapter, number, session), *_made(project, chapter, number, session)]
        found += inside[: chapter.most]
        found += _tiles(project, chapter, number, session)
    return found


def _read(project: Project, chapter: ProjectChapter, number: int, session: Session) -> Iterator[BookPuzzle]:
    for named in chapter.puzzles:
        with session.attempt(named):
            for name in expand(_placed(project, named)):
                if os.path.exists(name) and os.path.samefile(name, project.path):
                    continue  # the project lies in a folder that it names
                with session.attempt(name):
                    yield from (
                        BookPuzzle(item.name, item.puzzle, number) for item in map(session.see, read(name))
                    )


def _placed(project: Project, named: str) -> str:
    """What a project names, which counts from its own folder; codes, links and the library are the same everywhere."""
    if named.startswith(LIBRARY) or "://" in named:
        return named
    path = project.place(named)
    is_path = (
        os.path.exists(path) or os.sep in named or any(char in named for char in (*GLOB_CHARS, "#", "."))
    )
    return path if is_path else named


def _made(project: Project, chapter: ProjectChapter, number: int, session: Session) -> Iterator[BookPuzzle]:
    """Puzzles made of images, the best of each."""
    for named in chapter.images:
        with session.attempt(named):
            for file in _images(project.place(named)):
                with session.attempt(file):
                    yield BookPuzzle(file, _best_of(file, chapter), number)


def _best_of(file: str, chapter: ProjectChapter) -> Puzzle:
    """The puzzle most like an image."""
    from nonokit.generating import from_image

    title = re.sub(r"[-_]+", " ", os.path.splitext(os.path.basename(file))[0])
    with SolveProgress(file) as progress:
        variants = from_image(
            file, size=chapter.image_size, colours=chapter.colours, title=title, on_progress=progress
        )  # fmt: skip
    if variants.note:
        tell(f"nonokit: {file}: {variants.note}")
    return variants[0].puzzle


def _tiles(project: Project, chapter: ProjectChapter, number: int, session: Session) -> Iterator[BookPuzzle]:
    """The tiles of a mosaic, called after their places."""
    if chapter.mosaic is None:
        return
    from nonokit.generating.mosaics import cut

    across, down = chapter.tiles
    with session.attempt(chapter.mosaic):
        name = _placed(project, chapter.mosaic)
        puzzle = only_one(name).puzzle if chapter.image_size is None else _best_of(name, chapter)
        with InputProgress(across * down, is_silent=True) as progress:
            made = cut(
                puzzle, across=across, down=down, timeout_s=project.timeout_s, on_tile=progress.advance
            )
        if made.changed:
            words = counted(len(made.changed), "cell")
            tell(f"nonokit: {name}: {words} changed, so that every tile has one solution")
        texts = {key: getattr(puzzle, key) for key in puzzle.METADATA if key != "title"}
        for place in made.worth_solving:
            tile = f"{name} tile {place // across + 1},{place % across + 1}"
            yield BookPuzzle(tile, made.tiles[place].replace(**texts), number, tile=(made, place))


def _images(path: str) -> list[str]:
    try:
        return image_files([path])
    except click.UsageError as error:  # it was typed into a file, not on the command line
        raise NonokitError(error.message) from None

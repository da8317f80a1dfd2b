"""The puzzles that ship with nonokit: a beginners' course and collections by theme, all of our own drawing.

Each collection is a file of pictures in `data`, so that a change to a picture can be reviewed as a picture.
`data/catalogue.json` says what there is, in order, and how hard it is: the course lesson by lesson, then each
collection from easy to hard. It follows from the pictures (`python tests/make.py library`). Listing the library reads
the catalogue only; a collection is read when one of its puzzles is first asked for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.model import BLACK_AND_WHITE, Colour, Grid, Palette, Puzzle
from nonokit.model.colour import WHITE, parse_rgb

__all__ = ["AUTHOR", "COURSE", "LICENCE", "LibraryPuzzle", "collections", "get", "library"]

COURSE = "course"
AUTHOR = "nonokit"
LICENCE = "CC0-1.0"


@dataclass(frozen=True)
class LibraryPuzzle:
    """A puzzle of the library; `course` is its place in the beginners' course, from 1, or None.

    `class_` and `score` are what `rate` says.

    >>> first = library()[0]
    >>> first.slug, first.course, first.width, first.puzzle.goal.width
    ('window', 1, 5, 5)
    """

    slug: str
    title: str
    collection: str
    id: str
    width: int
    height: int
    palette: Palette
    class_: str
    score: int
    course: int | None = None
    lesson: str | None = None

    @property
    def is_coloured(self) -> bool:
        """Whether there is more to it than black and white."""
        return self.palette != BLACK_AND_WHITE

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle with its goal, title and licence."""
        grid = Grid.from_text(_pictures(self.collection)[self.slug]["goal"], self.palette)
        return Puzzle.from_grid(grid, title=self.title, author=AUTHOR, licence=LICENCE)


def library() -> list[LibraryPuzzle]:
    """All puzzles: the course in order, then collection after collection, each from easy to hard.

    >>> sum(entry.course is not None for entry in library())
    10
    """
    return list(_catalogue().values())


def collections() -> list[str]:
    """The names of the collections, in order; the course is the first.

    >>> collections()[0]
    'course'
    """
    return list(dict.fromkeys(entry.collection for entry in library()))


def get(slug: str) -> LibraryPuzzle:
    """The puzzle of that name; `PuzzleError` when there is none.

    >>> get("whale").puzzle.title
    'Whale'
    """
    entry = _catalogue().get(slug)
    if entry is None:
        from difflib import get_close_matches

        close = get_close_matches(slug, _catalogue(), 1)
        hint = f"did you mean {close[0]!r}?" if close else "'nonokit library' lists them"
        raise PuzzleError(f"the library has no puzzle {slug!r}: {hint}")
    return entry


@cache
def _catalogue() -> Mapping[str, LibraryPuzzle]:
    found = {}
    for name, puzzles in json.loads(_text("catalogue.json")).items():
        for place, item in enumerate(puzzles, start=1):
            found[item["slug"]] = LibraryPuzzle(
                slug=item["slug"],
                title=item["title"],
                collection=name,
                id=item["id"],
                width=item["width"],
                height=item["height"],
                palette=_palette(item.get("colours")),
                class_=item["class"],
                score=item["score"],
                course=place if name == COURSE else None,
                lesson=item.get("lesson"),
            )
    return found


@cache
def _pictures(collection: str) -> dict[str, Any]:
    pictures: dict[str, Any] = json.loads(_text(f"{collection}.json"))
    return pictures


def _palette(colours: list[list[str]] | None) -> Palette:
    """The palette of a picture: black and white unless it names colours."""
    if colours is None:
        return BLACK_AND_WHITE
    return (WHITE, *(Colour(name, parse_rgb(rgb) or WHITE.rgb, char) for name, rgb, char in colours))


def _text(name: str) -> str:
    return (files(__name__) / "data" / name).read_text(encoding="utf-8")

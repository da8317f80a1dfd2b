"""The puzzles that ship with nonokit: a beginners' course and a gallery, all of our own drawing.

Each is one file in `data`, in our own JSON, so that a change to a picture can be reviewed as a picture.
`data/catalogue.json` says what there is, in order: the course lesson by lesson, then the gallery from easy to hard.
Listing the library reads the catalogue only; a puzzle's file is read when its `puzzle` is first asked for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.formats import loads
from nonokit.model import Puzzle

__all__ = ["LibraryPuzzle", "get", "library"]


@dataclass(frozen=True)
class LibraryPuzzle:
    """A puzzle of the library; `course` is its place in the beginners' course, from 1, or None.

    >>> first = library()[0]
    >>> first.slug, first.course, first.puzzle.width
    ('window', 1, 5)
    """

    slug: str
    tags: tuple[str, ...]
    course: int | None = None
    lesson: str | None = None

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle with its goal, title and licence."""
        return loads(_text(f"{self.slug}.json"), format="json")


def library() -> list[LibraryPuzzle]:
    """All puzzles: the course in order, then the gallery from easy to hard.

    >>> sum(entry.course is not None for entry in library())
    10
    """
    return list(_catalogue().values())


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
    catalogue = json.loads(_text("catalogue.json"))
    course = [_entry(item, course=place) for place, item in enumerate(catalogue["course"], start=1)]
    gallery = [_entry(item) for item in catalogue["gallery"]]
    return {entry.slug: entry for entry in (*course, *gallery)}


def _entry(item: dict[str, Any], course: int | None = None) -> LibraryPuzzle:
    return LibraryPuzzle(item["slug"], tuple(item["tags"]), course, item.get("lesson"))


def _text(name: str) -> str:
    return (files(__name__) / "data" / name).read_text(encoding="utf-8")

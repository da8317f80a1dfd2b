"""The puzzles that come with nonokit, as the library lists them. Read once; they never change while a server runs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from nonokit.puzzles import LibraryPuzzle, library


@dataclass(frozen=True)
class Shipped:
    """An entry of the catalogue, with the id of its puzzle."""

    id: str
    entry: LibraryPuzzle


@cache
def shipped() -> dict[str, Shipped]:
    """All shipped puzzles by id, in the catalogue's order."""
    found = (Shipped(entry.puzzle.id, entry) for entry in library())
    return {one.id: one for one in found}


def find_shipped(id: str) -> Shipped | None:
    """A shipped puzzle by its id or its slug."""
    by_id = shipped().get(id)
    return by_id or next((one for one in shipped().values() if one.entry.slug == id), None)

"""The puzzles that come with nonokit, as the library lists them. Read once; they never change while a server runs."""

from __future__ import annotations

from functools import cache

from nonokit.puzzles import LibraryPuzzle, library


@cache
def shipped() -> dict[str, LibraryPuzzle]:
    """All shipped puzzles by id, in the catalogue's order; their pictures are not read for it."""
    return {entry.id: entry for entry in library()}


def find_shipped(id: str) -> LibraryPuzzle | None:
    """A shipped puzzle by its id or its slug."""
    by_id = shipped().get(id)
    return by_id or next((entry for entry in shipped().values() if entry.slug == id), None)

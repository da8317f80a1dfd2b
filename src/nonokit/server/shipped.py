"""The puzzles that come with nonokit, as the library lists them. Read once; they never change while a server runs.

Their difficulties come from the bundle that pages use without a server, where they were found out beforehand.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from nonokit.puzzles import LibraryPuzzle, library
from nonokit.server.site import FOLDER
from nonokit.server.store.puzzles import StoredRating


@dataclass(frozen=True)
class Shipped:
    """An entry of the catalogue, with the id and the rating of its puzzle."""

    id: str
    entry: LibraryPuzzle
    rating: StoredRating


@cache
def shipped() -> dict[str, Shipped]:
    """All shipped puzzles by id, in the catalogue's order."""
    bundle = json.loads((FOLDER / "puzzles.json").read_text(encoding="utf-8"))["puzzles"]
    ratings = {
        one["slug"]: StoredRating(one["difficulty"]["class"], one["difficulty"]["score"]) for one in bundle
    }
    found = (Shipped(entry.puzzle.id, entry, ratings[entry.slug]) for entry in library())
    return {one.id: one for one in found}


def find_shipped(id: str) -> Shipped | None:
    """A shipped puzzle by its id or its slug."""
    by_id = shipped().get(id)
    return by_id or next((one for one in shipped().values() if one.entry.slug == id), None)

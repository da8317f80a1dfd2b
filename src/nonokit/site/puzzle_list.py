"""Somebody's own puzzles as a page without a server reads them: a catalogue for cards, and the clues of each collection."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from nonokit.model import Puzzle, make_palette
from nonokit.server.page_clues import clues_json

BLACK_AND_WHITE = make_palette(["black"])


def puzzle_files(puzzles: Sequence[Puzzle], title: str) -> dict[str, bytes]:
    """The files by name, of one collection with a title; every puzzle is rated on the way."""
    collection = re.sub(r"[^\w -]", "", title).strip() or "puzzles"
    named = {f"{number:03}": puzzle for number, puzzle in enumerate(puzzles, 1)}
    catalogue = {collection: [card_json(slug, puzzle) for slug, puzzle in named.items()]}
    clues = {slug: clues_json(puzzle) for slug, puzzle in named.items()}
    files = {"catalogue": catalogue, collection: clues}
    return {
        f"puzzles/{name}.json": json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
        for name, content in files.items()
    }


def card_json(slug: str, puzzle: Puzzle) -> dict[str, Any]:
    """What a card shows."""
    from nonokit.rating import rate

    rating = rate(puzzle, timeout_s=None)
    colours = {"colours": [[one.name, one.hex, one.char] for one in puzzle.palette[1:]]}
    return {
        "slug": slug,
        "title": puzzle.title,
        "author": puzzle.author,
        "licence": puzzle.licence,
        "id": puzzle.id,
        "width": puzzle.width,
        "height": puzzle.height,
        **(colours if tuple(puzzle.palette) != tuple(BLACK_AND_WHITE) else {}),
        "class": rating.class_.value,
        "score": rating.score,
    }

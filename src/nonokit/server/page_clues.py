"""Clues as the page reads them from files: of what comes with it, a collection in each, read when the first of its puzzles is
opened. So it plays on without a server.

They are as short as the page's reader allows: a number for a run of the only colour, else `[length, colour]`. Answers
stay out.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from nonokit.model import Clue, Puzzle
from nonokit.puzzles import library


@cache
def shipped_clues(collection: str) -> bytes:
    """The puzzles of a shipped collection by slug; nothing where it does not exist."""
    clues = {entry.slug: clues_json(entry.puzzle) for entry in library() if entry.collection == collection}
    return json.dumps(clues, separators=(",", ":")).encode() if clues else b""


def clues_json(puzzle: Puzzle) -> dict[str, Any]:
    """What the player needs beside the catalogue."""
    is_plain = len(puzzle.palette) == 2
    sides = {"rows": puzzle.rows, "columns": puzzle.columns}
    clues = {name: [clue_json(clue, is_plain) for clue in side] for name, side in sides.items()}
    return clues if puzzle.given is None else {**clues, "given": puzzle.given.to_text()}


def clue_json(clue: Clue | None, is_plain: bool) -> list[Any] | None:
    """A clue as the page reads it; null for one that is missing."""
    if clue is None:
        return None
    return [run.length if is_plain and run.length is not None else list(run) for run in clue]

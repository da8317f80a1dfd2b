"""Makes `web/puzzles.json`: the shipped puzzles for a page without a server.

    python tests/make.py bundle       writes the file again after the library has changed

Clues are as short as the page's reader allows: a number for a run of the only colour, else `[length, colour]`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nonokit.model import Clue
from nonokit.puzzles import LibraryPuzzle, library
from nonokit.rating import rate

BUNDLE = Path(__file__).parents[2] / "src/nonokit/web/puzzles.json"


def clue_json(clue: Clue | None, is_plain: bool) -> list[Any] | None:
    """A clue as the page reads it."""
    return clue and [run.length if is_plain else list(run) for run in clue]


def entry_json(entry: LibraryPuzzle) -> dict[str, Any]:
    """A puzzle as the gallery and the player need it: never its answer."""
    puzzle = entry.puzzle
    is_plain = len(puzzle.palette) == 2
    texts = {name: getattr(puzzle, name) for name in puzzle.METADATA}
    return {
        "id": puzzle.id,
        "slug": entry.slug,
        "rows": [clue_json(clue, is_plain) or [] for clue in puzzle.rows],
        "columns": [clue_json(clue, is_plain) or [] for clue in puzzle.columns],
        "palette": [{"name": one.name, "rgb": one.hex, "char": one.char} for one in puzzle.palette],
        **{name: text for name, text in texts.items() if text is not None},
        "tags": list(entry.tags),
        "course": entry.course and {"position": entry.course, "lesson": entry.lesson},
    }


def difficulty_json(entry: LibraryPuzzle) -> dict[str, Any]:
    """The rating, which takes a while for all of them."""
    rating = rate(entry.puzzle)
    return {"class": rating.class_.value, "score": rating.score}


def main() -> None:
    """Writes the bundle, one puzzle a line."""
    lines = [
        json.dumps(
            {**entry_json(entry), "difficulty": difficulty_json(entry)},
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for entry in library()
    ]
    BUNDLE.write_text('{"puzzles":[\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")

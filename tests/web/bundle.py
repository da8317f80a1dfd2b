"""Makes `web/puzzles`: the shipped puzzles for a page without a server.

    python tests/make.py bundle       writes the files again after the library has changed

The catalogue is the library's own, and lies there: enough for cards. The clues of a collection are one file, read when the first of its
puzzles is opened; they are as short as the page's reader allows: a number for a run of the only colour, else
`[length, colour]`. Answers stay out.
"""

from __future__ import annotations

import json
from pathlib import Path

from nonokit.puzzles import collections, library
from nonokit.site.puzzle_list import clues_json

FOLDER = Path(__file__).parents[2] / "src/nonokit/web/puzzles"


def texts() -> dict[str, str]:
    """The files by name, one puzzle a line."""
    made = {}
    for name in collections():
        lines = (
            f"{json.dumps(entry.slug)}:{json.dumps(clues_json(entry.puzzle), separators=(',', ':'))}"
            for entry in library()
            if entry.collection == name
        )
        made[f"{name}.json"] = "{\n" + ",\n".join(lines) + "\n}\n"
    return made


def write() -> None:
    """Writes the files, and removes those of collections that are gone."""
    FOLDER.mkdir(exist_ok=True)
    wanted = texts()
    for path in FOLDER.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")

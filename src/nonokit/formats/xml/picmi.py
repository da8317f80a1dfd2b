"""KDE Picmi's XML: finished pictures, `<row>` by `<row>`, of `1` (full) and `-` (empty); many in a file.

A board may name a picture file instead, which is not here to read: such boards are left out, and the others say so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.readings import with_note
from nonokit.formats.xml.text import format_attribute
from nonokit.formats.xml.tree import Node, parse_xml
from nonokit.model import BACKGROUND, Grid, Puzzle

_ROOT = re.compile(r"<picmi[\s>]", re.IGNORECASE)
_CELLS = {"1": 1, "-": BACKGROUND, "0": BACKGROUND}


def looks_like(sample: Sample) -> int:
    return 100 if _ROOT.search(sample.text[:10_000]) else 0


def read(sample: Sample) -> list[Puzzle]:
    boards = parse_xml(sample).all("board")
    elsewhere = [board for board in boards if board.all("xpm") and not board.all("row")]
    puzzles = [_puzzle(sample, board) for board in boards if board not in elsewhere]
    if elsewhere and not puzzles:
        raise elsewhere[0].error(sample, "the picture is in another file: expected a board with rows")
    if elsewhere:
        with_note(
            puzzles, f"{len(elsewhere)} boards of the file are left out: their pictures are in other files"
        )
    return puzzles


def _puzzle(sample: Sample, board: Node) -> Puzzle:
    rows = [_row(sample, row) for row in board.all("row")]
    if not rows or len({len(row) for row in rows}) > 1:
        raise board.error(sample, "expected rows of one length in <board>")
    sample.check_size(len(rows[0]), len(rows), board.line)
    difficulty = board.attributes.get("difficulty")
    extras: dict[str, Any] = {"difficulty": difficulty} if difficulty else {}
    title, author = (board.attributes.get(name) or None for name in ("name", "author"))
    return Puzzle.from_grid(Grid.from_rows(rows), title=title, author=author, extras=extras)


def _row(sample: Sample, row: Node) -> list[int]:
    wrong = next((char for char in row.text if char not in _CELLS), None)
    if wrong is not None:
        raise row.error(sample, f"expected 1 or - for each cell, found {wrong!r}")
    return [_CELLS[char] for char in row.text]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n\n<picmi name="nonokit">\n'
    return (head + "".join(map(_format, puzzles)) + "\n</picmi>\n").encode()


def _format(puzzle: Puzzle) -> str:
    goal = puzzle.goal
    assert goal is not None  # a format without clues is only asked to write puzzles with a goal
    values = {"name": puzzle.title, "author": puzzle.author, "difficulty": puzzle.extras.get("difficulty")}
    attributes = " ".join(f"{name}={format_attribute(str(value or ''))}" for name, value in values.items())
    rows = [
        "        <row>" + "".join("1" if value else "-" for value in row) + "</row>\n" for row in goal.rows()
    ]
    return f"\n    <board {attributes}>\n{''.join(rows)}    </board>\n"


FORMAT = Format(
    name="picmi",
    title="KDE Picmi XML",
    suffixes=(),
    carries=frozenset({"goal", "title", "author", "many"}),
    looks_like=looks_like,
    begins=at_each("<?xml"),
    read=read,
    write=write,
)

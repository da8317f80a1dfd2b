"""JSON `{"rows": [[…]], "columns": [[…]], "content": [-1|0|1 …]}`, as in ThomasR's nonogram-solver.

`content` is a state in reading order: -1 empty, 0 unknown, 1 filled. Reading goes by structure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import UNKNOWN, Puzzle

_MARKS = {0: -1, UNKNOWN: 0}


def looks_like(sample: Sample) -> int:
    """Lists called rows and columns."""
    return 95 if has_lists(sample, "rows", "columns") and "nonokit" not in sample.json else 0


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle, with its first saved state as content."""
    (puzzle,) = puzzles
    value: dict[str, Any] = lists_of(puzzle, "rows", "columns")
    for grid in puzzle.extras.get("saved", ())[:1]:
        value["content"] = [_MARKS.get(cell, 1) for cell in grid.cells]
    return compact_json(value)


def lists_of(puzzle: Puzzle, rows_key: str, columns_key: str) -> dict[str, Any]:
    """The clues as plain lists; a missing clue is null."""
    lines = {rows_key: puzzle.rows, columns_key: puzzle.columns}
    return {
        key: [None if clue is None else [run.length for run in clue] for clue in clues]
        for key, clues in lines.items()
    }


FORMAT = Format(
    name="json-clues",
    title="JSON with rows and columns",
    suffixes=(".json",),
    carries=frozenset({"clues", "saved"}),
    looks_like=looks_like,
    read=read,
    write=write,
    choices=read_choices,
)

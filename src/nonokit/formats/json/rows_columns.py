"""JSON `{"rows": [[…]], "columns": [[…]], "content": [-1|0|1 …]}`, as in ThomasR's nonogram-solver.

`content` is a state in reading order: -1 empty, 0 unknown, 1 filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.value import as_list, as_number, clue_lists, compact_json, parse_json, text_fields
from nonokit.model import UNKNOWN, Grid, Puzzle

_FIELDS = {"title": "title", "name": "title", "source": "source", "author": "author"}
_FIELDS |= {"license": "licence", "copyright": "copyright", "description": "description"}
_CELLS = {-1: 0, 0: UNKNOWN, 1: 1}


def looks_like(sample: Sample) -> int:
    """Lists called rows and columns."""
    value = sample.json
    if not isinstance(value, dict) or "nonokit" in value:
        return 0
    return 95 if isinstance(value.get("rows"), list) and isinstance(value.get("columns"), list) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle; its content becomes a saved state."""
    return [read_lists(sample, "rows", "columns")]


def read_lists(sample: Sample, rows_key: str, columns_key: str) -> Puzzle:
    """The puzzle of two lists of clues under these keys; a null line is a missing clue."""
    value = parse_json(sample)
    if not isinstance(value, dict):
        raise sample.error(f"expected an object with {rows_key} and {columns_key}")
    rows, columns = (clue_lists(sample, value.get(key), key, missing=True) for key in (rows_key, columns_key))
    sample.check_size(len(columns), len(rows))
    extras: dict[str, Any] = {}
    if value.get("content"):
        extras["saved"] = (_read_content(sample, value["content"], len(columns), len(rows)),)
    fields = text_fields(sample, value, _FIELDS)
    return Puzzle(tuple(rows), tuple(columns), extras=extras, **fields)


def _read_content(sample: Sample, value: object, width: int, height: int) -> Grid:
    cells = as_list(sample, value, "content")
    if len(cells) != width * height:
        raise sample.error(f"content: expected {width * height} cells, found {len(cells)}")
    numbers = (as_number(sample, cell, f"content[{i}]", least=-1, most=1) for i, cell in enumerate(cells))
    return Grid(width, height, bytes(_CELLS[number] for number in numbers))


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle, with its first saved state as content."""
    (puzzle,) = puzzles
    value: dict[str, Any] = lists_of(puzzle, "rows", "columns")
    for grid in puzzle.extras.get("saved", ())[:1]:
        marks = {cell: mark for mark, cell in _CELLS.items()}
        value["content"] = [marks.get(cell, 1) for cell in grid.cells]
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
)

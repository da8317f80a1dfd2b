"""Cells that are objects: which of their entries tells what a cell is.

{"solution": 1, "user": 0, "marked": false}      one entry for all cells, the one that differs from cell to cell
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.structure.kinds import MAX_KINDS
from nonokit.formats.structure.names import listed, words_of
from nonokit.formats.structure.placed_cells import ACROSS, DOWN
from nonokit.formats.structure.values import Value, entries_of

# What tells of a cell, the surer ones first.
_TELLING = listed(
    "solution answer goal correct expected filled fill painted black color colour hex rgb value val type cell state on"
)
_NO_CELLS = frozenset(
    listed(
        "x y r c i j row col column id index idx key pos position width height w h size",
        "user marked mark revealed hint",
    )
)
_LONGEST = 12  # characters of a colour


def telling_key(cells: Sequence[Value]) -> str | None:
    """The entry of cells that says what they are; None when these are no objects, or none is surer than the others."""
    tables = [dict(entries_of(cell) or ()) for cell in cells]
    if not tables or not all(tables):
        return None
    found = [key for key in tables[0] if key and _tells(key, [table.get(key, ...) for table in tables])]
    if len(found) < 2:
        return found[0] if found else None
    return min(filter(_rank, found), key=_rank, default=None)


def _tells(key: str, values: list[Value]) -> bool:
    """Whether an entry is a scalar in all cells, differs, and is no place or number of the cell."""
    if not all(isinstance(value, bool | int | str) or value is None for value in values):
        return False
    if any(isinstance(value, str) and len(value) > _LONGEST for value in values):
        return False  # what people wrote into a table
    kinds = len(set(values))
    return 1 < kinds <= MAX_KINDS and 2 * kinds <= len(values) and not _NO_CELLS & set(words_of(key))


def _rank(key: str) -> int:
    """How far back the key's surest word stands; 0 when it has none."""
    return min((_TELLING.index(word) + 1 for word in words_of(key) if word in _TELLING), default=0)


def plain_rows(rows: list[Value]) -> tuple[list[Value], str | None]:
    """Rows whose cells are objects with what tells of them instead, and what is assumed so; others as they are."""
    is_nested = isinstance(rows[0], list)
    cells = (
        [cell for row in rows for cell in (row if isinstance(row, list) else [None])] if is_nested else rows
    )
    first = entries_of(cells[0]) if cells else None
    if first is None or len(first) < 2:
        return rows, None
    key = telling_key(cells)
    if key is None:
        return rows, None
    note = f"of each cell {key!r} is taken"
    if not is_nested:
        return [_only(cell, key) for cell in rows], note
    return [[dict(entries_of(cell) or ())[key] for cell in row] for row in rows], note


def _only(cell: Value, key: str) -> Value:
    """A cell of a flat list: with its place, when it has one."""
    return {name: part for name, part in entries_of(cell) or () if name == key or name in ACROSS + DOWN}

"""Pictures as runs of cells, empty ones too: `[[2, "white"], [3, "red"]]` for a row, or lengths that take turns.

Clues look alike; what tells them apart is that the runs of each row fill it.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Value, each

_LEAST_ROWS = 4  # that do not all fill the same number of cells by chance
_LEAST_TURNS = 6  # runs that do not fill the picture by chance
Run = tuple[int, Hashable]  # a length and what fills it


TURNS_ASSUMED = "its numbers are taken for runs of empty and filled cells in turns"


def run_rows(value: list[Value], size: tuple[int, int] | None) -> list[list[Hashable]] | None:
    """The rows that runs with their colours make; None when the value is none of runs."""
    for length, kind in ((0, 1), (1, 0)):
        rows = each(partial(_runs, length=length, kind=kind), value)
        widths = {sum(count for count, _ in row) for row in rows}
        is_told = size is None or widths == {size[0]}
        if len(rows) >= _LEAST_ROWS and len(widths) == 1 and max(widths) <= MAX_SIDE and is_told:
            return [[cell for count, cell in row for _ in range(count)] for row in rows]
    return None


def _runs(row: Value, length: int, kind: int) -> list[Run] | None:
    """The runs of a row; None when it holds anything else, or nothing."""
    if not isinstance(row, list) or not all(isinstance(run, list) and len(run) == 2 for run in row):
        return None
    runs = [(run[length], run[kind]) for run in row]
    is_sound = all(
        type(count) is int and 0 < count <= MAX_SIDE and isinstance(cell, str | int) for count, cell in runs
    )
    return runs if runs and is_sound else None


def turned_rows(value: list[Value], size: tuple[int, int] | None) -> list[list[Hashable]] | None:
    """Empty and filled cells in turns, all rows in one; the size must be known."""
    if size is None or not all(type(count) is int and count >= 0 for count in value):
        return None
    if len(value) < _LEAST_TURNS or len(value) == size[0] * size[1] or sum(value) != size[0] * size[1]:
        return None
    cells = [place % 2 for place, count in enumerate(value) for _ in range(count)]
    return [[*cells[start : start + size[0]]] for start in range(0, len(cells), size[0])]

"""Tables in plain text, as spreadsheets export them and Markdown draws them: with clues at their edge, or a side a column.

,,2,1      | | 2 1 | 1 |     | row | clue |
,1,x,      |---|---|---|     |-----|------|
1,1,x,x    | 1 | | |         | 1   | 3 1  |
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from itertools import chain

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.markup import Cells, sides_of_table
from nonokit.formats.structure.names import is_plain_side
from nonokit.formats.structure.values import Entry, Table, Value

_CELL = re.compile(r"[\d\s,.]*|\s*\S\s*", re.ASCII)  # numbers, or one sign
_RULE = re.compile(r"[\s|:+-]+")  # the line below the header of a Markdown table
_SEPARATORS = ("\t", ";", ",")
_MOST_LINES = 4 * MAX_SIDE
_SIGNS = 2  # of a picture: filled and not
_SIDES_OF_TWO = 2  # tables that hold one side each


def parse_tables(lines: list[str]) -> Value:
    """The clues at the edge of a table, or of two tables with a side each; None when there are none."""
    if len(lines) > _MOST_LINES:
        return None
    tables = [*_drawn(lines)] or [*_separated(lines)]
    edged = [sides_of_table(table) for table in tables if all(map(_CELL.fullmatch, chain(*table)))]
    found = [
        {"rows": rows, "columns": columns} for rows, columns in edged if _filled(rows) == _filled(columns) > 0
    ]
    if found:
        return found
    listed = [entry for table in tables if (entry := _one_side(table)) is not None]
    if len(listed) == _SIDES_OF_TWO:
        return Table(listed)
    return [picture for table in tables if (picture := _picture(table))] or None


def _filled(side: list[list[int]]) -> int:
    return sum(map(sum, side))


def _drawn(lines: list[str]) -> Iterator[Cells]:
    """Tables drawn with bars, as in Markdown."""
    table: Cells = []
    for line in [*lines, ""]:
        text = line.strip()
        if text[:1] == text[-1:] == "|" and len(text) > 1:
            if not _RULE.fullmatch(text) or "-" not in text:
                table.append([cell.strip() for cell in text[1:-1].split("|")])
        elif table:
            yield table
            table = []


def _separated(lines: list[str]) -> Iterator[Cells]:
    """The whole text as one table, by whatever parts its cells."""
    full = [line for line in lines if line.strip()]
    for separator in _SEPARATORS:
        if len(full) > 1 and all(separator in line for line in full):
            try:
                table = [*csv.reader(full, delimiter=separator)]
            except csv.Error:
                continue
            if len({len(row) for row in table}) == 1:
                yield table
                return


def _picture(table: Cells) -> list[str]:
    """The rows of a picture that is drawn with one sign in its cells and nothing in the others."""
    signs = {cell.strip() for row in table for cell in row}
    if len(signs) != _SIGNS or "" not in signs or max(map(len, signs)) > 1:
        return []
    return ["".join("#" if cell.strip() else "." for cell in row) for row in table]


def _one_side(table: Cells) -> Entry | None:
    """The clues in the last column of a table whose header names a side: `row | clue`."""
    header, *rows = table
    named = [cell for cell in header if is_plain_side(cell)]
    if len(named) != 1 or not rows or any(len(row) != len(header) for row in rows):
        return None
    return named[0], [row[-1] or "0" for row in rows]

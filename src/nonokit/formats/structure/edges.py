"""The clues at the edge of a table, left of and above its cells, as pages, spreadsheets and texts draw nonograms.

| . | 3 | 2 |
|1 1|   |   |
"""

from __future__ import annotations

import re

from nonokit.formats.structure.lines import lines_of
from nonokit.formats.structure.values import Value

_DIGITS = re.compile(r"\d+")
_MOST_DIGITS = 9  # of a number: longer ones are no clues
Cells = list[list[str]]
Clues = list[list[int]]


def sides_of_table(table: Cells) -> tuple[list[list[int]], list[list[int]]]:
    """The clues left of and above a table's cells; empty when its edge holds none."""
    numbers = [
        [[int(number[:_MOST_DIGITS]) for number in _DIGITS.findall(cell)] for cell in row]
        for row in table
        if row
    ]
    width = len(numbers[0]) if numbers else 0
    if width and numbers[0][0] == [0]:  # in the corner
        numbers[0][0] = []
    if any(len(row) != width for row in numbers):
        return [], []
    ends = [max((x + 1 for x, cell in enumerate(row) if cell), default=0) for row in numbers]
    for above in range(1, len(numbers)):
        left = max(ends[above:])
        top, rest = numbers[:above], numbers[above:]
        if 0 < left < width and not any(any(row[:left]) for row in top):
            rows = [[number for cell in row[:left] for number in cell] for row in rest]
            return rows, [[number for row in top for number in row[x]] for x in range(left, width)]
    return [], []


def agreeing_sides(edged: list[tuple[Clues, Clues]]) -> Value:
    """Those sides of tables that fill the same cells; where none do, those in which somebody may have mistyped a number."""
    edged = [one for one in edged if not all(map(is_counted, one))]
    sides = [(rows, columns, lines_of(rows), lines_of(columns)) for rows, columns in edged]
    found = [one[:2] for one in sides if any(one[0]) and one[2].totals == one[3].totals]
    found = found or [one[:2] for one in sides if one[2].is_mistyped(one[3])]
    return [{"rows": rows, "columns": columns} for rows, columns in found]


def is_counted(side: Clues) -> bool:
    """Whether the lines are just numbered: 1, 2, 3, …"""
    return side == [[number] for number in range(1, len(side) + 1)]

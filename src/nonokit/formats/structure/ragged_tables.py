"""Tables in text whose lines are not of one length: numbers above and beside the cells, as webpbn.com exports them.

"webpbn.com #1: Demo"      2,1,3      the columns' numbers one below the other,
,,2,1                      1, ,1      a rule, and the rows
,1                         ######
1,1                        1,1
"""

from __future__ import annotations

import csv
import re

from nonokit.formats.structure.edges import Cells, agreeing_sides, sides_of_table
from nonokit.formats.structure.lines import lines_of
from nonokit.formats.structure.values import Table, Value

_NUMBERS = re.compile(r"[\d\s,;]*")
_RULE = re.compile(r"\s*([#=*-])\1{2,}\s*")
_SITE = re.compile(r"webpbn\.com #\d+:\s*(.+)")
_SEPARATORS = (",", ";")
_DIGITS = 6  # of a number: longer ones are none of a clue, and too large in any case


def parse_ragged(lines: list[str]) -> Value:
    """The clues of such a table, with its title; None when it is none."""
    for separator in _SEPARATORS:
        if sum(separator in line for line in lines) * 2 > len(lines):
            return _edged(lines, separator) or _stacked(lines, separator)
    return None


def _cells(lines: list[str], separator: str) -> Cells:
    table = [[cell.strip() for cell in line.split(separator)] for line in lines]
    width = max(map(len, table), default=0)
    return [row + [""] * (width - len(row)) for row in table]


def _edged(lines: list[str], separator: str) -> Value:
    """Numbers above and left of cells that are empty or left out; texts may stand before the table."""
    bodies = [line for line in lines if _NUMBERS.fullmatch(line) and line.strip()]
    words = [line for line in lines if line.strip() and line not in bodies]
    if len(bodies) < 2 or lines[: len(words)] != words:
        return None
    found = agreeing_sides([sides_of_table(_cells(bodies, separator))])
    if not found:
        return None
    texts = [text.strip() for row in csv.reader(words) for text in row]
    named = [match[1] for match in map(_SITE.fullmatch, texts) if match] or texts
    return [Table([("title", title) for title in named[:1]] + [*one.items()]) for one in found]


def _stacked(lines: list[str], separator: str) -> Value:
    """Columns above a rule, rows below it."""
    rules = [at for at, line in enumerate(lines) if _RULE.fullmatch(line)]
    bodies = [line for line in lines if not _RULE.fullmatch(line)]
    if len(rules) != 1 or not all(map(_NUMBERS.fullmatch, bodies)):
        return None
    above, below = lines[: rules[0]], [line for line in lines[rules[0] + 1 :] if line.strip()]
    columns = [_numbers(column) for column in zip(*_cells(above, separator), strict=True)]
    rows = [_numbers(line.split(separator)) for line in below]
    if not lines_of(rows).agrees(lines_of(columns)):
        return None
    return {"rows": rows, "columns": columns}


def _numbers(cells: tuple[str, ...] | list[str]) -> list[int]:
    words = [cell.strip()[:_DIGITS] for cell in cells]
    return [int(word) for word in words if word.isdecimal() and int(word)]

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
from nonokit.formats.structure.edges import Cells, agreeing_sides, sides_of_table
from nonokit.formats.structure.frames import WALLS, WITHOUT_WALLS, is_frame
from nonokit.formats.structure.markup import scalar
from nonokit.formats.structure.names import PICTURE_WORDS, is_plain_side, side_of, words_of
from nonokit.formats.structure.placed_cells import placed_rows
from nonokit.formats.structure.ragged_tables import parse_ragged
from nonokit.formats.structure.sides import side_options, strings_options
from nonokit.formats.structure.values import Entry, Table, Value
from nonokit.model.colour import parse_rgb

_CELL = re.compile(r"[\d\s,.]*|\s*(\S)\1*\s*|\s*\[[\d\s,]*\]\s*|\d+(?:-\d+)+")  # numbers, or one sign
_CORNER = re.compile(r"\s*[^\W\d_]{1,20}\s*")  # a word where the clues of both sides meet
_BREAKS = re.compile(r"\\\\(?:\s*\\[hc]line\S*)*")  # at the end of a row in LaTeX
_RULE = re.compile(r"[\s|:+-]+")  # the line below the header of a Markdown table
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)  # between the numbers of a clue
_DRAWN_WALLS = (*WALLS[1:],)  # bars are Markdown's
_PLACEHOLDERS = frozenset(".-_·")
_LEAST_SIDE = 7  # characters of a side in a cell
_LEAST_JOINED = 5  # and of one that is joined to the other
_SIZE = re.compile(r"\s*\d+\s*[x×X]\s*\d+\s*")
_SEPARATORS = ("\t", ";", ",")
_MOST_LINES = 4 * MAX_SIDE
_BITS = {"0", "1"}
_LEAST_NUMBERED = 4  # rows whose first numbers are not 1, 2, 3, … by chance
_MOST_OF_CELL = 4  # columns of a table with a cell a line
_MOST_COLOURS = 32
_SIGNS = 2  # of a picture: filled and not
_SIDES_OF_TWO = 2  # tables that hold one side each


def parse_tables(lines: list[str]) -> Value:
    """The clues at the edge of a table, or of two tables with a side each; None when there are none."""
    if len(lines) > _MOST_LINES:
        return None
    tables = [*_drawn(lines)] or [*_separated(lines)]
    tables = [*map(_without_corner, tables)]
    edged = [sides_of_table(table) for table in tables if all(map(_CELL.fullmatch, chain(*table)))]
    found = agreeing_sides(edged)
    if found:
        return found
    listed = [entry for table in tables if (entry := _one_side(table)) is not None]
    if len(listed) == _SIDES_OF_TWO:
        return Table(listed)
    for read in (_numbered_picture, _placed, _records, _picture, _coloured):
        values: list[Value] = [value for table in tables if (value := read(table))]
        if values:
            return values
    return parse_ragged(lines) if not tables else None


def _without_corner(table: Cells) -> Cells:
    """A table whose first row and column hold clues, without the word that stands where they meet."""
    first, *others = table
    if (
        not others
        or not _CORNER.fullmatch(first[0])
        or any(map(_CORNER.fullmatch, (*first[1:], *(row[0] for row in others))))
    ):
        return table
    return [["", *first[1:]], *others]


def _drawn(lines: list[str]) -> Iterator[Cells]:
    """Tables drawn with bars, as in Markdown."""
    table: Cells = []
    is_walled = False
    for line in [*lines, ""]:
        text = line.strip()
        if text[:1] == text[-1:] == "|" and len(text) > 1:
            if not _RULE.fullmatch(text) or "-" not in text:
                table.append([_BREAK.sub(" ", cell).strip() for cell in text[1:-1].split("|")])
            elif len(table) == 1 and not any(table[0]):  # a header that says nothing: Markdown wants one
                table.clear()
        elif "&" in text and _BREAKS.search(text):
            table.append([cell.strip() for cell in _BREAKS.sub("", text).split("&")])
        elif text[-1:] in _DRAWN_WALLS and len(text) > 1:
            table.append(line.rstrip()[:-1].split(text[-1]))
            is_walled = True
        elif table and not is_frame(text):
            yield _without_margin(table) if is_walled else table
            table, is_walled = [], False


def _without_margin(table: Cells) -> Cells:
    """The cells between walls, without what stands before the first; first cells may have no wall before them."""
    margins = {row[0] for row in table}
    width = len(table[0][1]) if len(table[0]) > 1 else 0
    is_margin = len(margins) == 1 and not any(map(str.strip, margins)) and len(table[0][0]) != width
    return [[cell.strip() for cell in row[is_margin:]] for row in table]


def _separated(lines: list[str]) -> Iterator[Cells]:
    """The whole text as one table, by whatever parts its cells."""
    full = [line for line in lines if line.strip(" ")]
    if full and max(map(full[0].count, _SEPARATORS)) > _MOST_LINES:  # no side of a puzzle is as long
        return
    for separator in _SEPARATORS:
        if full and separator in full[0] and (all(separator in line for line in full) or '"' in full[-1]):
            try:
                table = [*csv.reader([f"{line}\n" for line in full], delimiter=separator)]
            except csv.Error:
                continue
            if len({len(row) for row in table}) == 1:
                yield table
                return
    yield from _spaced(full)


def _spaced(lines: list[str]) -> Iterator[Cells]:
    """A table whose cells are words with blanks between them, `.` or the like in those without a number."""
    words = [line.translate(WITHOUT_WALLS).split() for line in lines if not _RULE.fullmatch(line)]
    if words and len(words[0]) == 2 and all(map(str.isdigit, words[0])):  # the size
        words = words[1:]
    if len(words) > 1 and len(words[0]) > 1 and len({len(row) for row in words}) == 1:
        yield [[word if word not in _PLACEHOLDERS else "" for word in row] for row in words]


def _records(table: Cells) -> list[Value]:
    """A puzzle a line: by the names in the header, or two neighbouring cells that are sides."""
    header, *rows = table
    words = [*map(words_of, header)]
    is_named = {side_of(cell) for cell in header if is_plain_side(cell)} == {"row", "column"}
    sides = _sides_in_columns(table) if is_named else None
    if sides:
        return [sides]
    is_named |= any(all(map(is_plain_side, cells)) for cells in zip(*rows, strict=False))
    if all(words) and rows and (is_named or any(PICTURE_WORDS & set(word) for word in words)):
        return [Table([*zip(header, row, strict=True)]) for row in rows if len(row) == len(header)]
    return [*filter(None, map(_record, table))]


def _sides_in_columns(table: Cells) -> Table | None:
    """The sides in the columns that the header calls so, a clue a line; the shorter one ends in empty cells."""
    entries: list[Entry] = []
    for name, *cells in zip(*table, strict=False):
        while cells and not cells[-1].strip():
            cells.pop()
        if is_plain_side(name) and all(map(_CELL.fullmatch, cells)):
            entries.append((name, cells))
    sides = [side for _, cells in entries for side in side_options(cells)[:1]]
    return (
        Table(entries) if len(sides) == len(entries) == _SIDES_OF_TWO and sides[0].agrees(sides[1]) else None
    )


def _record(row: list[str]) -> Table | None:
    """The sides in a line, in one cell or two neighbouring ones."""
    joined = next(filter(None, map(_joined, row)), None)
    if joined:
        return Table([*_title(row), ("clues", joined)])
    lengths = [len(cell) for cell in row]
    for at in range(len(row) - 1):
        both = row[at : at + 2]
        if min(lengths[at : at + 2]) > _LEAST_SIDE and all(map(strings_options, both)):
            return Table([*_title(row[:at]), ("clues", both)])
    return None


def _placed(table: Cells) -> list[list[Value]] | None:
    """The picture of a table with a cell a line: its place, and what it is."""
    header, *rows = table
    if len(header) > _MOST_OF_CELL or not all(map(words_of, header)):
        return None
    cells = [Table([*zip(header, map(scalar, row), strict=False)]) for row in rows if len(row) == len(header)]
    return placed_rows([*cells], None) if len(cells) == len(rows) else None


def _title(cells: list[str]) -> list[Entry]:
    """The first cell that is words and no size."""
    words = [cell for cell in cells if any(map(str.isalpha, cell)) and not _SIZE.fullmatch(cell)]
    return [("title", cell) for cell in words[:1]]


def _joined(cell: str) -> list[str] | None:
    """The two sides in one cell, `3:1:1,1-2:1:2`."""
    for sign in "-|;/":
        both = cell.split(sign)
        if len(both) == 2 and min(map(len, both)) >= _LEAST_JOINED and all(map(strings_options, both)):
            return both
    return None


def _picture(table: Cells) -> list[Value]:
    """The rows of a picture that is drawn with one sign in its cells and nothing in the others."""
    signs = {cell.strip() for row in table for cell in row}
    if len(signs) != _SIGNS or "" not in signs or max(map(len, signs)) > 1:
        return []
    return ["".join("#" if cell.strip() else "." for cell in row) for row in table]


def _coloured(table: Cells) -> Cells:
    """The rows of a picture whose cells are colours, by their names or looks."""
    kinds = {cell.strip() for row in table for cell in row}
    is_colours = 1 < len(kinds) <= _MOST_COLOURS and all(len(kind) > 1 and parse_rgb(kind) for kind in kinds)
    return [[cell.strip() for cell in row] for row in table] if is_colours else []


def _numbered_picture(table: Cells) -> list[str]:
    """The rows of zeros and ones behind the number of each row, and perhaps what all of them have in common."""
    rows = [[cell.strip() for cell in row] for row in (table if table[0][-1].strip() in _BITS else table[1:])]
    columns = [*zip(*rows, strict=True)] if len({*map(len, rows)}) == 1 else []
    places = [str(number) for number in range(1, len(rows) + 1)]
    at = next((at for at, column in enumerate(columns[:3]) if [*column] == places), None)
    if at is None or len(places) < _LEAST_NUMBERED or any(len({*column}) > 1 for column in columns[:at]):
        return []
    drawn = [row[at + 1 :] for row in rows]
    return ["".join(row) for row in drawn] if {*chain(*drawn)} == _BITS else []


def _one_side(table: Cells) -> Entry | None:
    """The clues in the last column of a table whose header names a side: `row | clue`."""
    header, *rows = table
    named = [cell for cell in header if is_plain_side(cell)]
    if named == header[:1] and not rows:
        return named[0], header[1:]
    if len(named) != 1 or not rows or any(len(row) != len(header) for row in rows):
        return None
    return named[0], [row[-1] or "0" for row in rows]

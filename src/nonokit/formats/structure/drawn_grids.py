"""Puzzles drawn in text, their numbers standing above and beside the cells, told apart by where they stand.

      1 5
    1 3 3 1 4         numbers above: those in one column of the text are a clue
  3 . # # # .         numbers before the first column: the clue of a row; what the cells hold says nothing
2 1 # # . # .         dots may stand where there is no number
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.edges import Clues, is_counted
from nonokit.formats.structure.frames import WALLS, WITHOUT_WALLS, is_frame
from nonokit.formats.structure.lines import lines_of
from nonokit.formats.structure.values import Value

_NUMBER = re.compile(r"\d+")
_PLACE = re.compile(r"\d+|\.")
_HEADER = re.compile(r"[\s.]*\d+(?:[\s.]+\d+)*[\s.]*")
_INDENTS = (" ", "\t", *WALLS)  # what stands above a puzzle does not begin its line
_MOST_LINES = 5000
_MOST_ABOVE = 60  # lines of numbers above a puzzle
_DIGITS = 4  # more than a number of a clue has
_LEAST = 3  # rows and columns of a puzzle that is drawn


def parse_drawn(lines: list[str]) -> Value:
    """The clues of the puzzles that are drawn in a text; None when there are none."""
    if len(lines) > _MOST_LINES or not any(line[:1] in _INDENTS for line in lines if line):
        return None
    texts = [line.rstrip().expandtabs(4).translate(WITHOUT_WALLS) for line in lines if not _is_rule(line)]
    found = [{"rows": rows, "columns": columns} for rows, columns in _puzzles(texts)]
    return found or None


def _is_rule(line: str) -> bool:
    return is_frame(line, "+-=_|") and not set(line) <= {*WALLS, *" \t"}


def _puzzles(texts: list[str]) -> Iterator[tuple[Clues, Clues]]:
    at = 0
    while at < len(texts):
        end = at
        while end < len(texts) and _HEADER.fullmatch(texts[end]):
            end += 1
        puzzle = next(filter(None, _below(texts, at, end)), None)
        if puzzle:
            yield puzzle[:2]
        at = puzzle[2] if puzzle else end + 1


def _below(texts: list[str], start: int, end: int) -> Iterator[tuple[Clues, Clues, int] | None]:
    """What begins with some of these lines of numbers: a size may stand above them, and rows without a filled cell end them."""
    for first in range(start, min(end, start + _MOST_ABOVE)):
        if texts[first][0] == " ":
            for border in range(min(end, first + _MOST_ABOVE), first, -1):
                yield _puzzle(texts[first:border], texts, border)


def _puzzle(header: list[str], texts: list[str], at: int) -> tuple[Clues, Clues, int] | None:
    """The clues under a header, and where the puzzle ends."""
    left = min((match.start() for line in header for match in _PLACE.finditer(line)), default=0)
    rows: Clues = []
    while at < len(texts) and (row := _row(texts[at], left)) is not None:
        rows.append(row)
        at += 1
    if len(rows) < _LEAST or left < 1:
        return None
    cells = _cells(texts[at - len(rows) : at])
    for columns in (_columns(header, 1, cells), _columns(header, 0, cells)):
        fits = _LEAST <= len(columns) <= MAX_SIDE and len(rows) <= MAX_SIDE
        is_numbered = is_counted(rows) and is_counted(columns)
        if fits and not is_numbered and lines_of(rows).agrees(lines_of(columns)) and any(rows):
            return rows, columns, at
    return None


def _row(text: str, left: int) -> list[int] | None:
    """The numbers before the first column; None when the line is no row."""
    matches = [*_NUMBER.finditer(text)]
    if not matches:
        return [] if "." in text[:left] or {*text} == {" ", "."} else None
    if matches[-1].end() > left or text[: matches[0].start()].strip(" ."):
        return None
    between = text[matches[0].start() : matches[-1].end()]
    if not re.fullmatch(r"[\d\s.]+", between) or any(len(match[0]) >= _DIGITS for match in matches):
        return None
    return [int(match[0]) for match in matches if int(match[0])]


def _cells(rows: list[str]) -> tuple[int, ...]:
    """Where the cells stand that all rows show with one sign each, behind their numbers; nothing where they differ."""
    ends = [max((match.end() for match in _NUMBER.finditer(row)), default=0) for row in rows]
    places = {
        tuple(place for place in range(end, len(row)) if row[place] != " ")
        for row, end in zip(rows, ends, strict=True)
    }
    return places.pop() if len(places) == 1 else ()


def _columns(header: list[str], side: int, cells: tuple[int, ...]) -> Clues:
    """The numbers that end (1) or start (0) at one place of their lines, and nothing for places that are left out."""
    found: dict[int, list[int]] = {}
    for line in header:
        for match in _PLACE.finditer(line):
            numbers = found.setdefault(match.span()[side], [])
            numbers += [int(match[0][:_DIGITS])] if match[0] != "." else []
    places = sorted(found)
    steps = [after - before for before, after in pairwise(places)]
    step = min(steps, default=1)
    if any(gap % step for gap in steps):
        return []
    drawn = [cell + side for cell in cells]
    every = drawn if {*places} <= {*drawn} else range(places[0], places[-1] + 1, step) if places else ()
    return [[number for number in found.get(place, []) if number] for place in every]

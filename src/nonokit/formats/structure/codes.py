"""Puzzles squeezed into words: clues as letters, and a size followed by all cells.

C BA CB BB F AE F A B        two lines, rows and columns: A is 1, B is 2
Little cat;5x5:0111010001…   a size and as many cells; a square has one number for both sides
"""

from __future__ import annotations

import re
from dataclasses import replace

from nonokit.formats.limits import MAX_PUZZLES, MAX_SIDE
from nonokit.formats.readings import Choice, Reading
from nonokit.formats.structure.build import Surroundings, puzzle_of_picture, puzzle_of_sides
from nonokit.formats.structure.number_lines import COLUMNS_FIRST, ROWS_FIRST
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.sides import Lines, side_options

_LETTERS = re.compile(r"\s*[\"'(]?[A-Z@]{1,30}(?:[ ,]+[A-Z@]{1,30})+[\"'),;]*\s*")
_CELLS = re.compile(r"(\d{1,4})\s*[x×X*,; ]\s*(\d{1,4})\s*[x:;,| ]*?\s*([01.#_-]{4,}|[0-9]{9,})\s*")
_SQUARE = re.compile(r"(\d{1,4})()[\s:;,|]+([01.#]{9,})\s*")
_ROWS_USUAL = 4.0


def letter_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """Two lines of words in capitals that agree as clues are the rows and the columns of a puzzle."""
    found: list[Choice] = []
    previous: Lines | None = None
    title: str | None = None
    for line in lines:
        options = (
            side_options(line.strip(" \"'(),;"))
            if len(line) < MAX_SIDE * 8 and _LETTERS.fullmatch(line)
            else []
        )
        if not options:
            title = line.strip(" -#*\t")[:80] or title
        elif previous is not None and previous.agrees(options[0]) and len(found) < MAX_PUZZLES:
            own = replace(around, fields={"title": title, **around.fields} if title else around.fields)
            found.append(_both_ways(previous, options[0], own))
            options, title = [], None
        previous = options[0] if options else None
    return found


def _both_ways(rows: Lines, columns: Lines, around: Surroundings) -> Choice:
    return [
        Reading(puzzle_of_sides(rows, columns, around), ROWS_FIRST, _ROWS_USUAL),
        Reading(puzzle_of_sides(columns, rows, around), COLUMNS_FIRST),
    ]


def cell_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """Lines with a size and as many cells; what stands before them is the title."""
    found: list[Choice] = []
    for line in lines:
        match = _cells_in(line) if len(line) <= MAX_SIDE * MAX_SIDE else None
        if match is None or len(found) >= MAX_PUZZLES:
            continue
        picture = picture_of(match[3], _size(match))
        if picture is None:
            continue
        title = line[: match.start()].split(";")[0].strip(" ,:;\"'")[:80]
        fields = {"title": title, **around.fields} if title else around.fields
        puzzle = puzzle_of_picture(picture, replace(around, fields=fields))
        found.append([Reading(puzzle, "a picture")])
    return found


def _cells_in(line: str) -> re.Match[str] | None:
    for pattern in (_CELLS, _SQUARE):
        match = pattern.search(line)
        if match and _size(match)[0] * _size(match)[1] == len(match[3]):
            return match
    return None


def _size(match: re.Match[str]) -> tuple[int, int]:
    return int(match[1]), int(match[2] or match[1])

"""Puzzles squeezed into lines: a side on each of two, and a size followed by all cells.

C BA CB BB F AE F A B        two lines, rows and columns: A is 1, B is 2
"3","2 1","3 2"              or the clues of a side in any way that they stand in one text
Little cat;5x5:0111010001…   a size and as many cells; a square has one number for both sides
"""

from __future__ import annotations

import csv
import re
from dataclasses import replace

from nonokit.formats.limits import MAX_PUZZLES, MAX_SIDE
from nonokit.formats.readings import Choice
from nonokit.formats.structure.build import both_ways, choice_of_picture
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.sides import side_options, strings_options
from nonokit.formats.structure.surroundings import Surroundings

_LETTERS = re.compile(r"\s*[\"'(]?[A-Z@]{1,30}(?:[ ,]+[A-Z@]{1,30})+[\"'),;]*\s*")
_CELLS = re.compile(r"(\d{1,4})(?:\s*+[x×X*,;:|]\s*+|\s++)(\d{1,4})[\sx:;,|]*+([01.#_-]{9,}|[0-9]{9,})")
_SQUARE = re.compile(r"(\d{1,4})()[\s:;,|]+([01.#]{9,})\s*")
_CLUES = re.compile(r"[\d\s,;:.|/\"\[\](){}-]+")
_GROUP = re.compile(r"[\[({]([\d\s,;]*)[\])}]")
_SIZE = re.compile(r"\s*\d{1,4}(?:[\s,;x×]+\d{1,4})?\s*")
_DIVIDERS = frozenset(',;:|/"[({')  # without one of them a line is no more than a clue
_BETWEEN = "#&@!~_=><;|/:\t"  # signs that may part two sides
_LEAST_SIDE = 4  # clues of a side
_MOST_WAYS = 3  # to divide two sides
_ODDS = (2.0, 0.0)  # that the first are the rows


def letter_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """Two lines of words in capitals that agree as clues are the rows and the columns of a puzzle."""
    return _paired([(line, _letter_options(line)) for line in lines], around)


def line_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """A text of lines that are a side each, two and two, perhaps a size or a title before them; nothing else in it."""
    lines = [half for line in lines for half in _halves(line)]
    if sum(not _DIVIDERS.isdisjoint(line) for line in lines) < 2:
        return []
    sides = [(line, [] if _SIZE.fullmatch(line) else _line_options(line)) for line in lines if line.strip()]
    count = sum(bool(options) for _, options in sides)
    others = [line for line, options in sides if not options and any(map(str.isdigit, line))]
    if count % 2 or count == 0 or len(others) > count:
        return []
    found = _paired(sides, around)
    return found if len(found) == count // 2 else []


def _halves(line: str) -> list[str]:
    """Both sides of a puzzle that stand on one line, by the sign that stands between them and nowhere else."""
    for sign in _BETWEEN:
        both = line.split(sign)
        if len(both) == 2 and min(map(len, both)) > _LEAST_SIDE and all(map(_line_options, both)):
            return both
    return [line]


def _paired(sides: list[tuple[str, list[Lines]]], around: Surroundings) -> list[Choice]:
    """Neighbours that agree; what stands before them is the title."""
    found: list[Choice] = []
    previous: list[Lines] = []
    title: str | None = None
    for line, options in sides:
        pairs = [(one, two) for one in previous for two in options if one.agrees(two)]
        left = options
        if not options:
            title = line.strip(" -#*\t")[:80] or title
        elif pairs and len(found) <= MAX_PUZZLES:
            own = around.under(title if title and any(map(str.isalpha, title)) else None)
            found.append(both_ways(*pairs[0], own, _ODDS) + _otherwise(pairs[1:_MOST_WAYS], own))
            left, title = [], None
        previous = left
    return found


def _letter_options(line: str) -> list[Lines]:
    is_letters = len(line) < MAX_SIDE * 8 and _LETTERS.fullmatch(line)
    return side_options(line.strip(" \"'(),;"))[:1] if is_letters else []


def _line_options(line: str) -> list[Lines]:
    """The ways to take a line for a whole side: several clues, and one of them at least has several numbers."""
    text = line.strip()
    if len(text) > MAX_SIDE * 8 or not any(map(str.isdigit, text)) or not _CLUES.fullmatch(text):
        return []
    groups = _GROUP.findall(text)
    if groups and not _GROUP.sub("", text).strip(" ,;[](){}"):
        is_side = len(groups) >= _LEAST_SIDE  # each is a clue; `[0, 1, 1, 0]` is a row of cells
        return side_options(groups)[:1] if is_side else []
    found = side_options(next(csv.reader([text]))) if '"' in text else strings_options(text)
    return [
        side
        for side in found
        if len(side) >= _LEAST_SIDE and max(map(len, filter(None, side.lengths)), default=0) > 1
    ]


def _otherwise(pairs: list[tuple[Lines, Lines]], around: Surroundings) -> Choice:
    """The same two lines, their numbers parted by other signs."""
    usual = [both_ways(*pair, around, _ODDS)[0] for pair in pairs]
    return [replace(one, way=f"{one.way} with {one.puzzle.width}×{one.puzzle.height} cells") for one in usual]


def cell_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """Lines with a size and as many cells; what stands before them is the title."""
    found: list[Choice] = []
    full = [line for line in lines if line.strip() and len(line) <= MAX_SIDE * MAX_SIDE]
    matches = [*map(_cells_in, full)]
    if sum(map(bool, matches)) * 2 < len(matches):  # rows behind their numbers
        return []
    for line, match in zip(full, matches, strict=True):
        if match is None or len(found) > MAX_PUZZLES:
            continue
        picture = picture_of(match[3], _size(match))
        if picture is None:
            continue
        title = line[: match.start()].split(";")[0].strip(" ,:;\"'")[:80]
        found.append(choice_of_picture(picture, around.under(title)))
    return found


def _cells_in(line: str) -> re.Match[str] | None:
    for pattern in (_CELLS, _SQUARE):
        match = pattern.search(line)
        if match and _size(match)[0] * _size(match)[1] == len(match[3]):
            return match
    return None


def _size(match: re.Match[str]) -> tuple[int, int]:
    return int(match[1]), int(match[2] or match[1])

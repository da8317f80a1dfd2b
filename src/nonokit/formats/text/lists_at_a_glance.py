"""Reading CWD, MK, makhorin, faase and keen as programs write them: two lists of plain numbers, and what each format has around them.

No other format ranks such a text higher, so that nobody else is asked. Whatever differs, and clues that do not agree,
are left to the readers of these formats, which say what is wrong, and to the ranking of all readings.
"""

from __future__ import annotations

import re

from nonokit import hooks
from nonokit.formats.clue_text import all_begin_with_digits
from nonokit.formats.clues import is_sound
from nonokit.formats.format import Sample, is_written_plainly
from nonokit.formats.readings import ROWS_ASSUMED, with_note
from nonokit.model import BLACK_AND_WHITE, Puzzle

_SIZE = re.compile(r"([1-9]\d{0,2})([ \n])([1-9]\d{0,2})\n")
_MOST_LINES = 999  # as a size of three digits has
_DIVIDERS = (("\n#\n", "mk"), ("\n&\n", "makhorin"), ("\ncolumns\n", "faase"), ("\n\n", "cwd"))


def puzzle_of_lists(sample: Sample) -> Puzzle | None:
    """The puzzle of a usual file in one of these formats; None when it has to be read with care."""
    text = sample.text
    if not "0" <= text[:1] <= "9" and text[:5] != "rows\n":
        return None
    for divider, name in _DIVIDERS:
        above, found, below = text.partition(divider)
        if found:
            return _read(name, above, below.rstrip("\n").split("\n"))
    return None


def _read(name: str, above: str, columns: list[str]) -> Puzzle | None:
    if (above[0] == "r") != (name == "faase"):
        return None
    if name == "faase":
        return _puzzle(name, above[5:].split("\n"), columns)
    if name == "makhorin":
        return _puzzle(name, above.split("\n"), columns)
    size = _SIZE.match(above)
    if size is not None and (size[2] == "\n") == (name == "cwd"):
        rows = above[size.end() :].split("\n")
        if len(rows) == int(size[1]) and len(columns) == int(size[3]):
            return _puzzle(name, rows, columns, is_sized=True)
    return _without_head(above.split("\n"), columns) if name == "cwd" else None


def _without_head(rows: list[str], columns: list[str]) -> Puzzle | None:
    """The puzzle of two lists with an empty line between them, unless the first line may be the size that NIN has."""
    head = rows[0].split()
    if len(head) == 2 and all(map(str.isdecimal, head)) and max(map(len, head)) < 4:
        missing = sum(map(int, head)) - len(rows) - len(columns)
        if 0 <= missing <= 3:
            return None
    if rows[0][-1] == "0" or "," in "".join(rows + columns):
        return None
    puzzle = _puzzle("webpbn-keen", rows, columns)
    return with_note([puzzle], ROWS_ASSUMED)[0] if puzzle else None


def _puzzle(name: str, rows: list[str], columns: list[str], *, is_sized: bool = False) -> Puzzle | None:
    """The puzzle of clue lines that agree and, where no size confirms them, are written as people write numbers."""
    lines = rows + columns
    if max(len(rows), len(columns)) > _MOST_LINES or not all_begin_with_digits(lines):
        return None
    if not is_sized and not is_written_plainly("\n".join(lines)):
        return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
    if puzzle is None or not is_sound(puzzle):
        return None
    puzzle.extras["format"] = name
    return puzzle

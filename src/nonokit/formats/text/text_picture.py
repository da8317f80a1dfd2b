"""Text pictures: a line per row, `#` and `.` (or 1 and 0, or blanks), letters for colours, `?` for unknown cells."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.margins import margins
from nonokit.formats.pictures import goal_of, puzzle_of_picture, undoubled
from nonokit.formats.readings import A_PICTURE, Choice, Reading, with_note
from nonokit.formats.structure.kinds import YES_AND_NO
from nonokit.formats.structure.subject import doubted
from nonokit.model import Grid, Palette, Puzzle
from nonokit.model.colour import free_char

_SPACED = re.compile(r"\S(?: \S)+ *")
_NUMBER = re.compile(r"[2-9]")  # no cell
_RESERVED = frozenset(".0 -_1X█?\t\n\r")
_LONGEST = 60  # cells of a picture that is one row high
_FEW = 6  # kinds of cells that a small picture may have
_PLAIN = frozenset("#.")
_DIGITS = frozenset("01")
_USUAL_KINDS = 8  # of cells without a blank among them
_NARROW = 3  # cells
_LEAST_OF_COLOUR = 3  # cells of the commonest colour
_USUAL = frozenset("#.01 -_X█?")
_BLANKS = frozenset(". -_")


def looks_like(sample: Sample) -> int:
    """Lines of one length; the fewer kinds of characters, the surer."""
    if _NUMBER.search(sample.text):
        return 0
    rows, _ = _rows(sample)
    if not rows or len(rows) > MAX_SIDE or len(rows[0]) > MAX_SIDE:
        return 0
    chars = set().union(*rows)
    is_even = len({len(row) for row in rows}) == 1
    if len(rows) == 1 and len(rows[0]) > _LONGEST:
        return 0  # all cells on one line are rows that nothing parts
    if is_even and chars <= _PLAIN:
        return 80
    if is_even and chars <= _DIGITS:
        return 65 if min(len(rows), len(rows[0])) > 1 else 0
    if chars <= _USUAL and chars & {"#", "X", "█"}:
        return 50 if is_even or " " in chars else 0
    if "".join(sorted(char.lower() for char in chars)) in YES_AND_NO:
        return 0  # which of them is filled is no matter of colours
    if {"0", " "} <= chars:
        return 0  # two signs for nothing: numbers with blanks between them
    if sum(_SPACED.fullmatch(row) is not None for row in rows) > len(rows) / 2:
        return 0  # a title above cells with blanks between them
    if not is_even or len(rows) < 2 or not all(char in _USUAL or _is_letter(char) for char in chars):
        return 0
    kinds, cells = len(chars), len(rows) * len(rows[0])
    if chars & _BLANKS:
        return 25 if kinds <= max(_FEW, cells // 4) else 0  # names of files may be equally long
    return 15 if 4 * kinds <= cells else 0  # colours everywhere: no word looks so


def _is_letter(char: str) -> bool:
    return char.isascii() and char.isalpha()


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle of the picture."""
    rows, paired = _rows(sample)
    width = max(map(len, rows), default=0)
    sample.check_size(width, len(rows))
    for number, row in enumerate(rows, _first(sample)):
        if len(row) < width and " " not in "".join(rows):
            raise sample.error(f"expected {width} cells in every row, found {len(row)}", number, len(row) + 1)
    puzzles = [puzzle_of_picture(Grid.from_text([row.ljust(width) for row in rows]))]
    return with_note(puzzles, paired) if paired else puzzles


def read_choices(sample: Sample) -> list[Choice]:
    """The picture of a text that nobody said to be one: many letters everywhere, or a column or two, may be anything;
    a letter here and there is a mark on a map."""
    puzzles, counts = read(sample), Counter("".join(_rows(sample)[0]))
    found: list[Choice] = [[Reading(puzzle, A_PICTURE)] for puzzle in puzzles]
    is_usual = len(counts) <= _USUAL_KINDS and puzzles[0].width >= _NARROW
    letters = [count for sign, count in counts.items() if sign not in _USUAL]
    is_map = bool(letters) and max(letters) < _LEAST_OF_COLOUR
    return found if (counts.keys() & _BLANKS or is_usual) and not is_map else doubted(found, sample)


def _first(sample: Sample) -> int:
    return next((i for i, line in enumerate(sample.lines, 1) if line), 1)


def _rows(sample: Sample) -> tuple[list[str], str | None]:
    """The rows, and what was assumed: empty lines around the picture and single blanks between all cells do not count."""
    rows = sample.text.strip("\n").split("\n")
    rows = _without_margins(rows) if "." in sample.text else rows
    if all(map(_SPACED.fullmatch, rows)):
        return [row.rstrip()[::2] for row in rows], None
    return undoubled(rows) if rows != [""] else ([], None)


def _without_margins(rows: list[str]) -> list[str]:
    """Rows of a picture that has a sign for empty cells: blanks around it are none."""
    above, before = margins(rows)
    rows = [row[before:].rstrip() for row in rows[above:]]
    while rows and not rows[-1]:
        rows.pop()
    return rows


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The goal as text; characters that mean something else, or nothing to a reader, are replaced by letters."""
    (puzzle,) = puzzles
    goal = goal_of(puzzle)
    chars = _chars(puzzle.palette)
    return "".join("".join(chars[cell] for cell in row) + "\n" for row in goal.rows()).encode()


def _chars(palette: Palette) -> list[str]:
    if len(palette) <= 2:
        return [".", "#"]
    chars = ["."]
    for colour in palette[1:]:
        is_known = colour.char == "#" or _is_letter(colour.char)
        is_free = is_known and colour.char not in _RESERVED and colour.char not in chars
        taken = [*chars, *_RESERVED, *(other.char for other in palette)]
        chars.append(colour.char if is_free else free_char(colour.name, taken))
    return chars


FORMAT = Format(
    name="text",
    title="text picture",
    suffixes=(".txt",),
    carries=frozenset({"goal", "colours"}),
    looks_like=looks_like,
    read=read,
    write=write,
    choices=read_choices,
)

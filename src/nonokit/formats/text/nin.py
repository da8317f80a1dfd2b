"""NIN: `width height`, a line per row, a line per column, nothing between. Black and white (Jakub Wilk).

MK has the size the other way round, and is easily mistaken for it: the reading whose clues agree is taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.clue_text import (
    clue_lines,
    first_line,
    format_clue,
    parse_size,
    puzzle_of_lines,
    reject_rest,
)
from nonokit.formats.format import Format, Sample
from nonokit.formats.readings import Choice, Reading, choose
from nonokit.formats.structure.number_lines import number_choices
from nonokit.model import Clue, Puzzle


def looks_like(sample: Sample) -> int:
    """Numbers only, the first two of which tell how many lines follow."""
    first = first_line(sample)
    lines = sample.lines[first - 1 :]
    header = lines[0].replace(",", " ").split() if lines else []
    if len(header) != 2 or not sample.is_numbers or any(len(word) > 5 for word in header):
        return 0
    last = next((i for i in range(len(lines), 0, -1) if lines[i - 1].strip()), 0)
    # Blank clues at the very end may be empty lines, so that a few lines less are no surprise.
    missing = sum(map(int, header)) + 1 - last
    return 75 if missing == 0 else 40 if 0 < missing <= 3 else 10


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle, whichever way round its size is written."""
    first = first_line(sample)
    width, height = parse_size(sample, first)
    puzzle = _read(sample, first, width, height)
    if width == height or not puzzle.problems():
        return [puzzle]
    turned = _read(sample, first, height, width)
    return [choose([Reading(puzzle, "width first, as in NIN"), Reading(turned, "height first")])]


def read_choices(sample: Sample) -> list[Choice]:
    """What a text of numbers can mean when nobody said that it is NIN."""
    return number_choices(sample.lines)


def _read(sample: Sample, first: int, width: int, height: int) -> Puzzle:
    rows = clue_lines(sample, first + 1, height, "row")
    columns = clue_lines(sample, first + 1 + height, width, "column")
    puzzle = puzzle_of_lines(sample, rows, columns)
    reject_rest(sample, first + 1 + height + width)
    return puzzle


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle as text."""
    (puzzle,) = puzzles
    clues = [format_clue(clue or Clue()) for clue in (*puzzle.rows, *puzzle.columns)]
    return "\n".join([f"{puzzle.width} {puzzle.height}", *clues, ""]).encode()


FORMAT = Format(
    name="nin",
    title="NIN",
    suffixes=(".nin",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
    choices=read_choices,
)

"""CWD: the height, the width, a line per row, one empty line, a line per column. Black and white."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.clue_text import (
    clue_lines,
    format_clue,
    parse_single,
    puzzle_of_lines,
    reject_rest,
)
from nonokit.formats.format import Format, Sample
from nonokit.model import Clue, Puzzle


def looks_like(sample: Sample) -> int:
    """Two lines of one number each, numbers only, and an empty line where the rows end."""
    lines = sample.lines
    if len(lines) < 5 or not sample.is_numbers:
        return 0
    head = [line.split() for line in lines[:2]]
    if any(len(words) != 1 or len(words[0]) > 5 or "," in words[0] for words in head):
        return 0
    height, width = (int(words[0]) for words in head)
    border = 2 + height
    if len(lines) < border + 1 + width or lines[border].strip():
        return 0
    return 80 if not any(line.strip() for line in lines[border + 1 + width :]) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle."""
    height, width = parse_single(sample, 1, "the height"), parse_single(sample, 2, "the width")
    sample.check_size(width, height, 2)
    rows = clue_lines(sample, 3, height, "row")
    border = 3 + height
    if border > len(sample.lines) or sample.lines[border - 1].strip():
        raise sample.error(f"expected an empty line after {height} rows", min(border, len(sample.lines)), 1)
    columns = clue_lines(sample, border + 1, width, "column")
    puzzles = [puzzle_of_lines(sample, rows, columns)]
    reject_rest(sample, border + 1 + width)
    return puzzles


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle as text."""
    (puzzle,) = puzzles
    rows, columns = (
        [format_clue(clue or Clue()) for clue in clues] for clues in (puzzle.rows, puzzle.columns)
    )
    return "\n".join([str(puzzle.height), str(puzzle.width), *rows, "", *columns, ""]).encode()


FORMAT = Format(
    name="cwd",
    title="CWD",
    suffixes=(".cwd",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

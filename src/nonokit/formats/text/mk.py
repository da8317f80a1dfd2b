"""MK: `height width`, a line per row, a line with `#`, a line per column. Black and white (Petr Olšák)."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.clue_text import (
    clue_lines,
    first_line,
    format_clue,
    is_numeric,
    parse_size,
    puzzle_of_lines,
    reject_rest,
)
from nonokit.formats.format import Format, Sample
from nonokit.formats.readings import with_note
from nonokit.model import Clue, Puzzle


def looks_like(sample: Sample) -> int:
    """Two numbers, and numbers all the way but for one line of `#`."""
    first = first_line(sample)
    lines = sample.lines[first - 1 :]
    if not lines or not is_numeric(lines[0]) or len(lines[0].replace(",", " ").split()) != 2:
        return 0
    border = _border(sample, first)
    if border is None:
        return 0
    others = [text for number, text in enumerate(lines, first) if number != border]
    return 85 if all(map(is_numeric, others)) else 40


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle. Where the `#` stands tells the rows, so that a header with its numbers exchanged is read too."""
    first = first_line(sample)
    height, width = parse_size(sample, first)
    border = _border(sample, first)
    if border is None:
        raise sample.error("expected a line with # between rows and columns, found none", len(sample.lines))
    exchanged = height != width and border == first + width + 1
    if exchanged:
        height, width = width, height
    if border < first + height + 1:
        raise sample.error(f"expected {height} row clues, found {border - first - 1}", border, 1)
    rows = clue_lines(sample, first + 1, height, "row")
    columns = clue_lines(sample, border + 1, width, "column")
    puzzles = [puzzle_of_lines(sample, rows, columns)]
    for number in range(first + 1 + height, border):
        if sample.lines[number - 1].strip():
            raise sample.error(f"expected {height} row clues, then #; found more clues", number, 1)
    reject_rest(sample, border + 1 + width)
    return with_note(puzzles, "the size is width first: the # tells the rows") if exchanged else puzzles


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle as text."""
    (puzzle,) = puzzles
    lines = [f"{puzzle.height} {puzzle.width}", *_clue_lines(puzzle.rows), "#", *_clue_lines(puzzle.columns)]
    return ("\n".join(lines) + "\n").encode()


def _border(sample: Sample, first: int) -> int | None:
    numbered = enumerate(sample.lines[first:], first + 1)
    return next((number for number, text in numbered if text.lstrip().startswith("#")), None)


def _clue_lines(clues: tuple[Clue | None, ...]) -> list[str]:
    return [format_clue(clue or Clue()) for clue in clues]


FORMAT = Format(
    name="mk",
    title="MK",
    suffixes=(".mk",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

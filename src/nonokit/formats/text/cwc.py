"""CWC, the colour version of CWD: rows, columns, number of colours; then row lengths, row colours, column lengths
and column colours, with an empty line between these blocks. Colours are numbers without a look.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import (
    Token,
    expected,
    first_word,
    format_clue,
    parse_number,
    parse_single,
    puzzle_at_once,
    reject_rest,
    split_words,
    usual_clue,
)
from nonokit.formats.clues import puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import BLACK_AND_WHITE, Clue, Palette, Puzzle

_RUN = re.compile(r"[1-9]\d*", re.ASCII)
_CARE = re.compile(r"[^\d \n]|^ *$|(?<!\d)0(?!\n|\Z)", re.ASCII | re.MULTILINE)
Pairs = list[tuple[int, int]]  # the lengths of a clue and their colour numbers


def looks_like(sample: Sample) -> int:
    """Three lines of one number each, numbers only, and empty lines where the four blocks end."""
    lines = sample.lines
    if len(lines) < 9 or not sample.is_numbers:
        return 0
    head = [line.split() for line in lines[:3]]
    if any(len(words) != 1 or len(words[0]) > 5 or "," in words[0] for words in head):
        return 0
    height, width = int(head[0][0]), int(head[1][0])
    borders = [3 + height, 4 + 2 * height, 5 + 2 * height + width]
    if len(lines) < borders[-1] + 1 + width or any(lines[border].strip() for border in borders):
        return 0
    return 85 if not any(line.strip() for line in lines[borders[-1] + 1 + width :]) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle; its colours get names and looks of ours."""
    height, width = (
        parse_single(sample, 1, "the number of rows"),
        parse_single(sample, 2, "the number of columns"),
    )
    parse_single(sample, 3, "the number of colours")
    sample.check_size(width, height, 2)
    plain = _in_one_colour(sample.lines, height, width)
    if plain is not None:
        return [plain]
    rows = _read_side(sample, 4, height, "row")
    columns = _read_side(sample, 6 + 2 * height, width, "column")
    reject_rest(sample, 7 + 2 * height + 2 * width)
    palette, values = _palette(rows + columns)
    sides = (
        [[(length, values[number]) for length, number in pairs] for pairs in side] for side in (rows, columns)
    )
    row_clues, column_clues = map(tuple, sides)
    return [puzzle_of_runs(row_clues, column_clues, palette)]


def _in_one_colour(lines: Sequence[str], height: int, width: int) -> Puzzle | None:
    """The puzzle of a usual file whose runs all have the colour 1; None when it needs a second look."""
    start, end = 5 + 2 * height, 6 + 2 * height + 2 * width
    sides = (lines[3 : 3 + height], lines[start : start + width])
    colours = (lines[4 + height : start - 1], lines[start + width + 1 : end])
    borders = [lines[at] for at in (3 + height, start - 1, start + width) if at < len(lines)]
    if any(borders) or any(lines[end:]) or len(lines) < end:
        return None
    drawn = ["\n".join(side) for side in sides]
    is_plain = all(_RUN.sub("1", text) == "\n".join(side) for text, side in zip(drawn, colours, strict=True))
    return puzzle_at_once(*sides) if is_plain and not _CARE.search("\n".join(drawn)) else None


def _read_side(sample: Sample, first: int, count: int, what: str) -> list[Pairs]:
    """A block of lengths and the block of colours below it, with empty lines after both."""
    lengths = [_numbers(sample, first + i, what) for i in range(count)]
    colours = [_numbers(sample, first + count + 1 + i, what) for i in range(count)]
    for border in (first + count, first + 2 * count + 1):
        text = sample.lines[border - 1] if border <= len(sample.lines) else ""
        if text.strip():
            raise expected(sample, f"an empty line after {count} {what}s", first_word(text, border))
    found = []
    for i, (sizes, numbers) in enumerate(zip(lengths, colours, strict=True)):
        if len(sizes) != len(numbers):
            line = first + count + 1 + i
            raise sample.error(
                f"expected {len(sizes)} colours for {what} {i + 1}, found {len(numbers)}", line, 1
            )
        found.append(list(zip(sizes, numbers, strict=True)))
    return found


def _numbers(sample: Sample, line: int, what: str) -> Sequence[int]:
    """The numbers on a line; a lone 0 is a blank clue."""
    if line > len(sample.lines):
        raise sample.error(f"expected a {what}, found the end", len(sample.lines))
    usual = usual_clue(sample.lines[line - 1])
    if usual is not None:
        return usual
    tokens: list[Token] = split_words(sample.lines[line - 1], line)
    numbers = [parse_number(sample, token) for token in tokens]
    if numbers == [0]:
        return []
    if 0 in numbers:
        raise expected(sample, "a number of at least 1", tokens[numbers.index(0)])
    return numbers


def _palette(clues: list[Pairs]) -> tuple[Palette, dict[int, int]]:
    """Colour numbers in their order become palette values: what they are called tells nothing."""
    numbers = sorted({number for pairs in clues for _, number in pairs})
    values = {number: value for value, number in enumerate(numbers, 1)}
    if len(numbers) < 2:
        return BLACK_AND_WHITE, values
    return palette_of([Declared("white"), *(Declared(f"colour {number}") for number in numbers)]), values


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle as text; colour numbers are palette values."""
    (puzzle,) = puzzles
    blocks = []
    for clues in (puzzle.rows, puzzle.columns):
        blocks.append([format_clue(clue or Clue()) for clue in clues])
        blocks.append([" ".join(str(run.colour) for run in clue or ()) or "0" for clue in clues])
    head = [str(puzzle.height), str(puzzle.width), str(len(puzzle.colours))]
    text = "\n\n".join("\n".join(block) for block in blocks)
    return ("\n".join(head) + "\n" + text + "\n").encode()


FORMAT = Format(
    name="cwc",
    title="CWC",
    suffixes=(".cwc",),
    carries=frozenset({"clues", "colours"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

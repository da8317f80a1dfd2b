"""Formats that are two lists of clues with something between them: what they share.

webpbn.com exports several of them under short names; they differ only in comments, separators and order. None has a
header, so the lists tell the size. Nothing inside can tell rows from columns: exchanged, they make a puzzle just
as good, the same one turned over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nonokit.formats.clue_text import format_clue, parse_clue
from nonokit.formats.clues import Lengths, plain_puzzle
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.model import Clue, Puzzle

_MAX_LINES = 4 * MAX_SIDE  # two full lists, and as many comments

Line = tuple[int, str]  # its number and its text

_NUMBERS = re.compile(r"(?:0|[1-9]\d*)(?:[ \t,]+(?:0|[1-9]\d*))*")


@dataclass(frozen=True)
class Dialect:
    """How one of these formats differs from "rows, an empty line, columns"."""

    comment: str = ""  # what a comment line starts with; empty when there are none
    separator: str = " "  # between numbers
    divider: str = ""  # the line between the lists
    ends_with_zero: bool = False  # every clue has a 0 after its last number
    columns_first: bool = False


def fits(sample: Sample, dialect: Dialect) -> bool:
    """Whether the text is two lists of numbers in this dialect."""
    if len(sample.lines) > _MAX_LINES:
        return False
    if not (dialect.divider or (dialect.comment and dialect.comment in sample.text)):
        return sample.is_two_lists
    lists = _split(_content(sample, dialect), dialect)
    if len(lists) != 2 or not all(lists):
        return False
    return all(_NUMBERS.fullmatch(text.strip()) for lines in lists for _, text in lines if text.strip())


def read(sample: Sample, dialect: Dialect) -> list[Puzzle]:
    """The puzzle of a text in this dialect."""
    lists = _split(_content(sample, dialect), dialect)
    if len(lists) != 2:
        divider = repr(dialect.divider) if dialect.divider else "an empty line"
        at = lists[2][0][0] if len(lists) > 2 and lists[2] else None
        raise sample.error(f"expected two lists of clues with {divider} between them, found {len(lists)}", at)
    first, second = ([_clue(sample, line, dialect) for line in lines] for lines in lists)
    rows, columns = (second, first) if dialect.columns_first else (first, second)
    sample.check_size(len(columns), len(rows))
    return [plain_puzzle(rows, columns)]


def write(puzzles: Sequence[Puzzle], dialect: Dialect) -> bytes:
    """The text of a puzzle in this dialect."""
    puzzle = puzzles[0]
    lists = [puzzle.rows, puzzle.columns]
    if dialect.columns_first:
        lists.reverse()
    texts = ["".join(_format(clue or Clue(), dialect) + "\n" for clue in clues) for clues in lists]
    return (dialect.divider + "\n").join(texts).encode()


def _content(sample: Sample, dialect: Dialect) -> list[Line]:
    """The numbered lines without comments, nor empty ones at both ends."""
    if len(sample.lines) > _MAX_LINES:
        raise sample.error(f"{len(sample.lines)} lines: expected at most {MAX_SIDE} rows and columns")
    lines = list(enumerate(sample.lines, 1))
    if dialect.comment:
        lines = [line for line in lines if not line[1].lstrip().startswith(dialect.comment)]
    full = [i for i, (_, text) in enumerate(lines) if text.strip()]
    return lines[full[0] : full[-1] + 1] if full else []


def _split(lines: list[Line], dialect: Dialect) -> list[list[Line]]:
    """The lists between the dividers; several empty lines divide once, a divider at the end divides nothing."""
    lists: list[list[Line]] = [[]]
    for line in lines:
        if line[1].strip() != dialect.divider:
            lists[-1].append(line)
        elif dialect.divider or lists[-1]:
            lists.append([])
        if len(lists) > 3:
            break
    return lists if lists[-1] or len(lists) == 1 else lists[:-1]


def _clue(sample: Sample, line: Line, dialect: Dialect) -> Lengths:
    number, text = line
    if number > 4 * MAX_SIDE:  # no puzzle has so many lines: stop before reading them all
        raise sample.error(f"expected at most {MAX_SIDE} rows and as many columns", number)
    if not dialect.ends_with_zero:
        return parse_clue(sample, text, number)
    words = text.split()
    if words and words[-1] != "0":
        raise sample.error(f"expected a 0 after the last number, found {words[-1][:20]!r}", number, len(text))
    return parse_clue(sample, text.rstrip()[:-1], number)


def _format(clue: Clue, dialect: Dialect) -> str:
    if dialect.ends_with_zero:
        return format_clue(clue, dialect.separator, blank="") + " 0" if clue else "0"
    return format_clue(clue, dialect.separator)

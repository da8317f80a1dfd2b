"""Reading numbers and clues from text, with errors that point at the very character.

Most text formats are lists of clue lines with numbers between blanks or commas; they share this module. Lines and
columns count from 1, as editors show them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from nonokit import hooks
from nonokit.errors import FormatError
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_CLUE_CHARS, MAX_DIGITS, MAX_NUMBER, MAX_SIDE
from nonokit.model import BLACK_AND_WHITE, Clue, Puzzle

_WORD = re.compile(r"[^\s,]+")
_NUMERIC = re.compile(r"[0-9\s,]*", re.ASCII)
_SHOWN = 20  # characters of a strange word that an error repeats
_SHORT = 200  # characters of a clue line that is likely to come again
_LONG = 10_000  # a run that is looked at twice


class Token(NamedTuple):
    """A word of the input and where it starts."""

    text: str
    line: int
    column: int


def split_words(text: str, line: int, *, column: int = 1, pattern: re.Pattern[str] = _WORD) -> list[Token]:
    """The words of one line, between blanks and commas.

    >>> split_words("3, 1", 7)
    [Token(text='3', line=7, column=1), Token(text='1', line=7, column=4)]
    """
    if pattern is _WORD and len(text) > MAX_CLUE_CHARS:
        raise FormatError(f"a line of {len(text)} characters: too long", line=line)
    return [Token(match.group(), line, column + match.start()) for match in pattern.finditer(text)]


def first_word(text: str, line: int) -> Token:
    """The first word of a line that is not blank; a line of commas counts as one word."""
    words = split_words(text, line)
    return words[0] if words else Token(text.strip(), line, len(text) - len(text.lstrip()) + 1)


def is_numeric(text: str) -> bool:
    """Whether a line holds numbers, blanks and commas only; an empty line does.

    >>> is_numeric("3, 1"), is_numeric("3x")
    (True, False)
    """
    return _NUMERIC.fullmatch(text) is not None


def all_begin_with_digits(texts: Sequence[str]) -> bool:
    """Whether every text does, of which there is at least one; none is blank then.

    >>> all_begin_with_digits(["3,1", "0"]), all_begin_with_digits(["3", ",1"]), all_begin_with_digits(["3", "x"])
    (True, False, False)
    """
    return min(texts) >= "0" and max(texts) < ":"


def expected(sample: Sample, what: str, token: Token) -> FormatError:
    """The error "expected …, found …" at a token."""
    text = token.text if len(token.text) <= _SHOWN else token.text[:_SHOWN] + "…"
    return sample.error(f"expected {what}, found {text!r}", token.line, token.column)


def parse_number(sample: Sample, token: Token, what: str = "a number", *, most: int = MAX_NUMBER) -> int:
    """A token as a number from 0 to `most`."""
    text = token.text
    if not (text.isascii() and text.isdigit()):
        raise expected(sample, what, token)
    if len(text) > MAX_DIGITS or int(text) > most:
        raise expected(sample, f"{what} up to {most}", token)
    return int(text)


class ClueLines(NamedTuple):
    """The lines of one side in black and white, and their numbers."""

    numbers: Sequence[int]
    texts: Sequence[str]


def puzzle_at_once(rows: Sequence[str], columns: Sequence[str]) -> Puzzle | None:
    """The puzzle of clues in black and white, numbers between blanks or commas; None when one needs a second look."""
    if not 0 < len(rows) <= MAX_SIDE or not 0 < len(columns) <= MAX_SIDE:
        return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
    return puzzle


def reader_of_usual(
    usual: re.Pattern[str],
    at_once: Callable[[re.Match[str]], Puzzle | None],
    with_care: Callable[[Sample], Puzzle],
) -> Callable[[Sample], list[Puzzle]]:
    """Reads at once what programs usually write, unless that needs a second look; anything else, and errors, with care."""

    def read(sample: Sample) -> list[Puzzle]:
        found = usual.fullmatch(sample.text)
        puzzle = at_once(found) if found else None
        return [with_care(sample) if puzzle is None else puzzle]

    return read


def puzzle_of_lines(sample: Sample, rows: ClueLines, columns: ClueLines, **fields: Any) -> Puzzle:
    """The puzzle of clue lines in black and white: all at once, or with care where one needs a second look."""
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows.texts, columns.texts, BLACK_AND_WHITE)
    if puzzle is not None:
        return puzzle.described(**fields) if fields else puzzle
    across, down = (
        [parse_clue(sample, text, line) for line, text in zip(*side, strict=True)] for side in (rows, columns)
    )
    return plain_puzzle(across, down, **fields)


def parse_clue(sample: Sample, text: str, line: int, *, column: int = 1) -> Lengths:
    """A clue in black and white: numbers between blanks or commas; `0` or nothing is the blank clue.

    >>> parse_clue(Sample(b""), " 3, 1", 7), parse_clue(Sample(b""), "", 8)
    ((3, 1), ())
    """
    if len(text) <= _SHORT:
        found = usual_clue(text)
        if found is not None:
            return found
    if len(text) > MAX_CLUE_CHARS:
        raise sample.error(f"a line of {len(text)} characters: too long", line)
    tokens = split_words(text, line, column=column)
    numbers = [parse_number(sample, token) for token in tokens]
    if 0 in numbers and len(numbers) > 1:
        zero = tokens[numbers.index(0)]
        raise expected(sample, "a run of at least 1", zero)
    return lengths_of(numbers)


@lru_cache(maxsize=1 << 14)
def usual_clue(text: str) -> tuple[int, ...] | None:
    """The lengths of a clue that needs no second look; the same few hundred clues make up most puzzles."""
    try:
        lengths = tuple(map(int, text.replace(",", " ").split()))
    except ValueError:
        return None
    if not text.isascii() or "_" in text or "-" in text or "+" in text or (lengths and max(lengths) >= _LONG):
        return None
    if 0 in lengths:
        return () if len(lengths) == 1 else None
    return lengths


def clue_lines(sample: Sample, first: int, count: int, what: str) -> ClueLines:
    """`count` clue lines from line number `first` on; lines after the end of the input are not clues.

    The last line of a file may be a blank clue: an empty line counts when a line end stands before it.
    """
    lines = sample.lines[first - 1 : first - 1 + count]
    if len(lines) < count:
        found = len(lines)
        at = first + max(found - 1, 0)
        raise sample.error(f"expected {count} {what} clues, found {found}: the input ends too early", at)
    return ClueLines(range(first, first + count), lines)


def parse_size(sample: Sample, line: int) -> tuple[int, int]:
    """The two numbers on a line, and nothing else there; the order is the format's business."""
    text = sample.lines[line - 1] if line <= len(sample.lines) else ""
    tokens = split_words(text, line)
    if len(tokens) != 2:
        column = tokens[2].column if len(tokens) > 2 else len(text) + 1
        raise sample.error(f"expected two numbers, the size; found {text.strip()[:_SHOWN]!r}", line, column)
    first, second = (parse_number(sample, token) for token in tokens)
    sample.check_size(first, second, line)
    return first, second


def parse_single(sample: Sample, line: int, what: str) -> int:
    """The one number on a line."""
    text = sample.lines[line - 1] if line <= len(sample.lines) else ""
    tokens = split_words(text, line)
    if len(tokens) != 1:
        column = tokens[1].column if tokens else 1
        raise sample.error(f"expected one number, {what}; found {text.strip()[:_SHOWN]!r}", line, column)
    return parse_number(sample, tokens[0])


def reject_rest(sample: Sample, line: int) -> None:
    """Nothing but blanks may stand from this line on."""
    for number, text in enumerate(sample.lines[line - 1 :], line):
        if text.strip():
            raise expected(sample, "the end", first_word(text, number))


def first_line(sample: Sample) -> int:
    """The number of the first line that is not blank; the one after the last when all are."""
    return next((i for i, text in enumerate(sample.lines, 1) if text.strip()), len(sample.lines) + 1)


def format_clue(clue: Clue, separator: str = " ", *, blank: str = "0") -> str:
    """The lengths of a clue as text.

    >>> format_clue(Clue.of(3, 1), ","), format_clue(Clue())
    ('3,1', '0')
    """
    return separator.join(str(run) for run in clue) or blank

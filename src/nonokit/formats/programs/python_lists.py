"""Three lines of Python lists: the size, the row clues, the column clues.

The size is one number for a square, or `[rows, columns]`; a clue is `[3, 1]`, a bare `3`, or `[]` or `[0]` for
blank. Solvers that take this text evaluate it as Python; here a scanner that knows brackets, commas and numbers
reads it, so that nothing is ever run and every error has its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

from nonokit.formats.clue_text import (
    Token,
    expected,
    parse_number,
    puzzle_at_once,
    reader_of_usual,
    split_words,
)
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.model import Clue, Puzzle

_TOKEN = re.compile(r"\d+|[^\s\d]")
_SIZE = re.compile(r"\s*(?:\d+|[\[(]\s*\d+\s*,\s*\d+\s*(?:,\s*)?[\])])[ \t]*\n\s*[\[(]\s*[\[(\d]")
_USUAL_CLUE = r"(?:\d{1,4}(?:, \d{1,4})*)?"
_USUAL_SIDE = rf"\[\[({_USUAL_CLUE}(?:\], \[{_USUAL_CLUE})*)\]\]\n"
_USUAL = re.compile(rf"(?:(\d{{1,4}})|\[(\d{{1,4}}), (\d{{1,4}})\])\n{_USUAL_SIDE}{_USUAL_SIDE}", re.ASCII)
_OPEN, _CLOSE, _END = frozenset("[("), frozenset("])"), ""


def looks_like(sample: Sample) -> int:
    return 80 if _SIZE.match(sample.text) else 0


def _at_once(usual: re.Match[str]) -> Puzzle | None:
    """The puzzle of a text as Python prints lists; None when it needs a second look."""
    rows, columns = (side.split("], [") for side in usual.group(4, 5))
    is_sized = len(rows) == int(usual[1] or usual[2]) and len(columns) == int(usual[1] or usual[3])
    return puzzle_at_once(rows, columns) if is_sized else None


def _with_care(sample: Sample) -> Puzzle:
    lines = [(number, text) for number, text in enumerate(sample.lines, 1) if text.strip()]
    if len(lines) != 3:
        at = lines[3][0] if len(lines) > 3 else len(sample.lines)
        raise sample.error(f"expected 3 lines (size, rows, columns), found {len(lines)}", at)
    height, width = _size(sample, *lines[0])
    rows = _clues(sample, *lines[1], height, "row")
    columns = _clues(sample, *lines[2], width, "column")
    return plain_puzzle(rows, columns)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    is_square = puzzle.width == puzzle.height
    size = str(puzzle.height) if is_square else f"[{puzzle.height}, {puzzle.width}]"
    return "".join(f"{line}\n" for line in (size, _format(puzzle.rows), _format(puzzle.columns))).encode()


def _size(sample: Sample, line: int, text: str) -> tuple[int, int]:
    tokens = split_words(text, line, pattern=_TOKEN)
    numbers = [parse_number(sample, token) for token in tokens if token.text not in _OPEN | _CLOSE | {","}]
    if not 1 <= len(numbers) <= 2:
        raise sample.error("expected the size: a number, or [rows, columns]", line, 1)
    sample.check_size(numbers[-1], numbers[0], line)
    return numbers[0], numbers[-1]


def _clues(sample: Sample, line: int, text: str, count: int, what: str) -> list[Lengths]:
    tokens = iter([*split_words(text, line, pattern=_TOKEN), Token(_END, line, len(text) + 1)])
    _expect(sample, next(tokens), _OPEN, "a list of clues")
    clues = list(_items(sample, tokens))
    _expect(sample, next(tokens), {_END}, "the end of the line")
    if len(clues) != count:
        raise sample.error(f"expected {count} {what} clues, found {len(clues)}", line)
    return clues


def _items(sample: Sample, tokens: Iterator[Token]) -> Iterator[Lengths]:
    """The clues up to the bracket that closes the list."""
    for count, token in enumerate(tokens):
        if token.text in _CLOSE:
            return
        if count > MAX_SIDE:
            raise expected(sample, f"at most {MAX_SIDE} clues", token)
        if token.text in _OPEN:
            yield lengths_of(_lengths(sample, tokens))
        else:
            yield lengths_of([parse_number(sample, token, "a clue")])
        if not _goes_on(sample, next(tokens)):
            return


def _lengths(sample: Sample, tokens: Iterator[Token]) -> Iterator[int]:
    """The numbers up to the bracket that closes the clue; only one that stands alone may be 0."""
    previous: int | None = None
    for token in tokens:
        if token.text in _CLOSE:
            return
        number = parse_number(sample, token, "a run")
        if previous == 0 or (number == 0 and previous is not None):
            raise expected(sample, "a run of at least 1", token)
        previous = number
        yield number
        if not _goes_on(sample, next(tokens)):
            return


def _goes_on(sample: Sample, token: Token) -> bool:
    """Whether a comma follows; the alternative is the bracket that closes the list."""
    _expect(sample, token, _CLOSE | {","}, "a comma or a closing bracket")
    return token.text == ","


def _expect(sample: Sample, token: Token, allowed: Set[str], what: str) -> None:
    if token.text not in allowed:
        raise expected(sample, what, token)


def _format(clues: Sequence[Clue | None]) -> str:
    return "[" + ", ".join("[" + ", ".join(map(str, clue or ())) + "]" for clue in clues) + "]"


FORMAT = Format(
    name="python-lists",
    title="Three lines of Python lists (size, rows, columns)",
    suffixes=(),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)

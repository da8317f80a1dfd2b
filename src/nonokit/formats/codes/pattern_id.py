"""Game IDs of "Pattern" in Simon Tatham's puzzle collection: `3x2:2/1/1/1.1/2`.

The size is `WxH`, or `N` for a square. Then one field a line, columns first, joined by `/`: numbers joined by `.`, or
nothing for a blank line. Optionally `,` and the given cells in reading order: a letter skips as many open cells as
its place in the alphabet from 0, then says empty (small) or full (capital); `z` and `Z` skip 25 and say nothing.
An ID with `#` names a random seed, not a puzzle: only that program can make a puzzle of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import Token, expected, format_clue, parse_number, puzzle_at_once
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.model import BACKGROUND, UNKNOWN, Clue, Grid, Puzzle

_SIZE = re.compile(r"(\d{1,7})(?:x(\d{1,7}))?")
_LOOK = re.compile(r"\d{1,7}(?:x\d{1,7})?:[\d./]*/[\d./]*(?:,[A-Za-z]*)?")
_LINE = re.compile(r"^.*\S.*$", re.MULTILINE)
_LINK = re.compile(r"\s*https?://\S{1,300}?[#?/=]((?:\d{1,7}(?:x\d{1,7})?)(?::|%3[aA])\S+)\s*")
_SEED = re.compile(r"\d{1,7}(?:x\d{1,7})?#\S+")
_CARE = re.compile(
    r"[^\d./]|(?<!\d)0|\.\.|\./|/\.|^\.|\.$", re.ASCII
)  # what fields have that need a second look
_SKIP = 25  # what the letter z skips


def _id(sample: Sample) -> str:
    """The ID of the text: the text itself, or the end of a link."""
    link = (
        _LINK.fullmatch(sample.text)
        if sample.text.lstrip()[:4] == "http" and len(sample.text) < 100_000
        else None
    )
    if link is None:
        return sample.text.strip()
    from urllib.parse import unquote

    return unquote(link[1])


def looks_like(sample: Sample) -> int:
    text = _id(sample)
    if "\n" in text:
        text = text[: text.index("\n")].strip() if len(begins(sample)) > 1 else ""
    return 92 if _LOOK.fullmatch(text) else 60 if _SEED.fullmatch(text) else 0


def begins(sample: Sample) -> Sequence[int]:
    """The places of the IDs, if there is one in every line."""
    lines = [(found.start(), found[0]) for found in _LINE.finditer(sample.text)]
    return [start for start, _ in lines] if all(_LOOK.fullmatch(line.strip()) for _, line in lines) else ()


def read(sample: Sample) -> list[Puzzle]:
    line = next((i for i, text in enumerate(sample.lines, 1) if text.strip()), 1)
    text = _id(sample)
    if _SEED.fullmatch(text):
        raise sample.error(
            "this ID names a random seed: expected an ID with clues, such as 3x2:2/1/1/1.1/2", line
        )
    size, colon, description = text.partition(":")
    if not colon:
        raise sample.error("expected a game ID such as 3x2:2/1/1/1.1/2: no colon found", line)
    return [parse_description(sample, size, Token(description, line, len(size) + 2))]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    return f"{puzzle.width}x{puzzle.height}:{format_description(puzzle)}\n".encode()


def parse_description(sample: Sample, size: str, description: Token) -> Puzzle:
    """The puzzle of a size and what stands after the colon of an ID."""
    _, line, column = description
    match = _SIZE.fullmatch(size.strip())
    if not match:
        raise expected(sample, "a size such as 10x15", Token(size, line, 1))
    width, height = int(match[1]), int(match[2] or match[1])
    sample.check_size(width, height, line)
    text, comma, given = description.text.partition(",")
    fields = text.split("/")
    if len(fields) != width + height:
        wanted = f"expected {width} column clues and {height} row clues"
        raise sample.error(f"{wanted}, found {len(fields)} clues in all", line, column)
    if not comma and not _CARE.search(text):
        lines = text.replace(".", " ").split("/")
        puzzle = puzzle_at_once(lines[width:], lines[:width])
        if puzzle is not None:
            return puzzle
    clues: list[Lengths] = []
    for field in fields:
        clues.append(_clue(sample, Token(field, line, column)))
        column += len(field) + 1
    cells = _given(sample, Token(given, line, column), width, height) if comma else None
    return plain_puzzle(clues[width:], clues[:width], given=cells)


def _clue(sample: Sample, field: Token) -> Lengths:
    lengths: list[int] = []
    column = field.column
    for word in field.text.split(".") if field.text else []:
        token = Token(word, field.line, column)
        lengths.append(parse_number(sample, token, "a run"))
        if not lengths[-1]:
            raise expected(sample, "a run of at least 1", token)
        column += len(word) + 1
    return lengths_of(lengths)


def _given(sample: Sample, letters: Token, width: int, height: int) -> Grid:
    cells = bytearray([UNKNOWN]) * (width * height)
    position = 0
    for i, letter in enumerate(letters.text):
        token = Token(letter, letters.line, letters.column + i)
        if not (letter.isascii() and letter.isalpha()):
            raise expected(sample, "a letter", token)
        skip = ord(letter.lower()) - ord("a")
        position += skip
        if skip == _SKIP:
            continue
        if position >= len(cells):
            raise expected(sample, f"no more given cells after the last of {len(cells)}", token)
        cells[position] = 1 if letter.isupper() else BACKGROUND
        position += 1
    return Grid(width, height, bytes(cells))


def format_description(puzzle: Puzzle) -> str:
    """What stands after the colon of an ID."""
    fields = [format_clue(clue or Clue(), ".", blank="") for clue in (*puzzle.columns, *puzzle.rows)]
    letters = _format_given(puzzle.given) if puzzle.given is not None and puzzle.given.known_count else ""
    return "/".join(fields) + ("," + letters if letters else "")


def _format_given(given: Grid) -> str:
    letters: list[str] = []
    skip = 0
    for value in given.cells:
        if value == UNKNOWN:
            skip += 1
            continue
        letters.append("z" * (skip // _SKIP))
        letter = chr(ord("a") + skip % _SKIP)
        letters.append(letter if value == BACKGROUND else letter.upper())
        skip = 0
    return "".join(letters)


FORMAT = Format(
    name="pattern-id",
    title='Game ID of Simon Tatham\'s "Pattern"',
    suffixes=(),
    carries=frozenset({"clues", "given"}),
    looks_like=looks_like,
    begins=begins,
    read=read,
    write=write,
)

"""Links to puzz.link and other sites that run pzpr: `…?nonogram/<columns>/<rows>/<clues>`.

Every line has as many slots as it can have runs; first the columns, then the rows, and in each the number next to
the grid first. A slot is a hex digit, `-` and two hex digits, or `.` for "?"; the letters `g` to `z` stand for 1 to 20
empty slots. A line without numbers is blank. A text may have several links, one a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from nonokit.errors import UnsupportedFeature
from nonokit.formats.clue_text import Token, expected
from nonokit.formats.clues import Runs, puzzle_of_numbers, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.model import Clue, Puzzle

_SITE = "https://puzz.link/p?"
_LINK = re.compile(
    r"\s*(?:\S*?\?)?(nonogram|coral|cts)(?:_edit|_play)?/(?:[a-z]+:/)?(\d{1,9})/(\d{1,9})(?:/(\S*))?"
)
_SLOT = re.compile(r"[0-9a-f]|-[0-9a-f]{2}|\.|[g-z]")
_EMPTY = {chr(ord("g") + i): ("",) * (i + 1) for i in range(20)}
_MOST = 255  # the largest number a slot can hold
_MOST_BLANK = 20  # empty slots in one letter


def looks_like(sample: Sample) -> int:
    first = sample.text.lstrip()[:500].split("\n", 1)[0]
    return 95 if _LINK.match(first) else 0


def read(sample: Sample) -> list[Puzzle]:
    lines = [(number, text) for number, text in enumerate(sample.lines, 1) if text.strip()]
    return [_puzzle(sample, number, text) for number, text in lines]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return "".join(f"{_SITE}nonogram/{p.width}/{p.height}/{_format(p)}\n" for p in puzzles).encode()


def _puzzle(sample: Sample, line: int, text: str) -> Puzzle:
    match = _LINK.match(text)
    if not match:
        raise sample.error(
            f"expected a link such as {_SITE}nonogram/3/2/…, found {text.strip()[:20]!r}", line
        )
    if match[1] != "nonogram":
        raise sample.error(
            f"expected a nonogram: {match[1]!r} is a puzzle with other rules", line, match.start(1) + 1
        )
    width, height = int(match[2]), int(match[3])
    sample.check_size(width, height, line)
    slots = _slots(sample, Token(match[4] or "", line, (match.start(4) if match[4] else len(text)) + 1))
    columns = [_clue(slots, height) for _ in range(width)]
    rows = [_clue(slots, width) for _ in range(height)]
    rest = next((slot for slot in slots if slot != ""), None)
    if rest is not None:
        raise sample.error(f"expected no clues after the last row, found {rest!r}", line)
    puzzle = puzzle_of_numbers(rows, columns) if "." not in (match[4] or "") else None
    return puzzle or puzzle_of_runs(_runs(rows), _runs(columns))


def _runs(side: list[list[int | None]]) -> list[Runs]:
    return [[(length, 1) for length in clue] for clue in side]


def _slots(sample: Sample, body: Token) -> Iterator[str]:
    """The number of each slot as text: hex digits, "." or nothing."""
    text = body.text.rstrip("/")
    found: list[str] = _SLOT.findall(text)
    if "".join(found) == text:
        return chain.from_iterable(_EMPTY.get(slot) or (slot,) for slot in found)
    return _slots_with_care(sample, body, text)


def _slots_with_care(sample: Sample, body: Token, text: str) -> Iterator[str]:
    """The same up to what is none."""
    position = 0
    while position < len(text):
        match = _SLOT.match(text, position)
        if not match:
            token = Token(text[position], body.line, body.column + position)
            raise expected(sample, "a digit, a letter, '-' and two digits, or '.'", token)
        slot = match.group()
        yield from _EMPTY.get(slot) or (slot,)
        position = match.end()


def _clue(slots: Iterator[str], size: int) -> list[int | None]:
    """The clue of the next slots of a line; the text may leave out empty slots at its end."""
    taken = islice(slots, (size + 1) // 2)
    lengths = [None if slot == "." else int(slot[-2:], 16) for slot in taken if slot]
    return [length for length in lengths[::-1] if length != 0]


def _format(puzzle: Puzzle) -> str:
    text: list[str] = []
    blank = 0
    for slot in _format_slots(puzzle):
        if not slot:
            blank += 1
            continue
        text.append(_format_blank(blank) + slot)
        blank = 0
    return "".join(text) + _format_blank(blank)


def _format_slots(puzzle: Puzzle) -> Iterator[str]:
    for clues, size in ((puzzle.columns, puzzle.height), (puzzle.rows, puzzle.width)):
        count = (size + 1) // 2
        for clue in clues:
            slots = [_format_length(run.length) for run in (clue or Clue())[::-1]]
            if len(slots) > count:
                raise UnsupportedFeature(f"puzz.link has room for {count} runs in a line, not {len(slots)}")
            yield from slots + [""] * (count - len(slots))


def _format_length(length: int | None) -> str:
    if length is None:
        return "."
    if length > _MOST:
        raise UnsupportedFeature(f"puzz.link has numbers up to {_MOST}, not {length}")
    return f"{length:x}" if length < 16 else f"-{length:02x}"


def _format_blank(count: int) -> str:
    rest = chr(ord("g") + count % _MOST_BLANK - 1) if count % _MOST_BLANK else ""
    return "z" * (count // _MOST_BLANK) + rest


FORMAT = Format(
    name="puzzlink",
    title="puzz.link link",
    suffixes=(),
    carries=frozenset({"clues", "unknown", "many"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

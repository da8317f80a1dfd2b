"""Formats that are two lists of clues with something between them: as webpbn.com exports them, and with the columns first.

They differ only in comments, separators and order. None has a header, so the lists tell the size. Where no sign divides
them, nothing inside can tell rows from columns: exchanged, they make a puzzle just as good, the same one turned over, so
the puzzle says how it was read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from nonokit.formats.clue_text import format_clue, parse_clue
from nonokit.formats.clues import Lengths, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.readings import ROWS_ASSUMED, with_note
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


def _looks_like(sample: Sample, dialect: Dialect, score: int) -> int:
    return score if _bears_signs(sample, dialect) and _fits(sample, dialect) else 0


def _bears_signs(sample: Sample, dialect: Dialect) -> bool:
    """Whether there is in the text what tells this dialect from the others."""
    if dialect.divider:
        return dialect.divider in sample.text
    if not dialect.ends_with_zero:
        has_commas = "," in sample.text or (bool(dialect.comment) and dialect.comment in sample.text)
        return has_commas == (dialect.separator == ",")
    if " 0" not in sample.text:
        return False
    lines = [line.split() for line in sample.lines if line.strip() and not line.lstrip().startswith("#")]
    return any(len(words) > 1 for words in lines) and all(words[-1] == "0" for words in lines)


def _fits(sample: Sample, dialect: Dialect) -> bool:
    """Whether the text is two lists of numbers in this dialect."""
    if len(sample.lines) > _MAX_LINES:
        return False
    if not (dialect.divider or (dialect.comment and dialect.comment in sample.text)):
        return sample.is_two_lists
    lists = _split(_content(sample, dialect), dialect)
    if len(lists) != 2 or not all(lists):
        return False
    return all(_NUMBERS.fullmatch(text.strip()) for lines in lists for _, text in lines if text.strip())


def _read(sample: Sample, dialect: Dialect) -> list[Puzzle]:
    lists = _split(_content(sample, dialect), dialect)
    if len(lists) != 2:
        divider = repr(dialect.divider) if dialect.divider else "an empty line"
        at = lists[2][0][0] if len(lists) > 2 and lists[2] else None
        raise sample.error(f"expected two lists of clues with {divider} between them, found {len(lists)}", at)
    first, second = ([_clue(sample, line, dialect) for line in lines] for lines in lists)
    rows, columns = (second, first) if dialect.columns_first else (first, second)
    sample.check_size(len(columns), len(rows))
    puzzle = plain_puzzle(rows, columns)
    return [puzzle] if dialect.divider or dialect.columns_first else with_note([puzzle], ROWS_ASSUMED)


def _write(puzzles: Sequence[Puzzle], dialect: Dialect) -> bytes:
    puzzle = puzzles[0]
    lists = [puzzle.rows, puzzle.columns]
    if dialect.columns_first:
        lists.reverse()
    texts = ["".join(_clue_text(clue or Clue(), dialect) + "\n" for clue in clues) for clues in lists]
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


def _clue_text(clue: Clue, dialect: Dialect) -> str:
    if dialect.ends_with_zero:
        return format_clue(clue, dialect.separator, blank="") + " 0" if clue else "0"
    return format_clue(clue, dialect.separator)


def _format(name: str, title: str, suffix: str, score: int, dialect: Dialect, words: str) -> Format:
    return Format(
        name=name,
        title=title,
        suffixes=(suffix,) if suffix else (),
        carries=frozenset({"clues"}),
        looks_like=partial(_looks_like, dialect=dialect, score=score),
        read=partial(_read, dialect=dialect),
        write=partial(_write, dialect=dialect),
        words=words,
    )


_ALL = (
    _format(
        "makhorin",
        "makhorin text (rows, &, columns)",
        ".makhorin",
        70,
        Dialect(comment="*", divider="&"),
        """What webpbn.com exports as `makhorin`: row clues, a line `&`, column clues.

Lines that start with `*` are comments; a `&` may also follow the columns. The blank clue is `0`; an empty line between
two clues is one too, since the lists do not need empty lines to be told apart.""",
    ),
    _format(
        "webpbn-syro",
        "webpbn syro text (rows, empty line, columns, each clue ended by 0)",
        ".syro",
        60,
        Dialect(comment="#", ends_with_zero=True),
        """What webpbn.com exports as `syro`: row clues, an empty line, column clues, each ended by a `0`.

So the blank clue is a `0` alone. Lines that start with `#` are comments.""",
    ),
    _format(
        "webpbn-ish",
        "webpbn ish text (rows, empty line, columns, with commas)",
        ".ish",
        45,
        Dialect(comment="#", separator=","),
        """What webpbn.com exports as `ish`: row clues, an empty line, column clues, numbers between commas.

Lines that start with `#` are comments; `0` is the blank clue.""",
    ),
    _format(
        "webpbn-keen",
        "webpbn keen text (rows, empty line, columns)",
        ".keen",
        40,
        Dialect(),
        """What webpbn.com exports as `keen`: row clues, an empty line, column clues.

Numbers have blanks between them, `0` is the blank clue, there is neither header nor comment.""",
    ),
    _format(
        "columns-first",
        "Plain text, columns first (columns, empty line, rows)",
        "",
        35,
        Dialect(columns_first=True),
        """Plain text with the columns first: column clues, an empty line, row clues.

The same text is also `webpbn-keen`, which has the rows first and is what is believed unless this format is asked for by
name. Numbers have blanks between them and `0` is the blank clue.""",
    ),
)
FORMATS = {one.name: one for one in _ALL}

"""Plain text with the columns first: column clues, an empty line, row clues.

The same text is also `webpbn-keen`, which has the rows first and is what is believed unless this format is asked for by
name. Numbers have blanks between them and `0` is the blank clue.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.text import two_lists
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect(columns_first=True)


def looks_like(sample: Sample) -> int:
    return 35 if "," not in sample.text and two_lists.fits(sample, _DIALECT) else 0


def read(sample: Sample) -> list[Puzzle]:
    return two_lists.read(sample, _DIALECT)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="columns-first",
    title="Plain text, columns first (columns, empty line, rows)",
    suffixes=(),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

"""What webpbn.com exports as `ish`: row clues, an empty line, column clues, numbers between commas.

Lines that start with `#` are comments; `0` is the blank clue.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.text import two_lists
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect(comment="#", separator=",")


def looks_like(sample: Sample) -> int:
    # Without commas and comments the text is `webpbn-keen` as well, and means the same.
    if "," not in sample.text and "#" not in sample.text:
        return 0
    return 45 if two_lists.fits(sample, _DIALECT) else 0


def read(sample: Sample) -> list[Puzzle]:
    return two_lists.read(sample, _DIALECT)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="webpbn-ish",
    title="webpbn ish text (rows, empty line, columns, with commas)",
    suffixes=(".ish",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

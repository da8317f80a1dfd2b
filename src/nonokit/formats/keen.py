"""The text of Keen's solver, as webpbn.com exports it: row clues, an empty line, column clues.

Numbers have blanks between them, `0` is the blank clue, there is neither header nor comment.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats import two_lists
from nonokit.formats.format import Format, Sample
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect()


def looks_like(sample: Sample) -> int:
    return 40 if "," not in sample.text and two_lists.fits(sample, _DIALECT) else 0


def read(sample: Sample) -> list[Puzzle]:
    return two_lists.read_and_say_order(sample, _DIALECT)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="keen",
    title="Keen's text (rows, empty line, columns)",
    suffixes=(".keen",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

"""What webpbn.com exports as `keen`: row clues, an empty line, column clues.

Numbers have blanks between them, `0` is the blank clue, there is neither header nor comment. The same text with
the columns first is called `columns-first` here; as nothing tells the two apart, the puzzle says how it was read.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.readings import ROWS_ASSUMED, with_note
from nonokit.formats.text import two_lists
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect()


def looks_like(sample: Sample) -> int:
    return 40 if "," not in sample.text and two_lists.fits(sample, _DIALECT) else 0


def read(sample: Sample) -> list[Puzzle]:
    return with_note(two_lists.read(sample, _DIALECT), ROWS_ASSUMED)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="webpbn-keen",
    title="webpbn keen text (rows, empty line, columns)",
    suffixes=(".keen",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

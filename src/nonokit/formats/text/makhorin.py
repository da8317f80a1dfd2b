"""What webpbn.com exports as `makhorin`: row clues, a line `&`, column clues.

Lines that start with `*` are comments; a `&` may also follow the columns. The blank clue is `0`; an empty line
between two clues is one too, since the lists do not need empty lines to be told apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.text import two_lists
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect(comment="*", divider="&")


def looks_like(sample: Sample) -> int:
    return 70 if "&" in sample.text and two_lists.fits(sample, _DIALECT) else 0


def read(sample: Sample) -> list[Puzzle]:
    return two_lists.read(sample, _DIALECT)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="makhorin",
    title="makhorin text (rows, &, columns)",
    suffixes=(".makhorin",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

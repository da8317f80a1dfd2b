"""What webpbn.com exports as `syro`: row clues, an empty line, column clues, each ended by a `0`.

So the blank clue is a `0` alone. Lines that start with `#` are comments.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.text import two_lists
from nonokit.model import Puzzle

_DIALECT = two_lists.Dialect(comment="#", ends_with_zero=True)


def looks_like(sample: Sample) -> int:
    if " 0" not in sample.text or not two_lists.fits(sample, _DIALECT):
        return 0
    lines = [line.split() for line in sample.lines if line.strip() and not line.lstrip().startswith("#")]
    return 60 if any(len(words) > 1 for words in lines) and all(words[-1] == "0" for words in lines) else 0


def read(sample: Sample) -> list[Puzzle]:
    return two_lists.read(sample, _DIALECT)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return two_lists.write(puzzles, _DIALECT)


FORMAT = Format(
    name="webpbn-syro",
    title="webpbn syro text (rows, empty line, columns, each clue ended by 0)",
    suffixes=(".syro",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

"""Files of one puzzle that were written one behind another, as `cat a.g b.g` does: each is read by itself.

A format that holds one puzzle says where one begins: `Format.begins`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.model import Puzzle

Places = Sequence[int]  # in a sample's text


def at_each(word: str) -> Callable[[Sample], Places]:
    """The places of the lines that begin with a word."""
    line = re.compile(rf"^[ \t]*{re.escape(word)}", re.MULTILINE)

    def places(sample: Sample) -> Places:
        is_one = sample.text.count(word) < 2
        return () if is_one else [found.start() for found in line.finditer(sample.text)]

    return places


def parts_at(sample: Sample, places: Places) -> list[tuple[int, Sample]]:
    """The text from one place to the next, each with how many lines come before; what stands before all is of the first."""
    sample.check_count(len(places))
    found, line = [], 0
    for start, end in pairwise([0, *places[1:], len(sample.text)]):
        text = sample.text[start:end]
        found.append((line, Sample(text.encode(), sample.source, sample.work)))
        line += text.count("\n")
    return found


def read_each(sample: Sample, places: Places, read: Callable[[Sample], list[Puzzle]]) -> list[Puzzle]:
    """The puzzles of all parts; what is wrong with one is told with its line in the whole."""
    if len(places) < 2:
        return read(sample)
    puzzles: list[Puzzle] = []
    for before, part in parts_at(sample, places):
        try:
            puzzles += read(part)
        except FormatError as error:
            error.line = error.line and error.line + before
            raise
        sample.check_count(len(puzzles))
    return puzzles

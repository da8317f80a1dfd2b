"""Texts that were copied from a page or a mail: empty lines come first, and all lines are moved in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.model import Puzzle


def margins(lines: Sequence[str]) -> tuple[int, int]:
    """How many empty lines come first, and how many blanks before all the others."""
    full = [i for i, line in enumerate(lines) if line and not line.isspace()]
    indents = [len(lines[i]) - len(lines[i].lstrip(" \t")) for i in full]
    return (full[0], min(indents)) if full else (0, 0)


def without_margins(sample: Sample) -> Sample | None:
    """The text as it was before it was copied; None where it has no margins."""
    if sample.text[:1] not in (" ", "\t", "\n"):
        return None
    above, before = margins(sample.lines)
    text = "\n".join([line[before:] for line in sample.lines[above:]])
    return Sample(text.encode(), sample.source, sample.work) if above or before else None


def read_inside(sample: Sample, inside: Sample, read: Callable[[Sample], list[Puzzle]]) -> list[Puzzle]:
    """The puzzles of a text without its margins; what is wrong is told with its place in the whole."""
    try:
        return read(inside)
    except FormatError as error:
        above, before = margins(sample.lines)
        error.line = error.line and error.line + above
        error.column = error.column and error.column + before
        raise

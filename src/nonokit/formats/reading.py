"""From a path, an open file, bytes or text to puzzles.

This is the only place that opens files for reading, limits their size, unpacks them, picks the format, and
turns what a reader finds impossible into a `FormatError` with a source.
"""

from __future__ import annotations

import os
import sys
from typing import IO, Any

from nonokit.errors import FormatError, PuzzleError
from nonokit.formats.ambiguity import is_consistent, with_note
from nonokit.formats.compression import unpack
from nonokit.formats.detection import candidates
from nonokit.formats.format import CERTAIN, Format, Sample
from nonokit.formats.limits import MAX_INPUT_BYTES, size_problem
from nonokit.formats.registry import get_format, names_for_suffix
from nonokit.model import Puzzle

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | IO[Any]


def load(source: Source, *, format: str | None = None) -> Puzzle:
    """The puzzle in a file: a path, an open file, bytes, or "-" for standard input.

    Of several puzzles the first is taken, and `extras["notes"]` says so; `load_all` gives them all.
    """
    return _first(load_all(source, format=format))


def loads(text: str, *, format: str | None = None) -> Puzzle:
    """The puzzle in a text: the content of any text format, a short code, a game ID or a link.

    >>> loads("RrW8eI3iI3").width
    5
    """
    return _first(read_sample(Sample(_limited(text.encode("utf-8", "replace"), None)), format))


def load_all(source: Source, *, format: str | None = None) -> list[Puzzle]:
    """All puzzles in a file, at least one."""
    return read_sample(sample_of(source), format)


def detect(source: Source) -> str | None:
    """The name of the format a file is in; None when no format knows it."""
    sample = sample_of(source)
    ranked = candidates(sample) if sample.data.strip() else []
    if not ranked or ranked[0][1] >= CERTAIN or len(ranked) == 1:
        return ranked[0][0].name if ranked else None
    try:
        return str(read_sample(sample)[0].extras["format"])
    except FormatError:
        return ranked[0][0].name


def sample_of(source: Source) -> Sample:
    """The content of a source, unpacked, and its name."""
    data, name = _content(source)
    return Sample(unpack(_limited(data, name), name), name)


def read_sample(sample: Sample, name: str | None = None) -> list[Puzzle]:
    """All puzzles of a sample, in a given format or the one it looks like."""
    if name is not None:
        return read_as(get_format(name), sample)
    ranked = candidates(sample) if sample.data.strip() else []
    if not ranked:
        raise sample.error(_unknown(sample))
    if ranked[0][1] >= CERTAIN or len(ranked) == 1:
        return read_as(ranked[0][0], sample)
    return _first_that_fits([known for known, _ in ranked], sample)


def read_as(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in one format; `FormatError` for whatever is wrong with it."""
    if known.read is None:
        raise sample.error(f"{known.title} can be written, not read")
    try:
        puzzles = known.read(sample)
    except PuzzleError as error:
        raise sample.error(str(error)) from None
    except FormatError as error:
        error.source = error.source or sample.source
        raise
    if not puzzles:
        raise sample.error(f"{known.title}: there is no puzzle in it")
    for puzzle in puzzles:
        problem = size_problem(puzzle.width, puzzle.height)
        if problem:
            raise sample.error(problem)
        puzzle.extras.setdefault("format", known.name)
    return puzzles


def _first_that_fits(ranked: list[Format], sample: Sample) -> list[Puzzle]:
    """Contents do not settle the format: the first reading without problems does."""
    readable: list[tuple[Format, list[Puzzle]]] = []
    errors: dict[str, FormatError] = {}
    for known in ranked:
        try:
            puzzles = read_as(known, sample)
        except FormatError as error:
            errors[known.name] = error
            continue
        if is_consistent(puzzles):
            return _settled(puzzles, known, [other for other, _ in readable])
        readable.append((known, puzzles))
    if readable:
        return readable[0][1]
    named = names_for_suffix(sample.suffix)
    raise next((error for name, error in errors.items() if name in named), errors[ranked[0].name])


def _settled(puzzles: list[Puzzle], known: Format, refused: list[Format]) -> list[Puzzle]:
    if not refused:
        return puzzles
    others = " or ".join(other.title for other in refused)
    return with_note(puzzles, f"read as {known.title}: as {others} the clues do not agree")


def _first(puzzles: list[Puzzle]) -> Puzzle:
    if len(puzzles) > 1:
        with_note(puzzles[:1], f"the first of {len(puzzles)} puzzles in the file")
    return puzzles[0]


def _unknown(sample: Sample) -> str:
    if not sample.data.strip():
        return "it is empty: expected a puzzle"
    start = sample.text[:20]
    return f"no known puzzle format (it starts with {start!r}); name the format if you know it"


def _content(source: Source) -> tuple[bytes, str | None]:
    if isinstance(source, bytes | bytearray | memoryview):
        return bytes(source), None
    if isinstance(source, str | os.PathLike):
        return _content_of_path(source)
    name = getattr(source, "name", None)
    data = source.read(MAX_INPUT_BYTES + 1)
    if isinstance(data, str):
        data = data.encode("utf-8", "replace")
    return data, name if isinstance(name, str) else None


def _content_of_path(path: str | os.PathLike[str]) -> tuple[bytes, str]:
    if path == "-":
        return sys.stdin.buffer.read(MAX_INPUT_BYTES + 1), "<stdin>"
    with open(path, "rb") as file:
        return file.read(MAX_INPUT_BYTES + 1), os.fspath(path)


def _limited(data: bytes, source: str | None) -> bytes:
    if len(data) > MAX_INPUT_BYTES:
        raise FormatError(f"more than {MAX_INPUT_BYTES >> 20} MiB: too large", source=source)
    return data

"""From a path, an open file, bytes or text to puzzles; of an archive, those of its files.

This is the only place that opens files for reading, limits their size and unpacks them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import IO, Any

from nonokit.errors import ArgumentError, FormatError, NoPuzzle
from nonokit.formats.archives import DEEPEST, archive_kind, members
from nonokit.formats.common_way import Leaning, agreed, leanings_beside
from nonokit.formats.compression import unpack
from nonokit.formats.detection import candidates
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_INPUT_BYTES
from nonokit.formats.reading import is_too_long, read_sample
from nonokit.formats.readings import with_note
from nonokit.formats.two_files import pairs_of, partner_of, together
from nonokit.formats.work import ARCHIVE_VALUES, Work
from nonokit.model import Puzzle, kind_of

_USUAL_BYTES = 1 << 16  # of most files: room for the largest takes longer to get than those to read
_BYTES = MAX_INPUT_BYTES // ARCHIVE_VALUES  # unpacked from one that take as long as a value to look at

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | IO[Any]


def load(source: Source, *, format: str | None = None, transpose: bool = False) -> Puzzle:
    """The puzzle in a file: a path, an open file, bytes, or "-" for standard input.

    Of several puzzles the first is taken; `load_all` gives them all. `extras["notes"]` says what was assumed;
    `format` and `transpose` (rows and columns exchanged) overrule it. Raises `FormatError` when there is no puzzle to be
    read, and `OSError` when the file cannot be opened.
    """
    return _first(load_all(source, format=format, transpose=transpose))


def loads(text: str | bytes, *, format: str | None = None, transpose: bool = False) -> Puzzle:
    """The puzzle in a text: the content of any text format, a short code, a game ID or a link.

    >>> loads("RrW8eI3iI3").width
    5
    """
    if not isinstance(text, str | bytes | bytearray | memoryview):
        raise ArgumentError(f"loads takes text or bytes, not {kind_of(text)}: nonokit.load reads a file")
    data = _limited(text.encode("utf-8", "replace") if isinstance(text, str) else bytes(text), None)
    return _first(_turned(read_sample(Sample(data), format), transpose))


def load_all(source: Source, *, format: str | None = None, transpose: bool = False) -> list[Puzzle]:
    """All puzzles in a file, at least one; of an archive, those of all its files."""
    sample = sample_of(source)
    is_archive = archive_kind(sample.data) is not None
    try:
        puzzles = (read_archive if is_archive else read_sample)(sample, format)
    except FormatError:
        beside = _read_with_partner(source) if isinstance(source, str | os.PathLike) else []
        if not beside:
            raise
        puzzles = beside
    is_alone = len(puzzles) == 1 and type(source) is bytes
    if not is_alone and format is None and any("notes" in puzzle.extras for puzzle in puzzles):
        puzzles = agreed(puzzles, partial(_leanings_beside, source, puzzles[0]) if not is_archive else tuple)
    return _turned(puzzles, transpose)


def _leanings_beside(source: Source, puzzle: Puzzle) -> Sequence[Leaning]:
    """How the puzzles lean that stand beside one in its folder."""
    if not isinstance(source, str | os.PathLike) or source == "-":
        return ()
    return leanings_beside(os.fspath(source), puzzle.extras["format"], sample_of)


def detect(source: Source) -> str | None:
    """The name of the format a file is in; None when no format knows it."""
    sample = sample_of(source)
    try:
        read = read_archive if archive_kind(sample.data) else read_sample
        return str(read(sample)[0].extras["format"])
    except FormatError:
        ranked = candidates(sample) if sample.data.strip() and not is_too_long(sample) else []
        return ranked[0][0].name if ranked and ranked[0][1] > 5 else None


def sample_of(source: Source) -> Sample:
    """The content of a source, unpacked, and its name."""
    data, name = _content(source)
    return Sample(unpack(_limited(data, name), name), name)


def _read_with_partner(source: str | os.PathLike[str]) -> list[Puzzle]:
    """The puzzle of a file that holds one side and the one beside it that holds the other; nothing where there is none."""
    path = os.fspath(source)
    partner = partner_of(path) if path != "-" else None
    if partner is None:
        return []
    try:
        puzzles = read_sample(together((name, sample_of(name).data) for name in (path, partner)))
    except FormatError:
        return []
    return with_note(puzzles, f"read together with {os.path.basename(partner)}, which holds the other side")


def _read_pairs(files: dict[str, bytes]) -> Iterator[tuple[tuple[str, str], list[Puzzle]]]:
    """The puzzles whose sides stand in two files of an archive, with the names of both."""
    for both in pairs_of(files):
        try:
            yield both, read_sample(together((name, files[name]) for name in both))
        except FormatError:
            continue


def read_archive(sample: Sample, name: str | None = None, depth: int = 0) -> list[Puzzle]:
    """The puzzles of all files in an archive that hold any, also of archives in it."""
    found: list[Puzzle] = []
    errors: list[FormatError] = []
    work = sample.work if depth else Work(ARCHIVE_VALUES)
    work.values += ARCHIVE_VALUES if depth else 0  # should it be too large
    kind, files = _puzzle_files(sample)
    work.values -= ARCHIVE_VALUES - sum(len(data) for _, data in files) // _BYTES if depth else 0
    joined = dict(_read_pairs(dict(files))) if name is None else {}
    for (first, second), puzzles in joined.items():
        with_note(puzzles, f"read from {first} and {second}, which hold a side each")
        found += puzzles
    used = {member for both in joined for member in both}
    for member, data in files:
        if member in used:
            continue
        try:
            puzzles = _read_member(Sample(unpack(data, member), member, work), name, depth + 1)
        except FormatError as error:
            errors.append(error)
            continue
        for puzzle in puzzles:
            within = puzzle.extras.get("file")
            puzzle.extras["file"] = f"{member}/{within}" if within else member
        found += puzzles
        sample.check_count(len(found))
    told = work.problem()
    damaged = [error for error in errors if not isinstance(error, NoPuzzle) and error.message != told]
    if not found:
        shown = f" ({told or [*damaged, *errors][0]})" if errors else ""
        raise (FormatError if damaged else NoPuzzle)(
            f"{kind} without a puzzle in it{shown}", source=sample.source
        )
    if damaged:
        _tell_damage(found[0], damaged, sample.source)
    if told:
        with_note(found, f"not all of {kind} was looked through: unpack it to read the rest")
    return found


def _tell_damage(puzzle: Puzzle, damaged: list[FormatError], source: str | None) -> None:
    """Says with the first puzzle of an archive which of its files are damaged."""
    puzzle.extras["damaged"] = [*puzzle.extras.get("damaged", []), *damaged]
    for error in damaged:
        error.source = f"{source}/{error.source}" if source else error.source
        with_note([puzzle], f"left out of the archive: {error}")


def _read_member(sample: Sample, name: str | None, depth: int) -> list[Puzzle]:
    """The puzzles of a file in an archive; archives in it share what may be unpacked."""
    kind = archive_kind(sample.data)
    if kind is None:
        return read_sample(sample, name)
    if depth > DEEPEST or sample.work.problem():
        raise sample.error(f"a {kind} archive in others: unpack it")
    return read_archive(sample, name, depth)


def _puzzle_files(sample: Sample) -> tuple[str, list[tuple[str, bytes]]]:
    """What an archive is, and its files; of a spreadsheet, its sheets."""
    from nonokit.formats.office import document_problem, sheets_of

    files = members(sample.data, sample.source)
    problem = document_problem(dict(files))
    if problem:
        raise NoPuzzle(problem, source=sample.source)
    sheets = sheets_of(dict(files))
    return (f"a {archive_kind(sample.data)} archive", files) if sheets is None else ("a spreadsheet", sheets)


def _turned(puzzles: list[Puzzle], transpose: bool) -> list[Puzzle]:
    if not transpose:
        return puzzles
    return with_note([puzzle.transposed() for puzzle in puzzles], "rows and columns exchanged, as asked")


def _first(puzzles: list[Puzzle]) -> Puzzle:
    if len(puzzles) > 1:
        with_note(puzzles[:1], f"the first of {len(puzzles)} puzzles in the file")
    return puzzles[0]


def _content(source: Source) -> tuple[bytes, str | None]:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source), None
    if isinstance(source, str | os.PathLike):
        return _content_of_path(source)
    if not hasattr(source, "read"):
        raise ArgumentError(f"a file is a path, bytes or an open file, not {kind_of(source)}")
    name = getattr(source, "name", None)
    data = source.read(MAX_INPUT_BYTES + 1)
    if isinstance(data, str):
        data = data.encode("utf-8", "replace")
    return data, name if isinstance(name, str) else None


def _content_of_path(path: str | os.PathLike[str]) -> tuple[bytes, str]:
    if path == "-":
        return sys.stdin.buffer.read(MAX_INPUT_BYTES + 1), "<stdin>"
    with open(path, "rb") as file:
        data = file.read(_USUAL_BYTES)
        if len(data) == _USUAL_BYTES:
            data += file.read(MAX_INPUT_BYTES + 1 - _USUAL_BYTES)
    return data, os.fspath(path)


def _limited(data: bytes, source: str | None) -> bytes:
    if len(data) > MAX_INPUT_BYTES:
        raise FormatError(f"more than {MAX_INPUT_BYTES >> 20} MiB: too large", source=source)
    return data

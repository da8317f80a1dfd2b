"""From a path, an open file, bytes or text to puzzles.

This is the only place that opens files for reading, limits their size, unpacks them, picks the format, and
turns what a reader finds impossible into a `FormatError` with a source.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import IO, Any

from nonokit import hooks
from nonokit.errors import ArgumentError, FormatError, NoPuzzle, PuzzleError
from nonokit.formats.archives import DEEPEST, archive_kind, members
from nonokit.formats.at_a_glance import puzzles_at_a_glance
from nonokit.formats.clues import is_sound
from nonokit.formats.common_way import Leaning, agreed, leanings_beside
from nonokit.formats.compression import unpack
from nonokit.formats.detection import candidates, is_told_by_content
from nonokit.formats.format import CERTAIN, Format, Sample
from nonokit.formats.json_stream import named_values
from nonokit.formats.limits import MAX_INPUT_BYTES, MAX_LINES, size_problem
from nonokit.formats.one_by_one import read_each
from nonokit.formats.readings import choose, with_note
from nonokit.formats.refusal import binary_problem, no_puzzle, refusal, unknown
from nonokit.formats.registry import get_format
from nonokit.formats.two_files import pairs_of, partner_of, together
from nonokit.formats.work import ARCHIVE_VALUES, Work
from nonokit.model import Puzzle, kind_of

_USUAL_BYTES = 1 << 16  # of most files: room for the largest takes longer to get than those to read

_BYTES = MAX_INPUT_BYTES // ARCHIVE_VALUES  # unpacked from one that take as long as a value to look at

_SEVERAL = 2  # runs, and pictures
_LEAST_COUNTED, _MOST_COUNTED = 4, 50  # lines
COUNTS_ASSUMED = "read as a nonogram, though no line has two numbers and they do not give one picture: they may count something else"

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
        ranked = candidates(sample) if sample.data.strip() and not _is_too_long(sample) else []
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
        _tell_damage(found[0], damaged)
    if told:
        with_note(found, f"not all of {kind} was looked through: unpack it to read the rest")
    return found


def _tell_damage(puzzle: Puzzle, damaged: list[FormatError]) -> None:
    """Says with the first puzzle of an archive which of its files are damaged."""
    puzzle.extras["damaged"] = [*puzzle.extras.get("damaged", []), *damaged]
    for error in damaged:
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


def read_sample(sample: Sample, name: str | None = None) -> list[Puzzle]:
    """All puzzles of a sample, in a given format or the one it looks like."""
    if _is_too_long(sample):
        raise sample.error(f"a text of more than {MAX_LINES} lines: divide it")
    if name is not None:
        return read_as(get_format(name), sample)
    puzzles = puzzles_at_a_glance(sample)
    if puzzles and is_told_by_content(sample, puzzles[0].extras["format"]) and all(map(is_sound, puzzles)):
        return _with_doubts(puzzles, [])
    values = named_values(sample)
    if values:
        return read_each(sample, values, read_sample)
    ranked = candidates(sample) if sample.text.strip() else []
    if not ranked:
        raise no_puzzle(sample, unknown(sample))
    if ranked[0][1] >= CERTAIN:
        return _read_certain(ranked[0][0], sample)
    structure = get_format("structure")
    if all(known is not structure for known, _ in ranked):
        ranked = [*ranked, (structure, 0)]
    return _first_that_fits(ranked, sample)


def _is_too_long(sample: Sample) -> bool:
    """Whether it is a text of too many lines to make a list of them."""
    is_text = b"\0" not in sample.data[:1000]
    return is_text and max(map(sample.data.count, (b"\n", b"\r"))) > MAX_LINES


def read_as(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in one format; `FormatError` for whatever is wrong with it."""
    if known.read is None:
        raise sample.error(f"{known.title} can be written, not read")
    return _checked(known, sample, known.read)


def _read_certain(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in the format whose marks it has, unless these stand in noise, in prose, or in another scheme."""
    try:
        return _read_found(known, sample)
    except FormatError as error:
        problem = binary_problem(sample)
        if problem:
            raise no_puzzle(sample, problem) from None
        try:
            puzzles = _read_found(get_format("structure"), sample)
        except FormatError:
            raise error from None
        is_code = "```" in sample.text
        if not is_code and not all(puzzle.goal is None and is_sound(puzzle) for puzzle in puzzles):
            raise  # where it is damaged is worth more than some picture in it
        return (
            puzzles
            if is_code
            else with_note(
                puzzles, f"read by its structure: as {known.title} it is damaged ({error.message})"
            )
        )


def _read_found(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in a format that nobody named: where it can be read in several ways, one is chosen."""
    read_choices = known.choices
    if read_choices is None:
        return read_as(known, sample)
    return _checked(known, sample, lambda one: [choose(choice) for choice in read_choices(one)])


def _checked(known: Format, sample: Sample, read: Callable[[Sample], list[Puzzle]]) -> list[Puzzle]:
    try:
        puzzles = read_each(sample, known.begins(sample), read) if known.begins else read(sample)
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
    return _with_doubts(puzzles, [puzzle for puzzle in puzzles if not is_sound(puzzle)])


def _with_doubts(puzzles: list[Puzzle], unsound: list[Puzzle]) -> list[Puzzle]:
    """The puzzles; those that cannot be as they stand, and those that may be others, with a note that says why."""
    for puzzle in unsound:
        with_note([puzzle], f"{puzzle.problems()[0].message}: a number may be wrong")
    for puzzle in puzzles if not unsound else ():
        counts, lengths, _ = puzzle.buffers
        if len(lengths) <= len(counts) and _may_be_counts(puzzle):  # else some line has two runs
            with_note([puzzle], COUNTS_ASSUMED)
    return puzzles


def _may_be_counts(puzzle: Puzzle) -> bool:
    """Whether clues of one number each are likely those of another puzzle, since they make no picture or several."""
    is_known = get_format(puzzle.extras["format"]).choices is None
    if is_known or puzzle.goal is not None or min(puzzle.width, puzzle.height) < _LEAST_COUNTED:
        return False
    if max(puzzle.width, puzzle.height) > _MOST_COUNTED or max(puzzle.flat.counts) >= _SEVERAL:
        return False
    return len([*islice(hooks.solutions(puzzle), _SEVERAL)]) != 1


def _first_that_fits(ranked: list[tuple[Format, int]], sample: Sample) -> list[Puzzle]:
    """Contents do not settle the format: the first reading without problems does."""
    readable: list[tuple[Format, list[Puzzle]]] = []
    errors: dict[str, FormatError] = {}
    tried: set[object] = set()  # formats that read by structure read alike
    for known, _ in ranked:
        if known.choices in tried:
            continue
        tried |= {known.choices} if known.choices else set()
        try:
            puzzles = _read_found(known, sample)
        except FormatError as error:
            errors[known.name] = error
            continue
        if all(map(is_sound, puzzles)):
            return _settled(puzzles, known, [other for other, _ in readable])
        readable.append((known, puzzles))
    if readable:
        return readable[0][1]
    raise refusal(sample, ranked, errors)


def _settled(puzzles: list[Puzzle], known: Format, refused: list[Format]) -> list[Puzzle]:
    if not refused:
        return puzzles
    others = " or ".join(other.title for other in refused)
    return with_note(puzzles, f"read as {known.title}: as {others} the clues do not agree")


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

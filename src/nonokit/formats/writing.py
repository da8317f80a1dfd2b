"""From puzzles to text, bytes or a file.

A file is written whole or not at all: to a new file beside the old one, which then takes its place, so that a full
disk or a kill never costs the puzzle that was there. What the format leaves out is said in a `ConversionWarning`;
what would change the puzzle is an `UnsupportedFeature`.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import warnings
from collections.abc import Iterable, Sequence
from typing import IO, Any

from nonokit.errors import ArgumentError, FormatError, UnsupportedFeature
from nonokit.formats import fidelity
from nonokit.formats.compression import without_packing
from nonokit.formats.format import Format, Sample
from nonokit.formats.registry import get_format, names_for_suffix
from nonokit.model import Puzzle, check_puzzle, kind_of

Target = str | os.PathLike[str] | IO[Any]
Puzzles = Puzzle | Sequence[Puzzle]


class ConversionWarning(UserWarning):
    """Something of the puzzle that the format has no place for was left out."""


def dumps(puzzle: Puzzles, format: str = "non") -> str:
    """The puzzle as text in a format; several puzzles for formats that hold many.

    >>> print(dumps(Puzzle.from_clues([[1, 1], [2]], [[2], [1], [1]]), "nin"), end="")
    3 2
    1 1
    2
    2
    1
    1
    """
    return _text(_convert(puzzle, format), format)


def dump_bytes(puzzle: Puzzles, format: str) -> bytes:
    """The puzzle as bytes in a format; several puzzles for formats that hold many.

    >>> dump_bytes(Puzzle.from_grid(["#."]), "pnm")[:2]
    b'P1'
    """
    return _convert(puzzle, format)


def _convert(puzzle: Puzzles, format: str) -> bytes:
    """The puzzle as bytes; what is lost is warned of where the public function was called."""
    data, lost = converted(puzzle, format)
    if lost:
        sentence = f"{get_format(format).title} leaves out {', '.join(lost)}"
        warnings.warn(sentence, ConversionWarning, stacklevel=3)
    return data


def converted(puzzle: Puzzles, format: str) -> tuple[bytes, list[str]]:
    """The puzzle as bytes, and what the format left out, without a warning: filters of warnings are of all threads."""
    known = get_format(format)
    puzzles = [*puzzle] if isinstance(puzzle, Iterable) and not isinstance(puzzle, Puzzle | str) else [puzzle]
    for one in puzzles:
        check_puzzle(one, "dump")
    lost = sorted({loss for one in puzzles for loss in losses(one, format)})
    return _write(puzzles, known), lost


def _text(data: bytes, format: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        title = get_format(format).title
        raise UnsupportedFeature(
            f"{title} is not text: dump writes it to a path, dump_bytes gives bytes"
        ) from None


def dump(puzzle: Puzzles, target: Target, *, format: str | None = None) -> None:
    """Write the puzzle to a path, an open file, or "-" for standard output.

    Without a format the suffix decides; a path that ends in `.gz` is packed. The old file survives any failure.
    """
    path = os.fspath(target) if isinstance(target, str | os.PathLike) else None
    if path is None and not hasattr(target, "write"):
        raise ArgumentError(f"dump writes to a path or an open file, not to {kind_of(target)}")
    chosen = format or format_for_name(path or str(getattr(target, "name", "the open file")))
    data = _convert(puzzle, chosen)
    if path == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    elif path is not None:
        if path.endswith(".gz"):
            import gzip

            data = gzip.compress(data, mtime=0)
        write_file(path, data)
    else:
        _write_to_handle(target, data, chosen)


def losses(puzzle: Puzzle, format: str) -> list[str]:
    """What a format would leave out of this puzzle: "the goal picture", "the author".

    >>> losses(Puzzle.from_grid(["#."], author="Ann"), "mk")
    ['the goal picture', 'the author']
    """
    check_puzzle(puzzle, "losses")
    return fidelity.losses(puzzle, get_format(format))


def format_for_name(path: str) -> str:
    """The format that a file's name asks for."""
    is_gzip = path.lower().endswith(".gz")
    suffix = Sample(b"", path).suffix if is_gzip or without_packing(path) == path else ""
    for name in names_for_suffix(suffix):
        if get_format(name).write:
            return name
    raise FormatError(
        f"{path}: the name does not tell a format that can be written: use a suffix such as .json, or name the format"
    )


def write_file(path: str, data: bytes) -> None:
    """Put data at a path as a whole: a reader sees the old file or the new one, never a part. An error names the path."""
    try:
        _put(os.path.realpath(path), data)
    except OSError as error:
        error.filename = path
        raise


def _put(path: str, data: bytes) -> None:
    import tempfile

    if os.path.exists(path) and not stat.S_ISREG(os.stat(path).st_mode):
        with open(path, "wb") as device:  # a pipe or /dev/stdout cannot be replaced
            device.write(data)
        return
    if os.path.exists(path) and not os.access(path, os.W_OK):  # replacing it asks the folder only
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    handle, beside = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".", suffix=".part")
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, _mode_for(path))
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise


def _mode_for(path: str) -> int:
    """The permissions of the file that is replaced, else what the umask leaves of read and write."""
    if os.path.exists(path):
        return stat.S_IMODE(os.stat(path).st_mode)
    umask = os.umask(0o022)
    os.umask(umask)
    return 0o666 & ~umask


def _write(puzzles: list[Puzzle], known: Format) -> bytes:
    if known.write is None:
        raise UnsupportedFeature(f"{known.title} can be read, not written")
    if len(puzzles) != 1 and "many" not in known.carries:
        raise UnsupportedFeature(f"{known.title} holds one puzzle, not {len(puzzles)}")
    if not puzzles:
        raise UnsupportedFeature("there is no puzzle to write")
    for puzzle in puzzles:
        reasons = fidelity.changes(puzzle, known)
        if reasons:
            raise UnsupportedFeature(f"{known.title} cannot hold this puzzle: {'; '.join(reasons)}")
    try:
        return known.write(puzzles)
    except UnicodeEncodeError:  # halves of characters, in names of colours or what else came with a file
        raise UnsupportedFeature(
            f"{known.title} cannot hold this puzzle: a text is not valid Unicode"
        ) from None


def _write_to_handle(target: Any, data: bytes, format: str) -> None:
    """Files opened for text take text, others bytes."""
    mode = getattr(target, "mode", None)
    is_text = hasattr(target, "encoding") and not (isinstance(mode, str) and "b" in mode)
    target.write(_text(data, format) if is_text else data)

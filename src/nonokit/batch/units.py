"""What an input holds, one unit of work after another: some of its lines, the files of an archive, or itself.

Files are opened by whoever works on them. Lines and archives are read here, a piece at a time, so that one of millions takes no
more memory than one of ten. Lines stay together, as many as were read at once: whoever works on them takes them apart, and here
a line costs next to nothing. What cannot be read is a unit as well, whose row says why.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from io import BufferedReader, BytesIO, RawIOBase
from math import ceil
from typing import IO, NamedTuple, cast

from nonokit.errors import FormatError
from nonokit.formats import load_all, loads
from nonokit.formats.archives import DEEPEST, damage
from nonokit.formats.compression import PACKED
from nonokit.formats.file_names import (
    ARCHIVE_SUFFIXES,
    LINE_SUFFIXES,
    TAR_SUFFIXES,
    is_streamed,
    may_hold_puzzles,
    numbered_file,
)
from nonokit.formats.limits import MAX_INPUT_BYTES

STDIN = "-"
LIBRARY = "library:"
LINES_BYTES = 1 << 16  # of lines that are read at once
PACKED_BYTES = 1 << 10  # that are unpacked at once: how far reading is tells how much is done
UNIT_BYTES = 100  # of a unit, beside its name and content
TOO_LARGE = f"more than {MAX_INPUT_BYTES >> 20} MiB: too large"


class Unit(NamedTuple):
    """An input, or a part of one."""

    file: str
    line: int | None = None  # its number; that of the first where there are several
    data: bytes | None = None  # the content; without it the file of that name is read
    lines: int = 1  # so many, empty ones among them
    done: int = 0  # puzzles of it whose rows exist
    stop: int | None = None  # the number of the last puzzle that is wanted, where others do the rest
    number: int | None = None  # of the only puzzle that is wanted: the file is named `pack.non#2`
    trouble: str | None = None  # why it cannot be read
    begin: float = 0.0  # so many bytes of all inputs come before it
    end: float = 0.0

    @property
    def path(self) -> str:
        """The file to read."""
        return self.file if self.number is None else self.file.rpartition("#")[0]

    @property
    def size(self) -> int:
        """About how many bytes it takes to hand it over."""
        return len(self.data or b"") + len(self.file) + UNIT_BYTES

    def singles(self) -> Iterator[Unit]:
        """Its lines that are not empty, each by itself; a unit that is no lines as it is."""
        if self.line is None or self.data is None:
            yield self
            return
        step = (self.end - self.begin) / self.lines
        for i, line in enumerate(self.data.split(b"\n")):
            if line.strip():
                begin = self.begin + i * step
                yield Unit(self.file, self.line + i, line, begin=begin, end=begin + step)

    def lines_until(self, end: float) -> int:
        """How many of its lines begin before so many bytes of all inputs, about."""
        if self.end <= max(end, self.begin):
            return self.lines
        return ceil(self.lines * (end - self.begin) / (self.end - self.begin))

    def parted(self, lines: int) -> tuple[Unit, Unit | None]:
        """So many of its lines, and the others, if there are any."""
        if self.lines <= lines:
            return self, None
        assert self.line is not None
        assert self.data is not None
        *_, others = self.data.split(b"\n", lines)
        head = self.data[: len(self.data) - len(others)]
        cut = self.begin + (self.end - self.begin) * lines / self.lines
        rest = self._replace(line=self.line + lines, data=others, lines=self.lines - lines, begin=cut)
        return self._replace(data=head, lines=lines, end=cut), rest


def puzzles_of(units: Sequence[Unit]) -> int:
    """About how many puzzles there are in some units."""
    return sum(unit.lines for unit in units)


def size_of(units: Sequence[Unit]) -> int:
    """About how many bytes it takes to hand some units over."""
    return sum(unit.size for unit in units)


Read = tuple[Unit, int]  # and how many bytes of the input were read for it and those before it


def units_in(name: str, *, has_lines: bool = False) -> Iterator[Read]:
    """All units of an input."""
    if name == STDIN:
        yield from units_of_stream(STDIN, sys.stdin.buffer, has_lines)
    elif is_pipe(name):
        with open_pipe(name) as pipe:
            yield from units_of_stream(name, pipe, has_lines)
    elif os.path.isfile(name) and (has_lines or is_streamed(name)):
        yield from units_of_file(name, has_lines)
    else:
        yield named_unit(name), 0


def named_unit(name: str) -> Unit:
    """The unit of an input that is no stream: a file, one of the puzzles in it, a puzzle of the library, a code or a link."""
    one_of = numbered_file(name)
    if one_of is not None:
        return Unit(name, number=one_of[1])
    return Unit(name, data=code_of(name))


def code_of(name: str) -> bytes | None:
    """The code or link with a puzzle in it that a name is; None where it is anything else."""
    if name.startswith(LIBRARY) or os.path.exists(name):
        return None
    code = os.fsencode(name)
    try:
        load_all(code)
    except FormatError:
        return None
    return code


def has_line_suffix(name: str) -> bool:
    """Whether a file of this name holds a puzzle a line, packed or not."""
    return name.lower().endswith(LINE_SUFFIXES)


def with_trouble(name: str, units: Iterator[Unit]) -> Iterator[Unit]:
    """The units up to where reading fails, and one that says why."""
    line = 1 if has_line_suffix(name) else None
    try:
        for unit in units:
            line = unit.line + unit.lines if line and unit.line else line
            yield unit
    except damage() as error:
        told = getattr(error, "strerror", None)  # by the disk, and not by whoever unpacks
        yield Unit(name, line, trouble=told.lower() if told else f"damaged: {error}")


def units_of_file(name: str, has_lines: bool) -> Iterator[Read]:
    """The lines of a file, or what is in an archive."""
    try:
        raw = open(name, "rb")  # noqa: SIM115 (closed below)
    except OSError as error:
        yield Unit(name, trouble=(error.strerror or str(error)).lower()), 0
        return
    with raw:
        if name.lower().endswith(ARCHIVE_SUFFIXES):
            units = units_of_archive(name, raw, has_lines)
        else:
            units = lines_of(name, unpacked(raw, name))
        yield from ((unit, raw.tell()) for unit in with_trouble(name, units))


def units_of_archive(name: str, raw: IO[bytes], has_lines: bool, depth: int = 0) -> Iterator[Unit]:
    """What is in an archive; of a file in it that is damaged, and of an archive without a puzzle, why there is nothing."""
    open_members = members_of_tar if name.lower().endswith(TAR_SUFFIXES) else members_of_zip
    is_empty = True
    for member, file in open_members(raw):
        is_empty = False
        path = f"{name}/{member}"
        yield from with_trouble(path, units_of_member(path, file, has_lines, depth))
    if is_empty:
        yield Unit(name, trouble="there is no puzzle file in this archive")


def unpacked(raw: IO[bytes], name: str) -> IO[bytes]:
    """The file without what packed it."""
    suffix = os.path.splitext(name.lower())[1]
    if suffix not in PACKED:
        return raw
    sips = cast(IO[bytes], Sips(raw))
    if suffix == ".gz":
        import gzip

        return cast(IO[bytes], gzip.open(sips))
    if suffix == ".bz2":
        import bz2

        return bz2.open(sips)
    import lzma

    return lzma.open(sips)


class Sips(RawIOBase):
    """A packed file, read a little at a time."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        """Some bytes: fewer than were asked for, where that is many."""
        return self.file.read(min(size, PACKED_BYTES) if size >= 0 else PACKED_BYTES)


def members_of_zip(raw: IO[bytes]) -> Iterator[tuple[str, IO[bytes] | None]]:
    """The puzzle files of a zip archive; None for one that needs a password."""
    import zipfile

    with zipfile.ZipFile(raw) as archive:
        for info in archive.infolist():
            if info.is_dir() or not may_hold_puzzles(info.filename):
                continue
            if info.flag_bits & 1:
                yield info.filename, None
            else:
                with archive.open(info) as file:
                    yield info.filename, file


def members_of_tar(raw: IO[bytes]) -> Iterator[tuple[str, IO[bytes] | None]]:
    """The puzzle files of a tar archive, from its beginning to its end."""
    import tarfile

    with tarfile.open(fileobj=raw, mode="r|*", bufsize=PACKED_BYTES) as archive:
        for info in archive:
            if info.isfile() and may_hold_puzzles(info.name):
                yield info.name, archive.extractfile(info)


def units_of_member(name: str, file: IO[bytes] | None, has_lines: bool, depth: int) -> Iterator[Unit]:
    """The units of a file in an archive."""
    is_archive = name.lower().endswith(ARCHIVE_SUFFIXES)
    if file is None:
        yield Unit(name, trouble="it needs a password: unpack the archive first")
    elif not is_archive and (has_lines or has_line_suffix(name)):
        yield from lines_of(name, unpacked(file, name))
    elif len(data := file.read(MAX_INPUT_BYTES + 1)) > MAX_INPUT_BYTES:
        yield Unit(name, trouble=TOO_LARGE)
    elif not is_archive:
        yield Unit(name, None, data)
    elif depth == DEEPEST:
        yield Unit(name, trouble="an archive in archives: unpack it first")
    else:
        yield from units_of_archive(name, BytesIO(data), has_lines, depth + 1)


def lines_of(name: str, file: IO[bytes], first: bytes = b"") -> Iterator[Unit]:
    """The lines of a file, many at a time."""
    number, begun = 1, bytearray(first)
    while data := cast(BufferedReader, file).read1(LINES_BYTES):
        end = data.rfind(b"\n") + 1
        if end:
            lines = bytes(begun) + data[:end]
            count = lines.count(b"\n")
            yield Unit(name, number, lines, count)
            number, begun = number + count, bytearray()
        begun += data[end:]
        if len(begun) >= MAX_INPUT_BYTES:
            yield Unit(name, number, trouble=TOO_LARGE)
            number, begun = number + 1, bytearray()
            while (line := file.readline(MAX_INPUT_BYTES)) and not line.endswith(b"\n"):
                pass
    if begun:
        yield Unit(name, number, bytes(begun))


def units_of_stream(name: str, file: IO[bytes], has_lines: bool) -> Iterator[Read]:
    """Lines, when the first is a puzzle by itself; else all of it is one file."""
    first = file.readline(MAX_INPUT_BYTES)
    if has_lines or is_puzzle_line(first):
        yield from ((unit, 0) for unit in lines_of(name, file, first))
    elif first:
        yield Unit(name, None, first + file.read(MAX_INPUT_BYTES)), 0


def is_puzzle_line(line: bytes) -> bool:
    """Whether a line is a whole puzzle: a JSON object or a short code."""
    text = line.strip()
    if text.startswith(b"{"):
        return text.endswith(b"}")
    try:
        loads(text, format="short")
    except FormatError:  # "Rabbit" may be the title of a file
        return False
    return True


def is_pipe(name: str) -> bool:
    """Whether a name is a pipe, such as a shell makes of `<(command)`."""
    try:
        return stat.S_ISFIFO(os.stat(name).st_mode)
    except OSError:
        return False


def open_pipe(name: str) -> IO[bytes]:
    """A pipe, to be read. One that nobody writes to is empty: nobody waits for it."""
    handle = os.open(name, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return open(handle, "rb")

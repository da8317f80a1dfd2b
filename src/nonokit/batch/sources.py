"""Where puzzles come from, one unit of work after another: a file, or a line of a file that holds a puzzle a line.

Files are opened by whoever works on them. Lines are read here, so that a file of millions takes no more memory than one
of ten.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import BinaryIO, NamedTuple

from nonokit.errors import NonokitError
from nonokit.formats.limits import MAX_INPUT_BYTES

STDIN = "-"
LINE_SUFFIXES = (".jsonl", ".ndjson")


class Unit(NamedTuple):
    """An input, or a line of one."""

    file: str
    line: int | None = None
    data: bytes | None = None  # the content; without it the file of that name is read
    done: int = 0  # puzzles of it whose rows exist


class Place(NamedTuple):
    """Which puzzle a row is about: its input, and its number in it where there are several."""

    file: str
    number: int | None


class Source:
    """All units of some inputs, from behind a place on, or every so many of them."""

    def __init__(
        self, names: Iterable[str], *, has_lines: bool = False, shard: tuple[int, int] = (1, 1)
    ) -> None:
        self.names = list(dict.fromkeys(names))
        self.has_lines = has_lines
        self.shard = shard
        self.sizes = {name: os.path.getsize(name) if os.path.isfile(name) else 0 for name in self.names}
        self.total_bytes = sum(self.sizes.values())
        self.read_bytes = 0
        self.skipped_bytes = 0  # of units whose rows exist

    @property
    def share(self) -> float | None:
        """How much of the inputs was handed out, 0 to 1; None where nobody knows how long they are."""
        if STDIN in self.names or not self.total_bytes:
            return None
        return self.read_bytes / self.total_bytes

    @property
    def skipped_share(self) -> float:
        """How much of the inputs earlier runs have done."""
        return self.skipped_bytes / self.total_bytes if self.total_bytes else 0.0

    def units(self, after: Place | None = None) -> Iterator[Unit]:
        """The units of this shard; those up to a place are left out."""
        own, shards = self.shard
        mine = (unit for i, unit in enumerate(self._all()) if i % shards == own - 1)
        return mine if after is None else self._behind(after, mine)

    def _behind(self, place: Place, units: Iterator[Unit]) -> Iterator[Unit]:
        for unit in behind(place, units):
            self.skipped_bytes = self.skipped_bytes or self.read_bytes
            yield unit

    def _all(self) -> Iterator[Unit]:
        for name in self.names:
            if name == STDIN:
                yield from self._of_stdin(sys.stdin.buffer)
            elif os.path.isfile(name) and (self.has_lines or name.lower().endswith(LINE_SUFFIXES)):
                with open(name, "rb") as file:
                    yield from self._lines(name, file)
            else:
                self.read_bytes += self.sizes[name]
                yield Unit(name)

    def _lines(self, name: str, file: BinaryIO, first: bytes = b"") -> Iterator[Unit]:
        line, number = first or file.readline(MAX_INPUT_BYTES), 1
        while line:
            self.read_bytes += len(line)
            if line.strip():
                yield Unit(name, number, line)
            line, number = file.readline(MAX_INPUT_BYTES), number + 1

    def _of_stdin(self, file: BinaryIO) -> Iterator[Unit]:
        """Lines, when the first is a puzzle by itself; else all of it is one file."""
        first = file.readline(MAX_INPUT_BYTES)
        if self.has_lines or is_puzzle_line(first):
            yield from self._lines(STDIN, file, first)
        elif first:
            yield Unit(STDIN, None, first + file.read(MAX_INPUT_BYTES))


def is_puzzle_line(line: bytes) -> bool:
    """Whether a line is a whole puzzle: a JSON object or a short code."""
    text = line.strip()
    if text.startswith(b"{") and text.endswith(b"}"):
        return True
    return text[:1] in (b"R", b"L") and text.replace(b"-", b"_").decode("latin-1").isidentifier()


def behind(place: Place, units: Iterator[Unit]) -> Iterator[Unit]:
    """The units after the one that a row is about; that one too where it may hold more puzzles."""
    for unit in units:
        if unit.file != place.file or (unit.line is not None and unit.line != place.number):
            continue
        if unit.line is None and place.number is not None:
            yield unit._replace(done=place.number)
        yield from units
        return
    where = place.file if place.number is None else f"{place.file}, puzzle {place.number}"
    raise NonokitError(
        f"the results end with {where}, which is not among these inputs: give the same inputs in the same order, "
        "another --out, or --restart to begin anew"
    )

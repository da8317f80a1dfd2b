"""What a disk may hold after a power cut, from the journal of what was done to its files.

What was synced is there. Of what was not, every write is there, or not, or in part; files and names that were made,
moved or removed since their folder was synced are so up to some moment, and not beyond.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512


@dataclass
class Change:
    """One entry of the journal."""

    kind: str
    path: str
    other: str
    offset: int
    data: bytes


@dataclass
class Inode:
    """A file without its name."""

    durable: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            apply(self.durable, change, len(change.data))
        self.pending.clear()


def apply(content: bytearray, change: Change, length: int) -> None:
    """A write, of which so many bytes arrive, or a truncation."""
    if change.kind == "t":
        if change.offset <= len(content):
            del content[change.offset :]
        else:
            content.extend(bytes(change.offset - len(content)))
        return
    end = change.offset + length
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    content[change.offset : end] = change.data[:length]


def read_journal(data: bytes) -> Iterator[Change]:
    """The entries of a journal; the last may be cut off."""
    at = 0
    while at < len(data):
        try:
            kind = chr(data[at])
            at += 1
            names = []
            for _ in range(2):
                (length,) = struct.unpack_from("=H", data, at)
                names.append(data[at + 2 : at + 2 + length].decode())
                at += 2 + length
            offset, size = struct.unpack_from("=qQ", data, at)
        except (struct.error, IndexError):
            return
        at += 16
        has_data = kind == "w"
        yield Change(kind, names[0], names[1], offset, data[at : at + size] if has_data else b"")
        at += size if has_data else 0


class Disk:
    """The files below a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.names: dict[str, Inode] = {}  # as the running system sees them
        self.durable_names: dict[str, Inode] = {}
        self.pending: list[Change] = []  # of names
        self.pending_inodes: list[Inode | None] = []
        for path in folder.rglob("*"):
            if path.is_file():
                self.names[str(path)] = Inode(bytearray(path.read_bytes()))
        self.durable_names = dict(self.names)

    def play(self, changes: Iterator[Change]) -> None:
        """Lets everything happen that the journal tells."""
        for change in changes:
            if change.kind in "wt":
                self.names[change.path].pending.append(change)
            elif change.kind == "s" and change.path in self.names:
                self.names[change.path].sync()
            elif change.kind == "s":
                self._sync_names(len(self.pending))
            elif change.kind in "cur":
                self._change_name(change)

    def _change_name(self, change: Change) -> None:
        inode = Inode() if change.kind == "c" else self.names.get(change.path)
        self.pending.append(change)
        self.pending_inodes.append(inode)
        rename(self.names, change, inode)

    def _sync_names(self, count: int) -> None:
        for change, inode in zip(self.pending[:count], self.pending_inodes[:count], strict=True):
            rename(self.durable_names, change, inode)
        del self.pending[:count]
        del self.pending_inodes[:count]

    def after_power_cut(self, chance: random.Random, target: Path) -> None:
        """Writes what may be left into another folder."""
        self._sync_names(chance.randint(0, len(self.pending)))
        for path, inode in self.durable_names.items():
            place = target / Path(path).relative_to(self.folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(remains(inode, chance))


def rename(names: dict[str, Inode], change: Change, inode: Inode | None) -> None:
    if change.kind == "c" and inode is not None:
        names[change.path] = inode
    elif change.kind == "u":
        names.pop(change.path, None)
    elif change.kind == "r" and change.path in names:
        names[change.other] = names.pop(change.path)


def remains(inode: Inode, chance: random.Random) -> bytes:
    content = bytearray(inode.durable)
    lazy = chance.random() < 0.3  # a disk that has written nothing at all yet
    for change in inode.pending:
        fate = 0.0 if lazy else chance.random()
        if fate > 0.4:
            apply(content, change, len(change.data))
        elif fate > 0.2 and change.kind == "w":
            apply(content, change, chance.randrange(0, len(change.data) + 1, SECTOR))
    return bytes(content)

"""Copies of the library in a folder beside it, the newest few. Each is a whole file of its own, compact and checked.

Their numbers only grow, so it does not matter what the clock says; a clock only decides whether another one is due.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

FOLDER = "backups"
KEPT = 7
DUE_AFTER_S = 12 * 3600.0
HEADER_COUNTERS = (24, 40, 92)  # https://www.sqlite.org/fileformat.html


def back_up(
    connection: sqlite3.Connection,
    folder: Path,
    *,
    now: Callable[[], float] = time.time,
    is_forced: bool = False,
) -> Path | None:
    """Makes a backup if one is due, and takes the oldest away; `OSError` or `sqlite3.Error` when it cannot."""
    known = backups(folder)
    # A clock that was set back must not put it off for years.
    if known and not is_forced and abs(now() - known[0].stat().st_mtime) < DUE_AFTER_S:
        return None
    target = folder / FOLDER / f"library-{_number(known[0]) + 1 if known else 1:06}.sqlite3"
    target.parent.mkdir(exist_ok=True)
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    connection.execute("VACUUM INTO ?", (str(unfinished),))
    _check(unfinished)
    if known and _is_same(unfinished, known[0]):  # or a week without play would push out everything else
        unfinished.unlink()
        os.utime(known[0])
        return None
    os.replace(unfinished, target)
    for old in known[KEPT - 1 :]:
        with suppress(OSError):  # another server was quicker
            old.unlink()
    return target


def _check(path: Path) -> None:
    """Whether a backup is whole and on the disk."""
    with closing(sqlite3.connect(path)) as copy:
        (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(f"the backup is damaged: {found}")
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def _is_same(one: Path, other: Path) -> bool:
    """Whether two backups hold the same, but for the counters of changes in their headers."""
    a, b = (bytearray(path.read_bytes()) for path in (one, other))
    for data in (a, b):
        for at in HEADER_COUNTERS:
            data[at : at + 4] = bytes(4)
    return a == b


def backups(folder: Path) -> list[Path]:
    """All backups, the newest first."""
    return sorted((folder / FOLDER).glob("library-*.sqlite3"), key=_number, reverse=True)


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("library-")
    return int(digits) if digits.isascii() and digits.isdigit() else 0

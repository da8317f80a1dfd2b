"""Opens the database: versions, a file that is broken, a file in use, a disk that is full.

A broken file is kept aside and a new one begun, because a player must be able to play; the note says where the old
one is. A file of a newer nonokit is left alone.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from nonokit.errors import NonokitError
from nonokit.server.store.migrations import MIGRATIONS

FILE_NAME = "library.sqlite3"
BUSY_TIMEOUT_S = 3.0
_BROKEN = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_FULL = frozenset({sqlite3.SQLITE_FULL})
_LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


class StorageError(NonokitError):
    """The library cannot be read or written; `code` says why."""

    code = "storage"

    def __init__(self, message: str, code: str = "storage") -> None:
        super().__init__(message)
        self.code = code


class Opened(NamedTuple):
    """A connection, and what its owner should be told."""

    connection: sqlite3.Connection
    notes: list[str]


def open_database(folder: Path | None) -> Opened:
    """The library in a folder, made when it is missing; in memory without one."""
    if folder is None:
        return Opened(_connect(":memory:"), [])
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"the folder {folder} cannot be made: {error.strerror}") from None
    try:
        return Opened(_connect(path), [])
    except sqlite3.Error as error:
        if primary_code(error) not in _BROKEN:
            raise storage_error(error, path) from None
    aside = set_aside(path)
    note = f"the library was damaged: it is kept as {aside}, and a new one was begun"
    try:
        return Opened(_connect(path), [note])
    except sqlite3.Error as error:
        raise storage_error(error, path) from None


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a game that was answered for survives a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        _check(connection)
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Finds damage now, when a new file can still be begun, rather than in the middle of a game."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        error = sqlite3.DatabaseError(found)
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the tables to this version; two servers that start at once do it once."""
    with writing(connection):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StorageError(
                f"the library was made by a newer nonokit (version {version}, this one knows {len(MIGRATIONS)}):"
                " update, or choose another folder with --data"
            )
        for step in MIGRATIONS[version:]:
            if callable(step):
                step(connection)
                continue
            for statement in statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def statements(script: str) -> Iterator[str]:
    """The statements of a script. `executescript` would commit what is under way."""
    text = ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that has the right to write from its beginning, so that it cannot fail half way for that."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it already
            connection.execute("ROLLBACK")
        raise


def set_aside(path: Path) -> Path:
    """Renames a damaged file, and what SQLite keeps beside it; says what it is called now."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = path.with_name(f"{path.name}.damaged-{stamp}")
    for suffix in ("", "-wal", "-shm"):
        beside = Path(f"{path}{suffix}")
        if beside.exists():
            os.replace(beside, f"{aside}{suffix}")
    return aside


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's error code, without its extension."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def storage_error(error: sqlite3.Error, path: Path | str | None = None) -> StorageError:
    """What went wrong, in words."""
    place = f" ({path})" if path else ""
    code = primary_code(error)
    if code in _FULL:
        return StorageError(f"the disk is full: nothing more can be kept{place}", "storage-full")
    if code in _LOCKED:
        return StorageError(f"the library is in use by another program{place}; try again", "storage-locked")
    if code in _BROKEN:
        return StorageError(f"the library is damaged{place}; restart the server to begin a new one")
    return StorageError(f"the library cannot be used{place}: {error}")

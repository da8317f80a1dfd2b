"""Opens the database: versions, a file in use, a disk that is full, damage.

Damage is found when the file is opened, when something can still be done about it, rather than in the middle of a
game: SQLite checks its pages, we the sums of all games.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from nonokit.errors import NonokitError
from nonokit.server.store.migrations import LATEST_TABLES, MIGRATIONS, TABLES

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


class Damaged(StorageError):
    """The file is no library any more."""


def connect(path: Path | None) -> sqlite3.Connection:
    """The library in a file, made when it is missing; in memory without one. `Damaged` when it is damaged."""
    try:
        connection = sqlite3.connect(path or ":memory:", timeout=BUSY_TIMEOUT_S, isolation_level=None)
    except sqlite3.Error as error:
        raise storage_error(error, path) from None
    try:
        connection.row_factory = sqlite3.Row
        _check_pages(connection)
        _check_version(connection)  # before anything is written: a file that is not ours is left as it is
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a game that was answered for survives a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        migrate(connection)
        _check_games(connection)
    except sqlite3.Error as error:
        connection.close()
        raise storage_error(error, path) from None
    except BaseException:
        connection.close()
        raise
    return connection


def _check_pages(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Damaged(f"the library is damaged: {found}")


def _check_games(connection: sqlite3.Connection) -> None:
    """Whether every game is what was written: a page may be sound and its bytes wrong."""
    for table in ("games", "superseded"):
        # Closed at once: a cursor that is still open would keep the file open, too.
        with closing(connection.execute(f"SELECT CAST(record AS BLOB), checksum FROM {table}")) as rows:
            if not all(zlib.crc32(record) == sum for record, sum in rows):
                raise Damaged("the library is damaged: a game is not what was written")


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the tables to this version; two servers that start at once do it once."""
    if _check_version(connection) == len(MIGRATIONS):
        return
    with writing(connection):
        version = _check_version(connection)
        for step in MIGRATIONS[version:]:
            if callable(step):
                step(connection)
                continue
            for statement in statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def _check_version(connection: sqlite3.Connection) -> int:
    """The version of the library, if we know it and if it has all its tables."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not 0 <= version <= len(MIGRATIONS):
        raise StorageError(
            f"the library was made by a newer nonokit (version {version}, this one knows {len(MIGRATIONS)}):"
            " update, or choose another folder with --data"
        )
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    tables = {name for (name,) in rows}
    if version == 0 and tables:
        raise StorageError(
            "the file is a database, but no library of nonokit: choose another folder with --data"
        )
    missing = TABLES.get(version, LATEST_TABLES) - tables if version else set()
    if missing:
        raise Damaged(f"the library is damaged: it has no table {min(missing)}")
    return int(version)


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


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's error code, without its extension."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def storage_error(error: sqlite3.Error, path: Path | None = None) -> StorageError:
    """What went wrong, in words."""
    place = f" ({path})" if path else ""
    code = primary_code(error)
    if code in _FULL:
        return StorageError(f"the disk is full: nothing more can be kept{place}", "storage-full")
    if code in _LOCKED:
        return StorageError(f"the library is in use by another program{place}; try again", "storage-locked")
    if code in _BROKEN:
        return Damaged(f"the library is damaged{place}; restart the server to save what can be saved")
    return StorageError(f"the library cannot be used{place}: {error}")

"""The tables of one database together. Belongs to the thread that made it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import suppress
from pathlib import Path

from nonokit.server.store.backups import back_up
from nonokit.server.store.database import FILE_NAME, Damaged, StorageError, connect, storage_error
from nonokit.server.store.progress import ProgressTable
from nonokit.server.store.puzzles import PuzzleTable
from nonokit.server.store.recovery import begin_anew
from nonokit.server.store.salvage import Salvage

log = logging.getLogger(__name__)


class Store:
    """`notes` is what the owner should be told about the opening."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._inode = 0
        self.notes: list[str] = []
        self._use(self._open())
        self._backed_up = -1  # changes of earlier days may not be in a backup yet
        self.back_up()

    def _use(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.puzzles = PuzzleTable(connection)
        self.progress = ProgressTable(connection)

    def _open(self) -> sqlite3.Connection:
        if self._folder is None:
            return connect(None)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"the folder {self._folder} cannot be made: {error.strerror}") from None
        path = self._folder / FILE_NAME
        try:
            connection = connect(path)
        except Damaged:
            self._save(path)
            connection = connect(path)
        self._inode = path.stat().st_ino
        return connection

    def _save(self, path: Path) -> None:
        try:
            self.notes.append(begin_anew(path, self._fill))
        except OSError as error:
            raise StorageError(
                f"the library is damaged, and no other can be begun: {error.strerror}"
            ) from None

    @property
    def is_current(self) -> bool:
        """Whether the file is still the one under that name: another server may have put a new one in its place."""
        try:
            return self._folder is None or (self._folder / FILE_NAME).stat().st_ino == self._inode
        except OSError:
            return False

    def _fill(self, path: Path, found: list[Salvage]) -> None:
        """Makes a library of what was saved."""
        self._use(connect(path))
        for one in found:
            self._take(one)
        self.connection.close()

    def _take(self, found: Salvage) -> None:
        self.progress.put(found.games)
        self.progress.keep_superseded(found.superseded)
        for puzzle in found.puzzles.values():
            self.puzzles.add(puzzle)
        self.puzzles.add_tags((id, tag) for id, tag in found.tags if id in found.puzzles)

    def back_up(self, *, is_forced: bool = False) -> None:
        """Makes a backup if one is due and something has changed since the last; one that cannot be made is logged."""
        changes = self.connection.total_changes
        if self._folder is None or (changes == self._backed_up and not is_forced):
            return
        try:
            back_up(self.connection, self._folder, is_forced=is_forced)
            self._backed_up = changes
        except sqlite3.Error as error:
            log.warning("no backup could be made: %s", storage_error(error))
        except OSError as error:
            log.warning("no backup could be made: %s", error.strerror)

    def close(self) -> None:
        """Closes the file; SQLite then folds its log into it."""
        with suppress(sqlite3.Error):  # what was committed stays in the log, and is read from there next time
            self.connection.close()

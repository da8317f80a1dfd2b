"""The tables of one database together. Belongs to the thread that made it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from nonokit.server.store.database import open_database
from nonokit.server.store.progress import ProgressTable
from nonokit.server.store.puzzles import PuzzleTable


class Store:
    """`notes` is what the owner should be told about the opening."""

    def __init__(self, folder: Path | None) -> None:
        self.connection, self.notes = open_database(folder)
        self.puzzles = PuzzleTable(self.connection)
        self.progress = ProgressTable(self.connection)

    def close(self) -> None:
        """Closes the file; SQLite then folds its log into it."""
        with suppress(sqlite3.Error):  # what was committed stays in the log, and is read from there next time
            self.connection.close()

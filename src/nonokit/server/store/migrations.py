"""The tables, version by version. A file of version n gets the steps after its own; `user_version` says n.

A step is a script, or a function where what is kept has to be looked at. Never change one that was released: add
another.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

Step = str | Callable[[sqlite3.Connection], None]


def games_with_logs(connection: sqlite3.Connection) -> None:
    """Games had the newest version by clock and a history without bounds; now they have branches."""
    from nonokit.server.store.progress import Progress, ProgressTable

    table = ProgressTable(connection)
    for (record,) in connection.execute("SELECT record FROM progress").fetchall():
        table._put_one(Progress.read(record))
    for (record,) in connection.execute("SELECT record FROM progress_history ORDER BY number").fetchall():
        table._supersede(Progress.read(record))
    connection.execute("DROP TABLE progress")
    connection.execute("DROP TABLE progress_history")


def palettes(connection: sqlite3.Connection) -> None:
    """The gallery shows a puzzle's colours without reading the puzzle."""
    import nonokit
    from nonokit.server.store.puzzles import StoredPuzzle

    for id, document in connection.execute("SELECT id, document FROM puzzles").fetchall():
        palette = StoredPuzzle.of(nonokit.loads(document, format="json")).palette
        connection.execute("UPDATE puzzles SET palette = ? WHERE id = ?", (palette, id))


MIGRATIONS: tuple[Step, ...] = (
    """
    CREATE TABLE puzzles (
        id TEXT PRIMARY KEY,
        title TEXT,
        author TEXT,
        width INTEGER NOT NULL,
        height INTEGER NOT NULL,
        colours INTEGER NOT NULL,
        document TEXT NOT NULL,     -- the puzzle in nonokit JSON
        added TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tags (
        puzzle TEXT NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
        tag TEXT NOT NULL,
        PRIMARY KEY (puzzle, tag)
    ) WITHOUT ROWID;
    CREATE TABLE ratings (
        puzzle TEXT PRIMARY KEY,
        class TEXT NOT NULL,
        score INTEGER,
        version TEXT NOT NULL       -- of the nonokit that rated it
    ) WITHOUT ROWID;
    CREATE TABLE progress (
        id TEXT PRIMARY KEY,
        updated TEXT NOT NULL,      -- UTC, of the player's clock
        record TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE progress_history ( -- what newer versions took the place of
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        updated TEXT NOT NULL,
        record TEXT NOT NULL,
        superseded TEXT NOT NULL
    );
    CREATE INDEX progress_history_of ON progress_history (id, updated);
    """,
    """
    CREATE TABLE games (            -- a row for every branch of a game
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        updated TEXT NOT NULL,      -- a label, of the player's clock
        record TEXT NOT NULL,
        checksum INTEGER NOT NULL   -- CRC-32 of the record
    );
    CREATE INDEX games_of ON games (id);
    CREATE TABLE superseded (       -- branches that the player did not choose
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        record TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        superseded TEXT NOT NULL
    );
    CREATE INDEX superseded_of ON superseded (id);
    """,
    games_with_logs,
    "ALTER TABLE puzzles ADD COLUMN palette TEXT NOT NULL DEFAULT '[]';",
    palettes,
)

# What a file has: of a version that was released, and of the latest.
TABLES = {1: frozenset({"puzzles", "tags", "ratings", "progress", "progress_history"})}
LATEST_TABLES = frozenset({"puzzles", "tags", "ratings", "games", "superseded"})

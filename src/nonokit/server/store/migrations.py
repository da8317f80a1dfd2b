"""The tables, version by version. A file of version n gets the scripts after its own; `user_version` says n.

Never change a script that was released: add another.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
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
)

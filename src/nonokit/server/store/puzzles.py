"""Imported puzzles, their tags and their ratings."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from nonokit.model import Puzzle
from nonokit.server.store.database import writing


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A puzzle of the player's own; `document` is its nonokit JSON."""

    id: str
    title: str | None
    author: str | None
    width: int
    height: int
    colours: int
    palette: str  # JSON
    document: str
    tags: tuple[str, ...] = ()

    @classmethod
    def of(cls, puzzle: Puzzle, tags: tuple[str, ...] = ()) -> StoredPuzzle:
        """What is kept of a puzzle."""
        from nonokit.formats import converted

        document, _ = converted(puzzle, "json")  # our own JSON leaves out reader's notes only
        palette = [{"name": one.name, "rgb": one.hex, "char": one.char} for one in puzzle.palette]
        return cls(
            puzzle.id, puzzle.title, puzzle.author, puzzle.width, puzzle.height, len(puzzle.palette) - 1,
            json.dumps(palette), document.decode(), tags,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A difficulty found out earlier."""

    class_: str
    score: int | None


class PuzzleTable:
    """The puzzles of one database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, puzzle: StoredPuzzle) -> StoredPuzzle:
        """Keeps a puzzle; the same clues again replace title, author and the like, and keep the tags."""
        with writing(self._connection):
            self._connection.execute(
                "INSERT INTO puzzles (id, title, author, width, height, colours, palette, document, added)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " title = coalesce(excluded.title, title), author = coalesce(excluded.author, author),"
                " colours = excluded.colours, palette = excluded.palette, document = excluded.document",
                (
                    puzzle.id, puzzle.title, puzzle.author, puzzle.width, puzzle.height, puzzle.colours,
                    puzzle.palette, puzzle.document, datetime.now(UTC).isoformat(),
                ),
            )  # fmt: skip
            self._tag((puzzle.id, tag) for tag in puzzle.tags)
            return self.get(puzzle.id) or puzzle

    def add_tags(self, tags: Iterable[tuple[str, str]]) -> None:
        """Tags of puzzles that are there."""
        with writing(self._connection):
            self._tag(tags)

    def _tag(self, tags: Iterable[tuple[str, str]]) -> None:
        self._connection.executemany("INSERT OR IGNORE INTO tags (puzzle, tag) VALUES (?, ?)", tags)

    def get(self, id: str) -> StoredPuzzle | None:
        """One puzzle."""
        row = self._connection.execute("SELECT * FROM puzzles WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        tags = self._connection.execute("SELECT tag FROM tags WHERE puzzle = ? ORDER BY tag", (id,))
        return _puzzle(row, tuple(tag for (tag,) in tags))

    def list(self) -> list[StoredPuzzle]:
        """All puzzles as they were added, so that their numbers stay, without their documents."""
        tags: dict[str, list[str]] = {}
        for id, tag in self._connection.execute("SELECT puzzle, tag FROM tags ORDER BY tag"):
            tags.setdefault(id, []).append(tag)
        rows = self._connection.execute(
            "SELECT id, title, author, width, height, colours, palette, '' AS document FROM puzzles ORDER BY added, id"
        )
        return [_puzzle(row, tuple(tags.get(row["id"], ()))) for row in rows]

    def remove(self, id: str) -> bool:
        """Forgets a puzzle, but not the games played on it; False when there is none."""
        with writing(self._connection):
            return self._connection.execute("DELETE FROM puzzles WHERE id = ?", (id,)).rowcount > 0

    def rate(self, id: str, rating: StoredRating, version: str) -> None:
        """Keeps a rating."""
        with writing(self._connection):
            self._connection.execute(
                "INSERT OR REPLACE INTO ratings (puzzle, class, score, version) VALUES (?, ?, ?, ?)",
                (id, rating.class_, rating.score, version),
            )

    def ratings(self, version: str) -> dict[str, StoredRating]:
        """All ratings that this version of nonokit made."""
        rows = self._connection.execute(
            "SELECT puzzle, class, score FROM ratings WHERE version = ?", (version,)
        )
        return {id: StoredRating(class_, score) for id, class_, score in rows}


def _puzzle(row: sqlite3.Row, tags: tuple[str, ...]) -> StoredPuzzle:
    names = ("id", "title", "author", "width", "height", "colours", "palette", "document")
    return StoredPuzzle(**{name: row[name] for name in names}, tags=tags)

"""Games: of every game its branches, which are the copies that no other goes on from.

A copy that goes on from another takes its place, whatever their clocks say; one that does not stays beside it until
the player has chosen. So two tabs, two servers on one file, or the same request sent twice always end the same, and
nothing that was kept is undone. What a chosen branch does not contain of the others goes into a history of bounded
length.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cached_property

from nonokit.server.store.database import writing
from nonokit.server.store.game_log import count_lines, is_within
from nonokit.server.store.upgrade import upgraded

MOST_BRANCHES = 8  # of one game; a ninth makes the one with the oldest label history
MOST_SUPERSEDED = 10  # of one game
MOST_SUPERSEDED_IN_ALL = 2000


@dataclass(frozen=True)
class Progress:
    """A game: `updated` is a label, ISO 8601 in UTC; `state` the cells as text; `moves` the log."""

    id: str
    updated: str
    state: str
    moves: list[str]
    seconds: float
    hints: int
    solved: bool

    def record(self) -> str:
        """The game as text, the same for equal games."""
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @classmethod
    def read(cls, record: str) -> Progress:
        """The game of a text, whichever version wrote it."""
        fields = json.loads(record)
        facts = {name: fields[name] for name in ("updated", "seconds", "hints", "solved")}
        return cls(**{**fields, "moves": upgraded(fields["moves"], **facts)})

    @cached_property
    def counts(self) -> dict[str, int]:
        """What decides between two copies."""
        return count_lines(self.moves)

    def is_in(self, other: Progress) -> bool:
        """Whether nothing of this copy is missing in another."""
        return is_within(self.counts, other.counts)

    def is_beginning_of(self, other: Progress) -> bool:
        """Whether the other holds every line of this one, not only the knowledge that there were some."""
        return other.moves[: len(self.moves)] == self.moves


def add_branch(branches: Sequence[Progress], game: Progress) -> list[Progress]:
    """The branches of a game after one more copy came in."""
    if any(game.is_in(one) for one in branches):
        return list(branches)
    return [*(one for one in branches if not one.is_in(game)), game]


def checksum(record: str) -> int:
    """Tells whether a record is what was written."""
    return zlib.crc32(record.encode())


class ProgressTable:
    """The games of one database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def records(self) -> list[str]:
        """All branches of all games as they are kept, in JSON, the latest label first."""
        rows = self._connection.execute("SELECT record FROM games ORDER BY updated DESC, id, number")
        return [record for (record,) in rows]

    def superseded_records(self) -> list[str]:
        """What the player did not choose, as it was kept."""
        rows = self._connection.execute("SELECT record FROM superseded ORDER BY number")
        return [record for (record,) in rows]

    def branches(self, id: str) -> list[Progress]:
        """The branches of one game."""
        rows = self._connection.execute("SELECT record FROM games WHERE id = ? ORDER BY number", (id,))
        return [Progress.read(record) for (record,) in rows]

    def put(self, games: Iterable[Progress]) -> dict[str, list[Progress]]:
        """Takes in copies of games, all or none, and gives the branches of each game."""
        with writing(self._connection):
            return {game.id: self._put_one(game) for game in games}

    def keep_superseded(self, games: Iterable[Progress]) -> None:
        """Takes in what a player did not choose elsewhere."""
        with writing(self._connection):
            for game in games:
                if not any(game.is_beginning_of(one) for one in self.branches(game.id)):
                    self._supersede(game)

    def _put_one(self, game: Progress) -> list[Progress]:
        before = self.branches(game.id)
        after = add_branch(before, game)
        if after == before:
            if not any(game.is_beginning_of(one) for one in before):
                self._supersede(game)
            return before
        while len(after) > MOST_BRANCHES:
            after.remove(min(after[:-1], key=lambda one: one.updated))
        for gone in before:
            if gone not in after and not gone.is_beginning_of(game):
                self._supersede(gone)
        self._connection.execute("DELETE FROM games WHERE id = ?", (game.id,))
        self._connection.executemany(
            "INSERT INTO games (id, updated, record, checksum) VALUES (?, ?, ?, ?)",
            [(one.id, one.updated, record := one.record(), checksum(record)) for one in after],
        )
        return after

    def _supersede(self, game: Progress) -> None:
        """Into the history, unless its lines are there, in place of what has been there longest."""
        rows = self._connection.execute("SELECT record FROM superseded WHERE id = ?", (game.id,))
        if any(game.is_beginning_of(Progress.read(record)) for (record,) in rows):
            return
        record = game.record()
        self._connection.execute(
            "INSERT INTO superseded (id, record, checksum, superseded) VALUES (?, ?, ?, ?)",
            (game.id, record, checksum(record), datetime.now(UTC).isoformat()),
        )
        for condition, values, most in (
            ("WHERE id = ?", (game.id,), MOST_SUPERSEDED),
            ("", (), MOST_SUPERSEDED_IN_ALL),
        ):
            self._connection.execute(
                f"DELETE FROM superseded WHERE number IN (SELECT number FROM superseded {condition}"
                " ORDER BY number DESC LIMIT -1 OFFSET ?)",
                (*values, most),
            )

"""Games: per puzzle the newest version wins, and what it does not contain of the others is kept in a history.

Which of two versions wins does not depend on which came first: the later time, then the greater text. So two tabs,
two servers on one file, or the same request sent twice always end the same. A version that was merely continued is
not kept: its moves are the beginning of the winner's.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from nonokit.server.store.database import writing


@dataclass(frozen=True, slots=True)
class Progress:
    """A game: `updated` is ISO 8601 in UTC, `state` the cells as text, `moves` whatever the player's page keeps."""

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

    @property
    def rank(self) -> tuple[str, str]:
        """What decides between two versions."""
        return self.updated, self.record()


def contains(winner: Progress, loser: Progress) -> bool:
    """Whether nothing of one version is missing in another: its moves begin the other's, its checkpoints are there.

    Among the moves, lines that begin with `@` are notes of the player's page; `@point` ones are checkpoints.
    """
    if not loser.moves:
        return loser.state == winner.state
    own, others = _played(loser), _played(winner)
    points = {line for line in loser.moves if line.startswith("@point")}
    return others[: len(own)] == own and points.issubset(winner.moves)


def _played(game: Progress) -> list[str]:
    return [line for line in game.moves if not line.startswith("@")]


class ProgressTable:
    """The games of one database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def records(self) -> list[str]:
        """All games as they are kept, in JSON, the newest first."""
        rows = self._connection.execute("SELECT record FROM progress ORDER BY updated DESC, id")
        return [record for (record,) in rows]

    def history_records(self) -> list[str]:
        """All versions that did not win, as they are kept."""
        rows = self._connection.execute("SELECT record FROM progress_history ORDER BY number")
        return [record for (record,) in rows]

    def get(self, id: str) -> Progress | None:
        """The winning version of one game."""
        row = self._connection.execute("SELECT record FROM progress WHERE id = ?", (id,)).fetchone()
        return None if row is None else _progress(row["record"])

    def history(self, id: str) -> list[Progress]:
        """The versions that did not win, the newest first."""
        rows = self._connection.execute(
            "SELECT record FROM progress_history WHERE id = ? ORDER BY updated DESC, number DESC", (id,)
        )
        return [_progress(record) for (record,) in rows]

    def put(self, games: Sequence[Progress]) -> list[Progress]:
        """Keeps versions of games, all or none, and gives the winner of each."""
        with writing(self._connection):
            return [self._put_one(game) for game in games]

    def _put_one(self, game: Progress) -> Progress:
        current = self.get(game.id)
        if current == game:
            return game
        winner = game if current is None or game.rank > current.rank else current
        loser = current if winner is game else game
        if loser is not None and not contains(winner, loser):
            self._keep_aside(loser)
        if winner is game:
            self._connection.execute(
                "INSERT OR REPLACE INTO progress (id, updated, record) VALUES (?, ?, ?)",
                (game.id, game.updated, game.record()),
            )
        return winner

    def _keep_aside(self, game: Progress) -> None:
        """Into the history, once."""
        values = (game.id, game.updated, game.record())
        self._connection.execute(
            "INSERT INTO progress_history (id, updated, record, superseded) SELECT ?, ?, ?, ? WHERE NOT EXISTS"
            " (SELECT 1 FROM progress_history WHERE id = ? AND updated = ? AND record = ?)",
            (*values, datetime.now(UTC).isoformat(), *values),
        )


def _progress(record: str) -> Progress:
    return Progress(**json.loads(record))

"""What can be saved from a damaged library: every game and puzzle that is still whole, in the file or in its log.

Rows that were replaced or removed may come back to light: of a game that does no harm, for the copy that goes on wins,
and a puzzle that was removed can be removed again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from nonokit.errors import NonokitError
from nonokit.server.store.progress import Progress, checksum
from nonokit.server.store.puzzles import StoredPuzzle
from nonokit.server.store.sqlite_pages import Row, pages_of, rows_of

FIELDS: dict[str, type | tuple[type, ...]] = {
    "id": str,
    "updated": str,
    "state": str,
    "moves": list,
    "seconds": (int, float),
    "hints": int,
    "solved": bool,
}


@dataclass
class Salvage:
    """What was found."""

    games: list[Progress] = field(default_factory=list)
    superseded: list[Progress] = field(default_factory=list)
    puzzles: dict[str, StoredPuzzle] = field(default_factory=dict)
    tags: set[tuple[str, str]] = field(default_factory=set)

    @property
    def game_count(self) -> int:
        """How many different games."""
        return len({game.id for game in self.games})


def salvage(path: Path) -> Salvage:
    """Everything that is whole in a damaged file and the log beside it."""
    data, wal = _bytes(path), _bytes(Path(f"{path}-wal"))
    found = Salvage()
    for pages in (pages_of(data, wal), pages_of(data)) if wal else (pages_of(data),):
        _sort(rows_of(pages), found)
    return found


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _sort(rows: Iterable[Row], found: Salvage) -> None:
    """Tells the rows of the tables apart by what is in them."""
    for row in rows:
        match row:
            case (None, str(id), str(), str(record), int(sum)) if sum == checksum(record):
                found.games += _game(id, record)
            case (None, str(id), str(record), int(sum), str()) if sum == checksum(record):
                found.superseded += _game(id, record)
            case (str(id), str(), str(record)):  # as the first version kept games
                found.games += _game(id, record)
            case (str(id), None | str(), None | str(), int(), int(), int(), str(document), str(), *_):
                found.puzzles.update(_puzzle(id, document))
            case (str(puzzle), str(tag)):
                found.tags.add((puzzle, tag))


def _game(id: str, record: str) -> Iterator[Progress]:
    try:
        fields = json.loads(record)
    except ValueError:
        return
    if not isinstance(fields, dict) or fields.keys() != FIELDS.keys() or fields["id"] != id:
        return
    has_kinds = all(isinstance(fields[name], kind) for name, kind in FIELDS.items())
    if has_kinds and all(isinstance(line, str) for line in fields["moves"]):
        yield Progress.read(record)


def _puzzle(id: str, document: str) -> Iterator[tuple[str, StoredPuzzle]]:
    """A puzzle whose clues are those it is named after."""
    import nonokit

    try:
        puzzle = nonokit.loads(document, format="json")
    except NonokitError:
        return
    if puzzle.id == id:
        yield id, StoredPuzzle.of(puzzle)

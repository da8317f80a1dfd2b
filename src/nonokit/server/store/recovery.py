"""A damaged library is kept, and another begun with everything that can be saved: a player must be able to play.

The new file takes the old one's place in one step and only when it is complete. Whenever the power fails on the way,
the next start finds the damaged file and does it again, or finds the new one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from nonokit.server.store.backups import backups
from nonokit.server.store.database import connect
from nonokit.server.store.salvage import Salvage, salvage

BESIDE = ("-wal", "-shm")


def begin_anew(path: Path, fill: Callable[[Path, list[Salvage]], None]) -> str:
    """Replaces a damaged file, and says what was saved; `fill` makes the new one from what was found."""
    damaged = path.stat().st_ino
    unfinished = sorted(path.parent.glob(f"{path.name}.new-*[0-9]"))
    sources = [path, *unfinished, *backups(path.parent)[:1]]
    found = [salvage(source) for source in sources]
    fresh = path.with_name(f"{path.name}.new-{os.getpid()}")
    _remove(fresh)
    fill(fresh, found)
    _fold(fresh)
    if path.stat().st_ino != damaged:
        _remove(fresh)
        return "another server has just saved what was left of the damaged library"
    aside = _keep_copy(path)
    for suffix in BESIDE:  # a log of the old file must not be taken for one of the new
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    os.replace(fresh, path)
    for leftover in unfinished:
        _remove(leftover)
    return describe(found, aside)


def _fold(path: Path) -> None:
    """Folds the log into the file, which is about to get another name."""
    connection = connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    _to_disk(path)


def _keep_copy(path: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = path.with_name(f"{path.name}.damaged-{stamp}")
    for suffix in ("", *BESIDE):
        beside = Path(f"{path}{suffix}")
        if beside.exists():
            shutil.copy2(beside, f"{aside}{suffix}")
            _to_disk(Path(f"{aside}{suffix}"))
    return aside


def _to_disk(path: Path) -> None:
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def _remove(path: Path) -> None:
    for suffix in ("", *BESIDE):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


def describe(found: list[Salvage], aside: Path) -> str:
    """What was saved, in words."""
    games = {game.id for one in found for game in one.games}
    puzzles = {id for one in found for id in one.puzzles}
    return (
        f"the library was damaged: {len(games)} games and {len(puzzles)} puzzles were saved, {found[0].game_count} of"
        f" the games from the damaged file itself, which is kept as {aside}"
    )

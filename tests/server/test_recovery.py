"""Damaged libraries: what is whole is saved, from the file, its log and the backup; the damaged file is kept."""

from __future__ import annotations

import json
import os
import random
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonokit
from nonokit.server.settings import Settings
from nonokit.server.store import Progress, Store, StoredPuzzle
from nonokit.server.store import backups as backups_module
from nonokit.server.store.backups import KEPT, backups
from nonokit.server.store.database import FILE_NAME
from nonokit.server.store.progress import ProgressTable
from nonokit.server.store.salvage import salvage
from nonokit.server.store.sqlite_pages import pages_of, rows_of
from server.serving import running_app

GAMES = 60


def game(number: int, moves: int = 230) -> Progress:
    """A game of about five kilobytes."""
    lines = ["@anna", *(f"+{number} 1 r{n % 20}:{n % 20}-19" for n in range(moves))]
    return Progress(f"game-{number:02}", "2025-01-01T00:00:00.000Z", "?" * 20, lines, 0, 0, False)


def puzzle(number: int) -> StoredPuzzle:
    return StoredPuzzle.of(nonokit.Puzzle.from_clues(rows=[[number]], columns=[[1]] * number), ("mine",))


def library(folder: Path) -> Path:
    """A library of sixty games and ten puzzles; its only backup is empty."""
    store = Store(folder)
    for number in range(GAMES):
        store.progress.put([game(number)])
    for number in range(1, 11):
        store.puzzles.add(puzzle(number))
    store.close()
    return folder / FILE_NAME


def damage(path: Path, start: int, length: int, seed: int = 1) -> bytes:
    data = bytearray(path.read_bytes())
    data[start : start + length] = random.Random(seed).randbytes(len(data[start : start + length]))
    path.write_bytes(data)
    return bytes(data)


def names(store: Store) -> set[str]:
    return {json.loads(record)["id"] for record in store.progress.records()}


def asides(folder: Path) -> list[Path]:
    return [one for one in folder.glob("*damaged*") if not one.name.endswith(("-wal", "-shm"))]


@pytest.mark.parametrize("seed", range(6))
def test_three_kilobytes_of_damage_cost_a_few_games_at_most(tmp_path: Path, seed: int) -> None:
    path = library(tmp_path)
    assert path.stat().st_size > 300_000
    start = random.Random(seed).randrange(4096, path.stat().st_size - 3000)
    broken = damage(path, start, 3000, seed)
    store = Store(tmp_path)
    kept = names(store)
    assert len(kept) >= GAMES - 8
    for number in range(GAMES):
        if game(number).id in kept:
            assert store.progress.branches(game(number).id) == [game(number)], (
                "what is saved is what was kept"
            )
    if store.notes:  # else the damage hit nothing that is used
        (aside,) = asides(tmp_path)
        assert aside.read_bytes() == broken
        assert str(aside) in store.notes[0]
    store.close()


def everything(path: Path) -> None:
    path.write_bytes(b"this is no database at all, not even a little bit of one" * 50)


def the_inside(path: Path) -> None:
    damage(path, 4096, path.stat().st_size)


def the_header(path: Path) -> None:
    damage(path, 0, 100)


def the_end(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:6000])


def nothing_left(path: Path) -> None:
    path.write_bytes(b"x" * 600)


@pytest.mark.parametrize("harm", [everything, the_inside, the_header, the_end, nothing_left])
def test_any_damage_leaves_a_library_to_play_with(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    path = library(tmp_path)
    harm(path)
    broken = path.read_bytes()
    store = Store(tmp_path)
    (aside,) = asides(tmp_path)
    assert aside.read_bytes() == broken
    assert len(names(store)) >= (GAMES if harm is the_header else 0)
    assert store.progress.put([game(1)]) == {game(1).id: [game(1)]}
    store.close()
    assert Store(tmp_path).notes == []


def test_a_bit_that_flipped_in_a_game_is_noticed(tmp_path: Path) -> None:
    path = library(tmp_path)
    data = path.read_bytes()
    at = data.index(b"1 r7:7-19")
    path.write_bytes(data[:at] + b"2" + data[at + 1 :])
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store = Store(tmp_path)
    assert "damaged" in store.notes[0]
    assert len(names(store)) == GAMES - 1
    store.close()


def test_what_is_only_in_the_log_is_saved_too(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.connection.execute("PRAGMA wal_autocheckpoint = 0")
    for number in range(5):
        store.progress.put([game(number)])
        store.puzzles.add(puzzle(number + 1))
    path = tmp_path / FILE_NAME
    copy = tmp_path / "copy"
    copy.mkdir()
    for suffix in ("", "-wal"):
        (copy / f"{FILE_NAME}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    store.close()
    damage(copy / FILE_NAME, 0, 100)
    again = Store(copy)
    assert len(names(again)) == 5
    assert [one.tags for one in again.puzzles.list()] == [("mine",)] * 5
    again.close()


def test_what_the_damage_took_comes_from_the_backup(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(10):
        store.progress.put([game(number, 150)])
    store.puzzles.add(puzzle(3))
    store.back_up(is_forced=True)
    store.progress.put([game(3, 200)])
    store.close()
    the_inside(tmp_path / FILE_NAME)
    again = Store(tmp_path)
    assert len(names(again)) == 10
    assert again.progress.branches(game(5).id) == [game(5, 150)]
    assert [one.id for one in again.puzzles.list()] == [puzzle(3).id]
    assert "10 games and 1 puzzles were saved, 0 of the games from the damaged file itself" in again.notes[0]
    again.close()


def test_damage_found_in_the_middle_of_a_game_is_mended_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, troubles = ProgressTable.put, [sqlite3.DatabaseError("database disk image is malformed")]
    troubles[0].sqlite_errorcode = sqlite3.SQLITE_CORRUPT

    def put_or_fail(table: ProgressTable, games: Iterable[Progress]) -> dict[str, list[Progress]]:
        if troubles:
            damage(tmp_path / FILE_NAME, 100, 4000)
            raise troubles.pop()
        return put(table, games)

    with running_app(Settings(data=tmp_path, quick_workers=1, slow_workers=1)) as client:
        body = {"updated": "2025-01-01T00:00:00Z", "state": "?", "moves": ["@bert", "1 r0:0"]}
        monkeypatch.setattr(ProgressTable, "put", put_or_fail)
        assert client.put("/api/progress/one", json=body).status_code == 200
        assert len(client.get("/api/progress").json()["items"]) == 1


def test_two_servers_find_the_damage_at_once(tmp_path: Path) -> None:
    path = library(tmp_path)
    first = Store(tmp_path)
    damage(path, 200_000, 30_000)
    second = Store(tmp_path)
    assert second.notes
    assert not first.is_current, "and it opens the new one before it keeps anything more"
    assert second.is_current
    for store in (first, second):
        store.close()


def test_a_library_that_was_replaced_is_opened_again(tmp_path: Path) -> None:
    with running_app(Settings(data=tmp_path, quick_workers=1, slow_workers=1)) as client:
        other = tmp_path / "other"
        store = Store(other)
        store.progress.put([game(1)])
        store.close()
        os.replace(other / FILE_NAME, tmp_path / FILE_NAME)
        for suffix in ("-wal", "-shm"):
            (tmp_path / f"{FILE_NAME}{suffix}").unlink(missing_ok=True)
        assert [item["id"] for item in client.get("/api/progress").json()["items"]] == [game(1).id]


def test_the_server_says_what_was_saved(tmp_path: Path) -> None:
    library(tmp_path)
    damage(tmp_path / FILE_NAME, 100_000, 9000)
    with running_app(Settings(data=tmp_path, quick_workers=1, slow_workers=1)) as client:
        (note,) = client.get("/api/health").json()["notes"]
        assert "damaged" in note
        assert "saved" in note
        assert len(client.get("/api/progress").json()["items"]) > 40


@given(st.binary(max_size=3000), st.binary(max_size=3000))
def test_any_bytes_can_be_looked_through(data: bytes, wal: bytes) -> None:
    for header in (b"", b"SQLite format 3\0\x02\x00"):
        list(rows_of(pages_of(header + data, wal)))


@given(st.integers(0, 2**32), st.integers(1, 40))
def test_pages_with_noise_in_them_can_be_looked_through(seed: int, spots: int) -> None:
    chance = random.Random(seed)
    data = bytearray(SAMPLE)
    for _ in range(spots):
        data[chance.randrange(len(data))] = chance.randrange(256)
    list(rows_of(pages_of(bytes(data))))


def _sample() -> bytes:
    connection = sqlite3.connect(":memory:")
    connection.execute("PRAGMA page_size = 512")
    connection.execute("CREATE TABLE a (i INTEGER PRIMARY KEY, t TEXT, r REAL, b BLOB)")
    connection.execute("CREATE TABLE w (k TEXT PRIMARY KEY, v INTEGER) WITHOUT ROWID")
    for n in range(40):
        connection.execute("INSERT INTO a VALUES (?, ?, ?, ?)", (n, "é" * n * 30, n / 3, bytes(n)))
        connection.execute("INSERT INTO w VALUES (?, ?)", (f"k{n}", -(10 ** (n // 3))))
    connection.commit()
    data: bytes = connection.serialize()
    return data


SAMPLE = _sample()


def test_pages_are_read_as_sqlite_reads_them() -> None:
    rows = set(rows_of(pages_of(SAMPLE)))
    for n in range(40):
        assert (None, "é" * n * 30, n / 3 if n % 3 else n // 3, bytes(n)) in rows
        assert (f"k{n}", -(10 ** (n // 3))) in rows


def test_salvage_of_nothing_is_nothing(tmp_path: Path) -> None:
    assert salvage(tmp_path / "missing").games == []


def test_backups_are_made_when_due_and_rotate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(KEPT + 4):
        store = Store(tmp_path)
        store.progress.put([game(number, 2)])
        store.back_up()
        assert len(backups(tmp_path)) <= KEPT
        for path in backups(tmp_path):  # as if a day went by
            os.utime(path, (path.stat().st_mtime - 86_400,) * 2)
        store.close()
    found = backups(tmp_path)
    assert len(found) == KEPT
    assert len(salvage(found[0]).games) == KEPT + 3
    assert len(salvage(found[-1]).games) < len(salvage(found[0]).games)


def test_a_backup_is_not_made_twice_of_the_same_nor_before_it_is_due(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.progress.put([game(1)])
    store.back_up()
    assert len(backups(tmp_path)) == 1, "the first of the day, made when the library was opened"
    store.back_up(is_forced=True)
    store.back_up(is_forced=True)
    assert len(backups(tmp_path)) == 2
    store.close()


@pytest.mark.parametrize("years", [-30, 30])
def test_a_wrong_clock_does_not_put_backups_off(tmp_path: Path, years: int) -> None:
    store = Store(tmp_path)
    (first,) = backups(tmp_path)
    os.utime(first, (first.stat().st_mtime + years * 3.15e7,) * 2)
    store.progress.put([game(1)])
    store.back_up()
    assert len(backups(tmp_path)) == 2
    store.close()


def test_a_backup_that_cannot_be_made_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / backups_module.FOLDER).write_text("in the way")
    store = Store(tmp_path)
    assert store.progress.put([game(1)])
    assert "no backup could be made" in caplog.text
    store.close()

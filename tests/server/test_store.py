"""The database in trouble: damage, locks, a full disk, newer versions, several writers, a kill."""

from __future__ import annotations

import signal
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

import nonokit
from nonokit.server.app import create_app
from nonokit.server.settings import Settings
from nonokit.server.store import Progress, StorageError, Store, StoredPuzzle
from nonokit.server.store import database as database_module
from nonokit.server.store.database import FILE_NAME, MIGRATIONS
from nonokit.server.store.progress import MOST_BRANCHES, MOST_SUPERSEDED
from processes import PATIENCE_S
from server.serving import Player, running_app

GAME = {"updated": "2025-01-01T00:00:00Z", "state": "?"}


def progress(number: int, id: str = "one") -> Progress:
    """The game after so many moves."""
    return Progress(
        id, "2025-01-01T00:00:00.000Z", "?", ["@anna", *(f"1 r0:{n}" for n in range(number))], 0, 0, False
    )


def test_a_new_folder_is_made(tmp_path: Path) -> None:
    Store(tmp_path / "a" / "b").close()
    assert (tmp_path / "a" / "b" / FILE_NAME).exists()


def test_the_version_is_written_and_nothing_is_done_twice(tmp_path: Path) -> None:
    for _ in range(2):
        store = Store(tmp_path)
        assert store.connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
        assert store.notes == []
        store.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.progress.put([progress(1)])
    store.close()
    broken = (*MIGRATIONS, "CREATE TABLE more (x); CREATE TABLE more (x);")
    monkeypatch.setattr(database_module, "MIGRATIONS", broken)
    with pytest.raises(StorageError):
        Store(tmp_path)
    monkeypatch.undo()
    again = Store(tmp_path)
    assert len(again.progress.records()) == 1
    assert not again.connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchall()
    again.close()


def test_an_older_file_gets_the_new_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    monkeypatch.setattr(database_module, "MIGRATIONS", (*MIGRATIONS, "CREATE TABLE more (x);"))
    store = Store(tmp_path)
    assert store.connection.execute("SELECT count(*) FROM more").fetchone()[0] == 0
    store.close()


def test_a_newer_file_is_no_damage(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StorageError, match="newer nonokit"):
        Store(tmp_path)
    assert [path.name for path in tmp_path.iterdir() if "damaged" in path.name] == []


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("PRAGMA user_version = 99", "newer nonokit"),
        ("PRAGMA user_version = -3", "newer nonokit"),
        ("CREATE TABLE other (x)", "no library of nonokit"),
    ],
)
def test_a_file_that_is_not_ours_is_left_alone_and_nothing_is_said_to_be_kept(
    tmp_path: Path, sql: str, message: str
) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(sql)
    connection.execute("CREATE TABLE IF NOT EXISTS other (x)")
    connection.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    with running_app(Settings(data=tmp_path, quick_workers=1, slow_workers=1)) as client:
        (note,) = client.get("/api/health").json()["notes"]
        assert message in note
        for answer in (
            client.put("/api/progress/one", json=GAME),
            client.get("/api/progress"),
            client.post("/api/library", json={"puzzle": {"rows": [[1]], "columns": [[1]]}}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (500, "storage")
            assert message in answer.json()["message"]
        assert len(client.get("/api/library").json()["puzzles"]) > 50, "what ships can be played"
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_a_puzzle_given_at_the_start_can_be_played_without_a_library(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    puzzle = StoredPuzzle.of(nonokit.Puzzle.from_clues(rows=[[1]], columns=[[1]]))
    app = create_app(
        Settings(data=tmp_path / "file" / "data", quick_workers=1, slow_workers=1), puzzles=[puzzle]
    )
    with TestClient(app, base_url="http://localhost") as client:
        (note,) = client.get("/api/health").json()["notes"]
        assert "keeps nothing" in note
        assert client.get(f"/api/library/{puzzle.id}").json()["puzzle"]["width"] == 1
        assert client.put("/api/progress/one", json=GAME).status_code == 500


@pytest.mark.parametrize("version", [1, len(MIGRATIONS)])
def test_a_half_made_library_is_begun_anew(tmp_path: Path, version: int) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("CREATE TABLE tags (x)")
    connection.close()
    store = Store(tmp_path)
    assert "damaged" in store.notes[0]
    assert store.progress.put([progress(1)]) == {"one": [progress(1)]}
    store.close()


def test_a_full_disk_is_said_and_costs_nothing(fresh_client: TestClient) -> None:
    context = fresh_client.app._app._app.state.context  # type: ignore[attr-defined]

    def limit(pages: int) -> Callable[[], Any]:
        return lambda: context.store.run(
            lambda s: s.connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
        )

    assert fresh_client.portal is not None
    assert (
        fresh_client.put("/api/progress/one", json={**GAME, "moves": ["@anna", "first"]}).status_code == 200
    )
    fresh_client.portal.call(limit(1))  # SQLite takes what there is as the limit: the disk is full now
    long = {**GAME, "moves": ["@anna", "first", *["x" * 1000] * 200]}
    answer = fresh_client.put("/api/progress/one", json=long)
    assert (answer.status_code, answer.json()["code"]) == (507, "storage-full")
    assert [item["moves"] for item in fresh_client.get("/api/progress").json()["items"]] == [
        ["@anna", "first"]
    ]
    fresh_client.portal.call(limit(100_000))
    assert fresh_client.put("/api/progress/one", json=long).status_code == 200


def test_a_locked_library_is_said_and_tried_again(
    fresh_client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = fresh_client.app._app._app.state.context  # type: ignore[attr-defined]
    assert fresh_client.portal is not None
    fresh_client.portal.call(
        lambda: context.store.run(lambda s: s.connection.execute("PRAGMA busy_timeout = 50"))
    )
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = fresh_client.put("/api/progress/one", json=GAME)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-locked")
    assert answer.headers["retry-after"] == "1"
    assert fresh_client.get("/api/progress").json() == {"items": []}  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert fresh_client.put("/api/progress/one", json=GAME).status_code == 200


def test_two_writers_on_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # One writes without a pause, so on a slow disk the other may find it writing every time it looks.
    monkeypatch.setattr(database_module, "BUSY_TIMEOUT_S", PATIENCE_S)
    Store(tmp_path).close()
    troubles: list[BaseException] = []

    def write(offset: int) -> None:
        try:
            store = Store(tmp_path)
            for number in range(offset, 40, 2):
                store.progress.put([Progress("one", "2025", "?", [f"@dev{number}", "x"], 0, 0, False)])
                store.puzzles.add(StoredPuzzle(f"p{number}", None, None, 1, 1, 1, "[]", "{}"))
            store.close()
        except BaseException as trouble:
            troubles.append(trouble)

    threads = [threading.Thread(target=write, args=(offset,)) for offset in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []
    store = Store(tmp_path)
    assert len(store.progress.branches("one")) == MOST_BRANCHES
    assert len(store.progress.superseded_records()) == MOST_SUPERSEDED
    assert len(store.puzzles.list()) == 40
    store.close()


def test_two_servers_on_one_file(play: Callable[..., Player]) -> None:
    clients = [play().open() for _ in range(2)]
    for number, client in enumerate(clients):
        body = {**GAME, "moves": ["@anna", "x", f"@dev{number}", "y"]}
        client.put("/api/progress/one", json=body)
    for client in clients:
        assert len(client.get("/api/progress").json()["items"]) == 2


def test_a_killed_server_has_kept_every_answered_save(play: Callable[..., Player]) -> None:
    player = play()
    client = player.open()
    answered: list[int] = []

    def save_for_ever() -> None:
        for number in range(10_000):
            body = {"updated": "2025-01-01T00:00:00Z", "state": "?", "moves": ["x" * 2000]}
            try:
                if client.put(f"/api/progress/game-{number}", json=body).status_code == 200:
                    answered.append(number)
            except httpx2.HTTPError:
                return

    thread = threading.Thread(target=save_for_ever)
    thread.start()
    while len(answered) < 20 and thread.is_alive():
        thread.join(0.01)
    player.process.send_signal(signal.SIGKILL)
    thread.join()
    again = play().open()
    assert len(answered) >= 20
    kept = {item["id"] for item in again.get("/api/progress").json()["items"]}
    assert {f"game-{number}" for number in answered} <= kept
    assert again.get("/api/health").json()["notes"] == []

"""Games over HTTP and in the database: the newest wins, nothing is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from nonokit.server.store import Progress, Store
from nonokit.server.store.progress import contains

ID = "46d4fd2c0da8e56d"


def game(minute: int, *moves: str, state: str = "?", **fields: Any) -> dict[str, Any]:
    return {"updated": f"2025-01-01T00:{minute:02}:00.000Z", "state": state, "moves": list(moves), **fields}


def save(client: TestClient, body: dict[str, Any]) -> dict[str, Any]:
    answer = client.put(f"/api/progress/{ID}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def export(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/progress/export").json()
    return found


def test_the_newest_wins_whichever_comes_first(fresh_client: TestClient) -> None:
    new, old = game(5, "a", "b"), game(3, "x")
    assert save(fresh_client, new)["moves"] == ["a", "b"]
    assert save(fresh_client, old)["moves"] == ["a", "b"]
    assert save(fresh_client, game(6, "c"))["moves"] == ["c"]
    assert [item["moves"] for item in fresh_client.get("/api/progress").json()["items"]] == [["c"]]
    assert sorted(item["moves"] for item in export(fresh_client)["history"]) == [["a", "b"], ["x"]]


def test_what_was_merely_continued_is_not_kept_twice(fresh_client: TestClient) -> None:
    for minute in range(1, 6):
        save(fresh_client, game(minute, *"abcde"[:minute], f"@sheet {minute}"))
    assert export(fresh_client)["history"] == []


def test_a_checkpoint_that_would_be_lost_is_kept(fresh_client: TestClient) -> None:
    save(fresh_client, game(1, "a", "@point 3? @ before"))
    save(fresh_client, game(2, "a", "b"))
    assert len(export(fresh_client)["history"]) == 1


def test_the_same_save_twice_changes_nothing(fresh_client: TestClient) -> None:
    assert save(fresh_client, game(1, "a")) == save(fresh_client, game(1, "a"))
    assert export(fresh_client)["history"] == []


def test_times_are_compared_across_zones(fresh_client: TestClient) -> None:
    save(fresh_client, {**game(0, "utc"), "updated": "2025-01-01T12:00:00Z"})
    winner = save(fresh_client, {**game(0, "east"), "updated": "2025-01-01T12:30:00+01:00"})
    assert (winner["moves"], winner["updated"]) == (["utc"], "2025-01-01T12:00:00.000Z")


def test_a_clock_that_runs_ahead_does_not_win_for_ever(fresh_client: TestClient) -> None:
    ahead = save(fresh_client, {**game(0, "ahead"), "updated": "2999-01-01T00:00:00Z"})
    assert ahead["updated"] < "2999"


def test_export_and_import_carry_everything(fresh_client: TestClient, tmp_path: Path) -> None:
    save(fresh_client, game(1, "x"))
    save(fresh_client, game(2, "y", seconds=12.5, hints=3, solved=True, state="#."))
    file = export(fresh_client)
    store = Store(None)
    store.progress.put([Progress(**item) for item in (*file["history"], *file["items"])])
    assert [Progress(**item).record() for item in file["items"]] == store.progress.records()
    assert [Progress(**item).record() for item in file["history"]] == store.progress.history_records()
    assert fresh_client.post("/api/progress/import", json=file).json() == {"read": 2, "newest": 1}
    assert export(fresh_client) == file


def test_an_import_is_all_or_nothing(fresh_client: TestClient) -> None:
    items = [{"id": "a", **game(1)}, {"id": "b b", **game(1)}]
    answer = fresh_client.post("/api/progress/import", json={"items": items})
    assert answer.status_code == 422
    assert answer.json()["where"]["field"] == "items[1].id"
    assert fresh_client.get("/api/progress").json() == {"items": []}


@pytest.mark.parametrize(
    "change",
    [
        {"updated": "yesterday"},
        {"updated": "2025-01-01T00:00:00"},
        {"updated": None},
        {"state": 5},
        {"moves": "abc"},
        {"moves": [1]},
        {"seconds": -1},
        {"seconds": 1e300},
        {"hints": 0.5},
        {"solved": "perhaps"},
    ],
)
def test_what_is_no_game_is_refused(client: TestClient, change: dict[str, Any]) -> None:
    answer = client.put(f"/api/progress/{ID}", json={**game(1), **change})
    assert (answer.status_code, answer.json()["code"]) == (422, "request")


versions = st.lists(
    st.builds(
        Progress,
        id=st.just("one"),
        updated=st.sampled_from(
            ["2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z", "2025-01-03T00:00:00.000Z"]
        ),
        state=st.sampled_from(["??", "#?", "##"]),
        moves=st.lists(st.sampled_from(["a", "b", "@point x @ y"]), max_size=3),
        seconds=st.just(0),
        hints=st.just(0),
        solved=st.booleans(),
    ),
    min_size=1,
    max_size=6,
)


@given(versions, st.randoms(use_true_random=False))
def test_any_order_ends_the_same_and_loses_nothing(games: list[Progress], chance: Any) -> None:
    winners = set()
    for _ in range(2):
        store = Store(None)
        for one in games:
            store.progress.put([one])
        (record,) = store.progress.records()
        winners.add(record)
        kept = [record, *store.progress.history_records()]
        kept_games = [store.progress.get("one"), *store.progress.history("one")]
        for one in games:
            assert one.record() in kept or any(
                contains(other, one) for other in kept_games if other is not None
            )
        store.close()
        chance.shuffle(games)
    assert len(winners) == 1


def test_history_survives_a_new_start(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for minute, move in ((1, "x"), (2, "y")):
        store.progress.put([Progress(ID, f"2025-01-01T00:0{minute}:00.000Z", "?", [move], 0, 0, False)])
    store.close()
    again = Store(tmp_path)
    assert [one.moves for one in again.progress.history(ID)] == [["x"]]
    again.close()
    assert sqlite3.connect(tmp_path / "library.sqlite3").execute("PRAGMA journal_mode").fetchone() == ("wal",)

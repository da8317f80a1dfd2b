"""Games over HTTP and in the database: a copy that goes on wins, branches are both kept, nothing is lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

import nonokit
from nonokit.puzzles import get
from nonokit.server.store import Progress, Store
from nonokit.server.store import progress as progress_module
from nonokit.server.store.database import FILE_NAME
from nonokit.server.store.migrations import MIGRATIONS

ID = "0123456789abcdef"


def game(*moves: str, minute: int = 0, state: str = "?", **fields: Any) -> dict[str, Any]:
    return {"updated": f"2025-01-01T00:{minute:02}:00.000Z", "state": state, "moves": list(moves), **fields}


def save(client: TestClient, body: dict[str, Any], id: str = ID) -> dict[str, Any]:
    answer = client.put(f"/api/progress/{id}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def items(client: TestClient) -> list[list[str]]:
    return sorted(item["moves"] for item in client.get("/api/progress").json()["items"])


def export(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/progress/export").json()
    return found


BEGUN = ("@anna", "1 r0:0")
GONE_ON = (*BEGUN, "@bert", "undo")
BRANCHED = (*BEGUN, "@carl", ". r0:0")


def test_what_goes_on_wins_whatever_the_clocks_say(fresh_client: TestClient) -> None:
    assert save(fresh_client, game(*BEGUN, minute=50))["moves"] == [*BEGUN]
    assert save(fresh_client, game(*GONE_ON, minute=3))["moves"] == [*GONE_ON]
    again = save(fresh_client, game(*BEGUN, minute=59))
    assert (again["moves"], again["branches"]) == ([*GONE_ON], [])
    assert items(fresh_client) == [[*GONE_ON]]
    assert export(fresh_client)["history"] == []


def test_two_branches_are_both_kept_until_one_is_chosen(fresh_client: TestClient) -> None:
    save(fresh_client, game(*GONE_ON, minute=1))
    answer = save(fresh_client, game(*BRANCHED, minute=2))
    assert answer["moves"] == [*BRANCHED]
    assert [branch["moves"] for branch in answer["branches"]] == [[*GONE_ON]]
    assert items(fresh_client) == [[*GONE_ON], [*BRANCHED]]
    chosen = (*BRANCHED, "@took bert=1", "@dora", "point 1? @ other")
    assert save(fresh_client, game(*chosen))["branches"] == []
    assert save(fresh_client, game(*GONE_ON))["moves"] == [*chosen]
    assert items(fresh_client) == [[*chosen]]
    assert [item["moves"] for item in export(fresh_client)["history"]] == [[*GONE_ON]]


def test_the_same_save_twice_changes_nothing(fresh_client: TestClient) -> None:
    assert save(fresh_client, game(*BEGUN)) == save(fresh_client, game(*BEGUN))
    assert len(items(fresh_client)) == 1


def test_times_are_labels_in_utc(fresh_client: TestClient) -> None:
    kept = save(fresh_client, {**game(*BEGUN), "updated": "2999-01-01T12:30:00+01:00"})
    assert kept["updated"] == "2999-01-01T11:30:00.000Z"


def test_a_game_of_old_gets_a_log(fresh_client: TestClient) -> None:
    kept = save(fresh_client, game("1 r0:0", "@sheet 1:1", seconds=9))
    assert kept["moves"][1:] == ["1 r0:0", "+9 time"]
    assert save(fresh_client, game("1 r0:0", "@sheet 1:1", seconds=9)) == kept


def test_export_and_import_carry_everything(fresh_client: TestClient) -> None:
    save(fresh_client, game(*GONE_ON))
    save(fresh_client, game(*BRANCHED, "@took bert=1", "@dora", "redo"))
    save(fresh_client, game(*BEGUN, seconds=12.5, hints=3, solved=True), "other")
    file = export(fresh_client)
    assert (len(file["items"]), len(file["history"])) == (2, 1)
    store = Store(None)
    store.progress.put([Progress(**item) for item in file["items"]])
    store.progress.keep_superseded([Progress(**item) for item in file["history"]])
    assert sorted(Progress(**item).record() for item in file["items"]) == sorted(store.progress.records())
    assert [Progress(**item).record() for item in file["history"]] == store.progress.superseded_records()
    assert fresh_client.post("/api/progress/import", json=file).json() == {"read": 2, "branched": 0}
    assert export(fresh_client) == file


def test_an_import_is_all_or_nothing(fresh_client: TestClient) -> None:
    bad = [{"id": "a", **game(*BEGUN)}, {"id": "b b", **game(*BEGUN)}]
    answer = fresh_client.post("/api/progress/import", json={"items": bad})
    assert answer.status_code == 422
    assert answer.json()["where"]["field"] == "items[1].id"
    wrong = [{"id": "a", **game(*BEGUN)}, {"id": get("duck").puzzle.id, **game(*BEGUN)}]
    answer = fresh_client.post("/api/progress/import", json={"items": wrong})
    assert (answer.status_code, answer.json()["where"]["field"]) == (422, "items[1].state")
    assert items(fresh_client) == []


@pytest.mark.parametrize(
    "change",
    [
        {"updated": "yesterday"},
        {"updated": "2025-01-01T00:00:00"},
        {"updated": None},
        {"state": 5},
        {"state": ""},
        {"state": "##\n#"},
        {"state": "\n"},
        {"state": "#" * 1001},
        {"moves": "abc"},
        {"moves": [1]},
        {"moves": ["@anna", "a\nb"]},
        {"moves": ["@anna", ""]},
        {"seconds": -1},
        {"seconds": 1e300},
        {"hints": 0.5},
        {"solved": "perhaps"},
    ],
)
def test_what_is_no_game_is_refused(client: TestClient, change: dict[str, Any]) -> None:
    answer = client.put(f"/api/progress/{ID}", json={**game(*BEGUN), **change})
    assert (answer.status_code, answer.json()["code"]) == (422, "request")
    (field,) = change
    assert answer.json()["where"]["field"].startswith(field)


def test_a_sheet_must_be_of_its_puzzle_where_that_is_known(fresh_client: TestClient) -> None:
    duck = get("duck").puzzle
    answer = fresh_client.put(f"/api/progress/{duck.id}", json=game(*BEGUN, state="??\n??"))
    assert (answer.status_code, answer.json()["where"]["field"]) == (422, "state")
    assert "8×" in answer.json()["message"]
    save(fresh_client, game(*BEGUN, state="\n".join(["?" * duck.width] * duck.height)), duck.id)
    kept = fresh_client.post("/api/library", json={"puzzle": {"rows": [[1]], "columns": [[1], []]}}).json()
    assert fresh_client.put(f"/api/progress/{kept['id']}", json=game(*BEGUN)).status_code == 422
    save(fresh_client, game(*BEGUN, state="#?"), kept["id"])


def test_the_history_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "MOST_SUPERSEDED", 3)
    monkeypatch.setattr(progress_module, "MOST_SUPERSEDED_IN_ALL", 5)
    store = Store(None)
    for id in ("one", "two"):
        for number in range(9):
            store.progress.put([copy(f"@writer{number}", "a", id=id)])
            taken = " ".join(f"writer{i}=1" for i in range(number + 1))
            store.progress.put([copy(f"@took {taken}", "@chosen", *["b"] * (number + 1), id=id)])
    kept = [json.loads(record) for record in store.progress.superseded_records()]
    assert [record["id"] for record in kept] == ["one"] * 2 + ["two"] * 3
    assert [record["moves"][0] for record in kept[2:]] == ["@writer7", "@took writer0=1 writer1=1 writer2=1 writer3=1 writer4=1 writer5=1 writer6=1 writer7=1", "@writer8"]  # fmt: skip


def test_branches_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "MOST_BRANCHES", 3)
    store = Store(None)
    for number in range(6):
        store.progress.put([copy(f"@writer{number}", "a", updated=f"2025-01-0{number + 1}")])
    assert [one.moves[0] for one in store.progress.branches("one")] == ["@writer3", "@writer4", "@writer5"]
    assert len(store.progress.superseded_records()) == 3


def copy(*moves: str, id: str = "one", updated: str = "2025-01-01T00:00:00.000Z") -> Progress:
    return Progress(id, updated, "??", list(moves), 0, 0, False)


@st.composite
def copies(draw: st.DrawFn) -> list[Progress]:
    """Copies of a game as devices make them: each goes on from one that is there, or settles two of them."""
    found = [copy("@root", "a")]
    for number in range(draw(st.integers(1, 7))):
        log = draw(st.sampled_from(found)).moves
        if draw(st.booleans()):
            other = draw(st.sampled_from(found))
            taken = " ".join(f"{name}={count}" for name, count in other.counts.items())
            log = [*log, f"@took {taken}"]
        label = draw(st.sampled_from(["1999-01-01", "2025-01-01", "2999-01-01"]))
        found.append(
            copy(*log, f"@dev{number}", draw(st.sampled_from(["a", "undo", "point 2? @ x"])), updated=label)
        )
    return found


@given(copies(), st.randoms(use_true_random=False))
def test_any_order_ends_the_same_and_loses_nothing(games: Sequence[Progress], chance: Any) -> None:
    ends = set()
    for _ in range(3):
        order = [*games, *chance.sample(list(games), len(games))]
        chance.shuffle(order)
        store = Store(None)
        for one in order:
            store.progress.put([one])
        branches = store.progress.branches("one")
        ends.add(frozenset(branch.record() for branch in branches))
        assert all(any(one.is_in(branch) for branch in branches) for one in games)
        assert not any(a.is_in(b) for a in branches for b in branches if a is not b)
        kept = [*branches, *(Progress.read(record) for record in store.progress.superseded_records())]
        assert all(any(one.is_beginning_of(other) for other in kept) for one in games)
        store.close()
    assert len(ends) == 1


def test_branches_survive_a_new_start(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.progress.put([copy("@anna", "x"), copy("@bert", "y")])
    store.close()
    again = Store(tmp_path)
    assert [one.moves for one in again.progress.branches("one")] == [["@anna", "x"], ["@bert", "y"]]
    again.close()
    assert sqlite3.connect(tmp_path / FILE_NAME).execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_library_of_the_first_version_is_brought_along(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    assert isinstance(MIGRATIONS[0], str)
    connection.executescript(MIGRATIONS[0])
    connection.execute("PRAGMA user_version = 1")
    record = {"id": "one", **game("1 r0:0", "@sheet 1:1", hints=1, seconds=0, solved=True)}
    connection.execute("INSERT INTO progress VALUES ('one', '2025', ?)", (json.dumps(record),))
    older = {**record, "moves": [". r0:0"], "solved": False}
    connection.execute(
        "INSERT INTO progress_history VALUES (1, 'one', '2024', ?, '2025')", (json.dumps(older),)
    )
    document = nonokit.dumps(nonokit.Puzzle.from_clues(rows=[[1]], columns=[[1]]), format="json")
    connection.execute("INSERT INTO puzzles VALUES ('p', 'T', NULL, 1, 1, 1, ?, '2025')", (document,))
    connection.commit()
    connection.close()
    store = Store(tmp_path)
    (kept,) = store.progress.branches("one")
    assert kept.moves[1:3] == ["1 r0:0", "hint"]
    assert kept.moves[3].startswith("solved 20")
    assert len(store.progress.superseded_records()) == 1
    (puzzle,) = store.puzzles.list()
    assert json.loads(puzzle.palette)[1] == {"name": "black", "rgb": "#000000", "char": "#"}
    store.close()

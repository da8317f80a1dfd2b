"""The library over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from nonokit import Colour, Puzzle, dumps
from nonokit.puzzles import collections, library
from nonokit.server import app
from nonokit.server.ratings import next_unrated, rate_one
from nonokit.server.routes.context import Context
from nonokit.server.store import StoreThread
from nonokit.server.workers import Pool
from nonokit.server.workers.worker import WorkerGone
from server.serving import running_app

CODE = "RrW8eI3iI3"


def entries(client: TestClient, **query: object) -> list[dict[str, Any]]:
    answer = client.get("/api/library", params={key: str(value) for key, value in query.items()})
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["puzzles"]
    return found


def test_all_shipped_puzzles_are_listed_in_order(client: TestClient) -> None:
    listed = entries(client, source="shipped")
    assert [entry["slug"] for entry in listed] == [entry.slug for entry in library()]
    assert all(isinstance(entry["difficulty"]["score"], int) for entry in listed)
    assert listed[0]["course"] == {"position": 1, "lesson": library()[0].lesson}


def test_listed_puzzles_can_be_had_without_their_answers(client: TestClient) -> None:
    for entry in entries(client)[::10]:
        puzzle = client.get(f"/api/library/{entry['id']}").json()["puzzle"]
        assert (puzzle["id"], puzzle["width"], puzzle["height"]) == (
            entry["id"],
            entry["width"],
            entry["height"],
        )
        assert "goal" not in puzzle


def test_a_slug_is_as_good_as_an_id(client: TestClient) -> None:
    assert client.get("/api/library/whale").json()["puzzle"]["title"] == "Whale"


def test_filters(client: TestClient) -> None:
    assert all(max(e["width"], e["height"]) <= 10 for e in entries(client, max_side=10))
    assert all(e["colours"] > 1 for e in entries(client, is_coloured=True))
    assert {e["collection"] for e in entries(client, tag="sea")} == {"sea"}
    assert 0 < len(entries(client, tag="sea", is_coloured=False)) < len(entries(client))


def test_puzzles_are_listed_as_they_were_added(fresh_client: TestClient) -> None:
    texts = [f'{{"rows": [[{size}]], "columns": {[[1]] * size}}}' for size in (3, 1, 2)]
    added = [
        fresh_client.post("/api/library", json={"text": text}).json()["id"] for text in [*texts, texts[0]]
    ]
    assert [entry["id"] for entry in entries(fresh_client, source="imported")] == added[:3]


def test_a_puzzle_is_added_found_and_removed(fresh_client: TestClient) -> None:
    added = fresh_client.post("/api/library", json={"text": CODE, "tags": ["letters", "letters"]}).json()
    assert (added["source"], added["tags"], added["width"]) == ("imported", ["letters"], 5)
    assert [entry["id"] for entry in entries(fresh_client, source="imported")] == [added["id"]]
    assert fresh_client.get(f"/api/library/{added['id']}").json()["puzzle"]["code"] == CODE
    assert fresh_client.delete(f"/api/library/{added['id']}").json() == {"id": added["id"]}
    assert entries(fresh_client, source="imported") == []
    assert fresh_client.delete(f"/api/library/{added['id']}").status_code == 404


def test_adding_again_changes_the_title_and_keeps_the_tags(fresh_client: TestClient) -> None:
    puzzle = {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}
    fresh_client.post("/api/library", json={"puzzle": puzzle, "tags": ["mine"]})
    fresh_client.post("/api/library", json={"puzzle": {**puzzle, "title": "L"}})
    fresh_client.post("/api/library", json={"puzzle": puzzle})
    (entry,) = entries(fresh_client, source="imported")
    assert (entry["title"], entry["tags"]) == ("L", ["mine"])


def test_a_shipped_puzzle_stays_shipped(fresh_client: TestClient, duck: dict[str, Any]) -> None:
    assert fresh_client.post("/api/library", json={"puzzle": duck}).json()["source"] == "shipped"
    assert entries(fresh_client, source="imported") == []


def test_what_cannot_be_read_is_not_added(fresh_client: TestClient) -> None:
    answer = fresh_client.post("/api/library", json={"text": "no puzzle at all"})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-puzzle")
    assert fresh_client.post("/api/library", json={"text": CODE, "tags": [""]}).json()["code"] == "request"


def test_ratings_are_found_and_kept(fresh_client: TestClient) -> None:
    context = fresh_client.app._app._app.state.context  # type: ignore[attr-defined]
    added = fresh_client.post("/api/library", json={"text": CODE}).json()

    async def rate() -> None:
        assert await rate_one(context, added["id"])

    assert fresh_client.portal is not None
    fresh_client.portal.call(rate)
    (entry,) = entries(fresh_client, source="imported")
    assert entry["difficulty"]["class"]
    assert isinstance(entry["difficulty"]["score"], int)


def test_puzzles_without_a_solution_stay_unrated(fresh_client: TestClient) -> None:
    context = fresh_client.app._app._app.state.context  # type: ignore[attr-defined]
    puzzle = {"rows": [[2]], "columns": [[1], []]}
    added = fresh_client.post("/api/library", json={"puzzle": puzzle}).json()

    async def rate() -> tuple[bool, str | None]:
        return await rate_one(context, added["id"]), await next_unrated(context, set())

    assert fresh_client.portal is not None
    assert fresh_client.portal.call(rate) == (False, added["id"])


def test_a_puzzle_that_kills_its_workers_is_given_up(
    fresh_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = fresh_client.app._app._app.state.context  # type: ignore[attr-defined]
    added = fresh_client.post("/api/library", json={"text": CODE}).json()

    async def die(*_: Any) -> None:
        raise WorkerGone

    async def rate() -> bool:
        return await rate_one(context, added["id"])

    monkeypatch.setattr(Pool, "_ask", die)
    assert fresh_client.portal is not None
    assert not fresh_client.portal.call(rate)


def test_rating_that_dies_is_logged_and_everything_still_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def die(_: Context) -> None:
        raise RuntimeError("the rater broke")

    monkeypatch.setattr(app, "rate_puzzles", die)
    ended: list[object] = []
    for kind, name in ((Pool, "stop"), (StoreThread, "close")):
        monkeypatch.setattr(kind, name, noted(getattr(kind, name), ended))
    with running_app() as client:
        assert client.get("/api/health").status_code == 200
    assert [type(one) for one in ended] == [Pool, Pool, StoreThread]
    assert "the rater broke" in caplog.text


def noted(method: Callable[[Any], Awaitable[None]], calls: list[object]) -> Callable[[Any], Awaitable[None]]:
    async def call(self: Any) -> None:
        await method(self)
        calls.append(self)

    return call


def test_the_words_of_the_page_are_served_and_nothing_else_of_their_folder(client: TestClient) -> None:
    languages = client.get("/messages/languages.json")
    assert languages.json()["de"] == "Deutsch"
    assert languages.headers["cache-control"] == "no-cache"
    words = client.get("/messages/de.ftl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Rätsel des Tages" in words.text
    for path in (
        "/messages/catalogue.py",
        "/messages/de/",
        "/messages/xx.ftl",
        "/messages/../errors.py",
    ):
        assert client.get(path).status_code == 404, path


def test_the_page_is_given_the_catalogue_but_no_answer(client: TestClient) -> None:
    answer = client.get("/puzzles/catalogue.json")
    assert set(answer.json()) == set(collections())
    assert (
        client.get("/puzzles/catalogue.json", headers={"if-none-match": answer.headers["etag"]}).status_code
        == 304
    )


def test_the_page_is_given_the_clues_of_a_collection_but_no_answer(client: TestClient) -> None:
    for name in collections():
        clues = client.get(f"/puzzles/{name}.json").json()
        shipped = {entry.slug: entry.puzzle for entry in library() if entry.collection == name}
        assert list(clues) == list(shipped)
        for slug, puzzle in shipped.items():
            given = {
                side: [
                    [run if isinstance(run, list) else [run, 1] for run in clue] for clue in clues[slug][side]
                ]
                for side in clues[slug]
            }
            expected = {"rows": puzzle.rows, "columns": puzzle.columns}
            assert given == {
                side: [[list(run) for run in clue] for clue in expected[side]] for side in expected
            }
    assert client.get("/puzzles/nothing.json").status_code == 404


def test_a_colour_may_have_a_long_name(fresh_client: TestClient) -> None:
    """One such file made the whole gallery an error."""
    palette = (Colour("white", (255, 255, 255), "."), Colour("black as the night " * 9, (0, 0, 0), "#"))
    text = dumps(Puzzle.from_clues(rows=[[1]], columns=[[1]], palette=palette), "json")
    kept = fresh_client.post("/api/library", json={"text": text}).json()
    assert kept["id"] in [entry["id"] for entry in entries(fresh_client, source="imported")]
    (imported,) = fresh_client.post("/api/import", json={"text": text}).json()["puzzles"]
    assert imported == fresh_client.get(f"/api/library/{kept['id']}").json()["puzzle"]
    assert fresh_client.post("/api/solve", json={"puzzle": imported}).json()["status"] == "unique"

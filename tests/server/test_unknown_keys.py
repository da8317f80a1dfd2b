"""What a request has that its path does not take: it is refused, for it may be a word mistyped."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel
from starlette.testclient import TestClient

from nonokit.server.jobs import answering
from nonokit.server.jobs.job import Job
from nonokit.server.wire.request import Request

L = {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}
COLOURED = {**L, "columns": [[{"length": 2, "color": 1}], [1], [1]]}


@pytest.mark.parametrize(
    ("path", "body", "field", "meant"),
    [
        ("solve", {"puzzle": L, "timeot_s": 0}, "timeot_s", "timeout_s"),
        ("solve", {"puzle": L}, "puzle", "puzzle"),
        ("solve", {"puzzle": COLOURED}, "puzzle.columns[0][0].color", "colour"),
        ("hint", {"puzzle": {**L, "license": "CC0"}}, "puzzle.license", "licence"),
        ("ambiguity", {"grid": "#.", "max_solution": 3}, "max_solution", "max_solutions"),
        ("convert", {"text": "1\n\n1", "form": "non", "to": "json"}, "form", "from"),
        ("library", {"text": "1\n\n1", "tag": ["x"]}, "tag", "tags"),
        ("book-check", {"chapters": [{"puzzles": [L], "titel": "A"}]}, "chapters[0].titel", "title"),
    ],
)
def test_a_mistyped_key_is_told(
    client: TestClient, path: str, body: dict[str, Any], field: str, meant: str
) -> None:
    answer = client.post(f"/api/{path}", json=body)
    fault = answer.json()
    assert (answer.status_code, fault["code"], fault["where"]["field"]) == (422, "request", field)
    assert f"did you mean {meant!r}" in fault["message"]


def test_a_key_like_no_other_is_told(client: TestClient) -> None:
    fault = client.post("/api/rate", json={"puzzle": L, "xyzzy": 1}).json()
    assert fault["message"] == "xyzzy: there is no such key"


@pytest.mark.parametrize(
    ("method", "path", "name", "meant"),
    [
        ("GET", "/api/library?min_sid=20", "min_sid", "min_side"),
        ("GET", "/api/day?dat=2026-01-01", "dat", "date"),
        ("GET", "/api/health?verbose=1", "verbose", None),
        ("POST", "/api/solve?timeout_s=1", "timeout_s", None),
    ],
)
def test_a_mistyped_parameter_is_told(
    client: TestClient, method: str, path: str, name: str, meant: str | None
) -> None:
    answer = client.request(method, path, json={"puzzle": L} if method == "POST" else None)
    fault = answer.json()
    assert (answer.status_code, fault["code"], fault["where"]["field"]) == (422, "request", name)
    assert ("did you mean" in fault["message"]) == (meant is not None)
    assert meant is None or repr(meant) in fault["message"]


def test_a_puzzle_of_an_answer_is_taken_as_it_is(client: TestClient, duck: dict[str, Any]) -> None:
    assert {"id", "width", "height", "code"} <= set(duck)
    assert client.post("/api/solve", json={"puzzle": duck}).json()["status"] == "unique"


def test_a_game_with_more_in_it_is_kept(fresh_client: TestClient) -> None:
    game = {"updated": "2026-01-01T00:00:00Z", "state": "?", "mood": "good"}
    assert fresh_client.put("/api/progress/some-puzzle", json=game).status_code == 200


def test_a_bug_of_ours_is_not_laid_to_the_request(monkeypatch: pytest.MonkeyPatch) -> None:
    class Count(BaseModel):
        number: int

    def wrong(request: Request) -> Count:
        return Count.model_validate({"number": "many"})

    monkeypatch.setattr(answering, "find_job", lambda name: Job(name, "", Request, Count, wrong))
    status, _, body = answering.answer("count", b"{}")
    assert (status, b'"internal"' in body) == (500, True)

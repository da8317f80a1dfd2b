"""Who may ask, how much may be sent, and what browsers are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Message

from nonokit.server import limits
from nonokit.server.guard import HEADERS, Guard
from nonokit.server.settings import Settings
from nonokit.server.workers import Pool

BODY = {"puzzle": {"rows": [[1]], "columns": [[1]]}}


async def nothing(*_: Any) -> None:
    """An application that is never asked."""


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8420", "[::1]:8420", "127.0.0.5", "LOCALHOST:1"])
def test_names_of_this_machine_are_answered(client: TestClient, host: str) -> None:
    assert client.get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "192.168.1.7",
        "",
        "evil:8420",
        "[::2]",
        "127.0.0.1:80@evil.example",
        "localhost:80/evil",
        "[::1]evil.example",
        "[::1",
        "localhost evil.example",
        "127.0.0.1:999999",
    ],
)
def test_other_names_are_not(client: TestClient, host: str) -> None:
    answer = client.get("/api/health", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")


def test_a_server_for_others_answers_under_addresses_and_names_given() -> None:
    guard = Guard(nothing, Settings(host="0.0.0.0", extra_hosts=frozenset({"den.local"})))
    assert [
        guard.is_our_host(host) for host in ("192.168.1.7:8420", "den.local", "DEN.local:1", "[fe80::1]")
    ] == [True] * 4
    assert not guard.is_our_host("evil.example")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://localhost"},
        {"origin": "http://localhost:9999"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_cannot_write(client: TestClient, headers: dict[str, str]) -> None:
    for method, path in (("POST", "/api/hint"), ("PUT", "/api/progress/x"), ("DELETE", "/api/library/x")):
        answer = client.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_pages_of_other_sites_start_no_work(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """An image or a script of theirs may ask for anything that is read; a browser says where it stands."""

    async def work(*_: Any) -> None:
        raise AssertionError("a worker was asked")

    monkeypatch.setattr(Pool, "run", work)
    for site in ("cross-site", "same-site"):
        headers = {"sec-fetch-site": site, "sec-fetch-mode": "no-cors"}
        answer = client.get("/api/day?date=2031-04-05", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert client.get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200  # links to us work


@pytest.mark.parametrize("headers", [{}, {"origin": "http://localhost"}, {"sec-fetch-site": "same-origin"}])
def test_our_own_pages_can(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/solve", json=BODY, headers=headers).status_code == 200


def test_requests_under_way_when_the_server_stops_are_answered() -> None:
    async def check() -> list[Message]:
        begun = asyncio.Event()

        async def work(*_: Any) -> None:
            begun.set()
            await asyncio.Event().wait()

        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/",
            "headers": [(b"host", b"localhost")],
        }
        task = asyncio.create_task(Guard(work, Settings())(scope, nothing, send))  # type: ignore[arg-type]
        await begun.wait()
        task.cancel()
        await task
        return sent

    assert asyncio.run(check())[0]["status"] == 503


def test_every_answer_has_the_headers(client: TestClient) -> None:
    answers = [
        client.get("/api/health"),
        client.get("/nothing/here"),
        client.get("/api/health", headers={"host": "evil.example"}),
        client.post("/api/hint", content="{", headers={"content-type": "application/json"}),
        client.post("/api/render", json=BODY),
    ]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "access-control-allow-origin" not in answer.headers


def test_the_policy_allows_nothing_foreign_and_nothing_inline() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy


def test_preflights_get_no_permission(client: TestClient) -> None:
    headers = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    answer = client.options("/api/hint", headers=headers)
    assert answer.status_code == 403
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_bodies_must_say_that_they_are_json(client: TestClient) -> None:
    for media_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = client.post("/api/solve", content=json.dumps(BODY), headers={"content-type": media_type})
        assert (answer.status_code, answer.json()["code"]) == (415, "media-type")


@pytest.mark.parametrize(
    ("path", "most"), [("/api/hint", limits.MAX_BODY_BYTES), ("/api/import", limits.MAX_UPLOAD_BYTES)]
)
def test_long_bodies_are_refused_by_their_announced_length(client: TestClient, path: str, most: int) -> None:
    headers = {"content-type": "application/json", "content-length": str(most + 1)}
    answer = client.post(path, content=b"", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_long_bodies_are_refused_while_they_arrive(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(9):
            yield b" " * (limits.MAX_BODY_BYTES // 8)

    answer = client.post("/api/hint", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_a_question_without_a_body_may_not_bring_one(client: TestClient) -> None:
    answer = client.request("GET", "/api/health", content=b"{}", headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/app.py",
        "/..%2f..%2fapp.py",
        "/app/../../app.py",
        "/....//app.py",
        "/%5c..%5capp.py",
        "//etc/passwd",
        "/%00",
        "/static/../app.py",
        "/app.py",
        "/__init__.py",
        "/" + "a" * 5000,
    ],
)
def test_only_the_pages_are_served(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_pages_are_revalidated(client: TestClient) -> None:
    first = client.get("/app/net/api.js")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/javascript; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/app/net/api.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_front_page_is_served(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/hint", 405, "method"),
        ("POST", "/api/health", 405, "method"),
        ("DELETE", "/", 405, "method"),
        ("BREW", "/api/health", 405, "method"),
        ("GET", "/api/library/no-such-puzzle", 404, "not-found"),
        ("GET", "/api/library/a%20b", 422, "request"),
        ("GET", "/api/library?max_side=0", 422, "request"),
        ("DELETE", "/api/library/duck", 403, "shipped"),
        ("PUT", "/api/progress/import", 422, "request"),
    ],
)
def test_every_refusal_has_the_same_shape(
    client: TestClient, method: str, path: str, status: int, code: str
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert sorted(answer.json()) == ["code", "message", "where"]
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("puzzle", "field"),
    [
        ({"rows": [[0]], "columns": [[1]]}, "puzzle.rows[0][0].length"),
        ({"rows": [[1.5]], "columns": [[1]]}, "puzzle.rows[0][0]"),
        ({"rows": [], "columns": [[1]]}, "puzzle.rows"),
        ({"rows": [[1]]}, "puzzle.columns"),
        ({"rows": [[{"length": 1, "colour": 0}]], "columns": [[1]]}, "puzzle.rows[0][0].colour"),
        ({"rows": [[1]], "columns": [[1]], "palette": []}, "puzzle.palette"),
        ({"rows": [[1]], "columns": [[1]], "title": 7}, "puzzle.title"),
    ],
)
def test_refusals_say_which_field(client: TestClient, puzzle: dict[str, Any], field: str) -> None:
    answer = client.post("/api/solve", json={"puzzle": puzzle})
    assert (answer.status_code, answer.json()["code"]) == (422, "request")
    assert answer.json()["where"]["field"] == field


@pytest.mark.parametrize(
    "puzzle",
    [
        {"rows": [[1]] * 501, "columns": [[1]] * 500},
        {"rows": [[{"length": 1, "colour": 2}]], "columns": [[1]]},
        {"rows": [[1]], "columns": [[1]], "given": "##"},
        {"rows": [[1]], "columns": [[1]], "given": "x"},
        {"rows": [[1]], "columns": [[1]], "palette": [{"name": "a", "rgb": "#000000", "char": "?"}]},
    ],
)
def test_puzzles_that_cannot_be_are_refused(client: TestClient, puzzle: dict[str, Any]) -> None:
    answer = client.post("/api/solve", json={"puzzle": puzzle})
    assert (answer.status_code, answer.json()["code"]) == (422, "puzzle")


def test_an_error_of_ours_is_a_documented_500() -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the secret")

    answer = TestClient(Guard(broken, Settings()), base_url="http://localhost").get("/")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret" not in answer.text

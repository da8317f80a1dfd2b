"""Hostile and malformed requests get documented answers, and the server lives."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from nonokit.server.faults import STATUS
from processes import PATIENCE_S
from server.hostile import Request, hostile_requests
from server.serving import Player

COUNT = 1000
# Not that all data a schema allows is accepted: no schema can say that clues must fit.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
STATUSES = {200, 206, 304, 307, *STATUS.values()}


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    started = Player("--port", "0", "--data", str(tmp_path_factory.mktemp("data")))
    yield started
    started.process.kill()
    started.process.communicate()


@pytest.fixture(scope="module")
def live(player: Player) -> Iterator[httpx2.Client]:
    with player.open() as client:
        yield client


def send(client: httpx2.Client, request: Request) -> None:
    answer = client.request(
        request.method, request.path, content=request.body or None, headers=request.headers
    )
    about = f"{request} → {answer.status_code} {answer.text[:200]}"
    assert answer.status_code in STATUSES, about
    assert answer.status_code != 500, about
    if answer.status_code >= 400 and request.method != "HEAD":
        fault = answer.json()
        assert sorted(fault) == ["code", "message", "where"], about
        assert STATUS[fault["code"]] == answer.status_code, about


@pytest.mark.timeout(900)  # many requests, each within its own limit
def test_hostile_requests_get_documented_answers(live: httpx2.Client) -> None:
    for request in hostile_requests(COUNT):
        send(live, request)
    assert live.get("/api/health").json()["status"] == "ok"


@pytest.mark.parametrize(
    "data",
    [
        b"\x00" * 1000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"y" * 1000) for n in range(200)) + b"\r\n",
        b"POST /api/hint HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nContent-Length: 20\r\n\r\n{}",
        b"POST /api/hint HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/hint HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999\r\n\r\n{}",
        b"POST /api/hint HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"GET /api/health HTTP/1.0\r\n\r\n",
        b"GET http://evil.example/api/health HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_is_no_http_is_refused(live: httpx2.Client, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", live.base_url.port), timeout=PATIENCE_S) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(100)
        except OSError:  # the server hung up first
            answer = b""
    assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4"))
    assert live.get("/api/health").status_code == 200


def test_the_description_is_complete(live: httpx2.Client) -> None:
    description = live.get("/api/openapi.json").json()
    guide = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for path, methods in description["paths"].items():
        assert f"`{path}`" in guide or f"{path}`" in guide, f"docs/server.md does not mention {path}"
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert "200" in operation["responses"], (method, path)
    for code in STATUS:
        assert f"`{code}`" in guide, f"docs/server.md does not mention {code}"


@pytest.mark.timeout(900)  # many requests, each within its own limit
def test_answers_are_as_described(live: httpx2.Client) -> None:
    let_in = {"authorization": live.headers["authorization"]}
    where = f"{live.base_url}api/openapi.json"
    schema = schemathesis.openapi.from_url(where, timeout=PATIENCE_S, headers=let_in)
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:

        @settings(max_examples=4, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def check(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE_S, headers=let_in)

        check()

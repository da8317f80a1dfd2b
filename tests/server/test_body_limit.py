"""Bodies that come slowly, all at once, or not to their end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest

from nonokit.server import limits
from nonokit.server.body_limit import BodyLimit

SCOPE = {
    "type": "http",
    "method": "POST",
    "path": "/api/hint",
    "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
}
Message = dict[str, Any]


class Application:
    """Remembers the bodies it was given."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.bodies.append((await receive())["body"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"{}"})


def receiver(messages: Iterable[Message]) -> Callable[[], Awaitable[Message]]:
    """Gives the messages, then nothing for ever."""
    left = list(messages)

    async def receive() -> Message:
        if not left:
            await asyncio.Event().wait()
        return left.pop(0)

    return receive


def ask(limit: BodyLimit, *messages: Message) -> tuple[int | None, Any]:
    """Status and body of the answer; None when there is none."""
    sent: list[Message] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(limit(SCOPE, receiver(messages), send))
    if not sent:
        return None, None
    return sent[0]["status"], json.loads(sent[1]["body"])


def piece(body: bytes, *, is_last: bool = False) -> Message:
    return {"type": "http.request", "body": body, "more_body": not is_last}


def test_pieces_are_put_together() -> None:
    application = Application()
    status, _ = ask(BodyLimit(application, {}), piece(b'{"a"'), piece(b": 1}", is_last=True))
    assert (status, application.bodies) == (200, [b'{"a": 1}'])


def test_a_client_that_stops_sending_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_TIMEOUT_S", 0.05)
    application = Application()
    status, fault = ask(BodyLimit(application, {}), piece(b"{"))
    assert (status, fault["code"], application.bodies) == (408, "slow-request", [])


def test_a_client_that_hangs_up_gets_no_answer() -> None:
    application = Application()
    assert ask(BodyLimit(application, {}), piece(b"{"), {"type": "http.disconnect"}) == (None, None)
    assert application.bodies == []


def test_all_bodies_together_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BYTES_AT_ONCE", 100)
    limit = BodyLimit(Application(), {})
    for _ in range(3):  # what was refused or answered no longer counts
        status, fault = ask(limit, piece(b" " * 60), piece(b" " * 60, is_last=True))
        assert (status, fault["code"]) == (503, "busy")
        assert ask(limit, piece(b" " * 90, is_last=True))[0] == 200


def test_a_path_may_take_more() -> None:
    long = piece(b" " * (limits.MAX_BODY_BYTES + 1), is_last=True)
    assert ask(BodyLimit(Application(), {}), long)[0] == 413
    assert ask(BodyLimit(Application(), {"/api/hint": limits.MAX_BODY_BYTES + 1}), long)[0] == 200

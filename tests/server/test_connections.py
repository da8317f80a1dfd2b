"""Connections end in time, and there are never too many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from nonokit.server import connections
from nonokit.server.connections import Connections, protocol_for
from nonokit.server.serve import Server, bind
from processes import PATIENCE_S

ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
Peer = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Work = Callable[[Callable[[], Awaitable[Peer]]], Awaitable[None]]


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Says ok; to `/large` more than anyone takes at once; to `/never` nothing until the client has left."""
    if scope["path"] == "/never":
        while (await receive())["type"] != "http.disconnect":
            pass
        return
    body = b" " * 50_000_000 if scope["path"] == "/large" else b"ok"
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]}
    )
    await send({"type": "http.response.body", "body": body})


def serving(work: Work, most: Connections, app: Any = answer) -> None:
    """Runs `work` with a function that connects to a server."""

    async def check() -> None:
        with bind("127.0.0.1", 0) as listener:
            ready = asyncio.Event()
            config = uvicorn.Config(
                app, log_config=None, http=protocol_for(most), lifespan="off", timeout_graceful_shutdown=1
            )
            server = Server(config, ready.set)
            running = asyncio.create_task(server.serve([listener]))
            port = listener.getsockname()[1]
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await ready.wait()
                    await work(lambda: asyncio.open_connection("127.0.0.1", port))
            finally:
                server.should_exit = True
                await running

    asyncio.run(check())


async def ask(peer: Peer, text: bytes = ASK) -> bytes:
    """The answer's first line; empty when the server has hung up."""
    reader, writer = peer
    writer.write(text)
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(2)
    except (OSError, asyncio.IncompleteReadError):
        return b""
    return head.split(b"\r\n")[0]


async def is_ended(peer: Peer) -> bool:
    """Waits until the server has hung up."""
    try:
        return await peer[0].read() == b""
    except OSError:
        return True


def test_half_a_head_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT_S", 0.05)

    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        silent, slow = await connect(), await connect()
        slow[1].write(b"GET / HTTP/1.1\r\nHost: loc")
        assert await is_ended(silent)
        assert await is_ended(slow)

    serving(work, Connections())


def test_the_head_of_a_second_request_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT_S", 0.05)

    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        peer = await connect()
        assert await ask(peer) == b"HTTP/1.1 200 OK"
        peer[1].write(b"GET /again HT")
        assert await is_ended(peer)

    serving(work, Connections())


def test_an_answer_that_takes_long_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT_S", 0.05)
    other_asked = asyncio.Event()

    async def late(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/late":
            await other_asked.wait()
        await answer({"path": "/"}, receive, send)

    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        waiting = asyncio.create_task(ask(await connect(), ASK.replace(b"/ ", b"/late ")))
        assert await is_ended(await connect())  # longer than a head may take
        other_asked.set()
        assert await waiting == b"HTTP/1.1 200 OK"

    serving(work, Connections(), late)


def test_who_does_not_read_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_TIMEOUT_S", 0.05)
    most = Connections()

    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        _, writer = await connect()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(ASK.replace(b"/ ", b"/large "))
        while most.count == 0:
            await asyncio.sleep(0)
        while most.count:
            await asyncio.sleep(0)

    serving(work, most)


def test_the_longest_idle_connection_makes_room() -> None:
    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        peers = [await connect() for _ in range(3)]
        for peer in peers:
            assert await ask(peer)
        assert await ask(peers[0])  # not the longest idle any more
        assert await ask(await connect())
        assert await is_ended(peers[1])
        assert await ask(peers[0])
        assert await ask(peers[2])

    serving(work, Connections(most_for_one=3))


def test_who_works_is_not_sent_away_for_others() -> None:
    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        busy = [await connect() for _ in range(2)]
        for _, writer in busy:
            writer.write(ASK.replace(b"/ ", b"/never "))
        third = await connect()
        while await ask(third):  # until the server has read what the two ask
            third = await connect()
        assert await is_ended(await connect())
        busy[0][1].close()
        while not await ask(await connect()):
            await asyncio.sleep(0)

    serving(work, Connections(most_for_one=2))


def test_all_together_have_a_limit_too() -> None:
    async def work(connect: Callable[[], Awaitable[Peer]]) -> None:
        peers = [await connect() for _ in range(4)]
        assert await is_ended(peers[0])
        assert [await ask(peer) for peer in peers[1:]] == [b"HTTP/1.1 200 OK"] * 3

    serving(work, Connections(most_in_all=3))


def test_the_limit_leaves_room_for_files_and_workers() -> None:
    assert Connections().most_in_all <= connections.descriptors() // 2

"""How many may be connected, and for how long without asking anything.

Who connects must send a whole request head within a time limit, and read what it is answered. One address may have so
many connections, all together so many; beyond that the one that has been idle longest makes room, and where none is
idle the new one is turned away. So descriptors never run out, whoever holds connections open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_TIMEOUT_S = 10.0
READ_TIMEOUT_S = 60.0  # for a client that does not take its answer
MOST_FOR_ONE = 100
MOST_IN_ALL = 400


class Connections:
    """The connections of one server."""

    def __init__(self, most_for_one: int | None = None, most_in_all: int | None = None) -> None:
        self.most_for_one = most_for_one or MOST_FOR_ONE
        self.most_in_all = most_in_all or min(MOST_IN_ALL, descriptors() // 2)
        self._known: dict[Connection, str] = {}  # in the order in which they became idle or came

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._known)

    def admit(self, connection: Connection, address: str) -> bool:
        """Whether there is room for one more; makes some if possible."""
        same = [one for one, other in self._known.items() if other == address]
        if len(same) >= self.most_for_one and not drop_idle(same):
            return False
        if len(self._known) >= self.most_in_all and not drop_idle(self._known):
            return False
        self._known[connection] = address
        return True

    def is_idle_now(self, connection: Connection) -> None:
        """It has had its answer."""
        if connection in self._known:
            self._known[connection] = self._known.pop(connection)

    def remove(self, connection: Connection) -> None:
        """It is gone."""
        self._known.pop(connection, None)


def drop_idle(connections: Iterable[Connection]) -> bool:
    """Ends the connection that has been idle longest, if one is."""
    found = next((one for one in list(connections) if one.is_idle), None)
    if found is not None:
        found.drop()
    return found is not None


def descriptors() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 2 * MOST_IN_ALL
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2 * MOST_IN_ALL if soft == resource.RLIM_INFINITY else max(soft, 64)


class Connection(H11Protocol):
    """One connection, with its time limits."""

    admitted: Connections  # of the server, set by `protocol_for`

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._head = Timer(self.loop, self._give_up)
        self._reading = Timer(self.loop, self.drop)

    @property
    def is_idle(self) -> bool:
        """Whether no answer is under way."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection, if there is room for it."""
        super().connection_made(transport)
        if not self.admitted.admit(self, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._head.start(HEAD_TIMEOUT_S)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets it."""
        self._end_timers()
        self.admitted.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads; once a request has begun, its body has time limits of its own."""
        super().data_received(data)
        if not self.is_idle:
            self._head.stop()
        elif not self._head.is_running and not self.transport.is_closing():
            self._head.start(HEAD_TIMEOUT_S)

    def on_response_complete(self) -> None:
        """The answer is sent."""
        self.admitted.is_idle_now(self)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        self._reading.start(READ_TIMEOUT_S)

    def resume_writing(self) -> None:
        """It does again."""
        self._reading.stop()
        super().resume_writing()

    def drop(self) -> None:
        """Ends the connection without a word."""
        self._end_timers()
        self.admitted.remove(self)
        self.transport.abort()

    def _give_up(self) -> None:
        if self.is_idle:
            self.drop()

    def _end_timers(self) -> None:
        self._head.stop()
        self._reading.stop()


class Timer:
    """Calls back once, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
        self._loop = loop
        self._act = act
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether it will call back."""
        return self._handle is not None

    def start(self, seconds: float) -> None:
        """Begins, or begins again."""
        self.stop()
        self._handle = self._loop.call_later(seconds, self._ring)

    def stop(self) -> None:
        """Will not call back."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self._handle = None
        self._act()


def protocol_for(connections: Connections) -> type[Connection]:
    """The protocol of a server's connections."""
    return type("ServerConnection", (Connection,), {"admitted": connections})

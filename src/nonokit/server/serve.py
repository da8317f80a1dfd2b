"""Binds a port and runs the application until someone stops it."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from nonokit.errors import NonokitError
from nonokit.server.connections import Connections, protocol_for
from nonokit.server.logs import limit_logs

# Browsers keep games per address, port included: the same one every time keeps them together.
DEFAULT_PORT = 8420
TRIED_PORTS = 20
STOP_TIMEOUT_S = 2


class Server(uvicorn.Server):
    """Calls back once requests are accepted, and ends in an orderly way however often Ctrl-C is pressed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hears the first signal only: after another, workers and library would be left as they are."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def serve(app: ASGIApp, listener: socket.socket, on_ready: Callable[[], object]) -> None:
    """Answers requests until Ctrl-C."""
    limit_logs()
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=protocol_for(Connections()),
        ws="none",
        lifespan="on",
        proxy_headers=False,  # nobody stands between us and the browser; such headers would be made up
        server_header=False,
        timeout_graceful_shutdown=STOP_TIMEOUT_S,
    )
    Server(config, on_ready).run([listener])


def bind(host: str, port: int | None) -> socket.socket:
    """A socket at a port; without one, at ours or one of the next that are free."""
    if port is not None:
        return _bind(host, port)
    for candidate in (*range(DEFAULT_PORT, DEFAULT_PORT + TRIED_PORTS), 0):
        try:
            return _bind(host, candidate)
        except PortInUse:
            continue
    raise NonokitError(f"no port of {host} is free")


class PortInUse(NonokitError):
    """Somebody else has it."""


def _bind(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise NonokitError(f"{host!r} is no name or address of this machine") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # on Windows SO_REUSEADDR would share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # a second server must find the port taken from now on
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(f"port {port} is in use; choose another with --port") from None
        raise NonokitError(
            f"cannot listen at {host} port {port}: {(error.strerror or 'refused').lower()}"
        ) from None
    return listener


def network_address() -> str:
    """This machine's address in its own network, where a phone beside it finds it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks by which way one would leave
        except OSError:
            raise NonokitError(
                "this machine is in no network, so no phone can reach it: --lan needs one"
            ) from None
        return str(probe.getsockname()[0])


def address_of(listener: socket.socket, host: str, token: str | None = None) -> str:
    """What to open in a browser on this machine.

    >>> with bind("127.0.0.1", 0) as listener:
    ...     address_of(listener, "127.0.0.1") == f"http://127.0.0.1:{listener.getsockname()[1]}/"
    True
    """
    port = listener.getsockname()[1]
    name = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
    return address if token is None else f"{address}?token={token}"

"""Plain file servers, for pages that have no server of ours behind them."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class FileHandler(http.server.SimpleHTTPRequestHandler):
    """Sends files, and says nothing of it."""

    def handle(self) -> None:
        """Answers until the browser has gone, as it may in the middle of a file."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *args: object) -> None:
        """Silent."""


@contextmanager
def serving(folder: Path, handler: type[FileHandler] = FileHandler) -> Iterator[str]:
    """The address of a folder; afterwards nobody answers there."""
    answer = functools.partial(handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()

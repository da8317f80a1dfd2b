"""Servers for tests: in this process, and as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx2
from starlette.testclient import TestClient

from nonokit.server.app import create_app
from nonokit.server.settings import Settings
from processes import PATIENCE_S
from server.patient import search_path

# `nonokit play` on a slow machine; see `patient`.
START = [sys.executable, "-m", "server.patient", "play", "--no-browser"]
SETTINGS = Settings(quick_workers=1, slow_workers=1)


@contextmanager
def running_app(settings: Settings = SETTINGS) -> Iterator[TestClient]:
    """A client of a server in this process."""
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


class Player:
    """A `nonokit play` process."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*START, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **search_path(), **environment},
        )

    def link(self) -> str:
        """What it prints; waits until it answers."""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.process.stderr and self.process.stderr.read()
        return found.group()

    def open(self) -> httpx2.Client:
        """A client of it that was let in."""
        address, _, token = self.link().partition("?token=")
        # A connection that the server is about to close for its age must not be used again.
        limits = httpx2.Limits(keepalive_expiry=1)
        headers = {"authorization": f"Bearer {token}"}
        return httpx2.Client(base_url=address, timeout=PATIENCE_S, limits=limits, headers=headers)

    def stop(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """Ends it; the exit code and what it said on stderr."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, errors

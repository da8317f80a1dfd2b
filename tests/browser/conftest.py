"""The page in a real Chromium: with nothing but its files behind it, and with the whole server."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.player import Player

sync_api = pytest.importorskip("playwright.sync_api")

STATIC = Path(__file__).parents[2] / "src/nonokit/server/static"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """A plain file server with the policy the real one has."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Silent."""


@pytest.fixture(scope="session")
def static_url() -> Iterator[str]:
    """The page from a plain file server: no API at all."""
    handler = functools.partial(StaticHandler, directory=str(STATIC))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended"
        try:
            urllib.request.urlopen(url, timeout=2)
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server did not answer within a minute")


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page from `nonokit play`."""
    pytest.importorskip("fastapi")
    port = free_port()
    data = tmp_path_factory.mktemp("library")
    start = "from nonokit.cli.main import main; main()"
    command = [sys.executable, "-c", start, "play", "--no-browser", "--port", str(port), "--data", str(data)]
    source = str(Path(__file__).parents[2] / "src")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}/"
        wait_for(f"{url}api/health", process)
        yield url
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, or another one that is installed."""
    path = os.environ.get("NONOKIT_BROWSER") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if path is None:
        pytest.fail("no Chromium is installed: ./test installs it, or set NONOKIT_BROWSER")
    with sync_api.sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        chromium = playwright.chromium.launch(executable_path=path, args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def open_player(browser: Any) -> Iterator[Callable[..., Player]]:
    """Opens the page in a browser of its own; fails the test when a script fails or breaks the policy."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(
        url: str, width: int = 1280, height: int = 800, context: Any = None, **options: Any
    ) -> Player:
        options.setdefault("service_workers", "block")
        if context is None:
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: faults.append(message.text) if "Content Security" in message.text else None,
        )
        page.goto(url)
        page.wait_for_selector(".card, .board canvas")
        return Player(page, url)

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def axe_source(pytestconfig: pytest.Config) -> str:
    """axe-core, fetched once into pytest's cache."""
    folder = Path(pytestconfig.cache.mkdir("axe"))  # type: ignore[union-attr]
    script = folder / "node_modules/axe-core/axe.min.js"
    if not script.exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.fail("npm is not installed: ./test installs it")
        subprocess.run(
            [npm, "install", "--silent", "--no-save", "--prefix", str(folder), "axe-core"],
            check=True,
            timeout=120,
        )
    return script.read_text(encoding="utf-8")

"""The page in a real Chromium: with nothing but its files behind it, and with the whole server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.editor import Editor, editor_of
from browser.files import serving_files
from browser.player import LINKS, Player
from page_tools import page_tool
from processes import PATIENCE_S, running

sync_api = pytest.importorskip("playwright.sync_api")

# A server that is slow because the machine has much to do is still a server.
PATIENT = f"""{{
    const limit = AbortSignal.timeout;
    AbortSignal.timeout = () => limit.call(AbortSignal, {PATIENCE_S * 1000:.0f});
}}"""
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def static_url() -> Iterator[str]:
    """The page from a plain file server: no API at all."""
    with serving_files() as url:
        yield url


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page from `nonokit play`, whose workers are there: a page waits for them only so long."""
    pytest.importorskip("fastapi")
    from server.patient import search_path
    from server.serving import START

    command = [*START, "--port", "0", "--data", str(tmp_path_factory.mktemp("library"))]
    environment = {**os.environ, **search_path()}
    with running(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        link = re.search(r"(http://\S+/)\?token=(\S+)", process.stdout.readline())
        assert link, "the server ended"
        url, token = link.groups()
        LINKS[url] = link[0]
        for question in ("hint", "solve"):  # one for each kind of worker
            body = b'{"puzzle": {"rows": [[1]], "columns": [[1]]}}'
            request = urllib.request.Request(
                f"{url}api/{question}",
                body,
                {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
            )
            urllib.request.urlopen(request, timeout=PATIENCE_S).close()
        yield url
        process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, or another one that is installed."""
    wanted = os.environ.get("NONOKIT_BROWSER")
    path = next(filter(None, map(shutil.which, [wanted] if wanted else CHROMIUM_NAMES)), None)
    if path is None:
        pytest.fail("no Chromium is installed: ./test installs it, or set NONOKIT_BROWSER")
    with sync_api.sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        arguments.append("--enable-features=NetworkServiceInProcess2")  # a fifth less work for each page
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
        options.setdefault("reduced_motion", "reduce")  # nothing is looked at in the middle of a change
        if context is None:
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            context.set_default_timeout(PATIENCE_S * 1000)
            context.add_init_script(PATIENT)
            contexts.append(context)
        if link := LINKS.get(url.split("#")[0]):
            context.request.get(link)  # lets this browser in
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: faults.append(message.text) if "Content Security" in message.text else None,
        )
        page.goto(url)
        page.wait_for_selector(".card, .board canvas, .book-source")
        return Player(page, url)

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def player(open_player: Callable[..., Player], static_url: str) -> Player:
    """A small puzzle, without any server."""
    player = open_player(static_url)
    player.open("duck")
    return player


@pytest.fixture(scope="session")
def axe_source() -> str:
    """axe-core."""
    return page_tool("axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def editor(open_player: Callable[..., Player], server_url: str) -> Editor:
    """The editor."""
    return editor_of(open_player(f"{server_url}#/edit"))


@pytest.fixture
def offline(open_player: Callable[..., Player], static_url: str) -> Editor:
    """The editor without any server."""
    return editor_of(open_player(f"{static_url}#/edit"))


@pytest.fixture
def gallery(open_player: Callable[..., Player], static_url: str) -> Editor:
    """The same, not yet in the editor."""
    return editor_of(open_player(static_url))

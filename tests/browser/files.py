"""The page's files from a plain file server, with its modules in few bundles.

A page of plain modules takes 120 requests and two and a half times the work, hundreds of times; `nonokit play` gives its
browsers plain modules, and the tests with a server behind the page open those.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from file_server import FileHandler, serving
from nonokit.messages import languages
from nonokit.puzzles import collections
from nonokit.server.page_clues import shipped_clues
from nonokit.site.bundling import bundle_page
from nonokit.site.fetching import fetch_parts

STATIC = Path(__file__).parents[2] / "src/nonokit/web"
MESSAGES = STATIC.parent / "messages"
CATALOGUE = STATIC.parent / "puzzles/data/catalogue.json"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


class PageHandler(FileHandler):
    """A plain file server with the policy the real one has."""

    made: ClassVar[dict[str, bytes]] = {}
    protocol_version = "HTTP/1.1"  # one connection for many of the page's files

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802  # as http.server calls it
        """Files, and what is made from them."""
        name = self.path.lstrip("/")
        if name not in self.made:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(self.made[name])))
        self.end_headers()
        self.wfile.write(self.made[name])

    def translate_path(self, path: str) -> str:
        """Words and catalogue lie beside the pages, as in a folder for a static host."""
        found = super().translate_path(path)
        moved = {STATIC / "messages": MESSAGES, STATIC / "puzzles/catalogue.json": CATALOGUE}
        for here, there in moved.items():
            found = found.replace(str(here), str(there))
        return found


@contextlib.contextmanager
def serving_files() -> Iterator[str]:
    """Where the page is."""
    PageHandler.made = {
        **bundle_page(fetch_parts()),
        "messages/languages.json": json.dumps(languages()).encode(),
        **{f"puzzles/{name}.json": shipped_clues(name) for name in collections()},
    }
    with serving(STATIC, PageHandler) as url:
        yield url

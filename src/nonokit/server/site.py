"""The pages and their words, from the package: exact files of three folders, revalidated at every use.

Names carry no version, so browsers ask each time and get "not modified"; the service worker is what makes the
pages open without a server.
"""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from nonokit.messages import languages
from nonokit.messages.catalogue import FOLDER as MESSAGES_FOLDER
from nonokit.server.page_clues import shipped_clues

FOLDER = Path(__file__).parents[1] / "web"
PUZZLES_FOLDER = FOLDER.parent / "puzzles/data"
LONGEST_PATH = 255  # what systems take for a name
# Systems disagree about these, and a script of another type would not run.
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SERVICE_WORKERS = frozenset({"sw.js", "service-worker.js"})


class Pages(Mount):
    """All paths but those of the interface, which answers for its own, also for those it lacks."""

    def __init__(self) -> None:
        super().__init__("/", app=Site())

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Nothing below /api."""
        is_page = scope["type"] == "http" and not scope["path"].startswith("/api/")
        return super().matches(scope) if is_page else (Match.NONE, {})


class Messages(Mount):
    """The words of the page, in all languages; the folder's code is nobody's business."""

    def __init__(self) -> None:
        super().__init__("/messages", app=Site(MESSAGES_FOLDER))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Only words."""
        is_words = Path(scope.get("path", "")).suffix == ".ftl"
        return super().matches(scope) if is_words else (Match.NONE, {})


class Catalogue(Mount):
    """What puzzles there are; the folder's pictures are answers, and nobody's business."""

    def __init__(self) -> None:
        super().__init__("/puzzles", app=Site(PUZZLES_FOLDER))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Only the catalogue."""
        is_catalogue = scope.get("path") == "/puzzles/catalogue.json"
        return super().matches(scope) if is_catalogue else (Match.NONE, {})


async def _languages(_: Request) -> Response:
    return JSONResponse(languages(), headers={"cache-control": "no-cache"})


# Which languages the page may speak: those that have a file.
LANGUAGES = Route("/messages/languages.json", _languages)


def _clues(request: Request) -> Response:
    clues = shipped_clues(request.path_params["collection"])
    return Response(clues, 200 if clues else 404, {"cache-control": "no-cache"}, "application/json")


# What a page without a server plays.
CLUES = Route("/puzzles/{collection}.json", _clues)


class Site(StaticFiles):
    """A folder of files as they are."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Nothing has a name with a zero in it or one so long; releases of Starlette before 1.0 ask the disk, which raises."""
        return ("", None) if "\0" in path or len(path) > LONGEST_PATH else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file with its type, and the demand to ask again before using a copy."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        path = Path(full_path)
        if response.status_code == 200:
            response.headers["content-type"] = MEDIA_TYPES.get(
                path.suffix.lower(), "application/octet-stream"
            )
        if path.name in SERVICE_WORKERS:
            response.headers["service-worker-allowed"] = "/"
        return response

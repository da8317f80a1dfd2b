"""One puzzle as one HTML file that plays by itself: to mail, or to put on one's own page.

The page's modules are in it as they are, without their comments. An import map names each, so no bundler is needed; what a
page would fetch (words, the puzzle) stands in elements of its own.
"""

from __future__ import annotations

import html
import json
import posixpath
import re
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from nonokit.messages import languages
from nonokit.messages.catalogue import FOLDER as MESSAGES
from nonokit.model import Puzzle
from nonokit.server.page_clues import clues_json
from nonokit.server.policy import policy
from nonokit.site.bundling import WEB

START = "app/playable.js"
STYLES = ("tokens", "base", "player")
METADATA = ("title", "author", "source", "copyright", "licence", "description")
IMPORT = re.compile(r'^((?:(?:import|export)\b[^;"()]*\bfrom|import)\s*")(\.[^"]+)(")', re.MULTILINE)
COMMENT = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
POLICY = policy(
    script_src="'unsafe-inline' data:", style_src="'unsafe-inline'", img_src="data: blob:", connect_src="'none'",
    font_src="'none'", worker_src="'none'", manifest_src="'none'",
)  # fmt: skip
PAGE = """<!doctype html>
<html lang="en" data-alone data-title="{title}"{public}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
{files}
<script type="importmap">{modules}</script>
</head>
<body>
<div id="app" class="page"><noscript>This puzzle needs JavaScript.</noscript></div>
<script type="module">import "{start}";</script>
</body>
</html>
"""


def playable_page(puzzle: Puzzle, *, title: str | None = None, public_url: str | None = None) -> str:
    """The file. It does not hold the answer; `public_url` is a copy of the player that links lead to."""
    files = {
        "puzzle.json": as_json(puzzle_json(puzzle)),
        "messages/languages.json": as_json(languages()),
        **{
            f"messages/{path.name}": path.read_text(encoding="utf-8")
            for path in sorted(MESSAGES.glob("*.ftl"))
        },
    }
    return PAGE.format(
        title=html.escape(title or "Nonogram"),
        public=f' data-public="{html.escape(public_url)}"' if public_url else "",
        policy=POLICY,
        style=style(),
        files="\n".join(element(name, text) for name, text in files.items()),
        modules=as_json({"imports": {bare_name(name): as_address(text) for name, text in modules()}}),
        start=bare_name(START),
    )


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as the page reads it."""
    return {
        "id": puzzle.id,
        "width": puzzle.width,
        "height": puzzle.height,
        **clues_json(puzzle),
        "palette": [{"name": one.name, "rgb": one.hex, "char": one.char} for one in puzzle.palette],
        **{name: getattr(puzzle, name) for name in METADATA},
    }


def as_json(value: object) -> str:
    """JSON that may stand in a page."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def element(name: str, text: str) -> str:
    """A file inside the page."""
    if "</script" in text.lower():
        raise ValueError(f"{name} would end its own element")
    return f'<script type="text/plain" data-file="{name}">{text}</script>'


def style() -> str:
    """All styles; those for paper only there."""
    text = "\n".join((WEB / "styles" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)
    paper = (WEB / "styles/print.css").read_text(encoding="utf-8")
    icon = b64encode((WEB / "icons/icon.svg").read_bytes()).decode()
    text = text.replace("../icons/icon.svg", f"data:image/svg+xml;base64,{icon}")
    return f"{text}\n@media print {{\n{paper}}}\n"


def modules() -> Iterator[tuple[str, str]]:
    """Each module that the page needs, with its text."""
    waiting, seen = [START], {START}
    while waiting:
        name = waiting.pop()
        source = COMMENT.sub("", (WEB / name).read_text(encoding="utf-8"))
        used = [beside(name, found[2]) for found in IMPORT.finditer(source)]
        waiting += [one for one in dict.fromkeys(used) if one not in seen]
        seen.update(used)
        yield name, renamed(name, source)


def renamed(name: str, source: str) -> str:
    """A module's text that names others as the import map does."""
    return IMPORT.sub(lambda found: found[1] + bare_name(beside(name, found[2])) + found[3], source)


def beside(name: str, path: str) -> str:
    """The module that another one names."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def bare_name(name: str) -> str:
    """A name for the import map: relative ones would lead nowhere."""
    return f"nonokit/{name}"


def as_address(source: str) -> str:
    """A module as an address that holds it; browsers drop what they would not expect in one."""
    for char in ("%", "#", "\n", "\t", "\r"):
        source = source.replace(char, f"%{ord(char):02X}")
    return f"data:text/javascript;charset=utf-8,{source}"

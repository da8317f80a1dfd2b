"""A puzzle as one file that plays by itself, inside somebody's own page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nonokit
from nonokit.site.playable import playable_page

pytest.importorskip("playwright.sync_api")

HOST = """<!doctype html><title>A blog</title><p id="told"></p>
<iframe src="puzzle.html" width="800" height="600"></iframe>
<script>
addEventListener("message", ({ data }) => { document.getElementById("told").textContent = JSON.stringify(data); });
</script>"""


def test_it_plays_without_anything_else_and_tells_when_it_is_solved(browser: Any, tmp_path: Path) -> None:
    puzzle = nonokit.Puzzle.from_clues([[2], [1]], [[2], [1]], title="Corner </script>")
    (tmp_path / "puzzle.html").write_text(playable_page(puzzle), encoding="utf-8")
    (tmp_path / "blog.html").write_text(HOST, encoding="utf-8")
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split(":")[0]))
    page.goto((tmp_path / "blog.html").as_uri())
    frame = page.frame_locator("iframe")
    frame.locator("h1", has_text="Corner </script>").wait_for()
    frame.locator("[aria-label=Menu]").click()
    assert frame.locator("dialog .menu-item").count() > 8
    page.keyboard.press("Escape")
    for key in ("ArrowDown", "ArrowUp", "Space", "ArrowRight", "Space", "ArrowDown", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    frame.locator(".solved-banner").wait_for()
    told = json.loads(page.locator("#told", has_text="{").inner_text())
    assert {name: told[name] for name in ("type", "id", "width", "height", "hints")} == {
        "type": "nonokit-solved", "id": puzzle.id, "width": 2, "height": 2, "hints": 0,
    }  # fmt: skip
    assert set(asked) <= {"file", "data"}
    page.close()

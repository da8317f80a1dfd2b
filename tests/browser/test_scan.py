"""A puzzle from a photo: marked on the photo, corrected, and played."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageDraw

from browser.accessible import THEMES, assert_accessible
from browser.player import Player
from drawn_pages import PUZZLE, drawn
from nonokit import scan

Open = Callable[..., Player]


@pytest.fixture
def player(open_player: Open, server_url: str) -> Player:
    return open_player(server_url)


def png(picture: Image.Image) -> dict[str, Any]:
    file = io.BytesIO()
    picture.save(file, "PNG")
    return {"name": "photo.png", "mimeType": "image/png", "buffer": file.getvalue()}


def test_a_photo_is_read_compared_corrected_and_played(player: Player, axe_source: str) -> None:
    picture = drawn()
    number = next(n for n in scan(picture).numbers if (n.side, n.line, n.index) == ("column", 3, 0))
    (left, top), _, (right, bottom), _ = number.corners
    hidden = (left + 3, top + 3, right - 3, bottom - 3)
    ImageDraw.Draw(picture).rectangle(hidden, fill=picture.getpixel((left + 4, top + 4)))
    page = player.page
    page.click("text=Import")
    page.set_input_files("#import-photo", png(picture))
    page.wait_for_selector("text=One line to compare with the photo.")
    assert page.locator(".scan-grid").count() == 1
    assert page.locator(".scan-doubt").count() >= 1
    field = page.locator("#scan-column-3")
    assert field.is_visible()
    assert field.input_value() == str(PUZZLE.columns[3])
    field.fill("9")
    assert page.locator(".is-wrong").count() == 1
    page.evaluate(axe_source)
    assert_accessible(player, "scan", THEMES, "dialog[open]")
    field.fill(str(PUZZLE.columns[3]))
    assert page.locator(".is-wrong").count() == 0
    page.click("text=Add puzzle")
    player.ready()
    rows = page.evaluate("nonokit.page.puzzle.rows.map((clue) => clue.map((run) => run.length))")
    assert len(rows) == PUZZLE.height
    assert rows[0] == [4, 2]


def test_a_photo_without_a_puzzle_says_what_to_do(player: Player) -> None:
    player.page.click("text=Import")
    player.page.set_input_files("#import-photo", png(Image.new("RGB", (400, 300), "white")))
    player.page.wait_for_selector("text=no grid was found in this picture")

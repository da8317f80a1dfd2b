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


def page_with_a_hidden_number() -> Image.Image:
    """The first number of the fourth column is painted over."""
    picture = drawn()
    number = next(n for n in scan(picture).numbers if (n.side, n.line, n.index) == ("column", 3, 0))
    (left, top), _, (right, bottom), _ = number.corners
    hidden = (left + 3, top + 3, right - 3, bottom - 3)
    ImageDraw.Draw(picture).rectangle(hidden, fill=picture.getpixel((left + 4, top + 4)))
    return picture


def test_a_photo_is_read_compared_corrected_and_played(player: Player, axe_source: str) -> None:
    picture = page_with_a_hidden_number()
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


def test_a_doubtful_line_says_why_and_what_else_it_may_be(player: Player) -> None:
    picture, page = page_with_a_hidden_number(), player.page
    (doubt,) = scan(picture).doubts
    meant, looks = str(PUZZLE.columns[3]), " ".join(map(str, doubt.others[0]))
    page.click("text=Import")
    page.set_input_files("#import-photo", png(picture))
    card = page.locator(".scan-line")
    card.locator("canvas").wait_for()
    assert (
        card.locator(".scan-why").inner_text()
        == f"This looks like {looks}, but only {meant} goes with the other clues."
    )
    field = page.locator("#scan-column-3")
    page.get_by_role("button", name=looks, exact=True).click()
    assert field.input_value() == looks
    assert page.locator(".is-wrong").count() == 1
    page.get_by_role("button", name=meant, exact=True).click()
    assert field.input_value() == meant
    assert page.locator(".is-wrong").count() == 0


def test_a_press_on_the_photo_leads_to_the_line(player: Player) -> None:
    page = player.page
    page.click("text=Import")
    page.set_input_files("#import-photo", png(page_with_a_hidden_number()))
    page.locator(".scan-place").click()
    assert page.evaluate("document.activeElement.id") == "scan-column-3"
    assert page.locator(".scan-here polygon").count() >= 1


PASTE = """async ([target, bytes]) => {
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" }));
  document.querySelector(target).dispatchEvent(new ClipboardEvent("paste", { clipboardData: files, bubbles: true }));
}"""


def test_a_photo_may_be_pasted_into_the_import_dialog(player: Player) -> None:
    page = player.page
    page.click("text=Import")
    page.evaluate(PASTE, ["#import-text", list(png(drawn())["buffer"])])
    page.wait_for_selector("text=every number read")
    assert page.locator("dialog[open]").count() == 1

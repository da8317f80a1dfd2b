"""A puzzle from a photo: marked on the photo, corrected, and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from browser.accessible import THEMES, assert_accessible
from browser.photos import choose_photo, png
from browser.player import Player
from drawn_pages import PUZZLE, drawn
from nonokit import scan

Open = Callable[..., Player]


@pytest.fixture
def player(open_player: Open, server_url: str) -> Player:
    return open_player(server_url)


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
    choose_photo(player, picture)
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
    choose_photo(player, Image.new("RGB", (400, 300), "white"))
    player.page.wait_for_selector("text=no grid was found in this picture: take the whole puzzle")


def test_a_doubtful_line_says_why_and_what_else_it_may_be(player: Player) -> None:
    picture, page = page_with_a_hidden_number(), player.page
    (doubt,) = scan(picture).doubts
    meant, looks = str(PUZZLE.columns[3]), " ".join(map(str, doubt.others[0]))
    choose_photo(player, picture)
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
    choose_photo(player, page_with_a_hidden_number())
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


def test_a_refused_photo_leads_on(player: Player) -> None:
    """To another photo, or to typing."""
    page = player.page
    choose_photo(player, Image.new("RGB", (400, 300), "white"))
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose another photo").click()
    chooser.value.set_files(png(drawn()))
    page.wait_for_selector("text=every number read")
    page.keyboard.press("Escape")
    choose_photo(player, Image.new("RGB", (400, 300), "white"))
    page.get_by_role("button", name="Type the clues instead").click()
    page.locator("#clues-rows").wait_for()


def test_a_scan_may_be_cancelled(player: Player) -> None:
    page = player.page
    page.route("**/api/scan", lambda route: None)  # never answered
    choose_photo(player, drawn())
    page.locator("dialog progress").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_selector("dialog", state="detached")
    page.unroute("**/api/scan")
    choose_photo(player, drawn())
    page.wait_for_selector("text=every number read")


def test_a_line_that_cannot_be_is_named_and_gone_to(player: Player) -> None:
    page = player.page
    choose_photo(player, drawn())
    page.click("text=All lines")
    page.fill("#scan-row-2", "9 9")
    page.click("text=Add puzzle")
    assert page.evaluate("document.activeElement.id") == "scan-row-2"
    assert "Row 3" in page.locator(".scan-problem:not(:empty)").inner_text()
    assert page.locator("#scan-row-2").get_attribute("aria-invalid") == "true"


def test_a_page_without_a_server_says_what_to_do(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    choose_photo(player, drawn())
    player.page.wait_for_selector("dialog [role=alert] >> text=nonokit play")


UNCOVERED = """(selector) => {
    const [told, foot, body] = [selector, ".scan-foot", ".dialog-body"].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return told && told.height > 0 && told.top >= body.top && told.bottom <= foot.top + 1;
}"""


def test_on_a_phone_what_the_doctor_says_and_the_line_one_corrects_are_in_view(
    open_player: Open, server_url: str
) -> None:
    player = open_player(server_url, 360, 640)
    page = player.page
    choose_photo(player, drawn())
    page.click("text=All lines")
    page.fill("#scan-column-7", "2 1 4")
    page.get_by_role("button", name="Find the mistake").click()
    player.wait_until(UNCOVERED, ".fix")
    page.locator(".fix", has_text="in place of 2 1 4").click()
    assert page.locator("#scan-column-7").input_value() == str(PUZZLE.columns[7])
    page.locator("#scan-column-5").focus()
    player.wait_until(UNCOVERED, ".scan-line:has(#scan-column-5) canvas")

"""A book, as a maker prints one: puzzles chosen, files and pictures added, what is wrong left out, the PDF saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.accessible import THEMES, assert_accessible, assert_within
from browser.player import Player

Open = Callable[..., Player]
TWO_DOTS = b"columns\n1\n1\n\nrows\n1\n1\n"
RING = b"""<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">
<circle cx="60" cy="60" r="40" fill="#fff" stroke="#124" stroke-width="22"/></svg>"""


def test_a_book_is_made_on_a_phone(open_player: Open, server_url: str, axe_source: str) -> None:
    player = open_player(server_url, 390, 844, has_touch=True, is_mobile=True)
    page = player.page
    page.click("text=Make a book")
    page.wait_for_selector("text=No puzzle is chosen yet")
    page.check('label:has-text("Beginners\' course") input')
    page.click('[aria-label^="Beginners\' course"]')
    page.uncheck(".book-each input >> nth=0")
    player.drop_file("two-dots.txt", TWO_DOTS)
    page.wait_for_selector("label:has-text('Files and pictures')")
    ring = {"name": "wedding-ring.svg", "mimeType": "image/svg+xml", "buffer": RING}
    page.set_input_files("#book-files", ring)
    page.wait_for_selector("text=11 puzzles")
    page.click("text=Check")
    page.wait_for_selector(".book-problems >> text=It has several solutions")
    assert page.locator(".book-problems li").all_inner_texts() == ["two dots\nIt has several solutions."]
    assert_within(player, "book")
    page.evaluate(axe_source)
    assert_accessible(player, "book", THEMES, "main")
    page.click("text=Leave them out")
    page.fill("#book-title", "My book")
    page.select_option("#book-trim", "a5")
    page.evaluate("nonokit.go({ page: 'gallery' })")
    page.wait_for_selector(".card")
    page.evaluate("nonokit.go({ page: 'book' })")
    page.wait_for_selector("text=10 puzzles")
    with page.expect_download() as waiting:
        page.click("text=Save as PDF")
    assert waiting.value.suggested_filename == "My-book.pdf"
    assert Path(waiting.value.path()).read_bytes().startswith(b"%PDF")


def test_every_file_that_cannot_be_read_has_a_line(open_player: Open, server_url: str) -> None:
    page = open_player(f"{server_url}#/book").page
    wrong = [{"name": name, "mimeType": "image/png", "buffer": b"no image"} for name in ("a.png", "b.png")]
    page.set_input_files("#book-files", wrong)
    page.wait_for_selector(".book-side .note:has-text('b.png:')")  # "Reading b.png …" comes before
    lines = page.inner_text(".book-side .note").splitlines()
    assert [line.partition(":")[0] for line in lines] == ["a.png", "b.png"]


def test_without_a_server_it_is_told(open_player: Open, static_url: str) -> None:
    page = open_player(f"{static_url}#/book").page
    page.check(".book-source .tick >> nth=0")
    page.click("text=Save as PDF")
    page.wait_for_selector("text=A book needs the nonokit server")

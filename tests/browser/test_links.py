"""Puzzles that come by a link, a code or a file, and go out as links."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import nonokit
from browser.player import Player

Open = Callable[..., Player]


@pytest.mark.parametrize(("slug", "letter"), [("duck", "R"), ("poppy", "J")])
def test_share_link_round_trip(open_player: Open, static_url: str, slug: str, letter: str) -> None:
    player = open_player(static_url)
    player.open(slug)
    id = player.page.evaluate("nonokit.page.puzzle.id")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Share")
    link = player.page.input_value("[id='share-link']")
    assert re.fullmatch(rf"{re.escape(static_url)}#{letter}[\w-]+", link)
    assert "this computer only" in player.page.inner_text("dialog [role=note]")
    other = open_player(link)
    other.ready()
    assert other.page.evaluate("nonokit.page.puzzle.id") == id
    assert other.page.evaluate("nonokit.page.puzzle.width") == player.page.evaluate(
        "nonokit.page.puzzle.width"
    )


def test_a_shared_puzzle_is_kept_among_mine(open_player: Open, static_url: str) -> None:
    player = open_player(f"{static_url}#RrW8eI3iI3")
    player.ready()
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector("h2:has-text('My puzzles')")


def test_an_imported_title_does_not_give_the_picture_away(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    puzzle = nonokit.Puzzle.from_grid(["#.#", "###", ".#."], title="Secret heart")
    player.drop_file("heart.json", nonokit.dumps(puzzle, format="json").encode())
    player.ready()
    assert "Secret" not in player.page.inner_text("body") + player.page.title()
    for first, last, _ in player.runs():
        player.drag(first, last)
    assert player.is_solved
    assert player.page.inner_text(".play-title") == "Secret heart"
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector(".card:has-text('Secret heart')")


def test_a_damaged_link_ends_in_the_gallery_with_a_word(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.evaluate("location.hash = '#Rzzzzzzzzz'")
    player.page.wait_for_selector(".toast")
    player.wait_until("document.querySelectorAll('.card').length > 40")


def test_import_of_a_code_by_drop_and_by_dialog(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.drop_file("puzzle.code", b"RrW8eI3iI3\n")
    player.ready()
    assert player.page.evaluate("[nonokit.page.puzzle.width, nonokit.page.puzzle.height]") == [5, 5]
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector(".card")
    player.page.click("text=Import")
    player.page.fill("#import-text", "not a puzzle at all")
    player.page.click("dialog >> text=Import >> nth=-1")
    player.page.wait_for_selector("[role=alert]:has-text('server')")

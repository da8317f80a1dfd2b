"""A photo of a begun puzzle: what is filled in there is taken over, or not.

The server keeps games, so every test has a puzzle of its own: the same picture, mirrored or turned.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from browser.accessible import THEMES, assert_accessible
from browser.photos import choose_photo
from browser.player import Player
from drawn_pages import GRID, drawn
from nonokit import Puzzle, scan

Open = Callable[..., Player]

UPRIGHT = GRID.split()
MIRRORED = [row[::-1] for row in UPRIGHT]
UPSIDE_DOWN = UPRIGHT[::-1]
HALF_TURNED = MIRRORED[::-1]
TRANSPOSED = ["".join(column) for column in zip(*UPRIGHT, strict=True)]


@pytest.fixture
def player(open_player: Open, server_url: str) -> Player:
    return open_player(server_url)


def begun(rows: list[str], done: float = 0.5) -> Image.Image:
    return drawn(Puzzle.from_grid(rows), done=done, cross="x", inset=0.0)


def add(player: Player, rows: list[str]) -> str:
    """Adds the puzzle and returns its sheet."""
    player.page.click("text=Add puzzle")
    player.ready(Puzzle.from_grid(rows).id)
    return player.state


def known(state: str) -> int:
    return sum(cell in "#." for cell in state)


def test_a_begun_photo_is_gone_on_with_and_undo_takes_it_back(player: Player, axe_source: str) -> None:
    page = player.page
    choose_photo(player, begun(MIRRORED))
    page.locator(".begun-said", has_text="filled in").wait_for()
    page.evaluate(axe_source)
    assert_accessible(player, "begun", THEMES, "dialog[open]")
    state = "".join(add(player, MIRRORED).split())
    goal = "".join(MIRRORED)
    assert all(seen in ("?", meant) for seen, meant in zip(state, goal, strict=True))
    assert known(state) > 0.35 * len(goal)
    page.wait_for_selector("text=Undo takes that back")
    page.keyboard.press("Control+z")
    player.wait_until("!/[#.]/.test(nonokit.page.game.save().state)")


def test_a_begun_photo_may_be_started_empty(player: Player) -> None:
    choose_photo(player, begun(UPSIDE_DOWN))
    player.page.get_by_role("radio", name="Start with an empty sheet").check()
    assert known(add(player, UPSIDE_DOWN)) == 0


def test_the_sheet_that_is_here_may_be_kept(player: Player) -> None:
    page = player.page
    choose_photo(player, drawn(Puzzle.from_grid(HALF_TURNED)))
    add(player, HALF_TURNED)
    page.evaluate("nonokit.page.game.play('1 r0:4')")
    mine = player.state
    page.evaluate("nonokit.go({ page: 'gallery' })")
    choose_photo(player, begun(HALF_TURNED))
    page.get_by_role("radio", name="Go on with the sheet you have here").check()
    assert add(player, HALF_TURNED) == mine


def test_cells_against_the_clues_stay_empty_and_are_told(player: Player) -> None:
    picture, row, column = begun(TRANSPOSED), 2, 4
    assert TRANSPOSED[row][column] == "."
    fill_cell(picture, row, column)
    choose_photo(player, picture)
    player.page.locator(".begun-said", has_text="One more does not go with the clues").wait_for()
    assert add(player, TRANSPOSED).split()[row][column] == "?"


def fill_cell(picture: Image.Image, row: int, column: int) -> None:
    found = scan(picture)
    (left, top), _, (right, bottom), _ = found.corners
    wide, high = (right - left) / found.puzzle.width, (bottom - top) / found.puzzle.height
    x, y = left + column * wide, top + row * high
    ImageDraw.Draw(picture).rectangle((x, y, x + wide, y + high), fill="black")


def test_what_a_photo_shows_solved_is_not_taken_over(player: Player) -> None:
    page = player.page
    choose_photo(player, begun(UPRIGHT, 1.0))
    page.wait_for_selector("text=The photo shows it solved")
    assert page.get_by_role("radio").count() == 0
    assert known(add(player, UPRIGHT)) == 0
    assert not player.is_solved

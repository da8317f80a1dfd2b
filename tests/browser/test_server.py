"""The page with the whole server behind it: hints of every depth, import of many formats, games on two devices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nonokit
from browser.player import LINKS, Player
from nonokit.puzzles import get
from processes import PATIENCE_S

Open = Callable[..., Player]
FORMATS = {
    "non": "picture.non",
    "xml": "picture.xml",
    "g": "picture.g",
    "mk": "picture.mk",
    "nin": "picture.nin",
    "json": "picture.json",
}


@pytest.fixture
def player(open_player: Open, server_url: str) -> Player:
    return open_player(server_url)


def marks(player: Player) -> list[str]:
    types: list[str] = player.page.evaluate("nonokit.page.view.overlay.marks.map((mark) => mark.type)")
    return types


def test_a_browser_that_was_not_let_in_is_told_so_and_the_link_lets_it_in(
    browser: Any, server_url: str
) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    page.goto(server_url)
    page.wait_for_selector(".toast:has-text('open the link')")
    page.goto(f"{LINKS[server_url]}#/statistics")
    page.wait_for_function("window.nonokit?.library")
    assert page.url == f"{server_url}#/statistics"
    assert page.evaluate("fetch('api/health').then((answer) => answer.status)") == 200
    page.close()


def test_every_depth_of_a_hint(player: Player) -> None:
    player.open("crown")
    blank = player.state
    player.press("h")
    player.page.wait_for_selector(".hint-text")
    assert "Look at" in player.page.inner_text(".hint-text")
    assert marks(player) == ["line_glow", "clue_box"]
    player.press("h")
    player.page.wait_for_selector(".technique")
    assert set(marks(player)) > {"line_glow", "clue_box"}
    assert player.state == blank
    player.press("h")
    player.wait_until("/[#.]/.test(nonokit.page.game.save().state)")
    goal = get("crown").puzzle.goal
    assert goal is not None
    filled = zip(player.state, goal.to_text(), strict=True)
    assert all(char in ("?", wanted) for char, wanted in filled)


def test_the_evidence_of_a_trial_is_brought_into_view(open_player: Open, server_url: str) -> None:
    player = open_player(server_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("scissors")
    player.page.evaluate(
        "nonokit.page.view.zoomTo(70, { x: 200, y: 200 }); nonokit.page.view.scrollBy(9999, 9999)"
    )
    player.press("h")
    player.page.wait_for_selector(".hint-text")
    player.page.evaluate("nonokit.page.view.scrollBy(9999, 9999)")
    player.press("h")
    player.page.wait_for_selector(".technique")
    cell = player.page.evaluate("nonokit.page.view.overlay.marks.find((mark) => mark.type === 'trial').cell")
    x, y = player.at(tuple(cell))
    assert player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.board') !== null", [x, y]
    )
    hit = player.page.evaluate("([clientX, clientY]) => nonokit.page.view.hit({ clientX, clientY })", [x, y])
    assert hit == {"area": "cell", "y": cell[0], "x": cell[1]}


def test_hints_alone_solve_a_puzzle(player: Player) -> None:
    player.open("trophy")
    for _ in range(200):
        if player.is_solved:
            break
        player.press("h")
        player.wait_until("!nonokit.page.hints._asking")
    assert player.is_solved


def test_a_mistake_is_said_kindly_and_can_be_rewound(player: Player) -> None:
    player.open("window")
    wrong = next((y, x) for y, row in enumerate(player.answer()) for x, value in enumerate(row) if value)
    player.drag(wrong, button="right")
    player.page.click("button:has-text('Hint') >> visible=true")
    player.page.click("text=Rewind to before it")
    player.wait_until("!nonokit.page.game.save().state.includes('.')")


def wrong_cell(player: Player) -> tuple[int, int]:
    return next((y, x) for y, row in enumerate(player.answer()) for x, value in enumerate(row) if not value)


def test_a_wrong_cell_is_told_step_by_step(player: Player) -> None:
    player.open("anchor")
    player.page.evaluate("nonokit.page.game.restart()")
    wrong = wrong_cell(player)
    player.drag(wrong)
    player.press("h")
    player.page.wait_for_selector(".hint-text:has-text('One cell does not fit.')")
    assert marks(player) == []
    assert player.page.locator(".steps").count() == 0, "there is nothing to be done"
    player.page.click("text=Tell me more")
    player.page.wait_for_selector(f".hint-text:has-text('Look again at row {wrong[0] + 1}.')")
    assert marks(player) == ["line_glow"]
    player.page.click("text=Tell me more")
    player.page.wait_for_selector(".hint-text:has-text('Not so in the only solution')")
    assert marks(player) == ["cell_mark"]
    player.page.click("text=Rewind to before it")
    player.wait_until("!nonokit.page.game.save().state.includes('#')")


def test_a_what_if_may_be_wrong(player: Player) -> None:
    player.open("note")
    player.press("t")
    player.drag(wrong_cell(player))
    player.press("h")
    player.page.wait_for_selector(".hint-text:has-text('Look at')")


@pytest.mark.filterwarnings("ignore::nonokit.formats.ConversionWarning")
@pytest.mark.parametrize("format", FORMATS)
def test_import_by_drop(player: Player, format: str) -> None:
    puzzle = get("bicycle").puzzle.replace(title=None)
    player.drop_file(FORMATS[format], nonokit.dumps(puzzle, format=format).encode())
    player.ready(puzzle.id)


def test_import_of_a_broken_file_says_what_is_wrong(player: Player) -> None:
    player.drop_file("broken.xml", b"<?xml version='1.0'?><puzzleset><puzzle></puzzleset>")
    assert "could not be read" in player.page.wait_for_selector(".toast").inner_text()


def test_puzzle_of_the_day(player: Player) -> None:
    player.page.click("text=Today's puzzle")
    player.ready()
    day: Any = player.page.evaluate("nonokit.page.puzzle.id")
    player.page.reload()
    player.ready()
    assert player.page.evaluate("nonokit.page.puzzle.id") == day


def test_files_to_share(player: Player) -> None:
    player.open("poppy")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Share")
    player.page.wait_for_selector("#share-format option:nth-child(10)", state="attached")
    dialog, save = (
        player.page.locator(where).bounding_box() for where in ("dialog", "dialog button:has-text('Save')")
    )
    assert save["x"] + save["width"] < dialog["x"] + dialog["width"], (
        "long names of formats push the button out"
    )
    for format, start in (("xml", b"<?xml"), ("svg", b"<svg"), ("json", b"{")):
        player.page.select_option("#share-format", format)
        with player.page.expect_download() as waiting:
            player.page.click("dialog button:has-text('Save')")
        assert Path(waiting.value.path()).read_bytes().startswith(start)

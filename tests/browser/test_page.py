"""The page around the game: two tabs, offline, progress as a file, themes, zoom, accessibility."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nonokit
from browser.accessible import THEMES, assert_accessible, assert_within
from browser.player import Player

Open = Callable[..., Player]
BAND = """(kind) => {
    const { layout } = nonokit.page.view;
    const canvas = document.querySelector(".layer-clues");
    const box = kind === "row" ? [0, layout.y, layout.x, layout.viewHeight] : [layout.x, 0, layout.viewWidth, layout.y];
    return canvas.getContext("2d").getImageData(...box.map(Math.round)).data.filter((v, i) => i % 4 === 3 && v > 0).length;
}"""


def test_settings_of_two_tabs_are_the_same(open_player: Open, static_url: str) -> None:
    first = open_player(static_url)
    second = open_player(static_url, context=first.page.context)
    second.setting("theme", "sepia")
    first.wait_until("document.documentElement.dataset.theme === 'sepia'")
    first.setting("large_text", True)
    second.wait_until("document.documentElement.dataset.text === 'large'")
    assert second.page.evaluate("document.documentElement.dataset.theme") == "sepia"


DROP = """(files) => {
    const transfer = new DataTransfer();
    for (const [name, text] of files) transfer.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def test_of_several_files_those_that_can_be_read_are_taken(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    puzzles = [nonokit.Puzzle.from_grid(rows) for rows in (["#.", "##"], ["##", ".#"])]
    good = [[f"{i}.json", nonokit.dumps(puzzle, format="json")] for i, puzzle in enumerate(puzzles)]
    player.page.evaluate(DROP, [good[0], ["broken.json", "{"], good[1]])
    player.wait_until("document.querySelector('.toast')?.textContent.includes('broken.json: ')")
    assert player.page.inner_text(".toast").startswith("2 puzzles are in your collection.")
    assert player.page.evaluate("nonokit.library.all().filter((one) => one.isMine).length") == 2


def test_a_second_tab_follows(open_player: Open, static_url: str) -> None:
    first = open_player(static_url)
    first.open("duck")
    second = open_player(first.page.url, context=first.page.context)
    second.ready()
    first.drag((0, 0), (0, 3))
    second.wait_until("nonokit.page.game.save().state.startsWith('####')")
    second.drag((1, 0), (1, 1))
    first.wait_until("nonokit.page.game.save().state.includes('\\n##')")
    assert first.state == second.state
    first.press("Control+z")
    second.wait_until("!nonokit.page.game.save().state.includes('\\n##')")


def test_opens_and_plays_without_a_network(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, service_workers="allow")
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.reload()
    player.wait_until("navigator.serviceWorker.controller !== null")
    player.open("duck")
    player.drag((0, 0), (0, 3))
    player.page.context.set_offline(True)
    player.page.reload()
    player.ready()
    assert player.state.startswith("####")
    player.drag((1, 0), (1, 3))
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector("h2:has-text('Continue')")


def test_progress_goes_out_as_a_file_and_comes_back(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("duck")
    player.drag((0, 0), (0, 3))
    player.page.evaluate("nonokit.training.answer('full-1', true, '2026-03-01')")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Settings")
    with player.page.expect_download() as waiting:
        player.page.click("text=Export all progress")
    content = Path(waiting.value.path()).read_bytes()
    assert len(json.loads(content)["items"]) == 1
    other = open_player(static_url)
    other.drop_file("progress.json", content)
    other.page.wait_for_selector("h2:has-text('Continue')")
    other.open("duck")
    assert other.state.startswith("####")
    assert other.page.evaluate("Object.keys(nonokit.training.value.answers)") == ["full-1"]


def test_a_damaged_progress_file_is_refused_with_a_word(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    for content in (
        {"nonokit_progress": 99},
        {"nonokit_progress": 1, "items": 5},
        {"nonokit_progress": 1, "items": [], "puzzles": [{"rows": []}]},
        {"nonokit_progress": 2, "items": [], "training": {"turn": -1}},
    ):
        player.drop_file("progress.json", json.dumps(content).encode())
        player.page.wait_for_selector(".toast:has-text('not a progress file')")
        player.page.evaluate("document.querySelectorAll('.toast').forEach((toast) => toast.remove())")


def test_a_printed_puzzle_needs_no_colours(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.evaluate("window.print = () => {}")
    player.open("poppy")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Print")
    runs = player.page.evaluate("nonokit.page.puzzle.rows.concat(nonokit.page.puzzle.columns).flat().length")
    assert player.page.locator(".print-sheet > svg path").count() == runs
    player.page.emulate_media(media="print")
    assert player.page.inner_text(".print-legend").split() == ["red", "yellow", "green"]
    assert not player.page.is_visible("#app")


def test_dark_and_contrast_themes(open_player: Open, static_url: str) -> None:
    background = "getComputedStyle(document.body).backgroundColor"
    assert open_player(static_url, color_scheme="light").page.evaluate(background) == "rgb(250, 247, 240)"
    dark = open_player(static_url, color_scheme="dark")
    assert dark.page.evaluate(background) == "rgb(20, 23, 28)"
    dark.setting("theme", "contrast")
    assert dark.page.evaluate(background) == "rgb(255, 255, 255)"
    dark.open("duck")
    assert dark.page.evaluate("nonokit.page.view.theme.token.ink") == "#000000"


def test_german(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, locale="de-DE")
    assert player.page.is_visible("text=Rätsel des Tages")
    assert player.page.evaluate("document.documentElement.lang") == "de"
    player.setting("language", "en")
    player.page.wait_for_selector("text=Today's puzzle")


def large_puzzle(side: int) -> dict[str, Any]:
    line = [1 + i % 4 for i in range(side // 6)]
    return {"nonokit": 1, "rows": [line] * side, "columns": [line] * side}


def test_clues_stay_visible_on_a_zoomed_60x60_board(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.drop_file("large.json", json.dumps(large_puzzle(60)).encode())
    player.ready()
    x, y = player.at((10, 10))
    player.page.mouse.move(x, y)
    for _ in range(6):
        player.press("+")
    player.page.mouse.wheel(900, 700)
    player.wait_until("nonokit.page.view.scroll.x > 0 && nonokit.page.view.scroll.y > 0")
    player.settle()
    assert player.page.evaluate(BAND, "row") > 500
    assert player.page.evaluate(BAND, "column") > 500
    player.press("ArrowRight", "End", "Shift+End")
    assert player.page.evaluate("nonokit.page.mirror.cursor") == {"y": 59, "x": 59}
    box = player.page.evaluate("nonokit.page.view.boxOf({ y: 59, x: 59 })")
    assert box["x"] + box["size"] <= 1280
    assert box["y"] + box["size"] <= 800


def test_the_board_can_be_heard(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("duck")
    player.press("ArrowDown", "Home", "Shift+Home", "ArrowDown")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert player.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell"
    assert re.fullmatch(r"row 2, column 1: unknown\. Row 2: clue [\d ]+", player.page.evaluate(focused))
    player.press("Space")
    assert player.page.inner_text("p[aria-live]") == "filled"
    assert player.page.evaluate(focused) == "row 2, column 1: filled"
    player.press("l")
    assert re.fullmatch(
        r"Row 2: clue [\d ]+, cell 1 filled, 7 unknown", player.page.inner_text("p[aria-live]")
    )


@pytest.mark.parametrize(
    ("width", "themes", "language"), [(1280, THEMES, "en"), (390, (), "ru"), (390, (), "fr")]
)
def test_every_page_is_accessible_in_every_theme(
    open_player: Open, static_url: str, axe_source: str, width: int, themes: tuple[str, ...], language: str
) -> None:
    """On a phone in languages of long words, where nothing may be pushed over the edge either."""
    player = open_player(static_url, width, 844, locale=language, color_scheme="dark", bypass_csp=True)
    player.page.add_script_tag(content=axe_source)

    def check(where: str, within: str = "body") -> None:
        assert_within(player, where)
        if language != "fr":
            assert_accessible(player, where, themes, within)

    def choose(icon: str) -> None:
        player.page.click(".bar .button:has(.icon-menu)")
        player.page.click(f".menu-item:has(.icon-{icon})")

    check("gallery")
    player.page.click(".today-foot .button")
    player.page.wait_for_selector(".calendar-days")
    check("calendar", "dialog[open]")
    player.press("Escape")
    player.page.evaluate("nonokit.go({ page: 'collection', id: 'sea' })")
    player.page.wait_for_selector(".group-count")
    check("collection")
    player.open("poppy")
    check("player")
    player.press("h")
    player.page.wait_for_selector(".hint-text")
    check("hint", ".panel")
    player.press("Escape", "t")
    check("what if", ".bar")
    player.press("Escape")
    player.page.click(".bar .button:has(.icon-menu)")
    check("menu", "dialog[open]")
    player.press("Escape")
    choose("settings")
    check("settings", "dialog[open]")
    player.press("Escape")
    choose("share")
    player.page.wait_for_selector("#share-link")
    check("share", "dialog[open]")
    player.press("Escape")
    player.page.evaluate("nonokit.go({ page: 'statistics' })")
    player.page.wait_for_selector(".figure")
    check("statistics")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024)])
def test_a_page_of_one_screen_cannot_be_scrolled_away(
    open_player: Open, static_url: str, width: int, height: int
) -> None:
    player = open_player(static_url, width, height, has_touch=True, is_mobile=True)
    page = player.page
    beyond = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    player.open("duck")
    assert page.evaluate(beyond) == 0
    for mode in ("draw", "clues"):
        page.evaluate("location.hash = '#/edit/x'")
        player.wait_until("nonokit.page?.document")
        page.evaluate("(mode) => nonokit.page.setMode(mode)", mode)
        player.settle()
        assert page.evaluate(beyond) == 0
    page.evaluate("location.hash = '#/learn/overlap'")
    player.wait_until("location.hash.includes('overlap') && document.querySelector('.exercise')")
    assert page.evaluate(beyond) == 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024), (1280, 800)])
def test_after_the_finish_the_panel_is_not_covered(
    open_player: Open, static_url: str, width: int, height: int
) -> None:
    player = open_player(static_url, width, height)
    page = player.page
    player.open("duck")
    for start, end, _ in player.runs():
        player.drag(start, end)
    page.wait_for_selector(".solved-banner")
    page.evaluate("nonokit.page.openMenu()")
    page.click(".menu-item:has(.icon-flag)")
    covered = """() => [...document.querySelectorAll(".panel button")].filter((one) => {
        const box = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }).length"""
    assert page.evaluate(covered) == 0
    page.click(".panel-head .button")
    assert page.locator(".solved-banner").is_visible()

"""Playing a puzzle without any server: mouse, touch, keys, drags, undo, what-if, checkpoints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from browser.player import Player

Open = Callable[..., Player]


@pytest.fixture
def player(open_player: Open, static_url: str) -> Player:
    player = open_player(static_url)
    player.open("duck")
    return player


def row(player: Player, y: int) -> str:
    return player.state.split("\n")[y]


def test_solve_by_mouse(player: Player) -> None:
    for first, last, _ in player.runs():
        assert not player.is_solved
        player.drag(first, last)
    assert player.is_solved
    assert player.page.inner_text(".solved-banner h2") == "Duck"


def test_solve_by_touch_on_a_phone(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    player.open("duck")
    for first, last, _ in player.runs():
        player.touch([player.at(first)], [player.at(last)])
    assert player.is_solved


def test_solve_by_keyboard_alone(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.locator(".card").first.focus()
    player.press("Enter")
    player.ready()
    answer = player.answer()
    player.press("ArrowDown", "Home", "Shift+Home")
    for y, cells in enumerate(answer):
        for x, value in enumerate(cells):
            if value:
                player.press("Space")
            if x + 1 < len(cells):
                player.press("ArrowRight")
        if y + 1 < len(answer) and not player.is_solved:
            player.press("Home", "ArrowDown")
    assert player.is_solved


def test_colour_puzzle_by_keys_and_mouse(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("poppy")
    for first, last, colour in player.runs():
        player.press(str(colour))
        player.drag(first, last)
    assert player.is_solved


def test_palette_is_chosen_with_a_click(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("poppy")
    player.page.click(".swatch[data-colour='2']")
    player.drag((0, 0))
    assert player.page.evaluate("nonokit.page.game.state.cells[0]") == 2


def test_tools_and_colours_are_one_stop_each_and_go_by_arrows(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("poppy")
    checked = "[...document.querySelectorAll('[role=radio]')].filter((one) => one.tabIndex === 0).map((one) => one.dataset.tool ?? one.dataset.colour)"
    assert player.page.evaluate(checked) == ["1", "fill"]
    player.page.focus(".swatch[data-colour='1']")
    player.press("ArrowRight")
    assert player.page.evaluate("nonokit.page.tool") == {"kind": "fill", "colour": 2}
    assert player.page.evaluate("document.activeElement.dataset.colour") == "2"
    player.press("Tab")
    assert player.page.evaluate("document.activeElement.dataset.tool") == "fill"
    player.press("ArrowLeft")
    assert player.page.evaluate("nonokit.page.tool.kind") == "erase"
    player.press("Home", "ArrowDown")
    assert player.page.evaluate("nonokit.page.tool.kind") == "cross"
    assert player.page.evaluate(checked) == ["2", "cross"]
    assert set(player.state) <= {"?", "\n"}


def test_fast_drag_skips_nothing_and_keeps_to_its_line(player: Player) -> None:
    player.drag((1, 0), (1, 5), (4, 7))
    assert row(player, 1) == "########"
    assert set(player.state.replace("\n", "")) == {"#", "?"}
    assert player.state.count("#") == 8


def test_right_drag_sets_crosses_and_leaves_filled_cells(player: Player) -> None:
    player.drag((1, 2))
    player.drag((1, 0), (1, 7), button="right")
    assert row(player, 1) == "..#....."


def test_middle_button_is_maybe_and_pastes_nothing(player: Player) -> None:
    player.page.evaluate("window.pastes = 0; window.addEventListener('paste', () => { window.pastes += 1; })")
    player.drag((0, 0), button="middle")
    assert player.page.evaluate("nonokit.page.game.state.cells[0]") == 254
    assert player.page.evaluate("window.pastes") == 0, "on Linux the middle button pastes"


def test_drag_modes(player: Player) -> None:
    for y, (mode, expected) in enumerate([("same", "#.######"), ("empty", "#.######"), ("all", "########")]):
        player.setting("drag", mode)
        player.drag((y, 1), button="right")
        player.drag((y, 0), (y, 7))
        assert row(player, y) == expected


def test_a_drag_shows_before_it_is_released_and_counts(player: Player) -> None:
    page = player.page
    page.mouse.move(*player.at((2, 0)))
    page.mouse.down()
    page.mouse.move(*player.at((2, 4)))
    assert "#" not in player.state
    assert page.evaluate("nonokit.page.view.overlay.count.text") == "5"
    assert page.evaluate("nonokit.page.view.state.cells.filter((value) => value === 1).length") == 5
    page.mouse.up()
    assert row(player, 2) == "#####???"


def test_undo_after_reload(player: Player) -> None:
    player.drag((0, 0), (0, 3))
    player.drag((1, 0), (1, 3))
    before = player.state
    player.page.reload()
    player.ready()
    assert player.state == before
    player.press("Control+z")
    assert row(player, 0) == "####????"
    assert row(player, 1) == "????????"
    player.press("Control+z")
    assert "#" not in player.state
    player.press("Control+Shift+z", "Control+y")
    assert player.state == before


def test_the_pressed_what_if_can_be_seen_under_the_pointer(player: Player) -> None:
    player.page.click("[aria-label='What if']")
    for scheme, accent in (("light", "rgb(24, 100, 171)"), ("dark", "rgb(116, 184, 247)")):
        player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        player.settle()
        background = player.page.evaluate(
            "getComputedStyle(document.querySelector('[aria-pressed=true]')).backgroundColor"
        )
        assert background == accent


def test_what_if_dropped_and_kept(player: Player) -> None:
    player.drag((0, 0))
    player.press("t")
    player.drag((3, 0), (3, 5))
    player.press("Escape")
    assert player.state.count("#") == 1
    player.page.click("[aria-label='What if']")
    player.drag((3, 0), (3, 5))
    player.page.click("text=Keep")
    assert player.state.count("#") == 7


def test_checkpoint_and_restart(player: Player) -> None:
    player.drag((0, 0), (0, 2))
    player.press("k")
    player.page.fill("#ask", "three cells")
    player.press("Enter")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Start again")
    player.page.click("dialog .primary")
    player.wait_until("!nonokit.page.game.save().state.includes('#')")
    player.page.click("[aria-label=Menu]")
    player.page.click("button:has-text('Checkpoints')")
    player.page.click("text=three cells")
    assert row(player, 0) == "###?????"
    player.press("Control+z")
    assert "#" not in player.state


def test_rewind_to_the_first_mistake(player: Player) -> None:
    right = player.runs()
    player.drag(*right[0][:2])
    before = player.state
    wrong = next((0, x) for x, value in enumerate(player.answer()[0]) if value == 0)
    player.drag(wrong)
    player.drag(*right[1][:2])
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Rewind to my first mistake")
    player.page.wait_for_selector(".toast:has-text('2 steps')")
    assert player.state == before


def test_wrong_cells_are_marked_when_asked_for(player: Player) -> None:
    wrong = next((0, x) for x, value in enumerate(player.answer()[0]) if value == 0)
    player.drag(wrong)
    assert player.page.evaluate("nonokit.page.view.overlay.wrong") == []
    player.setting("check", "cells")
    player.wait_until("nonokit.page.view.overlay.wrong.length === 1")


def test_pressing_a_finished_clue_crosses_out_the_rest(player: Player) -> None:
    first, last, _ = player.runs()[0]
    player.drag(first, last)
    x, y = player.at((first[0], 0))
    size = player.page.evaluate("nonokit.page.view.boxOf({ y: 0, x: 0 }).size")
    player.page.mouse.click(x - size, y)
    assert "?" not in row(player, first[0])


def test_pinch_zooms_and_pans_but_never_paints(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    player.open("train")
    cell = player.page.evaluate("nonokit.page.view.layout.cell")
    a, b = (200.0, 400.0), (240.0, 440.0)
    player.touch([a], [a, b], [(120.0, 320.0), (320.0, 520.0)], [(100.0, 300.0), (340.0, 540.0)])
    assert player.page.evaluate("nonokit.page.view.layout.cell") > cell
    assert set(player.state) <= {"?", "\n"}
    scroll = player.page.evaluate("nonokit.page.view.scroll.x")
    player.touch([a], [a, b], [(150.0, 380.0), (190.0, 420.0)])
    assert player.page.evaluate("nonokit.page.view.scroll.x") > scroll
    assert set(player.state) <= {"?", "\n"}


def test_long_press_sets_a_cross(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("duck")
    session = player.page.context.new_cdp_session(player.page)
    x, y = player.at((2, 2))
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    player.wait_until("nonokit.page.view.state.cells[2 * 8 + 2] === 0")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert row(player, 2)[2] == "."


LARGE = """async () => {
    const { parsePuzzle } = await import(new URL("app/model/puzzle.js", document.baseURI));
    const clues = (count, runs) => Array.from({ length: count }, (_, i) => [...Array(runs).fill(1), 2 + (i % 7)]);
    const puzzle = parsePuzzle({ rows: clues(64, 25), columns: clues(86, 12) });
    await nonokit.library.add(puzzle);
    return puzzle.id;
}"""
SHOWS = """(texts) => [...document.querySelectorAll(".clue-bar-line")]
    .every((line, i) => line.innerText.split(/\\s+/).join(" ") === texts[i])"""


def test_clues_too_small_to_read_are_written_out_below(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    player.open("duck")
    assert not player.page.is_visible(".clue-bar")
    player.open_id(player.page.evaluate(LARGE))
    player.wait_until("!document.querySelector('.clue-bar').hidden")
    assert player.page.get_attribute(".clue-bar", "aria-hidden") == "true"
    player.settle()  # the board has made room
    height = player.page.evaluate("document.querySelector('.clue-bar').offsetHeight")
    player.touch([player.at((4, 3))])
    player.wait_until(SHOWS, [f"Row 5 {'1 ' * 25}6", f"Column 4 {'1 ' * 12}5"])
    x, y = player.at((9, 0))
    player.touch([(x - 30, y)])  # a clue
    player.wait_until(SHOWS, [f"Row 10 {'1 ' * 25}4", f"Column 4 {'1 ' * 12}5"])
    assert player.page.evaluate("document.querySelector('.clue-bar').offsetHeight") == height


def test_touch_toggle_sets_crosses(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("duck")
    player.page.tap("[data-tool=cross]")
    player.touch([player.at((0, 0))], [player.at((0, 3))])
    assert row(player, 0) == "....????"
    size = player.page.locator("[data-tool=cross]").bounding_box()
    assert size["height"] >= 56


PLACE = """() => {
    const { layout, container } = nonokit.page.view;
    const { x, y, width, height } = container.getBoundingClientRect();
    return { ...layout, board: [x, y, width, height] };
}"""
CLIPPED = """() => [...document.querySelectorAll("button, a")].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map((one) => one.outerHTML)"""
COVERED = """() => {
    const panel = document.querySelector(".panel").getBoundingClientRect();
    const { view } = nonokit.page;
    const { line } = view.overlay.marks.find((mark) => mark.type === "line_glow");
    const { x, y } = view.boxOf(line.kind === "row" ? { y: line.index, x: 0 } : { y: 0, x: line.index });
    if (line.kind === "row") return y + 1 > panel.top && y < panel.bottom && panel.width > 0.8 * innerWidth;
    return x + 1 > panel.left && x < panel.right && panel.width < 0.8 * innerWidth;
}"""
SCREENS = [(390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_board_stays_as_it_is_on_every_screen(
    open_player: Open, static_url: str, width: int, height: int
) -> None:
    """Through the three steps of a hint and the finish, also with large text; nothing is clipped, no hint lies upon its own line."""
    player = open_player(static_url, width, height, has_touch=width < 1000, is_mobile=width < 1000)
    for slug, has_large_text in (("castle", False), ("galleon", False), ("galleon", True), ("heart", False)):
        player.setting("large_text", has_large_text)
        player.open(slug)
        player.settle()
        place = player.page.evaluate(PLACE)
        assert place["cell"] >= (24 if width < 1000 else 14)
        for selector in (".steps", ".technique", ".panel .button:not(.primary):not(.quiet)"):
            assert player.page.evaluate(CLIPPED) == []
            player.press("h")
            player.page.wait_for_selector(selector)
            assert player.page.evaluate(PLACE) == place
            assert not player.page.evaluate(COVERED)
    player.page.evaluate("nonokit.page.panel.close()")
    player.press("Control+z")  # what the hint has done
    for first, last, _ in player.runs():
        player.drag(first, last)
    player.page.wait_for_selector(".solved-banner")
    player.settle()
    assert player.page.evaluate(PLACE) == place
    assert player.page.evaluate(CLIPPED) == []


def test_a_drag_that_is_held_at_the_edge_takes_the_board_along(player: Player) -> None:
    player.open_id(player.page.evaluate(LARGE))
    player.settle()
    box = player.page.evaluate(
        "(({ x, y, viewWidth, viewHeight }) => ({ x: x + viewWidth - 8, y: y + viewHeight / 2 }))(nonokit.page.view.layout)"
    )
    board = player.page.locator(".board").bounding_box()
    x, y = board["x"] + box["x"], board["y"] + box["y"]
    player.page.mouse.move(x - 60, y)
    player.page.mouse.down()
    player.page.mouse.move(x, y)
    player.wait_until(
        "nonokit.page.view.scroll.x > 3 * nonokit.page.view.layout.cell"
    )  # nothing moves but the board
    player.page.mouse.up()
    assert max(len(run) for run in re.findall("#+", player.state)) > 5


def test_the_map_in_the_corner_moves_the_board(player: Player) -> None:
    player.open_id(player.page.evaluate(LARGE))
    player.settle()
    board = player.page.locator(".board").bounding_box()
    layout = player.page.evaluate("nonokit.page.view.layout")
    x, y = layout["x"] - layout["left"] + 8, layout["y"] - layout["top"] + 8
    player.page.mouse.move(board["x"] + x, board["y"] + y)
    player.page.mouse.down()
    player.page.mouse.move(board["x"] + x + layout["left"], board["y"] + y + layout["top"])
    player.page.mouse.up()
    player.wait_until("nonokit.page.view.scroll.x > 0 && nonokit.page.view.scroll.y > 0")
    assert set(player.state) <= {"?", "\n"}


def test_keys_carry_on_where_the_mouse_was(player: Player) -> None:
    player.drag((2, 1), (2, 4))
    player.press("ArrowDown")
    assert player.page.evaluate("nonokit.page.mirror.cursor") == {"y": 2, "x": 4}
    player.press("ArrowDown", "Space")
    assert row(player, 3) == "????#???"


def test_keys_reach_the_board_after_a_button_was_pressed(player: Player) -> None:
    player.drag((2, 1))
    player.page.click("[aria-label=Undo]")
    player.press("x")
    assert row(player, 2) == "?.??????"
    player.page.click("[data-tool=maybe]")
    player.press("ArrowRight")
    assert player.page.evaluate("nonokit.page.tool.kind") == "erase", "arrows belong to the tools first"


def test_nothing_happens_behind_the_cover_of_a_pause(player: Player) -> None:
    player.drag((2, 1))
    player.press("p", "Control+z", "h", "x")
    assert player.page.is_visible(".cover")
    assert player.page.is_disabled("[aria-label=Undo] >> visible=true")
    assert not player.page.is_visible(".panel")
    player.press("Escape")
    assert not player.page.is_visible(".cover")
    assert row(player, 2) == "?#??????"


def test_pause_hides_the_board(player: Player) -> None:
    player.press("p")
    assert player.page.is_visible(".cover")
    player.page.click("text=Continue")
    assert not player.page.is_visible(".cover")


def test_hints_in_three_steps_without_a_server(player: Player) -> None:
    page = player.page
    player.press("h")
    page.wait_for_selector(".hint-text")
    assert page.evaluate("nonokit.page.view.overlay.marks.map((mark) => mark.type)") == [
        "line_glow",
        "clue_box",
    ]
    assert set(player.state) <= {"?", "\n"}
    page.click("text=Why?")
    page.wait_for_selector(".technique")
    assert set(player.state) <= {"?", "\n"}
    page.click("text=Do it for me")
    player.wait_until("/[#.]/.test(nonokit.page.game.save().state)")
    answer = player.answer()
    for y, line in enumerate(player.state.split("\n")):
        for x, char in enumerate(line):
            assert char == "?" or (char == "#") == bool(answer[y][x])
    assert page.evaluate("nonokit.page.game.hints") == 1


def test_a_message_is_never_in_the_way_of_the_palette(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("poppy")
    player.page.evaluate(
        "nonokit.toast('A message that is long enough to take two lines on a phone, or three.')"
    )
    toast = player.page.locator(".toast").bounding_box()
    palette = player.page.locator(".palette").bounding_box()
    assert toast["y"] + toast["height"] <= palette["y"]
    top = "([x, y]) => document.elementFromPoint(x, y).closest('.toast') === null"
    assert player.page.evaluate(top, [toast["x"] + 20, toast["y"] + 10])

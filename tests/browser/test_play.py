"""Playing a puzzle without any server: mouse, touch, keys, drags, undo, what-if, checkpoints."""

from __future__ import annotations

from collections.abc import Callable

from browser.player import Player

Open = Callable[..., Player]


def row(player: Player, y: int) -> str:
    return player.state.split("\n")[y]


def test_solve_by_mouse(player: Player) -> None:
    for first, last, _ in player.runs():
        assert not player.is_solved
        player.drag(first, last)
    assert player.is_solved
    assert player.page.inner_text(".solved-banner h2") == "Duck"
    player.page.mouse.move(*player.at((0, 0)))
    assert player.page.evaluate("nonokit.page.view.overlay.focus") is None


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


def test_a_stroke_is_taken_back_with_escape_and_by_a_pause(player: Player) -> None:
    mouse = player.page.mouse
    for key in ("Escape", "p"):
        mouse.move(*player.at((0, 0)))
        mouse.down()
        mouse.move(*player.at((0, 3)))
        player.press(key)
        mouse.move(*player.at((0, 4)))
        mouse.up()
        assert set(player.state) == {"?", "\n"}


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


def test_touch_toggle_sets_crosses(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("duck")
    player.page.tap("[data-tool=cross]")
    player.touch([player.at((0, 0))], [player.at((0, 3))])
    assert row(player, 0) == "....????"
    size = player.page.locator("[data-tool=cross]").bounding_box()
    assert size["height"] >= 56


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


def test_what_a_hint_did_is_told_until_the_player_moves_on(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("swan")
    for text in ("Why?", "Do it for me", "Next hint"):
        player.press("h")
        player.page.wait_for_selector(f".panel >> text={text}")
    blank = next(
        (y, x)
        for y, line in enumerate(player.state.split("\n"))
        for x, char in enumerate(line)
        if y > 6 and char == "?"
    )
    player.drag(blank)
    player.wait_until("!nonokit.page.view.overlay.marks.length")
    assert not player.page.is_visible(".panel >> text=Fill cells")


def test_a_picture_that_a_hint_finishes_has_no_marks(player: Player) -> None:
    *most, _ = player.runs()
    for first, last, _ in most:
        player.drag(first, last)
    while not player.is_solved:
        for text in ("Why?", "Do it for me"):
            player.press("h")
            player.page.wait_for_selector(f".panel >> text={text}")
        before = player.state
        player.press("h")
        player.wait_until("(before) => nonokit.page.game.save().state !== before", before)
    player.settle()
    assert player.page.evaluate("nonokit.page.view.overlay.marks") == []

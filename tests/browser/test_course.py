"""The course in the page: the rules, and an exercise that is failed and comes again."""

from __future__ import annotations

from collections.abc import Callable

from browser.player import Player

Open = Callable[..., Player]
ABOVE_BOARD = """
    document.querySelector(".panel").getBoundingClientRect().bottom
        <= document.querySelector(".board").getBoundingClientRect().top
"""
STEP = "nonokit.page._exercise.steps[0].map(({ y, x, value }) => [y, x, value])"


def play_step(player: Player) -> None:
    """Plays the step that is asked for, cell by cell."""
    for y, x, value in player.page.evaluate(STEP):
        if value > 1:
            player.page.click(f"[data-colour='{value}']")
        player.drag((y, x), (y, x), button="left" if value else "right")


def is_at(player: Player, id: str) -> None:
    player.wait_until("(id) => nonokit.page?._exercise?.id === id && nonokit.page.view.layout", id)


def test_the_first_lesson_and_an_exercise_that_is_failed(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    page = player.page
    page.click("text=Learn")
    page.click("text=Go on")
    for number in range(4):
        is_at(player, f"rules-{number}")
        assert page.evaluate("nonokit.page.view.overlay.marks.length") == (1, 1, 2, 1)[number]
        play_step(player)
        page.click("text=Next")
    page.wait_for_selector("text=“The rules” is done")

    page.evaluate("nonokit.go({ page: 'learn', id: 'full' })")
    is_at(player, "full-0")
    page.wait_for_selector(".exercise .hint-text")
    assert page.evaluate(ABOVE_BOARD), "what is told never covers the board"
    page.click("text=Now you")
    is_at(player, "full-1")
    y, x, value = page.evaluate(STEP)[0]
    player.drag((y, x), (y, x), button="right" if value else "left")
    page.wait_for_selector("text=That cannot be")
    page.click("text=Take it back")
    play_step(player)
    page.wait_for_selector("text=This one comes again later")
    page.click("text=Next")
    for number in (2, 3):
        is_at(player, f"full-{number}")
        play_step(player)
        page.click("text=Next")
    is_at(player, "full-1")
    assert "2 of 6 without help" in page.inner_text(".exercise")


def test_on_a_phone_on_its_side_a_lesson_stands_beside_its_board(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 844, 390, has_touch=True, is_mobile=True)
    player.page.evaluate("nonokit.go({ page: 'learn', id: 'rules' })")
    is_at(player, "rules-0")
    player.settle()
    lesson, board = (player.page.locator(name).bounding_box() for name in (".exercise", ".board"))
    assert lesson["x"] + lesson["width"] <= board["x"]
    assert board["height"] > 300

"""Every dialog, panel and page beside the great ones is accessible in every theme.

Dialogs that show an answer of the server (image, doctor, scan) are looked at where they are tested.
"""

from __future__ import annotations

from collections.abc import Callable

from browser.accessible import THEMES, assert_accessible, assert_dialog_accessible
from browser.editor import HEART, editor_of
from browser.player import Player

Open = Callable[..., Player]
BRANCHES = """() => {
    const { game, puzzle, panel } = nonokit.page;
    panel.close();
    const blank = game.save().state;
    nonokit.progress.receive(["anna", "bert"].map((who, x) => ({
        id: puzzle.id, updated: "2025-01-01T00:00:00Z", state: `${blank.slice(0, x)}#${blank.slice(x + 1)}`,
        moves: [`@${who}`, `1 r0:${x}`], seconds: 1, hints: 0, solved: false })));
}"""
SOLVE = """(cells) => nonokit.page.game.play(cells.map(([y, x]) => `1 r${y}:${x}`).join("; "))"""


def test_text_is_selected_beyond_the_edge_of_a_dialog(open_player: Open, static_url: str) -> None:
    page = open_player(static_url).page
    page.click("text=Import")
    page.fill("textarea", "3 1")
    box = page.locator("textarea").bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 15)
    page.mouse.down()
    page.mouse.move(5, box["y"] + 15)
    page.mouse.up()
    assert page.input_value("dialog[open] textarea") == "3 1"
    page.mouse.click(5, box["y"] + 15)
    page.wait_for_selector("dialog", state="detached")


def test_the_way_back_leads_out_of_dialogs_too(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("duck")
    player.page.evaluate("nonokit.page.openMenu()")
    player.page.evaluate("void nonokit.page.restart()")
    player.page.go_back()
    player.page.wait_for_selector(".card")
    assert player.page.locator("dialog").count() == 0


def test_an_answer_that_comes_late_asks_nothing_on_another_page(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("duck")
    page = player.page
    page.evaluate("nonokit.page.game.play('1 r0:0')")
    page.evaluate("nonokit.before = nonokit.page, void nonokit.page.mistakes.check(), location.hash = '#/'")
    page.wait_for_selector(".card")
    asked = """async () => {
        const { answerOf } = await import(new URL("app/net/answers.js", document.baseURI));
        await answerOf(nonokit.before.puzzle);
    }"""
    page.evaluate(asked)
    player.settle()
    assert page.locator("dialog").count() == 0


def test_the_dialogs_and_panels_of_the_player(open_player: Open, static_url: str, axe_source: str) -> None:
    player = open_player(static_url, bypass_csp=True)
    page = player.page
    page.add_script_tag(content=axe_source)
    page.click("text=Import")
    assert_dialog_accessible(player, "import")
    player.open("duck")
    for key, where in (("?", "keys"), ("k", "name of a checkpoint")):
        player.press(key)
        assert_dialog_accessible(player, where)
    page.evaluate("void nonokit.page.restart()")
    assert_dialog_accessible(player, "question")
    page.evaluate(
        """async () => {
            const { openProgressLink } = await import(new URL("app/pages/progress-link.js", document.baseURI));
            await openProgressLink(nonokit, nonokit.page.puzzle.id);
        }"""
    )
    assert_dialog_accessible(player, "link of a game")
    page.evaluate("nonokit.page.game.addCheckpoint('Here')")
    page.click(".bar .button:has(.icon-menu)")
    page.click(".menu-item:has(.icon-flag)")
    assert_accessible(player, "checkpoints", THEMES, ".panel")
    page.evaluate(BRANCHES)
    page.wait_for_selector(".branches")
    assert_accessible(player, "branches", THEMES, ".panel")
    page.evaluate("nonokit.page.togglePause()")
    assert_accessible(player, "pause", THEMES, ".cover")
    page.evaluate("nonokit.page.togglePause()")
    player.open("heart")
    page.evaluate(SOLVE, [[y, x] for y, row in enumerate(player.answer()) for x in range(len(row)) if row[x]])
    page.wait_for_selector(".solved-banner")
    assert_accessible(player, "finish", THEMES, ".solved-banner")


def test_the_pages_of_the_course(open_player: Open, static_url: str, axe_source: str) -> None:
    player = open_player(static_url, bypass_csp=True)
    player.page.add_script_tag(content=axe_source)
    player.page.evaluate("nonokit.go({ page: 'learn' })")
    player.page.wait_for_selector(".lessons")
    assert_accessible(player, "course", THEMES, "main")
    player.page.evaluate("nonokit.go({ page: 'learn', id: 'overlap' })")
    player.page.wait_for_selector(".exercise")
    assert_accessible(player, "exercise", THEMES)


def test_the_dialogs_of_the_editor(open_player: Open, static_url: str, axe_source: str) -> None:
    editor = editor_of(open_player(f"{static_url}#/edit", bypass_csp=True))
    editor.page.add_script_tag(content=axe_source)
    editor.begin(HEART)
    assert_accessible(editor, "offline", THEMES)
    editor.press("?")
    assert_dialog_accessible(editor, "keys")
    editor.page.click(".edit-titles")
    assert_dialog_accessible(editor, "details")
    for icon in ("menu", "drafts", "random"):
        editor.page.click(".bar .button:has(.icon-menu)")
        if icon != "menu":
            editor.page.click(f".menu-item:has(.icon-{icon})")
        assert_dialog_accessible(editor, icon)
    editor.page.evaluate(
        """async () => {
            const { openColour } = await import(new URL("app/editor/colour-dialog.js", document.baseURI));
            openColour(nonokit.page, 1);
        }"""
    )
    assert_dialog_accessible(editor, "colour")
    editor.page.click(".test-play")
    editor.page.wait_for_selector(".board canvas")
    editor.wait_until("nonokit.page?.isTest")
    assert_accessible(editor, "test play", THEMES)

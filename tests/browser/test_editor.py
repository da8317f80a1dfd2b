"""The editor, as a maker uses it: what it says of a picture, ambiguity and its repair, drafts."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.accessible import THEMES, assert_accessible
from browser.editor import HEART, STATUS, Editor, editor_of
from browser.player import Player

Open = Callable[..., Player]

HARD = "..#.#.\n#.#...\n#..#..\n.##.#.\n.###.#\n..#.##"
ISLANDS = "#..#####\n.#.#####\n......##\n....####\n##.####.\n....####\n..#..###\n...#.###"


def test_the_gallery_leads_to_a_blank_sheet(gallery: Editor) -> None:
    gallery.page.click("text=Draw your own")
    gallery.page.wait_for_selector(STATUS.format("empty"))
    assert gallery.grid == "\n".join(["." * 15] * 15)


def test_an_ambiguous_picture_is_mended_with_a_suggestion(editor: Editor) -> None:
    editor.begin(ISLANDS)
    assert editor.wait_for_status("multiple") == "Ambiguous: 8 cells in 2 islands"
    islands = editor.page.evaluate("nonokit.page.view.annotations.islands.map((island) => island.length)")
    assert islands == [4, 4]
    editor.page.wait_for_selector(".fix.is-complete")
    editor.page.hover(".fix.is-complete >> nth=0")
    assert editor.page.evaluate("nonokit.page.view.annotations.changes.length") > 0
    editor.page.click(".fix.is-complete >> nth=0")
    assert editor.wait_for_status("unique").startswith("Unique")
    assert editor.page.evaluate("nonokit.page.view.annotations.islands") == []
    editor.press("Control+z")
    editor.wait_for_status("multiple")
    assert editor.grid == ISLANDS


def test_flipping_through_other_solutions(editor: Editor) -> None:
    editor.begin(ISLANDS)
    editor.wait_for_status("multiple")
    editor.page.click(".flip-next")
    assert editor.page.evaluate("nonokit.page.view.annotations.differs.length") > 0
    assert editor.grid == ISLANDS
    editor.page.click("text=Draw this one")
    assert editor.grid != ISLANDS
    editor.wait_for_status("multiple")


def test_fixes_leave_protected_cells_alone(editor: Editor) -> None:
    editor.begin(ISLANDS)
    editor.tool("lock")
    for y in (0, 1):
        editor.drag((y, 0), (y, 7))
    editor.page.wait_for_selector(".fix")
    editor.wait_until("nonokit.page.checker.verdict.fixes?.length")
    fixes: Any = editor.page.evaluate("nonokit.page.checker.verdict.fixes")
    assert all(change["y"] > 1 for fix in fixes for change in fix["changes"])


def test_the_picture_may_stay_and_cells_be_given(editor: Editor) -> None:
    editor.begin(ISLANDS)
    editor.page.click(".give-cells")
    assert editor.wait_for_status("unique").startswith("Unique")
    assert editor.grid == ISLANDS
    given = editor.page.evaluate(
        "nonokit.page.finishedPuzzle().given.filter((value) => value !== 255).length"
    )
    assert given == 2


def test_a_goal_that_is_not_met_is_not_called_met(editor: Editor) -> None:
    editor.begin(HARD)
    editor.wait_for_status("unique")
    editor.page.wait_for_selector(".edit-section >> text=Nothing needs to be changed.")
    editor.page.select_option("#fix-target", "easy")
    editor.page.wait_for_selector(".fix.is-complete")
    editor.tool("lock")
    for y in range(6):
        editor.drag((y, 0), (y, 5))
    editor.page.wait_for_selector(".edit-section >> text=No small change helps.")
    editor.replace(HEART)
    editor.page.wait_for_selector(".edit-section >> text=Nothing needs to be changed.")


def test_fixes_are_offered_beside_given_cells(editor: Editor) -> None:
    editor.begin(ISLANDS)
    editor.wait_for_status("multiple")
    editor.tool("give")
    editor.drag((0, 0))
    editor.page.wait_for_selector(".status-title:has-text('4 cells in 1 island')")
    editor.page.wait_for_selector(".fix.is-complete")
    editor.page.click(".fix.is-complete >> nth=0")
    assert editor.wait_for_status("unique").startswith("Unique")
    assert editor.page.evaluate("nonokit.page.picture.shown.filter((one) => one).length") == 1
    changed = [i for i, pair in enumerate(zip(editor.grid, ISLANDS, strict=True)) if pair[0] != pair[1]]
    assert len(changed) == 1
    assert changed[0] > ISLANDS.index("\n", 20)


def test_the_status_names_the_difficulty(editor: Editor) -> None:
    editor.begin(HEART)
    editor.wait_until(
        "/Unique · line-solvable · .+ \\d+/.test(document.querySelector('.status-title')?.textContent)"
    )
    assert editor.page.locator(".profile tr").count() > 0
    editor.page.check("#heat")
    assert editor.page.evaluate("nonokit.page.view.annotations.heat.size") > 0


def test_drafts_are_kept(offline: Editor) -> None:
    offline.begin(HEART)
    offline.drag((4, 0), (4, 4))
    grid = offline.grid
    offline.page.goto(f"{offline.url}#/")
    offline.page.wait_for_selector(".card")
    offline.page.click("text=Draw your own")
    offline.wait_until("nonokit.page?.document")
    assert offline.grid == grid
    offline.press("Control+z")
    assert offline.grid == HEART
    drafts = offline.page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('nonokit/draft/'))"
    )
    assert len(drafts) == 1
    assert json.loads(offline.page.evaluate("(name) => localStorage[name]", drafts[0]))["moves"]


def test_two_tabs_draw_on_one_draft(open_player: Open, offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.evaluate("nonokit.page.save()")
    other = editor_of(open_player(offline.page.evaluate("location.href"), context=offline.page.context))
    other.wait_until("nonokit.page?.document")
    other.drag((4, 0), (4, 4))
    other.page.evaluate("nonokit.page.save()")
    grid = other.grid
    other.page.close()
    offline.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert offline.grid == grid
    offline.press("Control+z")
    assert offline.grid == HEART


def test_a_draft_is_removed_only_on_confirmation(offline: Editor) -> None:
    for picture in (HEART, "#"):
        offline.begin(picture)
        offline.page.evaluate("nonokit.page.save()")
    count = "Object.keys(localStorage).filter((name) => name.startsWith('nonokit/draft/')).length"
    for answer, left in (("Cancel", 2), ("Remove this draft", 1)):
        offline.page.click(".bar .button:has(.icon-menu)")
        offline.page.click("text=My drafts")
        offline.page.click(".drafts .button:has(.icon-trash)")
        offline.page.click(f"dialog.small .button:has-text('{answer}')")
        offline.wait_until("!document.querySelector('dialog.small')")
        assert offline.page.evaluate(count) == left
        offline.press("Escape")


def test_clues_of_a_drawing_follow_it(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.evaluate("nonokit.page.setMode('clues')")
    assert offline.clues[0] == "2 2\n5\n5\n3\n1"
    offline.page.evaluate("nonokit.page.setMode('draw')")
    offline.drag((4, 3), (4, 4))
    offline.page.evaluate("nonokit.page.setMode('clues')")
    assert offline.clues[0] == "2 2\n5\n5\n3\n3"
    offline.page.fill("#clues-rows", "1")
    offline.page.evaluate("nonokit.page.setMode('draw')")
    offline.page.evaluate("nonokit.page.setMode('clues')")
    assert offline.clues[0] == "1", "what was typed stays"


def test_without_a_server_lines_alone_are_checked(offline: Editor) -> None:
    offline.begin(HEART)
    assert offline.wait_for_status("unique") == "Unique · line-solvable"
    offline.replace(ISLANDS)
    assert offline.wait_for_status("open").startswith("Single lines leave")


def test_stale_checks_are_never_shown(editor: Editor) -> None:
    editor.begin("\n".join(["." * 20] * 20))
    for y in range(0, 20, 2):
        editor.drag((y, 0), (y, 19))
    editor.replace(HEART)
    editor.wait_for_status("unique")
    editor.wait_until("nonokit.page.checker.verdict.rating !== null")  # asked after everything else
    assert editor.page.evaluate("nonokit.page.checker.verdict.status") == "unique"


@pytest.mark.parametrize("mode", ["draw", "clues"])
def test_the_editor_is_accessible_in_every_theme(
    open_player: Open, server_url: str, axe_source: str, mode: str
) -> None:
    editor = editor_of(open_player(f"{server_url}#/edit", bypass_csp=True))
    editor.begin(ISLANDS)
    editor.wait_for_status("multiple")
    editor.page.wait_for_selector(".fix")
    editor.page.click(f"[data-mode={mode}]")
    editor.settle()
    editor.page.add_script_tag(content=axe_source)
    assert_accessible(editor, mode, THEMES)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_low_screen_nothing_sticks_out_of_the_panel(editor: Editor, language: str) -> None:
    editor.page.set_viewport_size({"width": 844, "height": 390})
    editor.setting("language", language)
    editor.wait_until("(language) => document.documentElement.lang === language", language)
    editor.begin(ISLANDS)
    beyond = """() => {
        const { right } = document.querySelector(".edit-panel").getBoundingClientRect();
        return [...document.querySelectorAll(".edit-panel *")].filter((one) => one.getBoundingClientRect().right > right + 1).map((one) => one.outerHTML);
    }"""
    for mode in ("draw", "clues"):
        editor.page.evaluate("(mode) => nonokit.page.setMode(mode)", mode)
        editor.wait_for_status("multiple")
        assert editor.page.evaluate(beyond) == []

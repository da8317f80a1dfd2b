"""The editor, as a maker uses it: clues, images and random pictures, trying out, saving, sharing, copies."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from browser.accessible import THEMES, assert_accessible
from browser.editor import HEART, STATUS, Editor, editor_of
from browser.player import Player

Open = Callable[..., Player]
PASTE = """([selector, text]) => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
    document.querySelector(selector).dispatchEvent(event);
}"""
PLUS = "columns\n1\n3\n1\n\nrows\n1\n3\n1\n"


def test_clue_entry_finds_the_line_that_cannot_fit(editor: Editor) -> None:
    editor.begin()
    editor.page.click("[data-mode=clues]")
    editor.page.fill("#clues-rows", "2\n7\n1")
    editor.page.fill("#clues-columns", "1 1\n2")
    assert editor.page.inner_text(".clue-totals").startswith("rows 10, columns 4")
    assert "Row 2 needs 7 cells, there are 2" in editor.page.inner_text(".clue-problem")
    editor.page.click("text=Next bad line")
    selected = "(() => { const t = document.activeElement; return t.value.slice(t.selectionStart, t.selectionEnd); })()"
    assert editor.page.evaluate(selected) == "7"
    editor.page.keyboard.type("0")
    assert editor.page.inner_text(".clue-problem").startswith("Rows and columns must fill as many cells")
    editor.page.fill("#clues-columns", "1 1\n1")
    assert editor.wait_for_status("unique").startswith("Unique")
    editor.page.click("text=Draw the solution")
    assert editor.grid == "##\n..\n#."


def test_clues_that_contradict_each_other(editor: Editor) -> None:
    editor.begin()
    editor.page.click("[data-mode=clues]")
    editor.page.fill("#clues-rows", "3\n0\n1 1")
    editor.page.fill("#clues-columns", "1 1\n1\n1 1")
    editor.wait_for_status("unique")
    editor.page.fill("#clues-columns", "1 1\n1 1\n1")
    assert editor.wait_for_status("none") == "No picture fits these clues"


def test_a_mistyped_clue_is_found_and_mended_with_one_tap(editor: Editor, axe_source: str) -> None:
    editor.begin()
    editor.page.click("[data-mode=clues]")
    editor.page.fill("#clues-rows", "2 2\n5\n5\n4\n1")
    editor.page.fill("#clues-columns", "3\n4\n4\n4\n3")
    editor.page.click("text=Find the mistake")
    editor.page.wait_for_selector(".doctor >> text=Row 4")
    is_whole = "(one) => one.scrollHeight <= one.clientHeight"  # however long what stands below it
    assert editor.page.locator("#clue-problem").evaluate(is_whole)
    editor.page.evaluate(axe_source)
    assert_accessible(editor, "doctor", THEMES, ".doctor")
    editor.page.click(".doctor >> text=Row 4: 3 in place of 4")
    assert editor.clues[0] == "2 2\n5\n5\n3\n1"
    editor.wait_for_status("unique")


def test_a_clue_that_does_not_fit_is_for_the_doctor_too(editor: Editor) -> None:
    """Such as two numbers without the blank between them."""
    editor.begin()
    editor.page.click("[data-mode=clues]")
    editor.page.fill("#clues-rows", "22\n5\n5\nx\n1")
    editor.page.fill("#clues-columns", "3\n4\n4\n4\n3")
    find = editor.page.locator("text=Find the mistake")
    assert find.is_disabled()  # nobody can tell what an x is
    editor.page.fill("#clues-rows", "22\n5\n5\n3\n1")
    find.click()
    editor.page.click(".doctor >> text=Row 1: 2 2 in place of 22")
    assert editor.clues[0] == "2 2\n5\n5\n3\n1"


def test_clues_pasted_over_typed_ones_can_be_taken_back(offline: Editor) -> None:
    page = offline.page
    offline.begin()
    page.click("[data-mode=clues]")
    page.fill("#clues-columns", "2\n1")
    page.click("#clues-rows")
    page.keyboard.type("1 1")
    page.evaluate(PASTE, ["#clues-rows", PLUS])
    assert offline.clues == ("1\n3\n1", "1\n3\n1")
    page.keyboard.press("Control+z")
    assert offline.clues == ("1 1", "2\n1")
    page.keyboard.press("Control+y")
    assert offline.clues == ("1\n3\n1", "1\n3\n1")
    page.keyboard.press("Control+End")
    page.keyboard.type("7")
    page.keyboard.press("Control+z")  # the field's own
    assert offline.clues == ("1\n3\n1", "1\n3\n1")
    page.click("[aria-label=Undo]")
    assert offline.clues == ("1 1", "2\n1")
    assert page.is_disabled("[aria-label=Undo]")
    page.click("[aria-label=Redo]")
    assert offline.clues == ("1\n3\n1", "1\n3\n1")


def test_a_whole_puzzle_is_pasted(editor: Editor) -> None:
    editor.begin()
    editor.page.evaluate(PASTE, ["body", PLUS])
    editor.wait_for_status("unique")
    assert editor.page.input_value("#clues-rows") == "1\n3\n1"
    editor.page.click("text=Draw the solution")
    assert editor.grid == ".#.\n###\n.#."


def a_picture(width: int = 120, format: str = "PNG") -> bytes:
    pillow = pytest.importorskip("PIL.Image")
    draw = pytest.importorskip("PIL.ImageDraw")
    image = pillow.new("RGB", (width, 120), "white")
    draw.Draw(image).ellipse((15, 15, 105, 105), fill="black")
    draw.Draw(image).ellipse((45, 45, 75, 75), fill="white")
    file = io.BytesIO()
    image.save(file, format)
    return file.getvalue()


def test_a_picture_that_the_browser_cannot_show_has_no_broken_preview(editor: Editor) -> None:
    picture = {"name": "ring.tiff", "mimeType": "image/tiff", "buffer": a_picture(240, "TIFF")}
    editor.begin()
    editor.page.click("[aria-label=Menu]")
    with editor.page.expect_file_chooser() as chooser:
        editor.page.click("dialog >> text=From a picture")
    chooser.value.set_files(picture)
    editor.page.wait_for_selector(".variants:not(.is-stale) .variant")
    assert not editor.page.is_visible(".image-original")


def test_a_picture_becomes_a_strip_of_variants(editor: Editor, axe_source: str) -> None:
    editor.begin()
    editor.page.click("[aria-label=Menu]")
    with editor.page.expect_file_chooser() as chooser:
        editor.page.click("dialog >> text=From a picture")
    chooser.value.set_files({"name": "ring.png", "mimeType": "image/png", "buffer": a_picture(240)})
    editor.page.wait_for_selector(
        ".variants:not(.is-stale) .variant"
    )  # how many there was time for, who knows
    size = [editor.page.input_value(f"#image-{side}") for side in ("width", "height")]
    assert size == ["20", "10"]
    editor.page.wait_for_selector(".variant-difficulty:text-matches('[a-z] \\\\d+$')")
    editor.page.click("text=More")
    editor.page.evaluate(axe_source)
    assert_accessible(editor, "image", THEMES, "dialog[open]")
    editor.page.fill("#image-width", "12")
    assert editor.page.input_value("#image-height") == "6", "one side goes with the other"
    editor.page.fill("#image-height", "10")
    assert editor.page.input_value("#image-width") == "20"
    editor.page.uncheck("#image-proportion")
    editor.page.fill("#image-width", "10")
    editor.page.wait_for_selector(".variants:not(.is-stale) .variant")
    editor.page.click(".variant >> nth=0")
    rows = editor.grid.split("\n")
    assert (len(rows), len(rows[0])) == (10, 10)
    assert "#" in editor.grid
    assert editor.wait_for_status("unique").startswith("Unique")
    editor.press("Control+z")
    assert "#" not in editor.grid


def test_draw_repair_import_crop_and_save_on_a_phone(open_player: Open, server_url: str) -> None:
    editor = editor_of(open_player(f"{server_url}#/edit", 390, 844, has_touch=True, is_mobile=True))
    page = editor.page
    editor.begin()
    for place in range(2):
        editor.touch([editor.at((place, place))])
    editor.wait_for_status("multiple")
    page.click(".fix.is-complete >> nth=0")
    editor.wait_for_status("unique")
    with page.expect_file_chooser() as chooser:
        page.click("[aria-label=Menu]")
        page.click("dialog >> text=From a picture")
    chooser.value.set_files({"name": "ring.png", "mimeType": "image/png", "buffer": a_picture(240)})
    page.wait_for_selector(".variants:not(.is-stale) .variant")
    box = page.locator(".crop").bounding_box()
    corners = [
        (box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in ((0.02, 0.04), (0.48, 0.96))
    ]
    asked: list[Any] = []
    page.on(
        "request",
        lambda request: asked.append(request.post_data_json) if "from-image" in request.url else None,
    )
    editor.touch(*[[corner] for corner in (corners[0], corners[1])])
    page.click("text=More")
    page.select_option("#image-dithering", "diffusion")
    page.fill("#image-contrast", "5")
    page.wait_for_selector(".variants:not(.is-stale) .variant")
    assert [round(side, 1) for side in asked[-1]["crop"]] == [0, 0, 0.5, 1]
    assert (asked[-1]["dithering"], asked[-1]["contrast"]) == ("diffusion", 2.24)
    assert asked[-1]["colours"] is None, "until a number is chosen, the picture decides"
    width, height = asked[-1]["size"]
    assert max(width, height) == 20
    assert abs(width - height) <= 1, "the part has its own proportions"
    page.click(".variant >> nth=0")
    editor.wait_for_status("unique")
    assert len(editor.grid.split("\n")) == height
    page.click("[aria-label=Menu]")
    page.click("dialog .menu-item:has(.icon-keep)")
    page.wait_for_selector(".toast:has-text('Saved')")


def test_what_the_maker_says_about_a_picture_is_heeded(editor: Editor) -> None:
    page = editor.page
    editor.begin()
    page.evaluate("nonokit.page.addColour()")
    editor.tool("lock")
    editor.drag((0, 0), (0, 3))
    side = len(editor.grid.split("\n"))
    with page.expect_file_chooser() as chooser:
        page.click("[aria-label=Menu]")
        page.click("dialog >> text=From a picture")
    chooser.value.set_files({"name": "ring.png", "mimeType": "image/png", "buffer": a_picture()})
    for way in ("width", "height"):
        page.fill(f"#image-{way}", str(side))
    page.uncheck("#image-crop")
    page.click("text=More")
    page.select_option("#image-palette", "fixed")
    page.select_option("#image-background", "colour")
    page.fill("#image-rgb", "#ffffff")
    with page.expect_request(
        lambda sent: "from-image" in sent.url and sent.post_data_json["subject"]
    ) as request:
        page.set_input_files(
            "#image-subject", {"name": "m.png", "mimeType": "image/png", "buffer": half_a_mask()}
        )
    wishes = request.value.post_data_json
    page.wait_for_selector(".variants:not(.is-stale) .variant")
    assert len(wishes["palette"]) == 3
    assert (wishes["colours"], wishes["background"]) == (None, "#ffffff")
    assert wishes["protect"] == [[0, x] for x in range(4)]
    page.click(".variant >> nth=0")
    editor.wait_for_status("unique")
    rows = editor.grid.split("\n")
    assert len(rows) == side
    assert not any(row[side // 2 + 1 :].strip(".") for row in rows), "the right half is not the subject"


def half_a_mask() -> bytes:
    """Light on the left."""
    pillow = pytest.importorskip("PIL.Image")
    mask = pillow.new("L", (120, 120), 0)
    mask.paste(255, (0, 0, 60, 120))
    file = io.BytesIO()
    mask.save(file, "PNG")
    return file.getvalue()


def test_a_picture_to_trace_lies_under_the_ink(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.set_input_files(
        "#underlay-file", {"name": "a.png", "mimeType": "image/png", "buffer": a_picture()}
    )
    offline.wait_until("nonokit.page.view.annotations.underlay?.opacity > 0.4")
    offline.page.fill("#underlay-opacity", "20")
    assert offline.page.evaluate("nonokit.page.view.annotations.underlay.opacity") == 0.2


def test_a_random_picture(editor: Editor) -> None:
    editor.begin()
    editor.page.click("[aria-label=Menu]")
    editor.page.click("dialog >> text=Random picture")
    editor.page.click("text=Make one")
    editor.wait_for_status("unique")
    assert "#" in editor.grid


def test_a_random_picture_as_wished(editor: Editor) -> None:
    grids = []
    for _ in "12":
        editor.begin()
        editor.page.click("[aria-label=Menu]")
        editor.page.click("dialog >> text=Random picture")
        editor.page.select_option("#generate-symmetry", "horizontal")
        editor.page.fill("#generate-density", "70")
        editor.page.fill("#generate-seed", "7")
        editor.page.click("text=Make one")
        editor.wait_for_status("unique")
        grids.append(editor.grid)
    assert grids[0] == grids[1]
    assert all(row == row[::-1] for row in grids[0].split("\n"))
    assert grids[0].count("#") > 0.55 * 15 * 15


def test_a_random_picture_that_is_not_as_hard_as_asked_for_says_so(editor: Editor) -> None:
    def nearest(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "is_wanted": False, "reason": "time"})

    editor.begin()
    editor.page.route("**/api/generate", nearest)
    editor.page.click("[aria-label=Menu]")
    editor.page.click("dialog >> text=Random picture")
    editor.page.click("text=Make one")
    editor.page.wait_for_selector(".toast:has-text('This comes nearest')")
    editor.wait_for_status("unique")


def test_try_it_and_come_back(editor: Editor) -> None:
    editor.begin(HEART)
    editor.wait_for_status("unique")
    editor.page.click("text=Try it")
    editor.ready()
    games = editor.page.evaluate("nonokit.progress.all().length")
    for first, last, _ in editor.runs():
        editor.drag(first, last)
    assert editor.is_solved
    assert editor.page.evaluate("nonokit.progress.all().length") == games
    editor.page.click(".solved-banner >> text=Back to the drawing")
    editor.wait_until("nonokit.page?.document")
    assert editor.grid == HEART


def test_save_to_the_library_and_share(editor: Editor) -> None:
    editor.begin(HEART)
    editor.wait_for_status("unique")
    editor.page.click(".edit-titles")
    editor.page.fill("#details-title", "Little heart")
    editor.page.click("dialog button[type=submit]")
    editor.page.click("header >> text=Save")
    editor.page.wait_for_selector(".toast:has-text('Saved')")
    editor.page.click("[aria-label=Menu]")
    editor.page.click("text=Share and export")
    link = editor.page.input_value("[id='share-link']")
    assert "this computer only" in editor.page.inner_text("dialog [role=note]")
    assert editor.page.locator(".qr-code").count() == 0  # nobody else could open what it says
    editor.page.wait_for_selector("#share-format option[value=nin]", state="attached")
    names = editor.page.locator("#share-format option").evaluate_all("(all) => all.map((one) => one.value)")
    assert len(names) == len(set(names))
    with editor.page.expect_download() as waiting:
        editor.page.click("dialog button:has-text('Save')")
    assert waiting.value.suggested_filename == "Little-heart.json"
    for format, start in (("non", b"title"), ("pdf", b"%PDF"), ("pnm", b"P")):
        editor.page.select_option("#share-format", format)
        with editor.page.expect_download() as waiting:
            editor.page.click("dialog button:has-text('Save')")
        assert waiting.value.path().read_bytes().lstrip(b"#").startswith(start) or format == "non"
    editor.page.goto(link)
    editor.ready()
    answer = editor.answer()
    assert ["".join("#" if value else "." for value in row) for row in answer] == HEART.split("\n")
    editor.page.goto(f"{editor.url}#/")
    editor.page.wait_for_selector("text=My puzzles")


def test_formats_that_hold_no_colours_are_not_offered_for_them(editor: Editor) -> None:
    editor.begin(HEART)
    editor.page.evaluate("nonokit.page.addColour()")
    editor.page.click("[aria-label=Menu]")
    editor.page.click("text=Share and export")
    editor.page.wait_for_selector("#share-format option[value=pnm]", state="attached")
    assert editor.page.locator("#share-format option[value=nin]").count() == 0


def test_a_copy_of_an_unsolved_puzzle_shows_it_only_when_asked(gallery: Editor) -> None:
    gallery.open("duck")
    answer = "\n".join("".join(".#"[value] for value in row) for row in gallery.answer())
    gallery.page.click("[aria-label=Menu]")
    gallery.page.click("dialog >> text=Edit a copy")
    gallery.page.wait_for_selector("dialog >> text=not solved this puzzle yet")
    gallery.page.click("dialog >> text=Cancel")
    assert gallery.page.evaluate("nonokit.page.puzzle.title") == "Duck"
    gallery.page.click("[aria-label=Menu]")
    gallery.page.click("dialog >> text=Edit a copy")
    gallery.page.click("dialog >> text=Show and edit")
    gallery.wait_until("nonokit.page?.document && nonokit.page.view.layout")
    assert gallery.grid == answer
    assert gallery.page.inner_text(".play-title") == "Duck"


def test_a_copy_of_a_solved_puzzle_from_the_gallery(gallery: Editor) -> None:
    gallery.open("poppy")
    for first, last, colour in gallery.runs():
        gallery.press(str(colour))
        gallery.drag(first, last)
    assert gallery.is_solved
    palette = gallery.page.evaluate("nonokit.page.puzzle.palette")
    gallery.page.click("header a[href='#/']")
    edit = gallery.page.locator(".card-edit")
    edit.wait_for()
    assert edit.count() == 1
    assert edit.get_attribute("aria-label") == "Edit a copy of Poppy"
    edit.click()
    gallery.wait_until("nonokit.page?.document && nonokit.page.view.layout")
    assert gallery.page.evaluate("nonokit.page.picture.palette") == palette
    gallery.page.wait_for_selector(STATUS.format("unique"))
    gallery.drag((0, 0))
    assert gallery.page.evaluate("nonokit.page.document.canUndo")


def test_half_typed_clues_are_kept_too(offline: Editor) -> None:
    offline.begin()
    offline.page.click("[data-mode=clues]")
    offline.page.fill("#clues-columns", "3\n1")
    offline.page.goto(f"{offline.url}#/")
    offline.page.wait_for_selector(".card")
    offline.page.click("text=Draw your own")
    offline.wait_until("nonokit.page?.document")
    assert offline.page.input_value("#clues-columns") == "3\n1"

"""The editor, as a maker uses it: drawing, ambiguity and its repair, clues, pictures, sharing, trying out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.player import Cell, Player

Open = Callable[..., Player]
STATUS = ".status-card[data-status='{}']"
HEART = "##.##\n#####\n#####\n.###.\n..#.."
HARD = "..#.#.\n#.#...\n#..#..\n.##.#.\n.###.#\n..#.##"
ISLANDS = "#..#####\n.#.#####\n......##\n....####\n##.####.\n....####\n..#..###\n...#.###"
PASTE = """([selector, text]) => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
    document.querySelector(selector).dispatchEvent(event);
}"""
PLUS = "columns\n1\n3\n1\n\nrows\n1\n3\n1\n"


class Editor(Player):
    """The editor's page."""

    def begin(self, picture: str | None = None) -> None:
        """Opens a fresh draft, with a picture upon it."""
        self.page.evaluate("nonokit.go({ page: 'edit', id: `t${Math.random().toString(36).slice(2)}` })")
        self.page.wait_for_function("() => nonokit.page?.document && nonokit.page.view.layout")
        if picture is not None:
            self.replace(picture)
        self.settle()

    def replace(self, picture: str) -> None:
        """Puts a whole picture upon the sheet."""
        script = """async (text) => {
            const { pictureOf } = await import(new URL("app/editor/picture.js", document.baseURI));
            nonokit.page.replacePicture(pictureOf(text));
        }"""
        self.page.evaluate(script, picture)

    @property
    def grid(self) -> str:
        """The picture as text."""
        script = """async () => {
            const { gridText } = await import(new URL("app/editor/picture.js", document.baseURI));
            return gridText(nonokit.page.picture);
        }"""
        text: str = self.page.evaluate(script)
        return text

    @property
    def clues(self) -> tuple[str, str]:
        """The clues as typed: rows, columns."""
        return self.page.input_value("#clues-rows"), self.page.input_value("#clues-columns")

    def tool(self, name: str) -> None:
        """Chooses a tool."""
        self.page.click(f"[data-tool={name}]")

    def wait_for_status(self, status: str) -> str:
        """Waits for a status; what the card says."""
        self.page.wait_for_selector(STATUS.format(status))
        text: str = self.page.inner_text(".status-title")
        return text

    def pixel(self, cell: Cell) -> list[int]:
        """The colour in the middle of a cell, as painted."""
        script = """([y, x]) => {
            const { layout, scroll, _canvases } = nonokit.page.view;
            const at = (place, start, offset) => start - offset + (place + 0.5) * layout.cell;
            const pen = _canvases.sheet.getContext("2d");
            return [...pen.getImageData(at(x, layout.x, scroll.x), at(y, layout.y, scroll.y), 1, 1).data].slice(0, 3);
        }"""
        colour: list[int] = self.page.evaluate(script, list(cell))
        return colour

    def is_filled(self, cell: Cell) -> bool:
        """Whether a cell is drawn."""
        return self.grid.split("\n")[cell[0]][cell[1]] == "#"


def editor_of(player: Player) -> Editor:
    return Editor(player.page, player.url)


@pytest.fixture
def editor(open_player: Open, server_url: str) -> Editor:
    return editor_of(open_player(server_url))


@pytest.fixture
def offline(open_player: Open, static_url: str) -> Editor:
    """The editor without any server."""
    return editor_of(open_player(static_url))


def test_the_gallery_leads_to_a_blank_sheet(offline: Editor) -> None:
    offline.page.click("text=Draw your own")
    offline.page.wait_for_selector(STATUS.format("empty"))
    assert offline.grid == "\n".join(["." * 15] * 15)


def test_an_ambiguous_picture_is_mended_with_a_suggestion(editor: Editor) -> None:
    editor.begin(ISLANDS)
    assert editor.wait_for_status("multiple") == "Ambiguous: 8 cells in 2 islands"
    islands = editor.page.evaluate("nonokit.page.view.lens.islands.map((island) => island.length)")
    assert islands == [4, 4]
    editor.page.wait_for_selector(".fix.is-complete")
    editor.page.hover(".fix.is-complete >> nth=0")
    assert editor.page.evaluate("nonokit.page.view.lens.changes.length") > 0
    editor.page.click(".fix.is-complete >> nth=0")
    assert editor.wait_for_status("unique").startswith("Unique")
    assert editor.page.evaluate("nonokit.page.view.lens.islands") == []
    editor.press("Control+z")
    editor.wait_for_status("multiple")
    assert editor.grid == ISLANDS


def test_flipping_through_other_solutions(editor: Editor) -> None:
    editor.begin(ISLANDS)
    editor.wait_for_status("multiple")
    editor.page.click(".flip-next")
    assert editor.page.evaluate("nonokit.page.view.lens.differs.length") > 0
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
    editor.page.wait_for_function("() => nonokit.page.checker.verdict.fixes?.length")
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
    editor.page.wait_for_function(
        "() => /Unique · line-solvable · .+ \\d+/.test(document.querySelector('.status-title')?.textContent)"
    )
    assert editor.page.locator(".profile tr").count() > 0
    editor.page.check("#heat")
    assert editor.page.evaluate("nonokit.page.view.lens.heat.size") > 0


def test_clues_follow_the_pen_before_it_is_lifted(offline: Editor) -> None:
    offline.begin()
    mouse = offline.page.mouse
    mouse.move(*offline.at((2, 3)))
    mouse.down()
    mouse.move(*offline.at((2, 7)))
    assert offline.page.evaluate("nonokit.page.puzzle.rows[2].map((run) => run.length)") == [5]
    assert "#" not in offline.grid
    mouse.up()
    assert offline.grid.split("\n")[2] == "...#####......."


def test_tools_draw_what_they_promise(offline: Editor) -> None:
    offline.begin("\n".join(["......"] * 6))
    offline.tool("rectangle")
    offline.drag((0, 0), (4, 4))
    assert offline.grid.split("\n")[:2] == ["#####.", "#...#."]
    offline.tool("bucket")
    offline.drag((2, 2))
    assert offline.grid.split("\n")[2] == "#####."
    offline.tool("eraser")
    offline.drag((0, 0), (0, 4))
    assert offline.grid.split("\n")[0] == "......"
    offline.press("Control+z", "Control+z", "Control+z")
    assert "#" not in offline.grid
    offline.press("Control+Shift+z")
    assert offline.grid.split("\n")[0] == "#####."


def test_the_other_button_erases_and_a_second_stroke_takes_away(offline: Editor) -> None:
    offline.begin(HEART)
    offline.drag((1, 0), (1, 2), button="right")
    assert offline.grid.split("\n")[1] == "...##"
    offline.drag((2, 0), (2, 2))
    assert offline.grid.split("\n")[2] == "...##"


def test_symmetry_draws_the_other_side(offline: Editor) -> None:
    offline.begin("\n".join(["......"] * 4))
    offline.page.select_option(".symmetry-select", "both")
    offline.drag((0, 0), (0, 1))
    assert offline.grid == "##..##\n......\n......\n##..##"


def test_the_symmetry_turns_with_the_sheet(offline: Editor) -> None:
    offline.begin("\n".join(["......"] * 4))
    offline.page.select_option(".symmetry-select", "horizontal")
    offline.drag((0, 0), (0, 1))
    offline.page.click("[data-move='turn right']")
    assert offline.page.input_value(".symmetry-select") == "vertical"
    offline.press("Control+z")
    assert offline.page.input_value(".symmetry-select") == "horizontal"
    offline.press("Control+z", "Control+z", "Control+z", "Control+y", "Control+y", "Control+y", "Control+y")
    assert offline.page.input_value(".symmetry-select") == "vertical"
    offline.drag((0, 2), (1, 2))
    assert offline.grid == "..##\n..##\n....\n....\n..##\n..##"


def test_a_selection_is_moved_copied_and_pasted(offline: Editor) -> None:
    offline.begin("##....\n##....\n......\n......")
    offline.tool("select")
    offline.drag((0, 0), (1, 1))
    offline.drag((0, 0), (2, 3))
    assert offline.grid == "......\n......\n...##.\n...##."
    offline.press("Control+c", "ArrowUp", "Control+v")
    assert offline.grid == "......\n...##.\n...##.\n......"
    offline.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert offline.grid == "......\n##.##.\n##.##.\n......"
    offline.press("Delete")
    assert offline.grid == "......\n...##.\n...##.\n......"


def test_a_piece_on_its_way_harms_nothing_beneath(offline: Editor) -> None:
    picture = "##..#.\n##..#.\n......"
    offline.begin(picture)
    offline.tool("select")
    offline.drag((0, 0), (1, 1))
    offline.press("ArrowRight", "ArrowRight", "ArrowRight")
    assert offline.grid == "...##.\n...##.\n......"
    offline.press("ArrowRight", "ArrowRight")
    assert offline.grid == "....##\n....##\n......"
    offline.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert offline.grid == picture
    offline.press("Control+c", "Control+v")
    offline.drag((0, 0), (1, 3))
    offline.drag((1, 3), (2, 1))
    assert offline.grid == "##..#.\n##..#.\n.##..."
    offline.press("Delete")
    assert offline.grid == picture


def test_handles_add_and_cut_lines(offline: Editor) -> None:
    offline.begin(HEART)
    size = offline.page.evaluate("nonokit.page.view.boxOf({ y: 0, x: 0 }).size")
    for side, dx, dy in (("right", 2, 0), ("top", 0, -1), ("left", 1, 0)):
        box = offline.page.locator(f".handle-{side}").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        offline.page.mouse.move(x, y)
        offline.page.mouse.down()
        offline.page.mouse.move(x + dx * size, y + dy * size, steps=4)
        offline.page.mouse.up()
        offline.settle()
        size = offline.page.evaluate("nonokit.page.view.boxOf({ y: 0, x: 0 }).size")
    assert offline.grid == "......\n#.##..\n####..\n####..\n###...\n.#...."
    offline.page.fill("#size-width", "4")
    offline.press("Enter")
    assert offline.grid.split("\n")[1] == "#.##"


def test_colours_are_added_changed_and_removed(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.click("[aria-label='Add a colour']")
    offline.tool("bucket")
    offline.drag((2, 2))
    assert offline.page.evaluate("nonokit.page.puzzle.rows[2][0].colour") == 2
    offline.page.click("[aria-label='Change this colour']")
    offline.page.fill("#colour-name", "sea")
    offline.page.click("dialog button[type=submit]")
    assert offline.page.evaluate("nonokit.page.picture.palette[2].name") == "sea"
    offline.page.click("[aria-label='Change this colour']")
    offline.page.click("dialog >> text=Remove")
    assert offline.page.evaluate("nonokit.page.picture.palette.length") == 2
    assert "#" not in offline.grid


def test_the_background_has_a_colour_too(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.click("[aria-label='Background colour']")
    assert offline.page.locator("dialog >> text=Remove").count() == 0
    offline.page.locator("#colour-rgb").evaluate(
        "(input) => { input.value = '#203060'; input.dispatchEvent(new Event('input')); }"
    )
    offline.page.click("dialog button[type=submit]")
    offline.settle()
    ground = offline.page.evaluate("nonokit.page.finishedPuzzle().palette[0]")
    assert (ground["name"], ground["rgb"]) == ("background", "#203060")
    assert offline.pixel((4, 0)) == [0x20, 0x30, 0x60]
    assert offline.page.evaluate("nonokit.page.puzzle.rows[0].length") == 2
    offline.press("Control+z")
    offline.settle()
    assert offline.pixel((4, 0)) == [255, 255, 255]


def test_tools_and_colours_go_by_arrows(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.click("[aria-label='Add a colour']")
    offline.page.focus("[data-tool=pencil]")
    offline.press("ArrowDown", "ArrowDown")
    assert offline.page.evaluate("nonokit.page.pen.tool") == "line"
    assert offline.page.evaluate("document.activeElement.dataset.tool") == "line"
    offline.page.focus(".swatch[data-colour='2']")
    offline.press("ArrowRight")
    assert offline.page.evaluate("nonokit.page.pen.colour") == 1
    assert offline.page.evaluate("document.activeElement.dataset.colour") == "1"
    assert offline.page.locator("[role=radiogroup]:visible [role=radio][tabindex='0']").count() == 3
    assert offline.grid == HEART


def test_drawing_by_keyboard_alone(offline: Editor) -> None:
    offline.begin("\n".join(["....."] * 4))
    offline.press("ArrowDown", "Space", "Shift+ArrowRight", "Shift+ArrowRight")
    assert offline.grid.split("\n")[0] == "###.."
    offline.press("r", "ArrowDown", "Home", "Space", "ArrowDown", "ArrowDown", "End", "Space")
    assert offline.grid == "###..\n#####\n#...#\n#####"
    offline.press("p", "Backspace")
    assert offline.grid.split("\n")[3] == "####."


def test_touch_draws_and_two_fingers_never_do(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    editor = editor_of(player)
    editor.begin()
    editor.touch([editor.at((1, 1))], [editor.at((1, 5))])
    assert editor.grid.split("\n")[1] == ".#####........."
    editor.touch(
        [editor.at((4, 4))], [editor.at((4, 4)), editor.at((8, 8))], [editor.at((3, 3)), editor.at((9, 9))]
    )
    assert editor.grid.count("#") == 5


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


def a_picture(width: int = 120) -> bytes:
    pillow = pytest.importorskip("PIL.Image")
    draw = pytest.importorskip("PIL.ImageDraw")
    image = pillow.new("RGB", (width, 120), "white")
    draw.Draw(image).ellipse((15, 15, 105, 105), fill="black")
    draw.Draw(image).ellipse((45, 45, 75, 75), fill="white")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def test_a_picture_becomes_a_strip_of_variants(editor: Editor) -> None:
    editor.begin()
    editor.page.click("[aria-label=Menu]")
    with editor.page.expect_file_chooser() as chooser:
        editor.page.click("dialog >> text=From a picture")
    chooser.value.set_files({"name": "ring.png", "mimeType": "image/png", "buffer": a_picture(240)})
    editor.page.wait_for_selector(".variants:not(.is-stale) .variant")
    assert editor.page.locator(".variant").count() >= 2
    size = [editor.page.input_value(f"#image-{side}") for side in ("width", "height")]
    assert size == ["20", "10"]
    editor.page.wait_for_selector(".variant-difficulty:text-matches('[a-z] \\\\d+$')")
    editor.page.fill("#image-width", "10")
    editor.page.fill("#image-height", "10")
    editor.page.wait_for_selector(".variants:not(.is-stale) .variant")
    editor.page.click(".variant >> nth=0")
    rows = editor.grid.split("\n")
    assert (len(rows), len(rows[0])) == (10, 10)
    assert "#" in editor.grid
    assert editor.wait_for_status("unique").startswith("Unique")
    editor.press("Control+z")
    assert "#" not in editor.grid


def test_a_picture_to_trace_lies_under_the_ink(offline: Editor) -> None:
    offline.begin(HEART)
    offline.page.set_input_files(
        "#underlay-file", {"name": "a.png", "mimeType": "image/png", "buffer": a_picture()}
    )
    offline.page.wait_for_function("() => nonokit.page.view.lens.underlay?.opacity > 0.4")
    offline.page.fill("#underlay-opacity", "20")
    assert offline.page.evaluate("nonokit.page.view.lens.underlay.opacity") == 0.2


def test_a_random_picture(editor: Editor) -> None:
    editor.begin()
    editor.page.click("[aria-label=Menu]")
    editor.page.click("dialog >> text=Random picture")
    editor.page.click("text=Make one")
    editor.wait_for_status("unique")
    assert "#" in editor.grid


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
    editor.page.wait_for_function("() => nonokit.page?.document")
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
    link = editor.page.input_value("[id='share.link']")
    assert editor.page.locator(".qr-code").count() == 1
    editor.page.wait_for_selector("#share-format option[value=nin]", state="attached")
    names = editor.page.locator("#share-format option").evaluate_all("(all) => all.map((one) => one.value)")
    assert len(names) == len(set(names))
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


def test_a_copy_of_an_unsolved_puzzle_shows_it_only_when_asked(offline: Editor) -> None:
    offline.open("duck")
    answer = "\n".join("".join(".#"[value] for value in row) for row in offline.answer())
    offline.page.click("[aria-label=Menu]")
    offline.page.click("dialog >> text=Edit a copy")
    offline.page.wait_for_selector("dialog >> text=not solved this puzzle yet")
    offline.page.click("dialog >> text=Cancel")
    assert offline.page.evaluate("nonokit.page.puzzle.title") == "Duck"
    offline.page.click("[aria-label=Menu]")
    offline.page.click("dialog >> text=Edit a copy")
    offline.page.click("dialog >> text=Show and edit")
    offline.page.wait_for_function("() => nonokit.page?.document && nonokit.page.view.layout")
    assert offline.grid == answer
    assert offline.page.inner_text(".play-title") == "Duck"


def test_a_copy_of_a_solved_puzzle_from_the_gallery(offline: Editor) -> None:
    offline.open("poppy")
    for first, last, colour in offline.runs():
        offline.press(str(colour))
        offline.drag(first, last)
    assert offline.is_solved
    palette = offline.page.evaluate("nonokit.page.puzzle.palette")
    offline.page.click("header a[href='#/']")
    edit = offline.page.locator(".card-edit")
    edit.wait_for()
    assert edit.count() == 1
    assert edit.get_attribute("aria-label") == "Edit a copy of Poppy"
    edit.click()
    offline.page.wait_for_function("() => nonokit.page?.document && nonokit.page.view.layout")
    assert offline.page.evaluate("nonokit.page.picture.palette") == palette
    offline.page.wait_for_selector(STATUS.format("unique"))
    offline.drag((0, 0))
    assert offline.page.evaluate("nonokit.page.document.canUndo")


def test_drafts_are_kept(offline: Editor) -> None:
    offline.begin(HEART)
    offline.drag((4, 0), (4, 4))
    grid = offline.grid
    offline.page.goto(f"{offline.url}#/")
    offline.page.wait_for_selector(".card")
    offline.page.click("text=Draw your own")
    offline.page.wait_for_function("() => nonokit.page?.document")
    assert offline.grid == grid
    offline.press("Control+z")
    assert offline.grid == HEART
    drafts = offline.page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('nonokit/draft/'))"
    )
    assert len(drafts) == 1
    assert json.loads(offline.page.evaluate("(name) => localStorage[name]", drafts[0]))["moves"]


def test_half_typed_clues_are_kept_too(offline: Editor) -> None:
    offline.begin()
    offline.page.click("[data-mode=clues]")
    offline.page.fill("#clues-columns", "3\n1")
    offline.page.goto(f"{offline.url}#/")
    offline.page.wait_for_selector(".card")
    offline.page.click("text=Draw your own")
    offline.page.wait_for_function("() => nonokit.page?.document")
    assert offline.page.input_value("#clues-columns") == "3\n1"


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
    editor.page.wait_for_timeout(600)
    assert editor.page.evaluate("nonokit.page.checker.verdict.status") == "unique"


@pytest.mark.parametrize(
    ("theme", "mode"), [("light", "draw"), ("dark", "draw"), ("contrast", "draw"), ("dark", "clues")]
)
def test_the_editor_is_accessible(
    open_player: Open, server_url: str, axe_source: str, theme: str, mode: str
) -> None:
    editor = editor_of(open_player(server_url, bypass_csp=True))
    editor.setting("theme", theme)
    editor.begin(ISLANDS)
    editor.wait_for_status("multiple")
    editor.page.wait_for_selector(".fix")
    editor.page.click(f"[data-mode={mode}]")
    editor.settle()
    editor.page.add_script_tag(content=axe_source)
    found = editor.page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] })")
    problems = [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]]
    assert problems == []

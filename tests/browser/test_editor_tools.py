"""The editor, as a maker uses it: drawing by mouse, touch and keyboard, selections, colours, sizes."""

from __future__ import annotations

from collections.abc import Callable

from browser.editor import HEART, Editor, editor_of
from browser.player import Player

Open = Callable[..., Player]


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

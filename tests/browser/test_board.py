"""The board on its screen: clues that can be read, nothing that moves or is covered, the map, scrolling at the edge."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from browser.player import Player

Open = Callable[..., Player]


LARGE = """async () => {
    const { parsePuzzle } = await import(new URL("app/model/puzzle.js", document.baseURI));
    const clues = (count, runs) => Array.from({ length: count }, (_, i) => [...Array(runs).fill(1), 2 + (i % 7)]);
    const puzzle = parsePuzzle({ rows: clues(64, 25), columns: clues(86, 12) });
    await nonokit.library.add(puzzle);
    return puzzle.id;
}"""
SHOWS = """(texts) => [...document.querySelectorAll(".clue-bar-line")]
    .every((line, i) => [...line.children].map((part) => part.textContent).join(" ") === texts[i])"""


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


def test_the_bar_shows_the_clues_that_a_hint_speaks_of(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    player.open_id(player.page.evaluate(LARGE))
    player.wait_until("!document.querySelector('.clue-bar').hidden")
    line = {"kind": "row", "index": 20}
    player.page.evaluate(
        "(line) => nonokit.page.view.decorate({ marks: [{ type: 'line_glow', line }] })", line
    )
    player.wait_until(SHOWS, [f"Row 21 {'1 ' * 25}8", f"Column 1 {'1 ' * 12}2"])


def test_marks_on_cells_that_are_scrolled_away_do_not_lie_upon_clues(
    open_player: Open, static_url: str
) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open_id(player.page.evaluate(LARGE))
    player.settle()
    painted = """(gutter) => {
        const { layout, _canvases } = nonokit.page.view;
        const [x, y, width, height] = gutter === "rows" ? [0, layout.y + layout.cell * 3, layout.x - 2, layout.cell * 3]
            : [layout.x + layout.cell * 3, 0, layout.cell * 3, layout.y - 2];
        const { data } = _canvases.overlay.getContext("2d").getImageData(x, y, width, height);
        return data.some((value) => value > 0);
    }"""
    cells = [[y, x] for y in range(12) for x in range(12)]
    mark = {"type": "cell_mark", "cells": cells, "style": "good"}
    for scroll in ("scrollBy(layout.cell * 1.5, 0)", "scrollBy(-1e6, layout.cell * 1.5)"):
        player.page.evaluate(f"(({{ layout }}) => nonokit.page.view.{scroll})(nonokit.page.view)")
        player.page.evaluate("(mark) => nonokit.page.view.decorate({ marks: [mark] })", mark)
        player.settle()
        assert not player.page.evaluate(painted, "rows")
        assert not player.page.evaluate(painted, "columns")


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
COVERED = """async () => {
    const { clueBoxes } = await import(new URL("app/view/clues.js", document.baseURI));
    const { view, puzzle } = nonokit.page;
    const { layout, scroll } = view;
    const [panel, board] = [".panel", ".board"].map((one) => document.querySelector(one).getBoundingClientRect());
    const { line } = view.overlay.marks.find((mark) => mark.type === "line_glow");
    const numbers = clueBoxes({ layout, scroll, puzzle }, line).filter(({ isCut }) => !isCut);
    const [across, along] = [line.index * layout.cell, { x: layout.x, y: layout.y, width: layout.viewWidth, height: layout.viewHeight }];
    const cells = line.kind === "row" ? { ...along, y: layout.y + across - scroll.y, height: layout.cell } : { ...along, x: layout.x + across - scroll.x, width: layout.cell };
    const isUnder = ({ x, y, width, height }) => {
        const [left, top] = [board.left + x / layout.ratio, board.top + y / layout.ratio];
        return left + width / layout.ratio > panel.left + 1 && left < panel.right - 1 && top + height / layout.ratio > panel.top + 1 && top < panel.bottom - 1;
    };
    return [...numbers, cells].some(isUnder);
}"""
SCREENS = [(390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_board_stays_as_it_is_on_every_screen(
    open_player: Open, static_url: str, width: int, height: int
) -> None:
    """Through the three steps of a hint and the finish, also with large text; nothing is clipped, no hint lies upon its line or that line's clue."""
    player = open_player(static_url, width, height, has_touch=width < 1000, is_mobile=width < 1000)
    for slug, has_large_text in (("castle", False), ("galleon", False), ("galleon", True), ("heart", False)):
        player.setting("large_text", has_large_text)
        player.open(slug)
        player.settle()
        place = player.page.evaluate(PLACE)
        assert place["cell"] >= (20 if width < 1000 else 14)
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


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_the_finish_lies_beside_the_picture(
    open_player: Open, static_url: str, width: int, height: int
) -> None:
    player = open_player(static_url, width, height, has_touch=True, is_mobile=True)
    for slug in ("heron", "bridge-2"):
        player.open(slug)
        cells = [value for row in player.answer() for value in row]
        player.page.evaluate("(cells) => nonokit.page.game.load(new Uint8Array(cells))", cells)
        banner = player.page.locator(".solved-banner").bounding_box()
        player.settle()
        last = player.page.evaluate(
            "(({ width, height }) => nonokit.page.view.boxOf({ y: height - 1, x: width - 1 }))(nonokit.page.puzzle)"
        )
        assert last["y"] + last["size"] <= banner["y"] or last["x"] + last["size"] <= banner["x"]


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


CROSS = """async () => {
    const { parsePuzzle } = await import(new URL("app/model/puzzle.js", document.baseURI));
    const clues = (count, at, all) => Array.from({ length: count }, (_, i) => [i === at ? all : 1]);
    const puzzle = parsePuzzle({ rows: clues(64, 50, 86), columns: clues(86, 70, 64) });
    await nonokit.library.add(puzzle);
    return puzzle.id;
}"""
TOLD = """() => {
    const { layout, scroll, overlay } = nonokit.page.view;
    const { kind, index } = overlay.marks.find((mark) => mark.type === "line_glow").line;
    const [at, size] = kind === "row" ? [scroll.y, layout.viewHeight] : [scroll.x, layout.viewWidth];
    return index * layout.cell >= at && (index + 1) * layout.cell <= at + size;
}"""


def test_a_phone_that_is_turned_still_shows_what_a_hint_speaks_of(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = player.page
    player.open_id(page.evaluate(CROSS))
    player.press("h")
    page.wait_for_selector(".hint-text")
    assert page.evaluate(TOLD)
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        player.wait_until("([width]) => document.querySelector('.board').clientWidth > width / 2", [width])
        player.settle()
        assert page.evaluate(TOLD)


def test_a_finished_picture_glides_to_the_middle(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    player.open("heart")
    for first, last, _ in player.runs():
        player.drag(first, last)
    player.wait_until("nonokit.page.view.centred === 1")
    left, right = player.page.evaluate(
        "(({ layout, container }) => [layout.x, container.clientWidth * layout.ratio - layout.x - layout.viewWidth])(nonokit.page.view)"
    )
    assert abs(left - right) <= 2


def test_a_finish_that_is_taken_back_dissolves_nothing(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, reduced_motion="no-preference")
    player.open("heart")
    runs = player.runs()
    for first, last, _ in runs[:-1]:
        player.drag(first, last)
    player.settle()
    player.page.clock.install()
    first, last, _ = runs[-1]
    points = [player.at(first), player.at(last)]
    player.page.mouse.move(*points[0])
    player.page.mouse.down()
    player.page.mouse.move(*points[1])
    player.page.mouse.up()
    assert player.is_solved
    player.press("Control+z")
    player.page.clock.run_for(2000)
    assert not player.is_solved
    assert player.page.evaluate("nonokit.page.view.dissolve") == 0


@pytest.mark.parametrize(("width", "has_large_text"), [(320, False), (360, True)])
def test_a_narrow_phone_shows_every_tool_and_the_whole_title(
    open_player: Open, static_url: str, width: int, has_large_text: bool
) -> None:
    player = open_player(static_url, width, 568, has_touch=True, is_mobile=True, locale="de")
    player.setting("large_text", has_large_text)
    player.open("cat")
    cut = """[...document.querySelectorAll(".segments, .play-title")].filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map((one) => one.className)"""
    assert player.page.evaluate(cut) == []
    height = "document.querySelector('.bar').offsetHeight"
    before = player.page.evaluate(height)
    player.page.evaluate("nonokit.page.bar.showTitle('Kurz')")
    assert player.page.evaluate(height) == before, "the board stays where it is"


def test_the_calendar_fits_a_narrow_phone(open_player: Open, server_url: str) -> None:
    player = open_player(server_url, 320, 568, has_touch=True, is_mobile=True)
    player.page.click("text=Calendar")
    player.page.wait_for_selector(".calendar-days")
    assert (
        player.page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.dialog-body'))"
        )
        == 0
    )


def test_the_number_of_a_line_is_whole_at_the_edge(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("cat")
    player.page.evaluate("""() => {
        globalThis.boxes = [];
        const { prototype } = CanvasRenderingContext2D;
        const draw = prototype.roundRect;
        prototype.roundRect = function (...box) { boxes.push(box); return draw.apply(this, box); };
    }""")
    player.press("h")
    player.page.wait_for_selector(".hint-text:has-text('row 15')")
    player.settle()
    assert min(player.page.evaluate("boxes.map(([x]) => x)")) >= 0

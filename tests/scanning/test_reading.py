"""Puzzles from pictures, as people have them."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import numpy as np
import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

import nonokit
from drawn_pages import PUZZLE, drawn
from nonokit import FormatError, Grid, Puzzle, Status, scan
from nonokit.puzzles import get
from nonokit.scanning.clues.sides import read_sides
from nonokit.scanning.grid.effort import SMOOTHING, Effort
from nonokit.scanning.meaning.decoding import decode
from nonokit.scanning.meaning.doubts import doubts_of
from nonokit.scanning.pages import Pages, turned_by
from nonokit.scanning.reading import read_page


def clues(puzzle: Puzzle) -> tuple[list[str], list[str]]:
    return [str(clue) for clue in puzzle.rows], [str(clue) for clue in puzzle.columns]


@pytest.mark.parametrize("layout", ["cells", "strips", "plain", "bars", "chips"])
def test_screenshots_of_every_layout(layout: str) -> None:
    found = scan(drawn(layout=layout, spread="slots"))
    assert clues(found.puzzle) == clues(PUZZLE)
    assert found.result.status is Status.UNIQUE
    assert found.is_sure
    assert found.doubts == ()
    assert found.puzzle.goal == PUZZLE.goal


@pytest.mark.parametrize(
    ("level", "layout"), [("moderate", "cells"), ("moderate", "plain"), ("harsh", "cells")]
)
def test_photos(level: str, layout: str) -> None:
    assert clues(scan(drawn(level=level, layout=layout, surroundings="paper")).puzzle) == clues(PUZZLE)


def test_light_on_dark() -> None:
    from scan_styles import LIGHT_ON_DARK

    found = scan(drawn(theme=LIGHT_ON_DARK[0], layout="plain", surroundings="app"))
    assert clues(found.puzzle) == clues(PUZZLE)


@pytest.mark.parametrize(("dark", "layout", "cell"), [(True, "cells", 25), (False, "chips", 21)])
def test_faint_thin_lines(dark: bool, layout: str, cell: int) -> None:
    """Strokes of the bold numbers beside them are no part of the grid, and bend no flat page."""
    from scan_styles import DARK_ON_LIGHT, LIGHT_ON_DARK

    theme = LIGHT_ON_DARK[3] if dark else DARK_ON_LIGHT[2]
    lines = {"thin": 0.0, "thick": 0.06, "every": 5}
    found = scan(drawn(theme=theme, layout=layout, cell=cell, inset=0.0, **lines))
    assert clues(found.puzzle) == clues(PUZZLE)


@pytest.mark.parametrize(("level", "seed"), [("moderate", 6), ("harsh", 8)])
def test_thin_lines_beside_bold_ones(level: str, seed: int) -> None:
    lines = {"thin": 0.03, "thick": 0.2, "frame": 1.5, "every": 5}
    found = scan(drawn(level=level, seed=seed, surroundings="paper", cell=27, **lines))
    assert clues(found.puzzle) == clues(PUZZLE)


@pytest.mark.parametrize("slug", ["heart-2", "alien-2"])
def test_what_we_draw_ourselves(slug: str) -> None:
    """Every second or fifth line repeats more strongly than all of them: the finer lattice is the grid."""
    puzzle = get(slug).puzzle
    found = scan(nonokit.render(puzzle, to="png")).puzzle
    assert (found.rows, found.columns) == (puzzle.rows, puzzle.columns)


@pytest.mark.parametrize("theme", ["light", "dark", "high-contrast", "print"])
@pytest.mark.parametrize("scale", [0.75, 1.0])
def test_what_we_draw_in_every_theme_leaves_no_doubt(theme: Any, scale: float) -> None:
    """Also small, with a title whose digits stand above columns, and partly filled in."""
    state = Grid.blank(PUZZLE.width, PUZZLE.height).with_cells({(1, 1): 1, (2, 3): 0})
    for grid in (None, state):
        title = "On page 12 of 1234567890" if grid else None
        picture = nonokit.render(PUZZLE, grid, to="png", theme=theme, scale=scale, title=title)
        found = scan(picture)
        assert clues(found.puzzle) == clues(PUZZLE)
        assert found.is_sure


@pytest.mark.parametrize("degrees", [90, 180, 270])
def test_turned_pictures(degrees: int) -> None:
    """Corners are those of the picture as it came."""
    upright = scan(drawn())
    found = scan(drawn().rotate(-degrees, expand=True))
    assert clues(found.puzzle) == clues(PUZZLE)
    assert found.turned == (360 - degrees) % 360
    across = [abs(found.corners[1][k] - found.corners[0][k]) for k in (0, 1)]
    longer = 0 if degrees == 180 else 1
    own = upright.corners[1][0] - upright.corners[0][0]
    assert across[longer] == pytest.approx(own, abs=4)


def test_a_picture_that_takes_too_long_is_refused(monkeypatch) -> None:
    """Upside down it can be read, but after the first turn there is no effort left for others."""
    monkeypatch.setattr("nonokit.scanning.pages.Effort", lambda *_: Effort(1))
    with pytest.raises(FormatError, match=r"cannot be read|no clues"):
        scan(drawn().rotate(180))


def test_a_page_whose_digits_tell_how_it_stands_is_not_turned(monkeypatch) -> None:
    """To look for the grid of a large page in another turn takes some seconds."""
    monkeypatch.setattr("nonokit.scanning.pages.MANY", 0)
    monkeypatch.setattr("nonokit.scanning.pages.find_again", None)
    monkeypatch.setattr("nonokit.scanning.pages.LEGIBLE", 1.1)
    grey = np.array(drawn().convert("L"))
    for standing in (0, 180):
        monkeypatch.setattr("nonokit.scanning.pages.standing_of", lambda *_, told=standing: told)
        assert Pages(turned_by(grey, standing)).best().turned == standing
    monkeypatch.setattr("nonokit.scanning.pages.standing_of", lambda *_: None)
    with pytest.raises(TypeError):
        Pages(grey).best()


def test_turning_has_effort_of_its_own(monkeypatch) -> None:
    """A large page upside down takes all that is left for other grids before it was turned three times."""
    monkeypatch.setattr("nonokit.scanning.pages.Effort", lambda left=1.0: Effort(left))
    assert clues(scan(drawn().rotate(180)).puzzle) == clues(PUZZLE)


def test_every_number_has_its_place_and_confidence() -> None:
    found = scan(drawn())
    assert [n.number for n in found.numbers if (n.side, n.line) == ("row", 0)] == [4, 2]
    assert len(found.numbers) == sum(len(clue or ()) for clue in (*PUZZLE.rows, *PUZZLE.columns))
    assert all(0.9 < number.confidence <= 1 and not number.is_doubtful for number in found.numbers)
    first, second = (n for n in found.numbers if (n.side, n.line) == ("row", 0))
    assert first.corners[1][0] <= second.corners[0][0] + 2
    assert second.corners[1][0] <= found.corners[0][0] + 2
    assert found.corners[0][1] - 3 < first.corners[0][1] < found.corners[0][1] + 30


def test_a_partly_filled_grid_is_read_as_the_state() -> None:
    found = scan(drawn(done=0.5, cross="x", inset=0.0))
    assert clues(found.puzzle) == clues(PUZZLE)
    assert found.state is not None
    goal = PUZZLE.goal
    assert goal is not None
    known = [(a, b) for a, b in zip(found.state.cells, goal.cells, strict=True) if a != nonokit.UNKNOWN]
    assert all(a == b for a, b in known)
    assert 0.35 * len(goal.cells) < len(known) < 0.65 * len(goal.cells)
    assert scan(drawn()).state is None


def test_the_state_of_a_puzzle_with_several_pictures_is_read_where_one_of_them_goes_with_it() -> None:
    puzzle = Puzzle.from_grid(["#.#..", ".#.#.", "#####", ".#.#.", "#...#"])
    found = scan(drawn(puzzle, done=1.0, cross="x", inset=0.0))
    assert found.result.status is Status.MULTIPLE
    assert found.state is not None
    assert puzzle.goal is not None
    assert [a == 1 for a in found.state.cells] == [b == 1 for b in puzzle.goal.cells]
    assert scan(drawn(puzzle)).state is None


def test_a_grid_that_is_almost_full_is_found_by_the_edges_of_its_cells() -> None:
    from scan_pages import random_puzzle
    from scan_styles import LIGHT_ON_DARK

    puzzle = random_puzzle(3, 30, 30)
    style = {"layout": "bars", "theme": LIGHT_ON_DARK[3], "cell": 24, "thin": 0.0, "thick": 0.04, "every": 10}
    found = scan(drawn(puzzle, done=0.8, inset=0.0, surroundings="app", **style)).puzzle
    # Letters differ a little from machine to machine, and with them whether the outermost line is seen.
    assert min(found.width, found.height) >= 29


def test_a_hidden_number_is_found_from_the_other_clues_and_named() -> None:
    picture = drawn()
    number = next(n for n in scan(picture).numbers if (n.side, n.line, n.index) == ("column", 3, 0))
    (left, top), _, (right, bottom), _ = number.corners
    ImageDraw.Draw(picture).rectangle(
        (left + 3, top + 3, right - 3, bottom - 3), fill=picture.getpixel((left + 4, top + 4))
    )
    found = scan(picture)
    assert clues(found.puzzle) == clues(PUZZLE)
    assert [(doubt.side, doubt.line) for doubt in found.doubts] == [("column", 3)]
    assert str(found.doubts[0]).startswith(f"column 4: {PUZZLE.columns[3]}. This looks like")
    assert any(n.is_doubtful for n in found.numbers if (n.side, n.line) == ("column", 3))


def test_clues_that_are_no_puzzle_are_read_as_they_stand_and_doubted() -> None:
    wrong = PUZZLE.replace(rows=[nonokit.Clue.of(1), *PUZZLE.rows[1:]])
    found = scan(drawn(wrong))
    assert not found.is_sure
    if clues(found.puzzle) == clues(wrong):
        assert found.result.status is Status.NONE
        assert any("cells" in note for note in found.notes)


@pytest.mark.parametrize("kind", ["plain", "words", "gradient"])
def test_pictures_without_a_puzzle_are_refused(kind: str) -> None:
    picture = (
        Image.new("RGB", (600, 400), "white")
        if kind != "gradient"
        else Image.radial_gradient("L").resize((300, 200))
    )
    if kind == "words":
        for y in range(20, 380, 24):
            ImageDraw.Draw(picture).text(
                (20, y), "There is no puzzle on this page, only words. " * 2, fill="black"
            )
    with pytest.raises(FormatError, match=r"no grid was found|clues"):
        scan(picture)


def test_a_cut_off_puzzle_is_refused() -> None:
    picture = drawn()
    left, top = scan(picture).corners[0]
    with pytest.raises(FormatError, match="whole puzzle must be in the picture"):
        scan(picture.crop((int(left) - 6, int(top) - 6, *picture.size)))


@pytest.mark.parametrize("margin", [0, 40])
@pytest.mark.parametrize("where", ["right", "below"])
def test_a_grid_that_goes_on_is_refused(where: str, margin: int) -> None:
    """As on a small screen, which shows a part of a large board."""
    picture = drawn()
    right, bottom = (int(at) for at in scan(picture).corners[2])
    away = 28 + 12  # a cell, and part of another
    size = (right - away, picture.height) if where == "right" else (picture.width, bottom - away)
    part = ImageOps.expand(picture.crop((0, 0, *size)), margin, picture.getpixel((0, 0)))
    with pytest.raises(FormatError, match=f"goes on .*{where}"):
        scan(part)


def test_clues_below_the_grid_are_refused() -> None:
    picture = nonokit.render(PUZZLE, to="png", cell=28)
    found = scan(picture)
    top, bottom = (int(found.corners[k][1]) - 4 for k in (0, 2))
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    moved = Image.new("RGB", image.size, "white")
    moved.paste(image.crop((0, top, *image.size)), (0, 0))
    moved.paste(image.crop((0, 0, image.width, top)), (0, bottom - top + 20))
    with pytest.raises(FormatError, match="above"):
        scan(moved)


def test_a_puzzle_in_colours_is_refused() -> None:
    rows = [
        "rrrr....bbbb",
        "r..rggggb..b",
        "r..rg..gb..b",
        "rrrrggggbbbb",
        "..bb....rr..",
        ".bbbb..rrrr.",
        "gg..gggg..gg",
    ]
    picture = nonokit.render(Puzzle.from_grid(rows), to="png", cell=28)
    with pytest.raises(FormatError, match="type the clues in"):
        scan(picture)


def test_a_puzzle_in_black_and_one_colour_is_refused() -> None:
    rows = ["rrrr####rr##", "r##r#rr##rr#", "#rr#r##rr##r", "rr##rrrr####", "..###rrrrr..", ".####rrrrrr."]
    picture = nonokit.render(Puzzle.from_grid(rows), to="png", cell=28)
    with pytest.raises(FormatError, match="type the clues in"):
        scan(picture)


def test_colours_within_lines_are_told_where_the_clues_have_a_picture_in_black_and_white() -> None:
    """A puzzle in two colours may happen to have one."""
    picture = drawn()
    numbers = scan(picture).numbers
    red = ImageOps.colorize(picture.convert("L"), "#d02020", "#ffffff")
    for number in (each for each in numbers if each.index % 2):
        (left, top), _, (right, bottom), _ = ((int(x), int(y)) for x, y in number.corners)
        box = (left + 2, top + 2, right - 2, bottom - 2)
        picture.paste(red.crop(box), box)
    found = scan(picture)
    assert clues(found.puzzle) == clues(PUZZLE)
    assert found.is_mixed
    assert not found.is_sure
    assert "different colours" in found.notes[-1]


def test_numbers_in_one_colour_are_no_puzzle_in_colours() -> None:
    picture = ImageOps.colorize(drawn().convert("L"), "#103080", "#fff4e0")
    assert clues(scan(picture).puzzle) == clues(PUZZLE)


def test_a_blurred_puzzle_is_refused_or_doubted() -> None:
    refused = False
    try:
        found = scan(drawn(cell=18).filter(ImageFilter.GaussianBlur(5)))
    except FormatError:
        refused = True
    assert refused or not found.is_sure


def test_dots_of_a_screen_are_evened_out(monkeypatch) -> None:
    """They look like numbers where there are none; to see that, a page is read once more when a little more work than there was is done."""
    grey = np.array(drawn(cell=40).convert("L"), float)
    down, across = np.mgrid[: grey.shape[0], : grey.shape[1]]
    dots = 1 + 0.5 * np.sin(across) + 0.5 * np.sin(down + 0.1 * across)
    clean = Pages(grey.astype(np.uint8)).best()
    screen = replace(clean, grey=(grey * dots * 0.5).clip(0, 255).astype(np.uint8))
    pages = Pages(screen.grey)
    pages.effort.spend(pages.effort.left + 1)
    unread = replace(screen, sides=read_sides(screen.grey, screen.found))
    with monkeypatch.context() as large:  # on a large page all of it takes long
        large.setattr("nonokit.scanning.grid.found.LARGE", 50)
        assert pages.smoothed(unread) is None
    evened = pages.smoothed(unread)
    assert evened is not None
    assert evened.sides.richness > unread.sides.richness
    assert decode(evened.sides.rows, evened.sides.columns, 3.0).is_as_read
    pages.effort.spend(SMOOTHING)
    assert pages.smoothed(unread) is None


def test_a_page_that_is_read_once_more_without_its_grain_is_taken_where_it_is_a_puzzle(monkeypatch) -> None:
    pages = Pages(np.array(drawn().convert("L")))
    whole = pages.best()
    short = replace(whole, sides=replace(whole.sides, rows=whole.sides.rows[1:]))
    monkeypatch.setattr(pages, "smoothed", lambda _: whole)
    assert read_page(pages, short, 3.0)[0] is whole


def test_last_columns_that_are_all_filled() -> None:
    """No line between their cells is seen; their clues tell how many there are."""
    assert PUZZLE.goal is not None
    puzzle = Puzzle.from_grid([row + 12 * "#" for row in str(PUZZLE.goal).split("\n")])
    found = scan(solid(puzzle))
    assert clues(found.puzzle) == clues(puzzle)
    assert found.is_sure


def solid(puzzle: Puzzle, cell: int = 24) -> Image.Image:
    """A finished puzzle whose filled cells leave nothing of the lines between them."""
    font = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont("notos")), 15)
    deep = max(len(clue or ()) for clue in (*puzzle.rows, *puzzle.columns))
    size = ((puzzle.width + deep + 2) * cell, (puzzle.height + deep + 2) * cell)
    image = Image.new("RGB", size, "white")
    draw, origin = ImageDraw.Draw(image), (deep + 1) * cell
    for k, clue in enumerate(puzzle.rows):
        for back, run in enumerate(reversed(clue or ())):
            at = (origin - (back + 0.5) * cell, origin + (k + 0.5) * cell)
            draw.text(at, str(run), "black", font, anchor="mm")
    for k, clue in enumerate(puzzle.columns):
        for back, run in enumerate(reversed(clue or ())):
            at = (origin + (k + 0.5) * cell, origin - (back + 0.5) * cell)
            draw.text(at, str(run), "black", font, anchor="mm")
    goal = puzzle.goal
    assert goal is not None
    for i in range(puzzle.height):
        for j in range(puzzle.width):
            box = (origin + j * cell, origin + i * cell, origin + (j + 1) * cell, origin + (i + 1) * cell)
            draw.rectangle(box, fill="black" if goal[i, j] else "white", outline="black")
    return image


def test_what_can_be_scanned(tmp_path) -> None:
    picture = drawn()
    path = tmp_path / "page.png"
    picture.save(path)
    data = io.BytesIO(path.read_bytes())
    assert clues(scan(path).puzzle) == clues(scan(data).puzzle) == clues(PUZZLE)
    with pytest.raises(FormatError, match="not an image"):
        scan(b"no picture")


def test_an_edge_without_numbers_is_doubtful() -> None:
    """It may be empty, or lie beside the grid."""
    assert PUZZLE.goal is not None
    empty = Puzzle.from_grid([*str(PUZZLE.goal).split("\n"), "." * PUZZLE.width])
    found = scan(drawn(empty, zero=False))
    assert clues(found.puzzle) == clues(empty)
    assert [(doubt.side, doubt.line) for doubt in found.doubts] == [("row", PUZZLE.height)]


@pytest.mark.parametrize("side", ["row", "column"])
def test_an_empty_first_line_that_is_left_out_is_told(side: str) -> None:
    """Nothing else would: without it, all clues read the same."""
    assert PUZZLE.goal is not None
    rows = str(PUZZLE.goal).split("\n")
    empty = Puzzle.from_grid(["." * PUZZLE.width, *rows] if side == "row" else ["." + row for row in rows])
    grey = np.array(drawn(empty, zero=False).convert("L"))
    page = Pages(grey).best()
    assert page.left_out == ()
    sides = page.sides
    if side == "row":
        short = replace(sides, top=sides.top + 1, rows=sides.rows[1:])
    else:
        short = replace(sides, left=sides.left + 1, columns=sides.columns[1:])
    told = doubts_of(short, decode(short.rows, short.columns, 3.0), replace(page, sides=short).left_out)
    assert [(doubt.side, doubt.line) for doubt in told] == [(side, 0)]


@pytest.mark.parametrize("is_there", [True, False])
def test_another_grid_is_taken_where_the_first_is_no_puzzle(monkeypatch, is_there: bool) -> None:
    pages = Pages(np.array(drawn().convert("L")))
    whole = pages.best()
    short = replace(whole, sides=replace(whole.sides, rows=whole.sides.rows[1:]))
    monkeypatch.setattr(pages, "smoothed", lambda _: None)
    monkeypatch.setattr(pages, "others", lambda: iter([short, whole] if is_there else [short]))
    page, decoded = read_page(pages, short, 3.0)
    assert page is (whole if is_there else short)
    assert decoded.result.is_unique == is_there


def test_a_sentence_on_a_grid_without_clues_does_not_speak_of_blur() -> None:
    image = Image.new("RGB", (400, 400), "white")
    draw = ImageDraw.Draw(image)
    for k in range(11):
        draw.line((80 + 24 * k, 80, 80 + 24 * k, 320), "black", 2)
        draw.line((80, 80 + 24 * k, 320, 80 + 24 * k), "black", 2)
        draw.point((60 + 3 * (k % 4), 90 + 24 * k), "black")
    with pytest.raises(FormatError, match="no clues beside and above it"):
        scan(image)

from __future__ import annotations

import io
import sys
from itertools import pairwise

import pytest

from nonokit.errors import MissingExtra, PuzzleError
from nonokit.model import Grid, Puzzle
from nonokit.rendering import render
from nonokit.rendering.scene import BASELINE, Anchor, Disc, Rect, Scene, Stroke, Text
from nonokit.rendering.theme import DARK, LIGHT, parse_hex

image_module = pytest.importorskip("PIL.Image")
from PIL import ImageDraw, ImageFont  # noqa: E402

from nonokit.rendering import png  # noqa: E402
from nonokit.rendering.png import to_image  # noqa: E402


def test_cells_and_rules_lie_on_whole_pixels(duck: Puzzle) -> None:
    image = image_module.open(io.BytesIO(render(duck, duck.goal, to="png", show_clues=False, cell=20)))
    assert image.size == (2 + 200 + 2, 2 + 200 + 2)
    ink, sheet, rule, five = (parse_hex(c) for c in (LIGHT.ink, LIGHT.sheet, LIGHT.rule, LIGHT.rule_five))
    assert image.getpixel((2 + 5 * 20 + 10, 12)) == ink  # row 1, cell 6
    assert image.getpixel((12, 12)) == sheet
    assert image.getpixel((2 + 20, 12)) == rule
    assert [image.getpixel((x, 12)) for x in (100, 101, 102, 103)] == [sheet, five, five, ink]
    assert image.getpixel((1, 50)) == image.getpixel((203, 50)) == ink


def test_no_line_is_lost_where_lines_are_thinner_than_a_pixel() -> None:
    puzzle = Puzzle.from_clues(rows=[[]] * 10, columns=[[]] * 10)
    picture = image_module.open(io.BytesIO(render(puzzle, to="png", scale=0.75, show_clues=False)))
    level = picture.convert("L").crop((0, picture.height // 3, picture.width, picture.height // 3 + 1))
    greys = list(level.tobytes())
    paper = max(greys)
    lines = sum(a == paper > b for a, b in pairwise(greys))
    assert lines == 10  # nine between the cells, and the last of the frame


def test_scale_draws_larger(duck: Puzzle) -> None:
    one, two = (image_module.open(io.BytesIO(render(duck, to="png", scale=s))) for s in (1, 2))
    assert two.size == (one.width * 2, one.height * 2)


def test_dark_paper(flower: Puzzle) -> None:
    image = image_module.open(io.BytesIO(render(flower, to="png", theme="dark")))
    assert image.getpixel((0, 0)) == parse_hex(DARK.paper)


def test_crosses_are_smooth(duck: Puzzle) -> None:
    image = image_module.open(
        io.BytesIO(
            render(duck, Grid.blank(10, 10).with_cells({(0, 0): 0}), to="png", show_clues=False, cell=40)
        )
    )
    middle = image.getpixel((2 + 20, 2 + 20))
    assert sum(middle) < sum(parse_hex(LIGHT.sheet)) - 200
    shades = {image.getpixel((x, y)) for x in range(4, 42) for y in range(4, 42)}
    assert len(shades) > 4


def test_every_shape_covers_what_it_should() -> None:
    scene = Scene(60, 60, "#ffffff")
    scene.add(
        Disc(15, 15, 10, "#ff0000", "#000000", 2),
        Rect(30, 5, 20, 20, "#00ff00", "#000000", 2, 4),
        Rect(5, 35, 20, 20, None, "#0000ff", 2, 0, (4, 4)),
        Stroke(((30, 40), (55, 40)), "#ff00ff", 4, (5, 5)),
        Text(45, 52, "8", 10, "#000000"),
    )
    image = to_image(scene)
    assert image.getpixel((15, 15)) == (255, 0, 0)
    assert image.getpixel((15, 1)) == (255, 255, 255)
    assert image.getpixel((40, 15)) == (0, 255, 0)
    assert image.getpixel((15, 45)) == (255, 255, 255)  # an edge only
    assert image.getpixel((6, 34)) == (0, 0, 255)
    assert image.getpixel((11, 34)) == (255, 255, 255)  # between dashes
    assert image.getpixel((32, 40)) == (255, 0, 255)
    assert image.getpixel((45, 49)) != (255, 255, 255) or image.getpixel((45, 52)) != (255, 255, 255)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_kept_numbers_look_as_if_drawn_anew(anchor: Anchor) -> None:
    kept, whole = Scene(60, 60, "#ffffff"), image_module.new("RGB", (60, 60), "#ffffff")
    for x, y, text, size in (
        (20.3, 9, "12", 9.5),
        (31, 24.7, "?", 12),
        (30.9, 43.1, "107", 15),
        (58, 2, "88", 14),
    ):
        kept.add(Text(x, y, text, size, "#2244aa", anchor, x > 31))
        at, letters = (x, y + BASELINE * size), png._font(None, size, x > 31)
        align = {"start": "ls", "middle": "ms", "end": "rs"}[anchor]
        ImageDraw.Draw(whole).text(at, text, fill="#2244aa", font=letters, anchor=align)
    assert to_image(kept).tobytes() == whole.tobytes()


def test_numbers_are_made_into_pixels_once(duck: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    first = render(duck, to="png", cell=33)
    monkeypatch.setattr(ImageFont.FreeTypeFont, "getmask2", lambda *_, **__: pytest.fail("drawn anew"))
    assert render(duck, to="png", cell=33) == first


@pytest.mark.filterwarnings(
    "ignore::nonokit.rendering.fonts.GlyphWarning"
)  # a machine may have a font for it
def test_strange_titles_do_not_stop_a_picture(duck: Puzzle) -> None:
    assert render(duck, to="png", title="a\nb\ud800\u0000 日本 🦆")


def test_too_large_is_refused(duck: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="too large"):
        render(duck, to="png", cell=400, scale=10)


def test_without_pillow_the_extra_is_named(duck: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(MissingExtra, match=r"nonokit\[images\]"):
        render(duck, to="png")


def test_a_font_that_is_not_there_is_named(duck: Puzzle) -> None:
    with pytest.raises(PuzzleError, match=r"nowhere\.ttf cannot be read"):
        render(duck, to="png", font="nowhere.ttf")


def test_stretched_figures_keep_their_height_and_their_place() -> None:
    def box(stretch: float, anchor: Anchor) -> tuple[int, int, int, int]:
        scene = Scene(200, 100, "#ffffff")
        scene.add(Text(100, 50, "12", 60, "#000000", anchor, stretch=stretch))
        found = to_image(scene).convert("L").point(lambda grey: 255 * (grey < 128)).getbbox()
        assert found is not None
        return found

    for anchor in ("start", "middle", "end"):
        whole, narrow = box(1, anchor), box(0.7, anchor)
        assert (narrow[1], narrow[3]) == (whole[1], whole[3])
        expected = (100 + (whole[0] - 100) * 0.7, 100 + (whole[2] - 100) * 0.7)
        assert (narrow[0], narrow[2]) == pytest.approx(expected, abs=2)

"""Line art: strokes stay strokes, connected, and the figure of likeness knows when they do not."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from PIL import Image, ImageDraw

from nonokit.generating import from_image
from nonokit.generating.image.kind import Kind, kind_of
from nonokit.generating.image.likeness import parts_and_holes
from nonokit.generating.image.opening import open_image
from nonokit.model import Grid
from sample_images import face, outline, scene, sprite


def cells_of(grid: Grid) -> np.ndarray:
    return np.frombuffer(grid.cells, np.uint8).reshape(grid.height, grid.width) > 0


def art_named(name: str, image: Image.Image, size: int) -> np.ndarray:
    from nonokit.generating.image.reading import ImageReader
    from nonokit.generating.image_options import ImageOptions

    return cells_of(
        next(art.grid for art in ImageReader(image, ImageOptions(size=size)).arts() if art.name == name)
    )


@pytest.mark.parametrize(
    ("image", "kind"),
    [
        (outline(), Kind.LINE_ART),
        (outline(stroke=2), Kind.LINE_ART),
        (outline(stroke=30), Kind.LINE_ART),
        (face(400), Kind.FLAT_ART),
        (scene(), Kind.PHOTO),
    ],
)
def test_kinds(image: Image.Image, kind: Kind) -> None:
    assert kind_of(open_image(image)) is kind


@pytest.mark.parametrize("size", [20, 25, 33, 40])
@pytest.mark.parametrize("stroke", [1, 3, 6, 12])
def test_thin_strokes_keep_parts_and_holes(size: int, stroke: int) -> None:
    """One house with roof, door, wall and two panes; and a sun."""
    assert parts_and_holes(art_named("strokes", outline(stroke=stroke), size)) == (2, 6)


@pytest.mark.parametrize("stroke", [1, 6])
def test_thin_strokes_are_one_cell_wide(stroke: int) -> None:
    cells = art_named("strokes", outline(stroke=stroke), 25)
    squares = cells[:-1, :-1] & cells[1:, :-1] & cells[:-1, 1:] & cells[1:, 1:]
    assert squares.sum() <= 2


def test_a_symmetric_drawing_stays_symmetric() -> None:
    image = Image.new("RGB", (402, 402), "white")
    draw = ImageDraw.Draw(image)
    draw.ellipse((20, 20, 381, 381), outline="black", width=6)
    draw.line([(120, 140), (160, 140)], fill="black", width=6)
    draw.line([(241, 140), (281, 140)], fill="black", width=6)
    draw.arc((120, 180, 281, 300), 20, 160, fill="black", width=6)
    for name in ("strokes", "broad strokes"):
        for size in (20, 25):
            cells = art_named(name, image, size)
            assert np.array_equal(cells, cells[:, ::-1])


@pytest.mark.parametrize("name", ["strokes", "broad strokes"])
def test_what_stands_on_one_side_alone_is_not_mirrored(name: str) -> None:
    """A face that winks, and a clock: nearly symmetric."""
    wink, clock = (Image.new("RGB", (402, 402), "white") for _ in range(2))
    for image in (wink, clock):
        ImageDraw.Draw(image).ellipse((20, 20, 381, 381), outline="black", width=8)
    draw = ImageDraw.Draw(wink)
    draw.ellipse((120, 110, 160, 170), fill="black")
    draw.line([(241, 140), (281, 140)], fill="black", width=8)
    ImageDraw.Draw(clock).line([(201, 70), (201, 201), (300, 250)], fill="black", width=8)
    left, right = np.s_[6:12, 5:11], np.s_[6:12, 14:20]
    cells = art_named(name, wink, 25)
    assert cells[left].sum() > cells[right].sum() > 0
    cells = art_named(name, clock, 25)
    assert cells[13:17, 15:19].any()
    assert not cells[13:17, 6:10].any()


@pytest.mark.parametrize("size", [16, 20, 25, 30])
def test_corners_stay_corners(size: int) -> None:
    image = Image.new("RGB", (400, 400), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((40, 40, 200, 360), outline="black", width=8)
    draw.rectangle((193, 200, 360, 360), outline="black", width=8)
    cells = art_named("strokes", image, size)
    height, width = cells.shape
    ends = (np.argmax(cells.any(0)), width - 1 - np.argmax(cells.any(0)[::-1]))
    top, bottom = np.argmax(cells.any(1)), height - 1 - np.argmax(cells.any(1)[::-1])
    assert cells[top, ends[0]]
    assert cells[bottom, ends[0]]
    assert cells[bottom, ends[1]]


def test_light_strokes_on_dark() -> None:
    dark = Image.fromarray(255 - np.asarray(outline()))
    assert np.array_equal(art_named("strokes", dark, 25), art_named("strokes", outline(), 25))


@pytest.mark.parametrize("size", [20, 25, 40])
def test_the_first_variant_of_an_outline_is_one(size: int) -> None:
    found = from_image(outline(), size=size, timeout_s=None)
    assert found.kind == "line art"
    assert found[0].name in ("strokes", "broad strokes", "filled")
    assert found[0].likeness > 0.8
    parts, holes = parts_and_holes(cells_of(found[0].grid))
    assert abs(parts - 2) <= 1
    assert abs(holes - 6) <= 2


def test_broad_strokes_that_melt_into_a_blot_do_not_come_first() -> None:
    bicycle = Image.new("RGB", (400, 400), "white")
    draw = ImageDraw.Draw(bicycle)
    for x in (96, 304):
        draw.ellipse((x - 76, 180, x + 76, 332), outline="black", width=12)
    for line in (
        (96, 256, 160, 136, 264, 136, 304, 256),
        (160, 136, 208, 256, 96, 256),
        (208, 256, 264, 136, 248, 88, 288, 88),
    ):
        draw.line(line, fill="black", width=12)
    filled = {variant.name: cells_of(variant.grid).mean() for variant in from_image(bicycle, size=15)}
    assert next(iter(filled)) == "strokes"
    assert filled["strokes"] < 0.4 < 0.6 < filled.get("broad strokes", 1.0)


def test_specks_are_not_called_alike() -> None:
    """What a plain threshold leaves of hair lines is a few dots, and the figure says so."""
    from nonokit.generating.image.reading import ImageReader
    from nonokit.generating.image_options import ImageOptions

    arts = {art.name: art for art in ImageReader(outline(stroke=2), ImageOptions(size=25)).arts()}
    assert arts["strokes"].likeness > 0.85
    assert arts["plain"].likeness < 0.5


def test_what_is_enclosed_is_filled_and_inner_strokes_are_gaps() -> None:
    cells = art_named("filled", outline(), 40)
    assert cells.mean() > 0.4
    assert not cells[0].all()


def test_pixel_art_is_no_line_art() -> None:
    assert from_image(sprite(20), size=25).kind == "pixel art"


@pytest.mark.parametrize("stroke", [2, 8])
def test_strokes_in_colours_keep_their_colours(stroke: int) -> None:
    image = Image.new("RGB", (500, 500), "white")
    draw = ImageDraw.Draw(image)
    draw.ellipse((30, 30, 470, 470), outline=(200, 30, 30), width=stroke)
    draw.line([(60, 250), (440, 250)], fill=(30, 60, 190), width=stroke)
    grid = from_image(image, size=20, colours=2)[0].grid
    names = [colour.name for colour in grid.palette]
    assert sorted(names[1:]) == ["blue", "red"]
    assert names[grid[10, 10]] == "blue"
    assert names[grid[0, 10]] == "red"

"""Which part of an image is drawn, and on how many cells; and what the maker says about it."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from PIL import Image, ImageDraw

from nonokit.errors import NonokitError
from nonokit.generating import from_image
from nonokit.generating.image.framing import Box, framed
from nonokit.generating.size import cells_of
from sample_images import face, scene


@pytest.mark.parametrize(("size", "cells"), [(20, (20, 10)), ((7, 9), (7, 9)), (1, (1, 1))])
def test_sizes(size: int | tuple[int, int], cells: tuple[int, int]) -> None:
    assert cells_of(size, (400, 200)) == cells


@pytest.mark.parametrize(
    ("fit", "box"),
    [
        ("stretch", (0, 0, 200, 100)),
        ("contain", (0, -50, 200, 150)),
        ("cover", (50, 0, 150, 100)),
    ],
)
def test_how_a_box_is_brought_to_a_square(fit: str, box: tuple[int, int, int, int]) -> None:
    assert framed(Box(0, 0, 200, 100), (10, 10), fit, is_plain=True).box == box


def test_a_drawing_is_shown_whole_and_a_photo_fills_the_grid() -> None:
    box = Box(0, 0, 200, 100)
    assert framed(box, (10, 10), "auto", is_plain=True).box.height == 200
    assert framed(box, (10, 10), "auto", is_plain=False).box.width == 100
    assert framed(box, (20, 11), "auto", is_plain=True).box == box


def test_plain_margins_are_cut_off_unless_they_are_to_stay() -> None:
    image = Image.new("RGB", (200, 100), "white")
    ImageDraw.Draw(image).ellipse((120, 30, 179, 69), fill="black")
    grid = from_image(image, size=12)[0].grid
    assert (grid.width, grid.height) == (12, 8)
    assert grid[4, 0] == grid[4, 11] == 1
    whole = from_image(image, size=12, crop=False)[0].grid
    assert (whole.width, whole.height) == (12, 6)
    assert not any(whole[y, x] for y in range(6) for x in range(6))


def test_a_crop_box_is_the_whole_image() -> None:
    image = face()
    part = image.crop((30, 30, 90, 100))
    box = (30 / 120, 30 / 120, 90 / 120, 100 / 120)
    first, second = from_image(image, size=14, crop=box), from_image(part, size=14)
    assert [variant.grid for variant in first] == [variant.grid for variant in second]


def test_a_named_background_is_left_out() -> None:
    image = face()
    ImageDraw.Draw(image).rectangle((0, 100, 120, 120), fill=(20, 160, 40))
    for variant in from_image(image, size=20, background="#14a028", kind="flat art"):
        assert (variant.grid.width, variant.grid.height) == (20, 17)


def test_a_subject_mask_decides_what_is_drawn() -> None:
    mask = Image.new("L", (240, 180), 0)
    ImageDraw.Draw(mask).ellipse((100, 40, 150, 150), fill=255)
    found = from_image(scene(), size=20, subject=mask)
    assert all((variant.grid.width, variant.grid.height) == (9, 20) for variant in found)
    assert not any(found[0].grid[corner] for corner in ((0, 0), (0, 8), (19, 0), (19, 8)))
    with pytest.raises(NonokitError, match="dark all over"):
        from_image(scene(), size=20, subject=Image.new("L", (9, 9), 0))


def test_the_mask_is_cropped_as_the_image_is() -> None:
    """The mask is of the whole image: its left half, and of a crop of that half all."""
    mask = Image.new("L", (120, 120), 0)
    mask.paste(255, (0, 0, 60, 120))
    first = from_image(face(), size=20, subject=mask, crop=(0, 0, 0.5, 1))[0]
    whole = from_image(face(), size=20, crop=(0, 0, 0.5, 1))[0]
    assert (first.grid.width, first.grid.height) == (whole.grid.width, whole.grid.height)


def test_a_mask_leaves_the_frame_alone_where_nothing_is_cropped() -> None:
    mask = Image.new("L", (120, 120), 0)
    mask.paste(255, (0, 0, 60, 120))
    for variant in from_image(face(), size=20, subject=mask, crop=False):
        assert (variant.grid.width, variant.grid.height) == (20, 20)
        assert not any(variant.grid[y, x] for y in range(20) for x in range(11, 20))


def test_a_fixed_palette_far_from_the_image_is_used() -> None:
    colours = ["#ffffff", "#ffd700", "#0000cc"]
    found = from_image(face(), size=20, palette=colours, kind="flat art")
    assert any(len(variant.puzzle.palette) > 1 for variant in found)


def test_the_border_is_the_background() -> None:
    image = Image.new("RGB", (100, 100), (20, 30, 90))
    ImageDraw.Draw(image).ellipse((15, 25, 85, 75), fill=(250, 240, 200))
    for colours in (1, 2):
        grid = from_image(image, size=10, colours=colours, crop=False)[0].grid
        assert grid[0, 0] == 0
        assert grid[5, 5] != 0


def test_transparent_parts_are_background() -> None:
    for ink in ((0, 0, 0, 255), (255, 255, 255, 255)):
        image = Image.new("RGBA", (80, 80), (0, 0, 0, 0))
        ImageDraw.Draw(image).ellipse((20, 10, 60, 70), fill=ink)
        grid = from_image(image, size=8, crop=False)[0].grid
        assert (grid[0, 0], grid[4, 4]) == (0, 1)


def test_a_face_in_a_photo_is_found_and_cropped() -> None:
    data = pytest.importorskip("skimage.data")
    from nonokit.generating.image.opening import open_image
    from nonokit.generating.image.subject import subject_of

    found = subject_of(open_image(np.asarray(data.astronaut())))
    assert found is not None
    assert found.is_face
    assert found.box.left < 180 < 260 < found.box.right
    assert found.box.top < 80 < 170 < found.box.bottom


@pytest.mark.parametrize("size", [10, 11, 16])
def test_a_symmetric_shape_stays_symmetric(size: int) -> None:
    image = Image.new("RGB", (300, 300), "white")
    ImageDraw.Draw(image).polygon([(20, 160), (150, 20), (280, 160), (280, 280), (20, 280)], fill="black")
    for variant in from_image(image, size=size):
        if not variant.damage:
            assert all(row == row[::-1] for row in variant.grid.to_text().split("\n"))


def test_what_is_found_in_several_places_is_no_subject() -> None:
    from nonokit.generating.image.subject import large_parts

    mask = np.zeros((200, 200), bool)
    mask[80:120, 60:140] = True
    assert large_parts(mask) is not None
    mask[20:50, 20:70] = True
    mask[160:190, 130:180] = True
    assert large_parts(mask) is None


def test_a_subject_has_no_rim_where_the_photo_ends() -> None:
    from nonokit.generating.image.framing import Frame
    from nonokit.generating.image.kind import Kind
    from nonokit.generating.image.pixels import PER_CELL
    from nonokit.generating.image.shapes import rim
    from nonokit.generating.image.view import View

    side = 10 * PER_CELL
    subject = np.zeros((side, side), bool)
    subject[side // 2 :, side // 4 :] = True
    rgb = np.zeros((side, side, 3), np.uint8)
    photo, flat = (
        rim(View(kind, Frame(Box(0, 0, side, side), 10, 10), rgb, subject))
        for kind in (Kind.PHOTO, Kind.FLAT_ART)
    )
    assert photo[9, 4:].sum() == 0
    assert flat[9, 4:].sum() == 6

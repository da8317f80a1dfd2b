"""Light and dark as the maker says, and colours that all eyes can tell apart."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from PIL import Image, ImageDraw

from nonokit.generating import from_image
from nonokit.generating.image.shapes import otsu
from nonokit.generating.image.tones import diffused, ordered
from nonokit.model.colour import NAMED
from nonokit.rendering.palette import are_hard_to_tell_apart
from sample_images import face


def test_otsu_lies_in_the_gap_between_two_groups() -> None:
    values = np.array([30] * 50 + [40] * 50 + [200] * 20) / 255
    assert 40 / 255 < otsu(values) < 200 / 255


def test_local_threshold_finds_what_a_shadow_hides() -> None:
    shade = np.tile(np.arange(40, 200, dtype=np.uint8), (160, 1))
    image = Image.fromarray(shade)
    draw = ImageDraw.Draw(image)
    for x in (20, 60, 100, 140):
        draw.rectangle((x - 8, 40, x + 8, 120), fill=max(0, x - 20))
    found = from_image(image, size=16, threshold="local", crop=False)
    assert found[0].name == "as asked"
    assert all(found[0].art[8, column] == 1 for column in (2, 6, 10, 14))


def test_a_number_is_a_grey_value() -> None:
    """The face has grey 64, its mouth 88, its eyes 211."""
    head, with_mouth, all_of_it = (
        from_image(face(), size=20, threshold=grey, invert=False, crop=False)[0] for grey in (75, 120, 225)
    )
    assert head.name == with_mouth.name == all_of_it.name == "as asked"
    assert head.art.cells.count(1) < with_mouth.art.cells.count(1) < all_of_it.art.cells.count(1)


def test_light_parts_are_filled_when_asked() -> None:
    dark, light = (
        from_image(face(), size=16, threshold=128, invert=invert)[0].art for invert in (False, True)
    )
    assert len(dark.differences(light)) > 0.9 * 256


@pytest.mark.parametrize("dots", [ordered, diffused])
@pytest.mark.parametrize("light", [0.1, 0.5, 0.8])
def test_dots_make_up_the_tone(dots, light: float) -> None:
    assert abs(dots(np.full((32, 32), light, np.float32)).mean() - (1 - light)) < 0.05


@pytest.mark.parametrize("dithering", ["ordered", "diffusion"])
def test_dithering_comes_first_when_asked_for(dithering: str) -> None:
    shade = Image.fromarray(np.tile(np.linspace(0, 255, 120).astype(np.uint8), (120, 1)))
    variant = from_image(shade, size=12, dithering=dithering, crop=False, invert=False)[0]  # type: ignore[arg-type]
    assert variant.name == "as asked"
    thirds = [sum(variant.art[y, x] for y in range(12) for x in range(i, i + 4)) for i in (0, 4, 8)]
    assert thirds[0] > thirds[1] > thirds[2] > 0


def test_contrast_moves_grey_away_from_the_middle() -> None:
    image = Image.new("L", (100, 100), 255)
    draw = ImageDraw.Draw(image)
    draw.ellipse((10, 10, 90, 90), fill=150)
    draw.ellipse((40, 40, 60, 60), fill=60)
    less, more = (from_image(image, size=20, contrast=c, threshold=70)[0].art for c in (1.0, 4.0))
    assert less.cells.count(1) < more.cells.count(1) or less == more


def test_colours_can_be_told_apart_by_all_eyes() -> None:
    image = Image.new("RGB", (90, 60), "white")
    draw = ImageDraw.Draw(image)
    draw.ellipse((10, 5, 40, 55), fill=(200, 60, 50))
    draw.ellipse((45, 5, 80, 55), fill=(100, 120, 40))  # to red-blind eyes nearly the same
    palette = from_image(image, size=12, colours=2)[0].puzzle.palette
    assert len(palette) == 3
    assert not are_hard_to_tell_apart([colour.hex for colour in palette])


def test_a_palette_of_the_makers_own() -> None:
    found = from_image(face(), size=20, palette=["white", "navy", "#ffcc00"])
    for variant in found:
        assert {colour.rgb for colour in variant.puzzle.palette} <= {
            (255, 255, 255),
            NAMED["navy"],
            (255, 204, 0),
        }

"""Flat art: in its own few colours first, black and white after them, and black and white alone for who asks."""

from __future__ import annotations

import re
from importlib import resources

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from nonokit.generating import from_image
from nonokit.generating.image.flat_colours import cell_shares, main_colours
from nonokit.generating.image.pixels import PER_CELL, oklab
from nonokit.generating.variants import is_coloured
from nonokit.solving import solve
from sample_images import face, outline, sprite

NAVY, YELLOW, RED = (40, 60, 150), (250, 220, 60), (200, 40, 40)


def sticker(ground: str | None = None) -> Image.Image:
    """A white mug with a red heart upon it: on nothing, or on a ground."""
    image = Image.new("RGBA", (200, 200), ground or (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((30, 40, 150, 180), fill="white")
    draw.ellipse((130, 70, 190, 140), outline="white", width=18)
    draw.polygon([(90, 150), (55, 100), (72, 85), (90, 100), (108, 85), (125, 100)], fill=RED)
    return image


def near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    a, b = oklab(np.array([[one, other]], np.uint8))[0]
    return bool(np.linalg.norm(a - b) < 0.06)


def test_flat_art_comes_in_its_own_colours_first() -> None:
    found = from_image(face(), size=20, timeout_s=None)
    assert found.kind == "flat art"
    assert found[0].name == "own colours"
    ground, *colours = (colour.rgb for colour in found[0].puzzle.palette)
    assert near(ground, (240, 240, 235))
    for wanted in (NAVY, YELLOW, RED):
        assert sum(near(wanted, colour) for colour in colours) == 1
    assert len(colours) == 3


def test_who_counts_colours_gets_the_own_ones_too() -> None:
    found = from_image(face(), size=20, colours=2, timeout_s=None)
    assert "own colours" in {variant.name for variant in found}
    assert all(len(variant.puzzle.palette) <= 3 for variant in found)


def test_the_page_has_a_word_for_every_variant() -> None:
    said = resources.files("nonokit.messages").joinpath("en.ftl").read_text(encoding="utf-8")
    for variant in from_image(face(), size=20, timeout_s=None):
        assert f"\nedit-variant-{re.sub('[ ,]+', '-', variant.name)} = " in said


def test_what_is_of_one_colour_stays_black_and_white() -> None:
    image = Image.new("RGB", (200, 200), "white")
    ImageDraw.Draw(image).polygon([(100, 10), (190, 190), (10, 190)], fill=RED)
    found = from_image(image, size=16, timeout_s=None)
    assert found.kind == "flat art"
    assert not any(is_coloured(variant) for variant in found)


def test_soft_edges_are_no_colour_of_their_own() -> None:
    image = Image.new("RGB", (60, 60), "white")
    ImageDraw.Draw(image).polygon([(30, 4), (56, 56), (4, 56)], fill="black")
    soft = image.filter(ImageFilter.GaussianBlur(1.2))
    found = from_image(soft, size=24, kind="flat art", timeout_s=None)
    assert not any(is_coloured(variant) for variant in found)


def test_line_art_stays_black_and_white() -> None:
    found = from_image(outline(), size=20, timeout_s=None)
    assert found.kind == "line art"
    assert not any(is_coloured(variant) for variant in found)


def test_pixel_art_stays_as_drawn() -> None:
    assert from_image(sprite(20), timeout_s=None)[0].name == "as drawn"


def test_a_white_thing_on_nothing_gets_a_ground_that_it_stands_out_from() -> None:
    best = from_image(sticker(), size=20, timeout_s=None)[0]
    assert is_coloured(best)
    ground, *colours = (colour.rgb for colour in best.puzzle.palette)
    assert not near(ground, (255, 255, 255))
    assert any(near(colour, (255, 255, 255)) for colour in colours)


def test_a_ground_keeps_its_colour() -> None:
    best = from_image(sticker("#2a7f86"), size=20, timeout_s=None)[0]
    assert near(best.puzzle.palette[0].rgb, (42, 127, 134))


def test_a_picture_in_colours_that_is_unique_is_not_touched() -> None:
    for image in (face(), sticker()):
        best = from_image(image, size=20, timeout_s=None)[0]
        assert solve(best.puzzle).is_unique
        assert best.damage == frozenset() or not solve(type(best.puzzle).from_grid(best.art)).is_unique


def test_colours_are_those_of_the_image_and_close_shades_are_one() -> None:
    shades = [NAVY] * 500 + [(44, 64, 156)] * 300 + [YELLOW] * 200 + [RED] * 20
    groups = main_colours(oklab(np.array([shades], np.uint8))[0], 5)
    assert len(groups) == 3
    assert np.allclose(groups[0], oklab(np.array([[NAVY]], np.uint8))[0, 0], atol=0.02)


def test_something_thin_wins_a_cell_that_it_does_not_half_cover() -> None:
    labels = np.zeros((5 * PER_CELL, 5 * PER_CELL), int)
    labels[:, 2 * PER_CELL : 2 * PER_CELL + 3] = 1
    assert cell_shares(labels, 2).argmax(axis=2)[2].tolist() == [0, 0, 1, 0, 0]

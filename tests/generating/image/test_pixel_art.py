"""Pixel art keeps its own grid and colours, however large it was drawn and however it was saved."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from nonokit.errors import NonokitError
from nonokit.generating import from_image
from nonokit.generating.image.opening import open_image
from nonokit.generating.image.pixel_grid import pixel_art
from nonokit.model import BLACK_AND_WHITE, Grid
from sample_images import SPRITE, SPRITE_COLOURS, as_bytes, face, scene, sprite


def colours_of(grid: Grid) -> list[list[tuple[int, int, int]]]:
    return [[grid.palette[grid[y, x]].rgb for x in range(grid.width)] for y in range(grid.height)]


EXPECTED = [[SPRITE_COLOURS[char] for char in row] for row in SPRITE]


@pytest.mark.parametrize("scale", [1, 2, 7, 13.4, 20, 61])
def test_a_sprite_comes_back_cell_by_cell(scale: float) -> None:
    found = from_image(as_bytes(sprite(scale)), size=25, timeout_s=None)
    assert found.kind == "pixel art"
    assert found[0].name == "as drawn"
    assert colours_of(found[0].art) == EXPECTED
    assert found[0].art == found[0].grid or found[0].damage


def test_what_lossy_saving_blurred_is_one_colour_again() -> None:
    art = from_image(as_bytes(sprite(20), "JPEG", quality=60), size=25)[0].art
    assert (art.width, art.height, len(art.palette)) == (16, 14, 6)
    exact = Grid(16, 14, bytes(".rbsky".index(char) for row in SPRITE for char in row), art.palette)
    assert len({(a, b) for a, b in zip(art.cells, exact.cells, strict=True)}) == 6  # one for one


def test_transparent_cells_are_background() -> None:
    art = from_image(sprite(10, "RGBA"), size=25)[0].art
    filled = [[art[y, x] > 0 for x in range(16)] for y in range(14)]
    assert filled == [[char != "." for char in row] for row in SPRITE]


def test_what_is_white_is_not_lost_on_a_white_sheet() -> None:
    image = Image.new("RGBA", (12, 9), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((2, 1, 9, 7), fill=(255, 255, 255, 255), outline=(30, 30, 120, 255))
    grid = from_image(image, size=20)[0].grid
    assert len({colour.rgb for colour in grid.palette}) == 3


def test_a_sprite_somewhere_on_a_page() -> None:
    page = Image.new("RGB", (400, 377), "white")
    page.paste(sprite(11), (77, 31))
    assert colours_of(from_image(page, size=25)[0].art) == EXPECTED


@pytest.mark.parametrize(
    ("size", "cells"), [(None, (16, 14)), (25, (16, 14)), ((25, 22), (16, 14)), ((20, 30), (20, 30))]
)
def test_which_grid_is_taken(size: int | tuple[int, int] | None, cells: tuple[int, int]) -> None:
    found = from_image(sprite(20), size=size)
    assert (found[0].art.width, found[0].art.height) == cells
    assert found.kind == "pixel art"


def test_a_size_that_it_does_not_fit_makes_it_flat_art() -> None:
    found = from_image(sprite(20), size=(12, 12))
    assert found.kind != "pixel art"
    assert (found[0].grid.width, found[0].grid.height) == (12, 12)


@pytest.mark.parametrize(("colours", "most"), [(1, 2), (2, 3), (3, 4), (12, 6)])
def test_fewer_colours(colours: int, most: int) -> None:
    found = from_image(sprite(20), size=25, colours=colours)
    assert all(len(variant.puzzle.palette) <= most for variant in found)
    if colours == 1:
        assert all(variant.puzzle.palette == BLACK_AND_WHITE for variant in found)


def test_a_fixed_palette() -> None:
    palette = ["white", "#d82800", "black"]
    grid = from_image(sprite(20), size=25, palette=palette)[0].art
    assert [colour.hex for colour in grid.palette][1:] == ["#d82800", "#000000"]


def test_wide_margins_are_cut_and_narrow_ones_are_part_of_the_drawing() -> None:
    for margin, cells in ((1, (18, 16)), (6, (16, 14))):
        padded = Image.new("RGB", (16 + 2 * margin, 14 + 2 * margin), "white")
        padded.paste(sprite(), (margin, margin))
        grid = from_image(padded, size=30)[0].art
        assert (grid.width, grid.height) == cells
    assert from_image(padded, size=30, crop=False)[0].art.width == 28


@settings(max_examples=40, deadline=None)
@given(
    width=st.integers(6, 40), height=st.integers(6, 40), scale=st.integers(3, 24), seed=st.integers(0, 10**6)
)
def test_grids_are_found_exactly(width: int, height: int, scale: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    palette = np.array([(255, 255, 255), (20, 20, 20), (200, 40, 40), (40, 80, 200)], np.uint8)
    cells = rng.integers(0, 4, (height, width))
    image = np.repeat(np.repeat(palette[cells], scale, 0), scale, 1)
    found = pixel_art(open_image(image))
    assert found is not None
    assert np.array_equal(found.colours[found.cells], palette[cells])


@pytest.mark.parametrize("image", [face(), scene()])
def test_other_images_have_no_grid(image: Image.Image) -> None:
    assert pixel_art(open_image(image)) is None


def test_a_few_bars_are_no_grid() -> None:
    image = Image.new("RGB", (250, 250), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((50, 50, 99, 199), fill="black")  # the letter L, as a logo has it
    draw.rectangle((50, 150, 199, 199), fill="black")
    assert pixel_art(open_image(image)) is None


def test_asking_for_a_grid_that_is_not_there() -> None:
    with pytest.raises(NonokitError, match="no grid of pixels"):
        from_image(scene(), size=20, kind="pixel art")

"""Puzzles from images: every variant proved, deterministic, framed as documented; errors that help."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("PIL", reason="images need the extra 'images'")

from PIL import Image, ImageDraw

from nonokit.errors import FormatError, NonokitError
from nonokit.generating import Variant, from_image
from nonokit.generating.image.opening import cells_of, framed, open_image
from nonokit.generating.image.subject import is_flippable
from nonokit.generating.image.tones import otsu
from nonokit.generating.symmetry import orbits
from nonokit.generating.texture import texture
from nonokit.rendering.palette import are_hard_to_tell_apart
from nonokit.solving import Progress, Status, solve


def drawing(side: int = 120) -> Image.Image:
    """A face with eyes: shapes, holes, a soft edge."""
    image = Image.new("RGB", (side, side), (240, 240, 235))
    draw = ImageDraw.Draw(image)
    draw.ellipse((10, 10, side - 10, side - 10), fill=(40, 60, 150))
    draw.ellipse((35, 35, 50, 55), fill=(250, 220, 60))
    draw.ellipse((70, 35, 85, 55), fill=(250, 220, 60))
    draw.chord((35, 60, 85, 95), 0, 180, fill=(200, 40, 40))
    return image


def speckled(side: int = 12) -> Image.Image:
    """Blobs and flippable diagonals: an ambiguous picture."""
    image = Image.new("L", (side, side), 255)
    cells = texture(side, side, colours=1, density=0.38, rng=Random(3))
    for number, value in enumerate(cells):
        if value:
            image.putpixel((number % side, number // side), (number * 31) % 90)
    for x, y in ((1, 1), (2, 2), (side - 3, 2), (side - 2, 3)):
        image.putpixel((x, y), 0)
    return image.resize((side * 8, side * 8), Image.Resampling.NEAREST).convert("RGB")


def check(variants: list[Variant]) -> None:
    for variant in variants:
        assert variant.proof.status is Status.UNIQUE
        result = solve(variant.puzzle)
        assert result.is_unique
        assert result.solution == variant.grid
        assert variant.damage == variant.grid.differences(variant.art)
        assert 0 <= variant.likeness <= 1


@pytest.mark.parametrize("colours", [1, 3])
def test_every_variant_is_proved(colours: int) -> None:
    variants = from_image(drawing(), size=16, colours=colours)
    assert 5 <= len(variants) <= 8
    check(variants)
    assert variants[0].name == "faithful"
    assert len({variant.grid.cells for variant in variants}) == len(variants)


def test_ambiguous_pixels_are_repaired() -> None:
    variants = from_image(speckled(), size=12, crop=False)
    check(variants)
    assert any(variant.damage for variant in variants)


def test_line_solvable_target() -> None:
    for variant in from_image(speckled(), size=12, crop=False, difficulty="line-solvable"):
        assert solve(variant.puzzle, methods=["isolated-rules"]).is_unique
        assert variant.is_line_solvable


def test_keep_art_gives_cells_and_changes_none() -> None:
    variants = from_image(speckled(), size=12, crop=False, keep_art=True)
    check(variants)
    assert all(not variant.damage for variant in variants)
    assert any(variant.given_count for variant in variants)


def test_given_cells_are_all_needed() -> None:
    variant = next(v for v in from_image(speckled(), size=12, crop=False, keep_art=True) if v.given_count)
    given = variant.puzzle.given
    assert given is not None
    for y in range(given.height):
        for x in range(given.width):
            if given[y, x] != 255:
                fewer = variant.puzzle.replace(given=given.with_cells({(y, x): 255}))
                assert not solve(fewer, methods=["isolated-rules"]).is_unique or not variant.is_line_solvable


@pytest.mark.parametrize("colours", [1, 4])
def test_the_same_image_makes_the_same_puzzles(colours: int) -> None:
    first, second = (from_image(drawing(), size=14, colours=colours, seed=3) for _ in range(2))
    assert [variant.puzzle for variant in first] == [variant.puzzle for variant in second]


def test_colours_can_be_told_apart_by_all_eyes() -> None:
    image = Image.new("RGB", (90, 60), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((10, 5, 40, 55), fill=(200, 60, 50))
    draw.rectangle((45, 5, 80, 55), fill=(100, 120, 40))  # to red-blind eyes nearly the same
    palette = from_image(image, size=12, colours=2)[0].puzzle.palette
    assert len(palette) == 3
    assert not are_hard_to_tell_apart([colour.hex for colour in palette])


def test_the_border_is_the_background() -> None:
    image = Image.new("RGB", (100, 100), (20, 30, 90))
    ImageDraw.Draw(image).ellipse((15, 25, 85, 75), fill=(250, 240, 200))
    for colours in (1, 2):
        grid = from_image(image, size=10, colours=colours, crop=False)[0].grid
        assert grid[0, 0] == 0
        assert grid[5, 5] != 0


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "BMP", "WEBP"])
def test_file_formats(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"picture.{kind.lower()}"
    drawing().save(path, kind)
    for source in (path, str(path), path.read_bytes(), io.BytesIO(path.read_bytes())):
        assert from_image(source, size=8)[0].grid.width == 8


@pytest.mark.parametrize("mode", ["I;16", "I;16B", "I", "F"])
def test_more_than_eight_bits_a_pixel(mode: str) -> None:
    """Scanners and scientific cameras save 16 bits, of which they often use a part."""
    face = drawing().convert("L")
    deep = face.convert("I").point(lambda grey: grey * 40 + 3000).convert("F" if mode == "F" else "I")
    if mode.startswith("I;"):
        order = "little" if mode == "I;16" else "big"
        data = b"".join((grey * 40 + 3000).to_bytes(2, order) for grey in face.tobytes())
        deep = Image.frombytes(mode, face.size, data)
    assert from_image(deep, size=12)[0].grid == from_image(face, size=12)[0].grid


def test_transparent_parts_are_background() -> None:
    for ink in ((0, 0, 0, 255), (255, 255, 255, 255)):
        image = Image.new("RGBA", (80, 80), (0, 0, 0, 0))
        ImageDraw.Draw(image).rectangle((20, 10, 60, 70), fill=ink)
        grid = from_image(image, size=8, crop=False)[0].grid
        assert (grid[0, 0], grid[4, 4]) == (0, 1)


def test_plain_margins_are_cropped() -> None:
    image = Image.new("RGB", (200, 100), "white")
    ImageDraw.Draw(image).rectangle((120, 40, 179, 59), fill="black")
    pixels, width, height = framed(open_image(image), 12)
    assert (width, height) == (12, 4)
    assert pixels.getextrema() == ((0, 0),) * 3


@pytest.mark.parametrize(("size", "cells"), [(20, (20, 10)), ((7, 9), (7, 9))])
def test_sizes(size: int | tuple[int, int], cells: tuple[int, int]) -> None:
    assert cells_of(size, (400, 200)) == cells


def test_otsu_lies_in_the_gap_between_two_groups() -> None:
    histogram = [0] * 256
    histogram[30] = histogram[40] = 50
    histogram[200] = 20
    assert 40 < otsu(histogram) < 200


def test_local_threshold_finds_what_a_shadow_hides() -> None:
    image = Image.new("L", (160, 160))
    image.putdata([40 + x for _ in range(160) for x in range(160)])
    draw = ImageDraw.Draw(image)
    for x in (20, 60, 100, 140):
        level = 40 + x
        draw.rectangle((x - 8, 40, x + 8, 120), fill=max(0, level - 60))
    grid = next(
        v for v in from_image(image, size=16, threshold="local", crop=False) if v.name == "faithful"
    ).art
    assert all(grid[8, column] == 1 for column in (2, 6, 10, 14))


@pytest.mark.parametrize("threshold", [10, 250])
def test_a_number_is_a_grey_value(threshold: int) -> None:
    image = drawing()
    grid = from_image(image, size=12, threshold=threshold, invert=False, crop=False)[0].art
    assert (grid.cells.count(1) > 72) == (threshold == 250)


def test_flippable_squares() -> None:
    assert is_flippable(bytes([1, 0, 0, 1]), [0, 1, 2, 3], 2)
    assert not is_flippable(bytes([1, 0, 1, 0, 1, 0]), [0, 1, 3, 4], 3)


def test_orbits_cover_the_grid() -> None:
    for symmetry in ("both", "rotate90"):
        groups = orbits(6, 6, symmetry)
        for cell, group in enumerate(groups):
            assert cell in group
        assert all(a == b or not set(a) & set(b) for a, b in combinations(set(groups), 2))


def test_limits_are_kept() -> None:
    with pytest.raises(NonokitError, match=r"no .* puzzle of 60×60 came of the image"):
        from_image(speckled(60), size=60, crop=False, max_candidates=30)


def test_progress_and_cancel() -> None:
    class Enough(Exception):
        pass

    def stop(progress: Progress) -> None:
        raise Enough

    with pytest.raises(Enough):
        from_image(speckled(60), size=60, crop=False, on_progress=stop, timeout_s=20)


def test_a_file_that_is_no_image() -> None:
    with pytest.raises(FormatError, match="not an image"):
        from_image(b"<html/>", size=10)


def test_what_is_no_image_or_too_large_is_said_plainly() -> None:
    with pytest.raises(FormatError, match=r"TIFF, SVG\)$"):
        open_image(b"hello")
    huge = io.BytesIO()
    Image.new("1", (20_000, 20_000)).save(huge, "PNG")
    with pytest.raises(FormatError, match="more than 60,000,000 pixels is too large"):
        open_image(huge.getvalue())


def test_a_damaged_image() -> None:
    data = io.BytesIO()
    drawing().save(data, "PNG")
    with pytest.raises(FormatError, match="damaged"):
        from_image(data.getvalue()[:200], size=10)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"size": 0}, "expected 1 to"),
        ({"size": 10, "colours": 40}, "40 colours"),
        ({"size": 10, "threshold": "sharp"}, "no threshold 'sharp'"),
        ({"size": 10, "threshold": 999}, "threshold of 999"),
        ({"size": 10, "fit": "squeeze"}, "no fit 'squeeze'"),
        ({"size": 10, "difficulty": "silly"}, "no difficulty 'silly'"),
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(NonokitError, match=sentence):
        from_image(drawing(), **wrong)  # type: ignore[arg-type]


def test_an_image_of_one_colour() -> None:
    with pytest.raises(NonokitError, match="one colour"):
        from_image(Image.new("RGB", (50, 50), "red"), size=10)

"""The strip of variants: every one proved, unique pictures untouched, visibly different, a plain one among them, in time."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from nonokit.errors import NonokitError
from nonokit.generating import Variant, from_image, image_variants
from nonokit.generating.budget import Budget
from nonokit.generating.constants import ALIKE, MOST_VARIANTS
from nonokit.generating.difficulty import band_of
from nonokit.generating.image.pixels import Pixels
from nonokit.generating.image_variants import Strip
from nonokit.generating.variants import is_coloured
from nonokit.model import UNKNOWN, Puzzle
from nonokit.solving import Progress, Status, solve
from processes import PATIENCE_S
from sample_images import face, outline, scene, speckled, sprite

IMAGES = {"face": face(), "outline": outline(), "scene": scene(), "sprite": sprite(20), "specks": speckled()}


def check(variants: list[Variant]) -> None:
    for variant in variants:
        assert variant.proof.status is Status.UNIQUE
        result = solve(variant.puzzle)
        assert result.is_unique
        assert result.solution == variant.grid
        assert variant.damage == variant.grid.differences(variant.art)
        assert 0 <= variant.likeness <= 1


@pytest.mark.parametrize("name", IMAGES)
@pytest.mark.parametrize("colours", [1, 3])
def test_every_variant_is_proved_and_looks_different(name: str, colours: int) -> None:
    variants = from_image(IMAGES[name], size=16, colours=colours)
    check(variants)
    assert 1 <= len(variants) <= MOST_VARIANTS + 1
    for number, variant in enumerate(variants):
        for other in variants[number + 1 :]:
            if variant.grid.palette == other.grid.palette:
                assert len(variant.grid.differences(other.grid)) >= ALIKE * len(variant.grid.cells)


@pytest.mark.parametrize("name", IMAGES)
def test_a_picture_that_is_unique_is_never_touched(name: str) -> None:
    for variant in from_image(IMAGES[name], size=20, colours=1):
        is_unique = solve(Puzzle.from_grid(variant.art)).is_unique
        assert is_unique == (not variant.damage)


@pytest.mark.parametrize("name", ["face", "scene"])
def test_the_most_alike_comes_first_and_a_plain_threshold_is_there(name: str) -> None:
    variants = from_image(IMAGES[name], size=20, colours=1)
    assert any(variant.name.startswith("plain") for variant in variants)
    rest = variants[:-1] if variants[-1].name.startswith("plain") else variants
    assert all(first.likeness >= second.likeness for first, second in pairwise(rest))


@pytest.mark.parametrize(("whole", "first"), [(0.91, "in its surroundings"), (0.95, "whole image in colour")])
def test_a_photo_s_subject_comes_before_the_whole_unless_that_is_clearly_more_alike(
    whole: float, first: str
) -> None:
    likeness = {"in its surroundings": 0.9, "whole image in colour": whole}
    assert order_of(scene(), likeness)[:2] == sorted(likeness, key=lambda name: name != first)


@pytest.mark.parametrize(("colours", "is_first"), [(0.7, True), (0.6, False)])
def test_colours_come_first_unless_they_are_much_less_alike(colours: float, is_first: bool) -> None:
    order = order_of(face(), {"own colours": colours, "plain": 0.9})
    assert (order[0] == "own colours") == is_first
    assert "own colours" in order


def order_of(image: Image.Image, likeness: dict[str, float]) -> list[str]:
    """The names of the strip if variants were as alike as this; those that are not named are left out."""
    found = from_image(image, size=24, timeout_s=None)
    with Budget(1, None) as budget:
        strip = Strip(band_of("unique"), budget, frozenset(), keep_art=False, title=None, on_variant=None)
        strip.found = [replace(one, likeness=likeness[one.name]) for one in found if one.name in likeness]
        return [one.name for one in strip.ranked()]


def test_what_shows_nothing_is_left_out() -> None:
    """A wide picture with one small dot: at 40 cells a threshold leaves a cell or two."""
    image = Image.new("RGB", (800, 300), "white")
    draw = ImageDraw.Draw(image)
    draw.ellipse((5, 5, 795, 295), outline=(120, 120, 120), width=3)
    draw.ellipse((390, 140, 410, 160), fill="black")
    for variant in from_image(image, size=40):
        assert variant.grid.cells.count(0) < 0.98 * len(variant.grid.cells)


def test_ambiguous_pixels_are_repaired() -> None:
    variants = from_image(speckled(), size=12, colours=1)
    check(variants)
    assert any(variant.damage for variant in variants)


def test_protected_cells_stay() -> None:
    changed = next(variant for variant in from_image(speckled(), size=12, colours=1) if variant.damage)
    found = from_image(speckled(), size=12, colours=1, protect=changed.damage)
    assert all(not changed.damage & variant.damage for variant in found)


def test_line_solvable_target() -> None:
    for variant in from_image(speckled(), size=12, colours=1, difficulty="line-solvable"):
        assert solve(variant.puzzle, methods=["isolated-rules"]).is_unique
        assert variant.is_line_solvable


def test_keep_art_gives_cells_and_changes_none() -> None:
    variants = from_image(speckled(), size=12, colours=1, keep_art=True)
    check(variants)
    assert all(not variant.damage for variant in variants)
    assert any(variant.given_count for variant in variants)


def test_given_cells_are_all_needed() -> None:
    variants = from_image(speckled(), size=12, colours=1, keep_art=True)
    variant = next(variant for variant in variants if variant.given_count)
    given = variant.puzzle.given
    assert given is not None
    for y in range(given.height):
        for x in range(given.width):
            if given[y, x] != UNKNOWN:
                fewer = variant.puzzle.replace(given=given.with_cells({(y, x): UNKNOWN}))
                assert not solve(fewer, methods=["isolated-rules"]).is_unique or not variant.is_line_solvable


@pytest.mark.parametrize("colours", [1, 4])
@pytest.mark.parametrize("name", ["face", "scene"])
def test_the_same_image_makes_the_same_puzzles(name: str, colours: int) -> None:
    first, second = (from_image(IMAGES[name], size=14, colours=colours, timeout_s=None) for _ in range(2))
    assert [variant.puzzle for variant in first] == [variant.puzzle for variant in second]


def test_variants_are_told_as_they_come() -> None:
    heard: list[Variant] = []
    found = from_image(face(), size=16, on_variant=heard.append)
    assert {id(variant) for variant in found} <= {id(variant) for variant in heard}


def test_when_nothing_can_be_recognised_it_is_said() -> None:
    assert from_image(outline(), size=30).note is None
    found = from_image(scene(), size=5)
    assert not found.is_recognisable
    assert found.note is not None
    assert "larger size" in found.note


def test_a_proof_that_takes_too_long_drops_the_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsettled(puzzle: Puzzle, **settings: object) -> object:
        return replace(solve(puzzle), status=Status.UNKNOWN)

    monkeypatch.setattr(image_variants, "solve", unsettled)
    with pytest.raises(NonokitError, match="came of the image"):
        from_image(face(), size=16)


def test_limits_are_kept() -> None:
    with pytest.raises(NonokitError, match="candidates were checked"):
        from_image(speckled(60), size=60, colours=1, max_candidates=30)


def test_progress_and_cancel() -> None:
    class Enough(Exception):
        pass

    def stop(progress: Progress) -> None:
        raise Enough

    with pytest.raises(Enough):
        from_image(speckled(60), size=60, colours=1, on_progress=stop, timeout_s=PATIENCE_S)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"size": 0}, "expected 1 to"),
        ({"size": (10, 500)}, "10×500: expected 1 to 200"),
        ({"size": 10, "colours": 40}, "40 colours"),
        ({"size": 10, "threshold": "sharp"}, "no threshold 'sharp'"),
        ({"size": 10, "threshold": 999}, "threshold of 999"),
        ({"size": 10, "fit": "squeeze"}, "no fit 'squeeze'"),
        ({"size": 10, "kind": "comic"}, "no kind 'comic'"),
        ({"size": 10, "dithering": "much"}, "no dithering 'much'"),
        ({"size": 10, "contrast": 90}, "contrast of 90"),
        ({"size": 10, "crop": (0.5, 0, 0.2, 1)}, "a crop of"),
        ({"size": 10, "palette": ["red"]}, "palette of 1"),
        ({"size": 10, "palette": ["white", "nocolour"]}, "not a colour"),
        ({"size": 10, "colours": 2, "background": "nocolour"}, "not a colour"),
        ({"size": 10, "difficulty": "silly"}, "no difficulty 'silly'"),
        ({"size": 10, "protect": [(10, 0)]}, "row 11, column 1 cannot be protected: there are 10 rows"),
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(NonokitError, match=sentence):
        from_image(face(), **wrong)  # type: ignore[arg-type]


def test_an_image_of_one_colour() -> None:
    with pytest.raises(NonokitError, match="one colour"):
        from_image(Image.new("RGB", (50, 50), "red"), size=10)


in_colours = pytest.mark.parametrize("image", [scene(), face()], ids=["photo", "flat art"])


@in_colours
def test_colours_come_first_then_black_and_white_with_a_plain_threshold(image: Image.Image) -> None:
    found = from_image(image, size=20, timeout_s=None)
    order = [is_coloured(variant) for variant in found]
    assert order == sorted(order, reverse=True)
    assert order[0]
    assert order.count(False) >= 2
    assert any(variant.name.startswith("plain") for variant in found)


@in_colours
@pytest.mark.parametrize(
    "wish", [{"colours": 1}, {"threshold": 120}, {"dithering": "ordered"}, {"invert": True}]
)
def test_who_asks_for_black_and_white_gets_nothing_else(image: Image.Image, wish: dict[str, object]) -> None:
    found = from_image(image, size=16, timeout_s=None, **wish)  # type: ignore[arg-type]
    assert not any(is_coloured(variant) for variant in found)


@pytest.mark.parametrize("kind", [None, "line art", "flat art", "photo"])
@pytest.mark.parametrize("size", [(300, 1), (1, 300), (2, 40), (5, 500)])
def test_the_thinnest_image_gives_puzzles_or_says_why_not(kind: str | None, size: tuple[int, int]) -> None:
    random = Random(1)
    image = Image.new("L", size)
    image.putdata([random.choice((0, 255)) for _ in range(size[0] * size[1])])
    with suppress(NonokitError):  # nothing else comes
        check(from_image(image, kind=kind, size=(20, 20), timeout_s=5))


def barbell() -> Image.Image:
    """Something at both ends, and nothing between them."""
    image = Image.new("RGB", (240, 40), "white")
    draw = ImageDraw.Draw(image)
    for x in (4, 224):
        draw.rectangle((x, 4, x + 11, 35), outline="black", width=3)
    return image


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"kind": "photo", "size": (10, 20), "fit": "cover"}, "nothing is left of it"),
        ({"kind": "line art", "colours": 3, "size": (10, 20), "fit": "cover"}, "nothing is left of it"),
    ],
)
def test_a_part_with_nothing_in_it_is_told(said: dict[str, Any], why: str) -> None:
    with pytest.raises(NonokitError, match=why):
        from_image(barbell(), **said)


def test_a_part_that_is_transparent_is_told() -> None:
    image = barbell().convert("RGBA")
    image.paste((0, 0, 0, 0), (60, 0, 120, 40))
    with pytest.raises(NonokitError, match="transparent all over"):
        from_image(image, crop=(0.3, 0, 0.4, 1))


def test_a_part_without_transparency_is_an_image_like_any_other() -> None:
    opaque = Pixels(np.zeros((4, 6, 3), np.uint8), np.arange(24).reshape(4, 6) % 6 > 1)
    assert opaque.cropped(2, 0, 6, 4).opaque is None
    assert opaque.cropped(1, 0, 6, 4).opaque is not None

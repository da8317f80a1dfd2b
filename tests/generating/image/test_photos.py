"""Photos: in colours with their surroundings first, in black and white for who asks, and a word where nothing stands out."""

from __future__ import annotations

import re
from importlib import resources

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np

from nonokit.generating import Variant, from_image
from nonokit.generating.image import reading
from nonokit.generating.image.reading import ImageReader
from nonokit.generating.image.scenes import stretched, ward_groups
from nonokit.generating.image_options import ImageOptions
from sample_images import scene


def test_a_photo_comes_in_its_surroundings_and_as_a_whole() -> None:
    found = from_image(scene(), size=24, timeout_s=None)
    assert found.kind == "photo"
    assert {"in its surroundings", "whole image in colour"} <= {variant.name for variant in found}


def test_a_plain_threshold_does_not_wait_for_colours() -> None:
    heard: list[Variant] = []
    from_image(scene(), size=16, timeout_s=None, on_variant=heard.append)
    assert heard[0].name == "plain"


def test_where_no_subject_is_found_a_note_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert from_image(scene(), size=24, timeout_s=None).note is None
    monkeypatch.setattr(reading, "subject_of", lambda pixels: None)
    found = from_image(scene(), size=24, timeout_s=None)
    assert found[0].name == "whole image in colour"
    assert found[0].likeness >= 0.8
    assert found.note is not None


def test_a_crop_keeps_what_surrounds_the_subject() -> None:
    pictures = {variant.name: variant.grid for variant in from_image(scene(), size=24, timeout_s=None)}
    crop, cut_out = pictures["in its surroundings"], pictures["tone and rim"]
    border = {crop[0, x] for x in range(crop.width)} | {crop[crop.height - 1, x] for x in range(crop.width)}
    assert len(border) >= 2
    assert not any(cut_out[0, x] for x in range(cut_out.width))


def test_what_is_not_transparent_is_the_subject() -> None:
    image = scene().convert("RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 30, 180))
    subject = ImageReader(image, ImageOptions(kind="photo")).found_subject
    assert subject is not None
    assert subject.box == (30, 0, 240, 180)


def test_what_is_small_but_unlike_the_rest_keeps_its_colour() -> None:
    greys = np.zeros((1000, 3), np.float32)
    greys[:, 0] = np.linspace(0.3, 0.7, 1000)
    greys[:30] = (0.6, 0.22, 0.12)
    groups = ward_groups(greys, 4)
    assert len(groups) == 4
    assert groups[:, 1].max() > 0.2


def test_hazy_tones_are_stretched_and_stay_in_order() -> None:
    light = np.linspace(0.5, 0.8, 100, dtype=np.float32).reshape(10, 10)
    wider = stretched(light)
    assert np.ptp(wider) == pytest.approx(1.6 * 0.3, abs=0.02)
    assert (np.diff(wider.ravel()) >= 0).all()
    assert stretched(np.full((4, 4), 0.5, np.float32)) == pytest.approx(0.5)


def test_who_counts_colours_gets_the_surroundings_too() -> None:
    found = from_image(scene(), size=24, colours=3, timeout_s=None)
    assert "in its surroundings" in {variant.name for variant in found}
    assert all(len(variant.puzzle.palette) <= 4 for variant in found)


def test_the_page_has_a_word_for_every_variant() -> None:
    said = resources.files("nonokit.messages").joinpath("en.ftl").read_text(encoding="utf-8")
    for variant in from_image(scene(), size=24, timeout_s=None):
        assert f"\nedit-variant-{re.sub('[ ,]+', '-', variant.name)} = " in said

"""Numbers that are struck through."""

from __future__ import annotations

import io

import numpy as np
import pymupdf_fonts
import pytest
from PIL import Image, ImageDraw, ImageFont

from nonokit.scanning.clues import struck
from nonokit.scanning.clues.recogniser import Reading, read_crops
from nonokit.scanning.clues.struck import is_sure, read_numbers, without_line


def crop(number: int, *, struck: bool, at: float = 0.55, font: str = "notos") -> np.ndarray:
    """A number in the middle of a crop, with a level line through it that is a little longer than it."""
    draw = ImageDraw.Draw(picture := Image.new("L", (128, 128), 240))
    face = ImageFont.truetype(io.BytesIO(pymupdf_fonts.myfont(font)), 96)
    left, top, right, bottom = draw.textbbox((64, 64), str(number), font=face, anchor="mm")
    draw.text((64, 64), str(number), 20, face, anchor="mm")
    if struck:
        y = top + at * (bottom - top)
        draw.line((left - 8, y, right + 8, y), 20, 7)
    return np.asarray(picture.resize((32, 32), Image.Resampling.LANCZOS))


@pytest.mark.parametrize("font", ["notos", "figo", "ubuntu"])
def test_numbers_that_are_struck_through_are_read(font: str) -> None:
    """A page of them: one alone may be a 4."""
    numbers = [1, 2, 3, 5, 6, 7, 8, 9, 12, 1, 15, 1]
    read = read_numbers(np.array([crop(number, struck=True, font=font) for number in numbers]))
    assert [reading.best for reading in read] == numbers
    assert all(map(is_sure, read))


def test_a_number_without_a_line_stays_as_it_is() -> None:
    crops = np.array([crop(number, struck=False) for number in (*range(10), 12, 44)])
    assert [crop is None for crop in map(without_line, crops)].count(False) <= 3  # a 4 has a bar of its own
    assert [each.best for each in read_numbers(crops)] == [each.best for each in read_crops(crops)]


def test_a_number_stays_one_where_it_is_hard_to_tell_which(monkeypatch: pytest.MonkeyPatch) -> None:
    """An 8 that may be a 3 as well, and surely is a 1 without its middle."""
    blurred = crop(8, struck=True)
    one, three, eight = read_crops(np.array([crop(number, struck=False) for number in (1, 3, 8)]))
    numbers = np.logaddexp(three.numbers + np.log(0.4), eight.numbers + np.log(0.6))
    either = Reading(numbers, three.nothing, three.other)
    monkeypatch.setattr(
        struck, "read_crops", lambda crops: [either if each is blurred else one for each in crops]
    )
    assert without_line(blurred) is not None
    assert read_numbers([blurred])[0].best == 8


def test_a_line_under_a_number_is_none_through_it() -> None:
    assert without_line(crop(7, struck=True, at=1.1)) is None
    assert without_line(np.full((32, 32), 200, np.uint8)) is None

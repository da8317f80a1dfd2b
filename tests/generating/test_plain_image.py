"""Pictures without libraries, as in a browser: it decodes, and plain Python reads."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from nonokit.errors import FormatError, MissingExtra, NonokitError
from nonokit.generating import from_image
from nonokit.generating.image_options import ImageOptions
from nonokit.generating.plain_image import cells_of_image, read_ppm
from nonokit.generating.plain_reading import PlainReader
from nonokit.model import Grid

Colour = tuple[int, int, int]
WHITE, BLACK, RED, BLUE = (255, 255, 255), (0, 0, 0), (210, 30, 40), (30, 60, 200)


def ppm(width: int, height: int, colour_at: Callable[[int, int], Colour]) -> bytes:
    pixels = bytes(part for y in range(height) for x in range(width) for part in colour_at(x, y))
    return b"P6 %d %d 255\n" % (width, height) + pixels


def disc(ink: Colour, paper: Colour) -> bytes:
    return ppm(120, 90, lambda x, y: ink if (x - 70) ** 2 + (y - 45) ** 2 < 900 else paper)


@pytest.fixture
def no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "nonokit.generating.image.reading", raising=False)


@pytest.mark.usefixtures("no_libraries")
@pytest.mark.parametrize("inks", [(BLACK, WHITE), (WHITE, BLACK), (BLUE, (250, 240, 200))])
def test_a_disc_is_drawn_whatever_its_colours(inks: tuple[Colour, Colour]) -> None:
    found = from_image(disc(*inks), size=15, difficulty="line-solvable")
    best = found[0]
    assert (best.grid.width, best.grid.height) == (15, 15)  # margins are cut off
    assert best.proof.is_unique
    assert best.is_line_solvable
    assert best.grid.cells[7 * 15 + 7] == 1
    assert [best.grid.cells[corner] for corner in (0, 14, 210, 224)] == [0] * 4
    assert found.is_recognisable


@pytest.mark.usefixtures("no_libraries")
def test_colours_are_told_apart_and_the_border_is_the_ground() -> None:
    image = ppm(80, 80, lambda x, y: WHITE if min(x, y) < 8 or max(x, y) > 71 else RED if x < 40 else BLUE)
    grid = from_image(image, size=20, colours=2, crop=False)[0].grid
    seen = [grid.palette[grid.cells[10 * 20 + x]] for x in (0, 5, 15, 19)]
    assert seen[0] == seen[3] == grid.palette[0]
    assert [max(range(3), key=seen[x].rgb.__getitem__) for x in (1, 2)] == [0, 2]  # mostly red, mostly blue


@pytest.mark.usefixtures("no_libraries")
def test_other_files_need_the_extra() -> None:
    with pytest.raises(MissingExtra):
        from_image(b"\x89PNG\r\n")


def test_options_are_heeded() -> None:
    image = read_ppm(ppm(40, 20, lambda x, y: (x * 6, x * 6, x * 6)))

    def first_row(**options: object) -> list[int]:
        cells = cells_of_image(image, ImageOptions(size=(4, 2), crop=False, **options))  # type: ignore[arg-type]
        return [colour[0] for colour in cells.colours[:4]]

    plain = first_row()
    assert plain == sorted(plain)
    assert first_row(invert=True) == [255 - value for value in plain]
    reader = PlainReader(
        ppm(40, 20, lambda x, y: (x * 6,) * 3), ImageOptions(size=(4, 2), crop=False, threshold=200)
    )  # type: ignore[arg-type,return-value]
    art = next(iter(reader.arts()))
    assert (art.name, art.grid) == ("as asked", Grid.from_text("###.\n###."))


@pytest.mark.parametrize(
    "data", [b"P6 2 2 255\n123", b"P6 0 2 255\n", b"P6 99999 99999 255\n", b"P5 1 1 255\n1"]
)
def test_what_is_no_image_is_said(data: bytes) -> None:
    with pytest.raises(FormatError):
        read_ppm(data)


def test_one_colour_is_nothing_to_draw() -> None:
    with pytest.raises(NonokitError, match="one colour"):
        PlainReader(ppm(9, 9, lambda x, y: RED), ImageOptions())

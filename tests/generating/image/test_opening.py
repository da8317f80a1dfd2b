"""Opening images: any source, any mode, upright, not larger than of use; errors that help."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

import numpy as np
from PIL import Image, ImageDraw

from nonokit.errors import FormatError, NonokitError
from nonokit.generating.image.opening import LONGER_SIDE, open_image
from sample_images import as_bytes, face


@pytest.mark.parametrize("kind", ["PNG", "GIF", "BMP", "WEBP", "TIFF", "PPM"])
def test_every_source_gives_the_same_pixels(kind: str, tmp_path: Path) -> None:
    options = {"lossless": True} if kind == "WEBP" else {}
    data = as_bytes(face().convert("P", palette=Image.Palette.ADAPTIVE).convert("RGB"), kind, **options)
    path = tmp_path / f"picture.{kind.lower()}"
    path.write_bytes(data)
    first = open_image(data).rgb
    for source in (path, str(path), io.BytesIO(data), Image.open(path), first):
        assert np.array_equal(open_image(source).rgb, first)


@pytest.mark.parametrize("mode", ["I;16", "I;16B", "I", "F"])
def test_more_than_eight_bits_a_pixel(mode: str) -> None:
    """Scanners and scientific cameras save 16 bits, of which they often use a part."""
    grey = np.asarray(face().convert("L")).astype(np.int64) * 40 + 3000
    kinds = {"I;16": "<u2", "I;16B": ">u2", "I": "<i4", "F": "<f4"}
    deep = Image.frombytes(mode, (120, 120), grey.astype(kinds[mode]).tobytes())
    shown = open_image(deep).rgb[..., 0].astype(int)
    assert (shown.min(), shown.max()) == (0, 255)
    assert np.array_equal(np.argsort(np.unique(grey)), np.argsort(np.unique(shown)))


@pytest.mark.parametrize(("ink", "sheet"), [((0, 0, 0, 255), 255), ((255, 255, 255, 255), 0)])
def test_what_is_transparent_is_told_apart_from_what_is_drawn(
    ink: tuple[int, int, int, int], sheet: int
) -> None:
    image = Image.new("RGBA", (80, 80), (90, 90, 90, 0))
    ImageDraw.Draw(image).rectangle((20, 10, 60, 70), fill=ink)
    pixels = open_image(image)
    assert pixels.opaque is not None
    assert (pixels.opaque[0, 0], pixels.opaque[40, 40]) == (False, True)
    assert (pixels.rgb[0, 0, 0], pixels.rgb[40, 40, 0]) == (sheet, ink[0])


def test_a_palette_with_a_transparent_colour() -> None:
    image = Image.new("P", (40, 40), 0)
    image.putpalette([255, 0, 0, 0, 0, 255])
    ImageDraw.Draw(image).rectangle((10, 10, 30, 30), fill=1)
    pixels = open_image(as_bytes(image, "PNG", transparency=0))
    assert pixels.opaque is not None
    assert int(pixels.opaque.sum()) == 21 * 21


def test_photos_from_phones_are_turned_upright() -> None:
    image = Image.new("RGB", (40, 20), "white")
    image.paste((0, 0, 0), (0, 0, 10, 20))
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was turned
    pixels = open_image(as_bytes(image, "JPEG", exif=exif, quality=95))
    assert (pixels.width, pixels.height) == (20, 40)
    assert pixels.rgb[3, 10, 0] < 40 < pixels.rgb[30, 10, 0]


@pytest.mark.parametrize("mode", ["RGB", "P", "1", "RGBA"])
def test_a_large_image_is_averaged_down(mode: str) -> None:
    image = Image.new("L", (8000, 4000), 255)
    image.paste(0, (2000, 1000, 6000, 3000))
    pixels = open_image(image.convert(mode))
    assert max(pixels.width, pixels.height) <= LONGER_SIDE
    assert abs(float((pixels.rgb < 128).mean()) - 0.25) < 0.01


def test_eight_thousand_pixels_a_side_are_no_damage() -> None:
    image = Image.new("1", (8000, 8000), 1)
    image.paste(0, (1000, 1000, 5000, 5000))
    assert open_image(as_bytes(image)).rgb.min() == 0


def test_what_is_no_image_or_too_large_is_said_plainly() -> None:
    with pytest.raises(FormatError, match=r"TIFF, SVG\)$"):
        open_image(b"hello")
    with pytest.raises(FormatError, match=r"20000×20000 pixels|more than 100,000,000 pixels"):
        open_image(as_bytes(Image.new("1", (20_000, 20_000))))
    with pytest.raises(FormatError, match="12000×9000 pixels is too large: expected 100,000,000 at most"):
        open_image(as_bytes(Image.new("1", (12_000, 9_000))))


@pytest.mark.parametrize(("brand", "kind"), [(b"heic", "HEIC"), (b"mif1", "HEIC"), (b"avif", "AVIF")])
def test_photos_of_a_kind_that_is_not_read_are_told_what_to_do(
    brand: bytes, kind: str, tmp_path: Path
) -> None:
    path = tmp_path / "photo.heic"
    path.write_bytes(b"\0\0\0\x18ftyp" + brand + bytes(50))
    for source in (path, path.read_bytes()):
        with pytest.raises(FormatError, match=f"{kind} images are not read: save or export it as JPEG"):
            open_image(source)


def test_an_empty_file() -> None:
    with pytest.raises(FormatError, match="the file is empty: expected an image"):
        open_image(io.BytesIO(b""))


def test_a_damaged_image() -> None:
    with pytest.raises(FormatError, match="damaged"):
        open_image(as_bytes(face())[:200])


@pytest.mark.parametrize("source", [3, np.zeros((4, 4), np.float32), np.zeros((4, 4, 2), np.uint8)])
def test_what_is_no_source(source: object) -> None:
    with pytest.raises(NonokitError, match=r"no image|not an image"):
        open_image(source)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_image(tmp_path / "nothing.png")


def test_a_jpeg_of_ten_thousand_layers_is_refused_before_it_is_read() -> None:
    file = io.BytesIO()
    Image.new("RGB", (64, 64), "red").save(file, "JPEG", progressive=True)
    data = file.getvalue()
    assert open_image(data)
    last = data.rindex(b"\xff\xda")
    with pytest.raises(FormatError, match=r"10,0\d\d layers"):
        open_image(data[:last] + data[last:-2] * 10_000 + data[-2:])

"""Opens images: any source people have, upright, as RGB with transparency kept apart, not larger than is of use."""

from __future__ import annotations

import io
import os
import struct
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from nonokit.errors import ArgumentError, FormatError, MissingExtra, NonokitError
from nonokit.generating.image.pixels import Pixels
from nonokit.generating.image.svg import HEAD, MAX_BYTES, draw_svg, is_svg

if TYPE_CHECKING:
    from PIL.Image import Image

FORMATS = ("PNG", "JPEG", "GIF", "BMP", "WEBP", "PPM", "TIFF")
MODERN = {b"avif": "AVIF", **dict.fromkeys((b"heic", b"heix", b"hevc", b"mif1", b"msf1"), "HEIC")}
MAX_PIXELS = 100_000_000
MOST_SCANS = 100  # of a JPEG: each goes over all pixels again, and programs write about ten
LONGER_SIDE = 1600  # pixels that are kept: 8 a cell of the largest puzzles
HOLES = 0.01  # the share of transparent pixels from which on they mean something
LIGHT = 170  # what is lighter on the average (0 to 255) is shown on black where it is transparent

Source = Any  # a path, bytes, an open binary file, a Pillow image, or an array of pixels


def open_image(source: Source, *, longer_side: int = LONGER_SIDE) -> Pixels:
    """An image, upright; transparent parts are white, or black when the rest is light.

    What is larger than `longer_side` pixels is averaged down.
    """
    if isinstance(source, np.ndarray):
        return _from_array(source, longer_side)
    pillow = _pillow()
    if isinstance(source, pillow.Image.Image):
        return _pixels(source, longer_side)
    name = os.fspath(source) if isinstance(source, str | os.PathLike) else None
    data: str | IO[bytes] = name if name is not None else _file_of(source)
    drawing = _svg_in(data)
    if drawing is not None:
        data = io.BytesIO(draw_svg(drawing, name))
    try:
        with _no_bomb_warning(), pillow.Image.open(data, formats=FORMATS) as image:
            _refuse_too_large(image, name)
            _refuse_too_many_scans(image, name)
            image.draft("RGB", (longer_side, longer_side))  # JPEG decodes to a smaller size at once
            has_text = drawing is not None and b"<text" in drawing
            return _pixels(pillow.ImageOps.exif_transpose(image), longer_side, has_text=has_text)
    except NonokitError:
        raise
    except pillow.Image.DecompressionBombError:
        raise FormatError(f"an image of more than {MAX_PIXELS:,} pixels is too large", source=name) from None
    except pillow.UnidentifiedImageError:
        raise FormatError(_refusal(data), source=name) from None
    except OSError as error:
        if error.filename is not None:  # a file that is not there is no damaged image
            raise
        raise FormatError(f"a damaged image: {error}", source=name)
    except (SyntaxError, ValueError, EOFError, struct.error) as error:
        raise FormatError(f"a damaged image: {error}", source=name)


@contextmanager
def _no_bomb_warning() -> Iterator[None]:
    """What is too large is refused, not warned of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _refuse_too_large(image: Image, name: str | None) -> None:
    if image.width * image.height > MAX_PIXELS:
        raise FormatError(
            f"an image of {image.width}×{image.height} pixels is too large: expected {MAX_PIXELS:,} at most",
            source=name,
        )


def _refuse_too_many_scans(image: Image, name: str | None) -> None:
    if image.format != "JPEG":
        return
    file: IO[bytes] = image.fp  # type: ignore[attr-defined]
    start = file.tell()
    scans = file.read().count(b"\xff\xda")
    file.seek(start)
    if scans > MOST_SCANS:
        raise FormatError(f"a JPEG of {scans:,} layers is too slow to read: save it anew", source=name)


def _refusal(data: str | IO[bytes]) -> str:
    """Why a file is no image for us. Photos of phones are often of a kind that is not free to read."""
    if isinstance(data, str):
        with open(data, "rb") as file:
            return _refusal(file)
    data.seek(0)
    head = data.read(12)
    if not head:
        return "the file is empty: expected an image"
    if head[4:8] == b"ftyp" and head[8:12] in MODERN:
        return f"{MODERN[head[8:12]]} images are not read: save or export it as JPEG or PNG"
    return "not an image that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF, SVG)"


def _svg_in(data: str | IO[bytes]) -> bytes | None:
    """The whole file when it is an SVG; else it is left as it was."""
    if isinstance(data, str):
        with open(data, "rb") as file:
            return _svg_in(file)
    start = data.tell()
    head = data.read(HEAD)
    drawing = head + data.read(MAX_BYTES + 1 - len(head)) if is_svg(head) else None
    data.seek(start)
    return drawing


def _pillow() -> Any:
    try:
        import PIL
        from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: F401
    except ImportError:
        raise MissingExtra("making puzzles from images", "images") from None
    PIL.Image.MAX_IMAGE_PIXELS = MAX_PIXELS  # twice as many are refused while opening
    return PIL


def _file_of(source: object) -> IO[bytes]:
    if isinstance(source, bytes | bytearray | memoryview):
        return io.BytesIO(bytes(source))
    if hasattr(source, "read"):
        return source  # type: ignore[return-value]
    raise ArgumentError(
        f"{type(source).__name__} is not an image: expected a path, bytes, a file, a Pillow image or an array"
    )


def _from_array(array: np.ndarray[Any, Any], longer_side: int) -> Pixels:
    """Pixels from an array of bytes: height × width, with 1, 3 or 4 channels."""
    shape = array.shape
    channels = shape[2] if len(shape) == 3 else 1
    if array.dtype != np.uint8 or len(shape) not in (2, 3) or channels not in (1, 3, 4) or not array.size:
        raise ArgumentError(
            f"an array of {array.dtype} in the shape {shape} is no image: expected uint8, height × width (× 3 or 4);"
            " Puzzle.from_grid takes cells, as they are"
        )
    _pillow()
    from PIL import Image

    return _pixels(Image.fromarray(array.reshape(shape[:2]) if channels == 1 else array), longer_side)


def _pixels(image: Image, longer_side: int, *, has_text: bool = False) -> Pixels:
    if image.mode.startswith(("I", "F")):  # Pillow would cut off what is lighter than 255
        image = _eight_bits(image)
    if "A" not in image.getbands() and "transparency" not in image.info:
        return Pixels(np.asarray(_reduced(image, "RGB", longer_side)))
    full = _reduced(image, "RGBA", longer_side)
    alpha = np.asarray(full.getchannel("A"))
    opaque = alpha >= 128
    if not opaque.any():
        raise NonokitError(
            "the image is transparent all over"
            + (": turn its text into paths, the fonts for it are not here" if has_text else "")
        )
    if alpha.min() == 255:
        return Pixels(np.asarray(full.convert("RGB")))
    from PIL import Image as Images

    grey = sheet_under(float(np.asarray(full.convert("L"))[opaque].mean()))
    sheet = Images.new("RGB", full.size, (grey, grey, grey))
    sheet.paste(full, mask=full.getchannel("A"))
    has_holes = 1 - opaque.mean() >= HOLES
    return Pixels(np.asarray(sheet), opaque if has_holes else None)


def sheet_under(lightness: float) -> int:
    """Black or white, 0 or 255: the sheet that what is so light stands out from."""
    return 0 if lightness > LIGHT else 255


def _reduced(image: Image, mode: str, longer_side: int) -> Image:
    """The image in another mode, averaged down by a whole number where it is larger than is of use.

    Strip by strip, so that a large image is in memory once only.
    """
    factor = -(-max(image.size) // longer_side)
    if factor <= 1:
        return image.convert(mode)
    from PIL import Image as Images

    width, height = image.size
    whole = Images.new(mode, (-(-width // factor), -(-height // factor)))
    strip = 64 * factor
    for top in range(0, height, strip):
        part = image.crop((0, top, width, min(top + strip, height)))
        if "transparency" in image.info:
            part.info["transparency"] = image.info["transparency"]
        whole.paste(part.convert(mode).reduce(factor), (0, top // factor))
    return whole


def _eight_bits(image: Image) -> Image:
    """Grey values of more than eight bits as eight; the darkest becomes black and the lightest white."""
    values = np.asarray(image.convert("F"))
    lowest, highest = float(values.min()), float(values.max())
    scale = 255 / (highest - lowest) if highest > lowest else 0.0
    from PIL import Image as Images

    return Images.fromarray(np.rint((values - lowest) * scale).astype(np.uint8))

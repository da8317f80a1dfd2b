"""Opens an image and frames what is in it: turned upright, flattened, cropped to its content, fitted to the grid.

Pixels come out at a few per cell, so that later steps see what a cell is made of and not only its mean.
"""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Any

from nonokit.errors import ArgumentError, FormatError, MissingExtra, NonokitError
from nonokit.generating.image.svg import HEAD, MAX_BYTES, draw_svg, is_svg

if TYPE_CHECKING:
    from PIL.Image import Image

FORMATS = ("PNG", "JPEG", "GIF", "BMP", "WEBP", "PPM", "TIFF")
MAX_PIXELS = 60_000_000
MAX_SIDE = 200
PER_CELL = 6  # pixels per cell, each way
CONTENT = 28  # how much a pixel must differ from the border (0 to 255) to be content
PLAIN = 0.9  # the share of the border that must be of one colour
STRETCH = 1.2  # proportions that may be stretched without anyone noticing
FITS = ("auto", "stretch", "contain", "cover")

Source = Any  # a path, bytes, an open binary file, or a Pillow image
Size = int | tuple[int, int]


def open_image(source: Source) -> Image:
    """An image as RGB, upright; transparent parts become white, or black when the rest is light."""
    pillow = _pillow()
    if isinstance(source, pillow.Image.Image):
        return _flattened(source)
    name = os.fspath(source) if isinstance(source, str | os.PathLike) else None
    data: str | IO[bytes] = name if name is not None else _file_of(source)
    drawing = _svg_in(data)
    if drawing is not None:
        data = io.BytesIO(draw_svg(drawing, name))
    try:
        with pillow.Image.open(data, formats=FORMATS) as image:
            if image.width * image.height > MAX_PIXELS:
                raise FormatError(
                    f"an image of {image.width}×{image.height} pixels is too large: expected {MAX_PIXELS:,} at most",
                    source=name,
                )
            has_text = drawing is not None and b"<text" in drawing
            return _flattened(pillow.ImageOps.exif_transpose(image), has_text=has_text)
    except pillow.Image.DecompressionBombError:
        raise FormatError(f"an image of more than {MAX_PIXELS:,} pixels is too large", source=name) from None
    except pillow.UnidentifiedImageError:
        raise FormatError(
            "not an image that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF, SVG)", source=name
        ) from None
    except OSError as error:
        if error.filename is not None:  # a file that is not there is no damaged image
            raise
        raise FormatError(f"a damaged image: {error}", source=name)
    except (SyntaxError, ValueError, EOFError, struct.error) as error:
        raise FormatError(f"a damaged image: {error}", source=name)


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
        from PIL import Image, ImageFilter, ImageOps, UnidentifiedImageError  # noqa: F401
    except ImportError:
        raise MissingExtra("making puzzles from images", "images") from None
    return PIL


def _file_of(source: object) -> IO[bytes]:
    if isinstance(source, bytes | bytearray | memoryview):
        return io.BytesIO(bytes(source))
    if hasattr(source, "read"):
        return source  # type: ignore[return-value]
    raise NonokitError(
        f"{type(source).__name__} is not an image: expected a path, bytes, a file or a Pillow image"
    )


def _flattened(image: Image, *, has_text: bool = False) -> Image:
    if image.mode.startswith(("I", "F")):  # Pillow would cut off what is lighter than 255
        image = _eight_bits(image)
    if "A" not in image.getbands() and "transparency" not in image.info:
        return image.convert("RGB")
    from PIL import Image as Images
    from PIL import ImageStat

    full = image.convert("RGBA")
    alpha = full.getchannel("A")
    opaque = alpha.point([255 if a >= 128 else 0 for a in range(256)])
    if not opaque.getbbox():
        raise NonokitError(
            "the image is transparent all over"
            + (": turn its text into paths, the fonts for it are not here" if has_text else "")
        )
    is_light = ImageStat.Stat(full.convert("L"), opaque).mean[0] > 170
    sheet = Images.new("RGB", full.size, (0, 0, 0) if is_light else (255, 255, 255))
    sheet.paste(full, mask=alpha)
    return sheet


def _eight_bits(image: Image) -> Image:
    """Grey values of more than eight bits as eight; the darkest becomes black and the lightest white."""
    values = image.convert("F")
    lowest, highest = values.getextrema()
    assert isinstance(lowest, float)  # there is one band
    assert isinstance(highest, float)
    scale = 255 / (highest - lowest) if highest > lowest else 0.0
    return values.point(lambda value: value * scale - lowest * scale).convert("L")


def framed(image: Image, size: Size, *, crop: bool = True, fit: str = "auto") -> tuple[Image, int, int]:
    """The image at `PER_CELL` pixels a cell, with the grid's width and height."""
    from PIL import Image as Images

    if fit not in FITS:
        raise ArgumentError(f"there is no fit {fit!r}: choose one of {', '.join(FITS)}")
    border = border_colour(image)
    box = content_box(image, border)
    is_plain = has_plain_border(image, border)
    if crop and is_plain:  # along the border of a photo there is no saying what is content
        image = image.crop(box)
    width, height = cells_of(size, image.size)
    image = _fitted(image, width / height, fit, border, is_plain)
    pixels = (width * PER_CELL, height * PER_CELL)
    smaller = pixels[0] < image.width or pixels[1] < image.height
    return (
        image.resize(pixels, Images.Resampling.BOX if smaller else Images.Resampling.BICUBIC),
        width,
        height,
    )


def cells_of(size: Size, pixels: Sequence[int]) -> tuple[int, int]:
    """The grid's width and height; one number is the longer side.

    >>> cells_of(20, (400, 300))
    (20, 15)
    """
    if isinstance(size, int):
        if size < 1:
            raise ArgumentError(f"a size of {size}: expected 1 to {MAX_SIDE}")
        longer = max(pixels)
        width, height = (max(1, round(size * side / longer)) for side in pixels)
    else:
        width, height = size
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise ArgumentError(f"a size of {width}×{height}: expected 1 to {MAX_SIDE} each way")
    return width, height


def border_pixels(image: Image) -> bytes:
    """The pixels along the border."""
    width, height = image.size
    strips = (
        (0, 0, width, 1),
        (0, height - 1, width, height),
        (0, 0, 1, height),
        (width - 1, 0, width, height),
    )
    return b"".join(image.crop(strip).tobytes() for strip in strips)


def border_colour(image: Image) -> tuple[int, int, int]:
    """The middle colour of the border."""
    pixels = border_pixels(image)
    red, green, blue = (sorted(pixels[part::3])[len(pixels) // 6] for part in range(3))
    return red, green, blue


def has_plain_border(image: Image, border: tuple[int, int, int]) -> bool:
    """Whether most of the border is of one colour."""
    pixels = border_pixels(image)
    near = [
        all(abs(part - own) <= CONTENT for part, own in zip(pixels[i : i + 3], border, strict=True))
        for i in range(0, len(pixels), 3)
    ]
    return sum(near) >= PLAIN * len(near)


def content_box(image: Image, border: tuple[int, int, int]) -> tuple[int, int, int, int]:
    """The smallest box around everything that differs from the border."""
    from PIL import Image as Images
    from PIL import ImageChops

    plain = Images.new("RGB", image.size, border)
    far = (
        ImageChops.difference(image, plain)
        .convert("L")
        .point([255 if v > CONTENT else 0 for v in range(256)])
    )
    box = far.getbbox()
    if box is None:
        raise NonokitError("the image is of one colour all over: there is nothing to draw")
    return box


def _fitted(image: Image, ratio: float, fit: str, border: tuple[int, int, int], is_plain: bool) -> Image:
    """The image brought to a width-to-height ratio."""
    from PIL import Image as Images

    own = image.width / image.height
    if fit == "auto":
        is_close = max(own / ratio, ratio / own) <= STRETCH
        fit = "stretch" if is_close else "contain" if is_plain else "cover"
    if fit == "stretch":
        return image
    is_wide = own > ratio
    if fit == "cover":
        width, height = (
            (round(image.height * ratio), image.height)
            if is_wide
            else (image.width, round(image.width / ratio))
        )
        left, top = (image.width - width) // 2, (image.height - height) // 2
        return image.crop((left, top, left + max(1, width), top + max(1, height)))
    width, height = (
        (image.width, round(image.width / ratio)) if is_wide else (round(image.height * ratio), image.height)
    )
    sheet = Images.new("RGB", (max(1, width), max(1, height)), border)
    sheet.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return sheet

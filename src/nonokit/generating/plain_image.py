"""Images as plain rows of pixels, for Python without libraries: in a browser, which has decoded them.

Only PPM is read (P6, eight bits a colour), the simplest picture file there is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from nonokit.errors import FormatError, NonokitError
from nonokit.generating.constants import CONTENT, PLAIN_BORDER, STRETCH
from nonokit.generating.image_options import DEFAULT_SIDE, ImageOptions, Rgb
from nonokit.generating.size import cells_of

HEAD = re.compile(rb"P6\s(?:#[^\n]*\n)?\s*(\d{1,5})\s+(\d{1,5})\s+255\s")
MAX_PIXELS = 4_000_000

Box = tuple[float, float, float, float]  # left, top, right and bottom in pixels; may reach beyond the image


@dataclass(frozen=True)
class PlainImage:
    """Pixels, three bytes each, row by row."""

    width: int
    height: int
    data: bytes

    def pixel(self, x: int, y: int) -> bytes:
        """Red, green and blue."""
        at = 3 * (y * self.width + x)
        return self.data[at : at + 3]

    def border(self) -> list[bytes]:
        """The pixels along the border."""
        across, down = range(self.width), range(self.height)
        rows = [self.pixel(x, y) for y in (0, self.height - 1) for x in across]
        return rows + [self.pixel(x, y) for x in (0, self.width - 1) for y in down]


def is_ppm(data: object) -> bool:
    """Whether these are the bytes of an image that needs no library."""
    return isinstance(data, bytes) and HEAD.match(data) is not None


def read_ppm(data: bytes) -> PlainImage:
    """The image of a file.

    >>> read_ppm(b"P6 1 2 255 " + bytes(6))
    PlainImage(width=1, height=2, data=b'\\x00\\x00\\x00\\x00\\x00\\x00')
    """
    head = HEAD.match(data)
    if head is None:
        raise FormatError("not a PPM image with eight bits a colour (P6)")
    width, height = int(head[1]), int(head[2])
    if not 1 <= width * height <= MAX_PIXELS:
        raise FormatError(f"an image of {width}×{height} pixels: expected 1 to {MAX_PIXELS:,}")
    pixels = data[head.end() : head.end() + 3 * width * height]
    if len(pixels) < 3 * width * height:
        raise FormatError(f"the image ends early: {width}×{height} pixels take {3 * width * height} bytes")
    return PlainImage(width, height, pixels)


@dataclass(frozen=True)
class Cells:
    """The mean colour of each cell that is drawn, row by row, and the colour of the ground they lie on."""

    width: int
    height: int
    colours: list[Rgb]
    ground: Rgb


def cells_of_image(image: PlainImage, options: ImageOptions) -> Cells:
    """What is drawn of an image, in cells: cropped, fitted, and inverted if that is wished."""
    border = image.border()
    common, count = Counter(border).most_common(1)[0]
    is_plain = count >= PLAIN_BORDER * len(border)
    ground = mean_colour([common] if is_plain else border)
    box = framed(image, ground, is_plain, options)
    width, height = cells_of(options.size or DEFAULT_SIDE, (box[2] - box[0], box[3] - box[1]))
    box = fitted(box, width / height, options.fit, is_plain)
    colours = [
        mean_of(image, part_of(box, x / width, y / height, (x + 1) / width, (y + 1) / height), ground)
        for y in range(height)
        for x in range(width)
    ]
    if options.invert:
        colours, ground = [inverted(colour) for colour in colours], inverted(ground)
    return Cells(width, height, colours, ground)


def inverted(colour: Rgb) -> Rgb:
    """Light for dark."""
    red, green, blue = colour
    return 255 - red, 255 - green, 255 - blue


def mean_colour(pixels: Sequence[bytes]) -> Rgb:
    """The mean of colours."""
    red, green, blue = (round(sum(part) / len(pixels)) for part in zip(*pixels, strict=True))
    return red, green, blue


def framed(image: PlainImage, ground: Rgb, is_plain: bool, options: ImageOptions) -> Box:
    """The part of the image that is drawn."""
    whole = (0.0, 0.0, float(image.width), float(image.height))
    if isinstance(options.crop, tuple | list):
        return part_of(whole, *options.crop)
    if options.crop is False or not is_plain:
        return whole
    kept = [
        (x, y)
        for y in range(image.height)
        for x in range(image.width)
        if max(abs(a - b) for a, b in zip(image.pixel(x, y), ground, strict=True)) > CONTENT
    ]
    if not kept:
        raise NonokitError("the image is of one colour all over: there is nothing to draw")
    columns, rows = [x for x, _ in kept], [y for _, y in kept]
    return min(columns), min(rows), max(columns) + 1.0, max(rows) + 1.0


def part_of(box: Box, left: float, top: float, right: float, bottom: float) -> Box:
    """A part of a box, given in shares of it."""
    wide, high = box[2] - box[0], box[3] - box[1]
    return box[0] + left * wide, box[1] + top * high, box[0] + right * wide, box[1] + bottom * high


def fitted(box: Box, ratio: float, fit: str, is_plain: bool) -> Box:
    """The box brought to a ratio of width to height around its middle, as `ImageOptions.fit` says."""
    wide, high = box[2] - box[0], box[3] - box[1]
    own = wide / high
    if fit == "auto":
        is_close = max(own / ratio, ratio / own) <= STRETCH
        fit = "stretch" if is_close else "contain" if is_plain else "cover"
    if fit == "stretch":
        return box
    is_changed_in_height = (own > ratio) == (fit == "contain")
    x, y = (0.0, (wide / ratio - high) / 2) if is_changed_in_height else ((high * ratio - wide) / 2, 0.0)
    return box[0] - x, box[1] - y, box[2] + x, box[3] + y


def mean_of(image: PlainImage, box: Box, ground: Rgb) -> Rgb:
    """The mean colour in a box, at least of one pixel; outside the image lies its ground."""
    left, top = int(box[0] // 1), int(box[1] // 1)
    columns, rows = range(left, max(left + 1, round(box[2]))), range(top, max(top + 1, round(box[3])))
    outside = bytes(ground)
    return mean_colour(
        [
            image.pixel(x, y) if 0 <= x < image.width and 0 <= y < image.height else outside
            for y in rows
            for x in columns
        ]
    )

"""Moving pictures put together frame by frame: memory holds two frames, where Pillow would keep hundreds of them.

Pillow packs every picture by itself; what stands around them is written here. Of a frame only the rectangle that
changed is kept. GIF: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, APNG: https://www.w3.org/TR/png-3/.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

SAME = 255  # the palette's last entry, which stands for "as in the frame before"
_PNG_START = b"\x89PNG\r\n\x1a\n"

Box = tuple[int, int, int, int]


def to_gif(
    frames: Iterable[Image], palette: Sequence[tuple[int, int, int]], durations: Sequence[int], loops: int
) -> bytes:
    """A GIF of frames in mode L, whose pixels are numbers of the palette, at most 254."""
    table = bytes(part for colour in palette for part in colour).ljust(768, b"\0")
    parts: list[bytes] = []
    for (x, y, _, _), image, duration in _changes(frames, durations, SAME):
        if not parts:
            parts = [b"GIF89a", struct.pack("<HHBBB", *image.size, 0xF7, 0, 0), table]
            if len(durations) > 1:
                parts.append(b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<HB", loops, 0))
        parts.append(b"!\xf9\x04\x05" + struct.pack("<HBB", min(duration // 10, 65535), SAME, 0))
        parts += [b"," + struct.pack("<HHHHB", x, y, *image.size, 0), _packed_as_gif(image)]
    return b"".join([*parts, b";"])


def to_apng(frames: Iterable[Image], durations: Sequence[int], loops: int) -> bytes:
    """An APNG of frames in mode RGB."""
    parts: list[bytes] = []
    number = 0
    for (x, y, _, _), image, duration in _changes(frames, durations, None):
        chunks = _packed_as_png(image)
        is_first = not parts
        if is_first:
            parts = [_PNG_START, *(_chunk(name, data) for name, data in chunks if name == b"IHDR")]
            parts.append(_chunk(b"acTL", struct.pack(">II", len(durations), loops)))
        timing = struct.pack(">HHBB", min(duration, 65535), 1000, 0, 0)
        parts.append(_chunk(b"fcTL", struct.pack(">IIIII", number, *image.size, x, y) + timing))
        number += 1
        for data in (data for name, data in chunks if name == b"IDAT"):
            parts.append(
                _chunk(b"IDAT", data) if is_first else _chunk(b"fdAT", struct.pack(">I", number) + data)
            )
            number += not is_first
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _changes(
    frames: Iterable[Image], durations: Sequence[int], same: int | None
) -> Iterator[tuple[Box, Image, int]]:
    """Each frame's changed rectangle, where it lies, and how long it stays; what did not change becomes `same`."""
    from PIL import Image, ImageChops

    before: Image.Image | None = None
    for image, duration in zip(frames, durations, strict=True):
        box: Box = (0, 0, *image.size)
        shown = image
        if before is not None:
            changed = ImageChops.difference(before, image)
            box = changed.getbbox() or (0, 0, 1, 1)
            shown = image.crop(box)
            if same is not None:
                mask = changed.crop(box).point([0, *[255] * 255])
                shown = Image.composite(shown, Image.new("L", shown.size, same), mask)
        yield box, shown, duration
        before = image


def _packed_as_gif(image: Image) -> bytes:
    """The picture's packed pixels, from a GIF of this picture alone."""
    buffer = io.BytesIO()
    image.save(buffer, "GIF", optimize=False, interlace=False)
    data = buffer.getvalue()
    at = 13 + _table_length(data[10])
    while data[at] == ord("!"):  # extensions: a name, then blocks, each with its length before it
        at += 2
        while data[at]:
            at += 1 + data[at]
        at += 1
    return data[at + 10 + _table_length(data[at + 9]) : -1]


def _table_length(flags: int) -> int:
    """The length of the table of colours that these flags announce."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _packed_as_png(image: Image) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG of this picture alone."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    data = buffer.getvalue()
    chunks, at = [], len(_PNG_START)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        chunks.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += 12 + length
    return chunks


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

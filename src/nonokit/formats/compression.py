"""Unpacking gzip, zlib, bzip2 and xz inputs, with a cap on what comes out; `archives` does zip."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any

from nonokit.errors import FormatError
from nonokit.formats.limits import MAX_INPUT_BYTES

PACKED = (".gz", ".bz2", ".xz")  # what the names of packed files end in
_ENDS = re.compile(r"\.(?:gz|bz2|xz)$", re.IGNORECASE)
_GZIP, _BZIP2, _XZ = b"\x1f\x8b", re.compile(rb"BZh[1-9]1AY&SY"), b"\xfd7zXZ\0"
_ZLIB = (b"\x78\x01", b"\x78\x5e", b"\x78\x9c", b"\x78\xda")
_EITHER = 32 + zlib.MAX_WBITS  # zlib's way to say: gzip or zlib, see the header
_MOST_MEMORY = 256 << 20  # that xz may take


def without_packing(name: str) -> str:
    """The name of what is packed in a file.

    >>> without_packing("cat.non.gz"), without_packing("cat.non")
    ('cat.non', 'cat.non')
    """
    return _ENDS.sub("", name)


def unpack(data: bytes, source: str | None = None) -> bytes:
    """The data, unpacked when it is packed (perhaps twice). Text that merely starts like zlib is left as it is."""
    once = _unpacked(data, source)
    return once if once is data or data.startswith(_ZLIB) else _unpacked(once, source)


def _unpacked(data: bytes, source: str | None) -> bytes:
    kind, unpacker = _unpacker(data)
    if unpacker is None:
        return data
    try:
        return _unpack_all(data, source, unpacker)
    except _errors() as error:
        if kind == "zlib":
            return data
        raise FormatError(f"a damaged {kind} file: {error}", source=source) from None


def _unpacker(data: bytes) -> tuple[str, Callable[[], Any] | None]:
    """What data is packed with, and what makes an unpacker for it; None for anything else, and for what Python lacks here."""
    if data.startswith((_GZIP, *_ZLIB)):
        return "gzip" if data.startswith(_GZIP) else "zlib", lambda: zlib.decompressobj(_EITHER)
    try:
        if _BZIP2.match(data):
            import bz2

            return "bzip2", bz2.BZ2Decompressor
        if data.startswith(_XZ):
            import lzma

            return "xz", lambda: lzma.LZMADecompressor(memlimit=_MOST_MEMORY)
    except ImportError:  # in the browser
        pass
    return "", None


def _errors() -> tuple[type[Exception], ...]:
    """What unpackers raise of damaged data."""
    errors = (zlib.error, OSError, EOFError)
    try:
        from lzma import LZMAError
    except ImportError:
        return errors
    return (*errors, LZMAError)


def _unpack_all(data: bytes, source: str | None, make_unpacker: Callable[[], Any]) -> bytes:
    parts: list[bytes] = []
    room, start = MAX_INPUT_BYTES, data[:2]
    while data:
        unpacker = make_unpacker()
        parts.append(unpacker.decompress(data, room + 1))
        room -= len(parts[-1])
        if room < 0:
            raise FormatError(f"unpacks to more than {MAX_INPUT_BYTES >> 20} MiB", source=source)
        if not unpacker.eof:
            raise EOFError("it ends too early")
        data = unpacker.unused_data
        if not data.startswith(start):  # packed files may be joined end to end; anything else is padding
            break
    return b"".join(parts)

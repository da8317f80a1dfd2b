"""Unpacking gzip and zlib inputs, with a cap on what comes out; `archives` does zip."""

from __future__ import annotations

import zlib

from nonokit.errors import FormatError
from nonokit.formats.limits import MAX_INPUT_BYTES

_GZIP = b"\x1f\x8b"
_ZLIB = (b"\x78\x01", b"\x78\x5e", b"\x78\x9c", b"\x78\xda")
_EITHER = 32 + zlib.MAX_WBITS  # zlib's way to say: gzip or zlib, see the header


def unpack(data: bytes, source: str | None = None) -> bytes:
    """The data, unpacked when it is gzip (perhaps twice) or zlib. Text that merely starts like zlib is left as it is."""
    is_gzip = data.startswith(_GZIP)
    if not is_gzip and not data.startswith(_ZLIB):
        return data
    try:
        unpacked = _unpack_all(data, source)
        return _unpack_all(unpacked, source) if is_gzip and unpacked.startswith(_GZIP) else unpacked
    except zlib.error as error:
        if is_gzip:
            raise FormatError(f"a damaged gzip file: {error}", source=source) from None
        return data


def _unpack_all(data: bytes, source: str | None) -> bytes:
    parts: list[bytes] = []
    room = MAX_INPUT_BYTES
    while data:
        unpacker = zlib.decompressobj(_EITHER)
        parts.append(unpacker.decompress(data, room + 1))
        room -= len(parts[-1])
        if room < 0:
            raise FormatError(f"unpacks to more than {MAX_INPUT_BYTES >> 20} MiB", source=source)
        if not unpacker.eof:
            raise zlib.error("it ends too early")
        data = unpacker.unused_data
        if not data.startswith(_GZIP):  # gzip files may be joined end to end; anything else is padding
            break
    return b"".join(parts)

"""Puzzles packed into words: base64 of a text, and the bits of a picture as base64, hex digits or a number a row.

What is written around a picture's bits gives its size; that the highest bit comes first is usual, and said.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Hashable, Sequence

from nonokit.errors import FormatError
from nonokit.formats.compression import unpack
from nonokit.formats.structure.values import Value

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{24,}={0,2}")
_HEX = re.compile(r"(?:[0-9a-fA-F]{2}){3,}")
_DIGITS = re.compile(r"(?:0[xX])?[0-9a-fA-F]{1,64}")
_LETTER = re.compile(r"[a-fA-FxX]")
_MOST_KINDS = 32  # of cells
_MAX_TEXT = 2 * 2**20
_LEAST_ROWS = 3
BITS_ASSUMED = "its cells are taken from the bits of numbers, the highest first"


def unpacked_text(text: str) -> str | None:
    """The text that a word of base64 stands for; None when it stands for none."""
    text = text.strip()
    if len(text) > _MAX_TEXT or not _BASE64.fullmatch(text):
        return None
    data = _decoded(text)
    try:
        unpacked = unpack(data, None).decode("utf-8") if data else ""
    except (UnicodeDecodeError, FormatError):
        return None
    is_text = all(char.isprintable() or char in "\n\r\t" for char in unpacked)
    return unpacked if unpacked and is_text else None


def packed_rows(value: Value, size: tuple[int, int] | None) -> Sequence[Sequence[Hashable]] | None:
    """The rows of a picture of that size that is packed into bits; None when it is not so."""
    if size is None:
        return None
    width, height = size
    if isinstance(value, list):
        return _number_rows(value, width, height)
    if not isinstance(value, str) or len(value) > _MAX_TEXT:
        return None
    for data in _bytes_of(value):
        if len(data) == width * height and max(data) < _MOST_KINDS:  # a byte a cell
            return [[*data[start : start + width]] for start in range(0, len(data), width)]
        for a_row in (width, -(-width // 8) * 8):  # all cells in a row, or each row in bytes of its own
            if len(data) == -(-a_row * height // 8) and len(data) > _LEAST_ROWS:
                bits = "".join(f"{byte:08b}" for byte in data)
                return [bits[start : start + width] for start in range(0, a_row * height, a_row)]
    return None


def _number_rows(value: list[Value], width: int, height: int) -> list[str] | None:
    """Rows whose numbers have as many bits as they have cells."""
    if all(isinstance(number, str) and _DIGITS.fullmatch(number) for number in value) and _LETTER.search(
        "".join(value)
    ):
        value = [int(number, 16) for number in value]
    is_numbers = len(value) == height >= _LEAST_ROWS and all(type(number) is int for number in value)
    if not is_numbers or min(value) < 0 or max(value).bit_length() > width or max(value) <= width:
        return None
    return [f"{number:0{width}b}" for number in value]


def _bytes_of(text: str) -> list[bytes]:
    found = [bytes.fromhex(text)] if _HEX.fullmatch(text) else []
    return [*found, *filter(None, [_decoded(text) if re.fullmatch(r"[A-Za-z0-9+/_-]+={0,2}", text) else b""])]


def _decoded(text: str) -> bytes:
    bare = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True)
    except (binascii.Error, ValueError):
        return b""

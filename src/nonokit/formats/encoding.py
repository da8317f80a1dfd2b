"""Bytes as text: UTF-8 or UTF-16 where they say so or look so, else the code page of the likelier alphabet."""

from __future__ import annotations

import codecs
import re

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LOOKED_AT = 4096  # bytes that tell the encoding
_FILLING = b"\x1a\0"
_PLAIN = bytes(range(32, 127)) + b"\t\r\n"
_LETTERS = re.compile(rb"[\x80-\xff]+")


def decode(data: bytes) -> str:
    """The text of some bytes; always succeeds. Line ends are `\\n`.

    >>> decode("Кот".encode("cp1251")), decode("Café".encode("cp1252")), decode("⬛⬜\\n".encode("utf-16-le"))
    ('Кот', 'Café', '⬛⬜\\n')
    """
    data = _without_filling(data) if data[-1:] in _FILLING else data
    try:
        text = data.decode("utf-8") if b"\0" not in data[:_LOOKED_AT] else _wide(data)
    except UnicodeDecodeError:
        text = _old(data)
    text = text.removeprefix("\ufeff")
    return _with_line_feeds(text) if "\r" in text else text


def _with_line_feeds(text: str) -> str:
    """Text whose lines end with a line feed, however they ended; also where line ends were converted twice."""
    if "\r\r\n" in text and "\n" not in text.replace("\r\r\n", ""):
        return text.replace("\r\r\n", "\n")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _without_filling(data: bytes) -> bytes:
    """Bytes without what DOS ended files with, and without zeros at their end. One zero may be half of a line end."""
    shorter = data.rstrip(_FILLING)
    zeros = data.count(b"\0", len(shorter))
    is_half = zeros == 1 and shorter.count(b"\n") < 2 and shorter.translate(None, _PLAIN)
    return data if zeros and (is_half or b"\0" in shorter) else shorter


def _wide(data: bytes) -> str:
    """Text of two bytes a character: every other byte is 0 where letters are Latin, elsewhere all have to be characters."""
    encoding = next((name for mark, name in _BOMS if data.startswith(mark)), None)
    if encoding is None:
        head = data[:_LOOKED_AT]
        even, odd = head[::2].count(0), head[1::2].count(0)
        encoding = "utf-16-le" if odd > even else "utf-16-be"
        is_latin = max(even, odd) * 10 >= len(head) * 3 and min(even, odd) * 4 <= max(even, odd)
        if not is_latin and not _is_text(head, encoding):
            return data.decode("utf-8")
    return data.decode(encoding, "replace")


def _is_text(head: bytes, encoding: str) -> bool:
    """Whether all of it is what texts hold, but for a character that is cut off at the end."""
    text = head.decode(encoding, "ignore")
    is_whole = len(text.encode(encoding)) + 4 > len(head)
    return is_whole and all(char.isprintable() or char in "\n\r\t" for char in text)


def _old(data: bytes) -> str:
    """Text of one byte a character, or marked UTF-16 without a 0: Cyrillic words are all high bytes, Latin ones seldom are."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    stretches = _LETTERS.findall(data[: 1 << 20])
    long = sum(len(stretch) for stretch in stretches if len(stretch) > 1)
    is_cyrillic = 2 * long > sum(map(len, stretches))
    try:
        return data.decode("cp1251" if is_cyrillic else "cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")

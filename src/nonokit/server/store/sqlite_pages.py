"""Rows read from the pages of an SQLite file, one page at a time, without asking SQLite.

SQLite gives up a whole table at the first page that is damaged; most rows lie in pages that are not. This reads the
leaves of all trees in a file (https://www.sqlite.org/fileformat.html) and passes over whatever makes no sense.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping

Value = int | float | str | bytes | None
Row = tuple[Value, ...]

TABLE_LEAF, INDEX_LEAF = 0x0D, 0x0A
FILE_HEADER = 100
WAL_HEADER, FRAME_HEADER = 32, 24
DEFAULT_PAGE = 4096
INTEGER_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
Pages = Mapping[int, bytes]


def pages_of(data: bytes, wal: bytes = b"") -> dict[int, bytes]:
    """The pages of a file by their numbers, from 1, with what its log has written over them."""
    size = _page_size(data)
    found = {i // size + 1: data[i : i + size] for i in range(0, len(data), size)}
    for start in range(WAL_HEADER, len(wal) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        number = int.from_bytes(wal[start : start + 4], "big")
        found[number] = wal[start + FRAME_HEADER : start + FRAME_HEADER + size]
    return found


def _page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size >= 512 and size & (size - 1) == 0 else DEFAULT_PAGE


def rows_of(pages: Pages) -> Iterator[Row]:
    """Every row that can still be read, of whatever table, in no order; rows of the past may be among them."""
    for number, page in pages.items():
        start = FILE_HEADER if number == 1 else 0
        if len(page) < start + 8 or page[start] not in (TABLE_LEAF, INDEX_LEAF):
            continue
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        for i in range(min(count, len(page) // 4)):
            at = start + 8 + 2 * i
            row = _row(pages, page, int.from_bytes(page[at : at + 2], "big"), page[start] == TABLE_LEAF)
            if row is not None:
                yield row


def _row(pages: Pages, page: bytes, at: int, is_table: bool) -> Row | None:
    try:
        length, at = _varint(page, at)
        if is_table:
            _, at = _varint(page, at)  # the row's number
        return _record(_payload(pages, page, at, length, is_table))
    except (IndexError, ValueError, KeyError, struct.error, UnicodeDecodeError):
        return None  # damaged


def _payload(pages: Pages, page: bytes, at: int, length: int, is_table: bool) -> bytes:
    """The bytes of a row: what is on its page, and what overflows onto others."""
    usable = len(page)
    most = usable - 35 if is_table else (usable - 12) * 64 // 255 - 23
    if length <= most:
        local = length
    else:
        least = (usable - 12) * 32 // 255 - 23
        local = least + (length - least) % (usable - 4)
        local = local if local <= most else least
    payload = bytearray(page[at : at + local])
    following = int.from_bytes(page[at + local : at + local + 4], "big") if local < length else 0
    seen: set[int] = set()
    while len(payload) < length:
        if following in seen:
            raise ValueError("overflow pages in a circle")
        seen.add(following)
        overflow = pages[following]
        payload += overflow[4 : 4 + length - len(payload)]
        following = int.from_bytes(overflow[:4], "big")
    return bytes(payload)


def _record(payload: bytes) -> Row:
    size, at = _varint(payload, 0)
    kinds = []
    while at < size:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    at = size
    for kind in kinds:
        length = _length(kind)
        if at + length > len(payload):
            raise ValueError("a value beyond the end")
        values.append(_value(kind, payload[at : at + length]))
        at += length
    if at != len(payload):
        raise ValueError("a row that is longer than its values")
    return tuple(values)


def _length(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    return INTEGER_BYTES.get(kind, 8 if kind == 7 else 0)


def _value(kind: int, data: bytes) -> Value:
    if kind >= 12:
        return data.decode("utf-8") if kind % 2 else data
    if kind in INTEGER_BYTES:
        return int.from_bytes(data, "big", signed=True)
    if kind == 7:
        found: float = struct.unpack(">d", data)[0]
        return found
    if kind in (8, 9):
        return kind - 8
    if kind == 0:
        return None
    raise ValueError("a kind of value that does not exist")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for i in range(8):
        byte = data[at + i]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + i + 1
    return value << 8 | data[at + 8], at + 9

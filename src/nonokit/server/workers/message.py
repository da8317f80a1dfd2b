"""Messages between the server and its workers: a head and a body, behind their lengths.

The head of a request is the job's name, that of an answer its status and media type.
"""

from __future__ import annotations

import struct
from typing import BinaryIO

HEADER = struct.Struct("!IQ")


def pack(head: str, body: bytes) -> bytes:
    """A message."""
    encoded = head.encode()
    return HEADER.pack(len(encoded), len(body)) + encoded + body


def unpack(head_length: int, data: bytes) -> tuple[str, bytes]:
    """Head and body of what follows a header.

    >>> unpack(HEADER.unpack_from(pack("hint", b"{}"))[0], pack("hint", b"{}")[HEADER.size :])
    ('hint', b'{}')
    """
    return data[:head_length].decode(), data[head_length:]


def read_message(stream: BinaryIO) -> tuple[str, bytes] | None:
    """The next message; None when the other side is gone."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    lengths = HEADER.unpack(header)
    data = stream.read(sum(lengths))
    return unpack(lengths[0], data) if len(data) == sum(lengths) else None

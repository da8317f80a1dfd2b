"""What a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

from nonokit.server.tokens import Door

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def _processors() -> int:
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """`data` is the folder of the library, None to keep everything in memory only. Only who is let in at the `door`
    may use the interface; everyone without one.

    Two pools of worker processes, so that long work never holds up hints: `quick_workers` for what is expected to
    take no time, `slow_workers` for what may. Beyond `max_waiting` requests in a pool the answer is 503.

    `public_url` is a copy of the player that everyone can open: links to puzzles lead there.
    """

    host: str = "127.0.0.1"
    data: Path | None = None
    extra_hosts: frozenset[str] = frozenset()
    door: Door | None = None
    quick_workers: int = field(default_factory=lambda: max(2, min(8, _processors())))
    slow_workers: int = field(default_factory=lambda: max(2, min(4, _processors() // 2)))
    max_waiting: int = 64
    public_url: str | None = None

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    if host in LOOPBACK_NAMES:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False

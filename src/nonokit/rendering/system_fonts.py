"""Fonts that are installed on this machine, for characters that ours lack: Chinese, Japanese, Korean, Hebrew, Arabic …

Only the list of a font's characters is read, and only until one is found that has what is wanted.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SUFFIXES = (".ttf", ".ttc", ".otf", ".otc")
OUTLINES = ("glyf", "CFF ", "CFF2")
MOST_FILES = 2000
MOST_GROUPS = 100_000
# A plain face is wanted: names are put last that say they are something else.
FANCY = (
    "bold", "italic", "oblique", "mono", "serif", "condensed", "light", "thin", "black", "medium", "heavy", "math",
)  # fmt: skip


def folders() -> list[Path]:
    """Where this system keeps its fonts."""
    home = Path.home()
    if sys.platform == "win32":
        windows, own = os.environ.get("WINDIR", "C:/Windows"), os.environ.get("LOCALAPPDATA", str(home))
        return [Path(windows, "Fonts"), Path(own, "Microsoft/Windows/Fonts")]
    if sys.platform == "darwin":
        return [home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts")]
    shared = os.environ.get("XDG_DATA_HOME") or str(home / ".local/share")
    return [Path(shared, "fonts"), home / ".fonts", Path("/usr/local/share/fonts"), Path("/usr/share/fonts")]


@cache
def font_with(char: str) -> str | None:
    """The path of an installed font that has a character; None when there is none."""
    return next((path for path in _files() if ord(char) in characters(path)), None)


@cache
def _files() -> list[str]:
    """Files of fonts, plain faces first."""
    found = [
        os.path.join(folder, name)
        for root in folders()
        for folder, _, names in os.walk(root)
        for name in names
        if name.lower().endswith(SUFFIXES)
    ]
    return sorted(found, key=lambda path: (_fanciness(path), os.path.basename(path), path))[:MOST_FILES]


def _fanciness(path: str) -> int:
    name = os.path.basename(path).lower()
    return sum(word in name for word in FANCY)


@cache
def characters(path: str) -> frozenset[int]:
    """The characters of a font that scales; none of a file that cannot be used."""
    try:
        with open(path, "rb") as file:
            tables = _tables(file.read(12 + 4096))
            if "cmap" not in tables or tables.keys().isdisjoint(OUTLINES):
                return frozenset()
            file.seek(tables["cmap"][0])
            return frozenset(_mapped(file.read(tables["cmap"][1])))
    except (OSError, struct.error):
        return frozenset()


def _tables(head: bytes) -> dict[str, tuple[int, int]]:
    """The tables of a font, or of the first in a collection: where each begins, and how long it is."""
    start = struct.unpack_from(">L", head, 12)[0] if head[:4] == b"ttcf" else 0
    (count,) = struct.unpack_from(">H", head, start + 4)
    records = (struct.unpack_from(">4sLLL", head, start + 12 + 16 * n) for n in range(min(count, 200)))
    return {name.decode("latin-1"): (offset, length) for name, _, offset, length in records}


def _mapped(cmap: bytes) -> Iterator[int]:
    """The characters in the tables that map Unicode: of format 4 and, beyond its reach, 12."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    for platform, encoding, offset in (struct.unpack_from(">HHL", cmap, 4 + 8 * n) for n in range(count)):
        if (platform, encoding) not in ((3, 1), (3, 10), (0, 3), (0, 4)):
            continue
        (kind,) = struct.unpack_from(">H", cmap, offset)
        if kind == 4:
            (double,) = struct.unpack_from(">H", cmap, offset + 6)
            ends = struct.unpack_from(f">{double // 2}H", cmap, offset + 14)
            starts = struct.unpack_from(f">{double // 2}H", cmap, offset + 16 + double)
            for start, end in zip(starts, ends, strict=True):
                yield from range(start, end + 1)
        elif kind == 12:
            (groups,) = struct.unpack_from(">L", cmap, offset + 12)
            for n in range(min(groups, MOST_GROUPS)):
                start, end, _ = struct.unpack_from(">LLL", cmap, offset + 16 + 12 * n)
                yield from range(start, min(end, 0x10FFFF) + 1)

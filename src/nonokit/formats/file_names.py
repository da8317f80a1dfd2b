"""What the names of files say: which of a folder or an archive are looked at, and which puzzle `FILE#2` is."""

from __future__ import annotations

import os

from nonokit.errors import NonokitError
from nonokit.formats.archives import is_hidden
from nonokit.formats.compression import PACKED, without_packing
from nonokit.formats.registry import is_known_suffix

LINE_SUFFIXES = tuple(suffix + packed for suffix in (".jsonl", ".ndjson") for packed in ("", *PACKED))
TAR_SUFFIXES = (".tgz", ".tbz2", ".txz", ".tar", *(".tar" + packed for packed in PACKED))
ARCHIVE_SUFFIXES = (".zip", *TAR_SUFFIXES)
_STREAMED = (*ARCHIVE_SUFFIXES, *LINE_SUFFIXES)
# Of formats with other uses: a file of such a name may be anything.
_OF_ANYTHING = frozenset(
    [
        ".json",
        ".xml",
        ".toml",
        ".ini",
        ".lp",
        ".cpp",
        ".html",
        ".htm",
        ".csv",
        ".txt",
        ".sav",
        ".png",
        ".gif",
        ".bmp",
        ".pbm",
        ".pgm",
        ".ppm",
        ".pnm",
    ]
)


def may_hold_puzzles(name: str) -> bool:
    """Whether a file of a folder or an archive is looked at: some format has its suffix, or it is an archive or JSON lines.

    >>> [name for name in ("cat.non", "cat.non.gz", "pack.zip", "main.py", ".hidden.non") if may_hold_puzzles(name)]
    ['cat.non', 'cat.non.gz', 'pack.zip']
    """
    suffix = os.path.splitext(without_packing(name.lower()))[1]
    return not is_hidden(name) and (is_known_suffix(suffix) or is_streamed(name))


def is_streamed(name: str) -> bool:
    """Whether a file is an archive or JSON lines by its name, of which `batch` reads a piece at a time."""
    return name.lower().endswith(_STREAMED)


def is_of_puzzles(suffix: str) -> bool:
    """Whether only puzzles have a suffix, so that a file without one is a damaged puzzle.

    >>> is_of_puzzles(".non"), is_of_puzzles(".json")
    (True, False)
    """
    return is_known_suffix(suffix) and suffix not in _OF_ANYTHING


def numbered_file(name: str) -> tuple[str, int] | None:
    """The file and the number that a name such as `pack.non#2` means; None where there is no such file."""
    path, _, number = name.rpartition("#")
    is_numbered = number.isdecimal() and not os.path.exists(name) and os.path.isfile(path)
    return (path, int(number)) if is_numbered else None


def checked_number(name: str, number: int, count: int) -> int:
    """The number in a name such as `pack.non#2`, if the file has so many puzzles."""
    if not 0 < number <= count:
        raise NonokitError(f"{name}: the file holds {count} puzzle{'s' if count > 1 else ''}")
    return number

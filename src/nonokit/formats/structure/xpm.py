"""XPM: a picture as texts in a C program, its size and colours first.

"3 2 2 1",           width, height, how many colours, characters a cell
". c #ffffff",
"# c black",
"#.#",
"""

from __future__ import annotations

import re

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Value

_SIZE = re.compile(r"\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,3})\s+([1-4])\b.*")
_LOOK = re.compile(r"\sc\s+(\S+)")


def xpm_rows(value: list[Value]) -> list[list[Value]] | None:
    """The rows of an XPM picture, each cell its look, empty for a clear one; None when it is none."""
    size = _SIZE.fullmatch(value[0]) if isinstance(value[0], str) else None
    if size is None or not all(isinstance(line, str) for line in value):
        return None
    width, height, colours, chars = map(int, size.groups())
    rows = value[1 + colours : 1 + colours + height]
    looks = {line[:chars]: _LOOK.search(line[chars:]) for line in value[1 : 1 + colours]}
    if len(rows) < height or not width or max(width, height) > MAX_SIDE or None in looks.values():
        return None
    named = {sign: look[1] if look and look[1].lower() != "none" else "" for sign, look in looks.items()}
    cells = [[row[i : i + chars] for i in range(0, width * chars, chars)] for row in rows]
    if any(sign not in named for row in cells for sign in row):
        return None
    return [[named[sign] for sign in row] for row in cells]

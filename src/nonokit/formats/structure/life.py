"""Pictures as programs for Conway's Life keep them: runs of dead and living cells with `$` between rows, or rows of signs.

x = 3, y = 2, rule = B3/S23        !Name: Hat
bo$3o!                             .O.
                                   OOO
"""

from __future__ import annotations

import re

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Table, Value

_HEADER = re.compile(r"^\s*x\s*=\s*(\d{1,4})\s*,\s*y\s*=\s*(\d{1,4})\b[^\n]*\n", re.MULTILINE)
_NAME = re.compile(r"^#N\s+(.{1,200})$", re.MULTILINE)
_RUN = re.compile(r"(\d{0,5})\s*([bo.A$])")


def parse_life(text: str) -> Value:
    """The picture under its name; None when it is none."""
    return _in_signs(text) if text[:1] == "!" else _in_runs(text)


def _in_signs(text: str) -> Value:
    lines = text.rstrip().split("\n")
    rows = [line.rstrip() for line in lines if line[:1] != "!"]
    width = max(map(len, rows), default=0)
    if not 0 < width <= MAX_SIDE or len(rows) > MAX_SIDE or not {*"".join(rows)} <= {*".O"}:
        return None
    names = [line[6:].strip() for line in lines if line.startswith("!Name:")]
    return _titled(names, [row.replace("O", "#").ljust(width, ".") for row in rows])


def _in_runs(text: str) -> Value:
    header = _HEADER.search(text[:10_000])
    if header is None or "!" not in text[header.end() :]:
        return None
    width, height = int(header[1]), int(header[2])
    body = text[header.end() :].partition("!")[0]
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE or _RUN.sub("", body).strip():
        return None
    rows = _rows(body, height)
    if len(rows) > height or max(map(len, rows)) > width:
        return None
    names = [name.strip() for name in _NAME.findall(text[: header.start()])]
    return _titled(names, [row.ljust(width, ".") for row in [*rows, *[""] * (height - len(rows))]])


def _titled(names: list[str], picture: list[str]) -> Table:
    return Table([*(("title", name) for name in names[:1]), ("picture", picture)])


def _rows(body: str, height: int) -> list[str]:
    rows = [""]
    for count, sign in _RUN.findall(body):
        times = min(int(count or 1), MAX_SIDE)
        if sign == "$":
            rows += [""] * min(times, height + 1)
        elif len(rows[-1]) <= MAX_SIDE:
            rows[-1] += ("#" if sign in "oA" else ".") * times
        if len(rows) > height + 1:
            break
    return rows if rows[-1] or len(rows) == 1 else rows[:-1]

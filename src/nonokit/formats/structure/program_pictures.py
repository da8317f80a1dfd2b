"""Pictures as programs for the screen and for Conway's Life keep them: XPM, XBM, patterns.

"3 2 2 1",         XPM: width, height, how many colours, characters a cell
". c #ffffff",
"# c black",
"#.#",

#define cat_width 10      XBM: bytes, the lowest bit of each comes first
#define cat_height 2
static char cat_bits[] = { 0x05, 0x02, 0xfc, 0x01 };

x = 3, y = 2, rule = B3/S23        !Name: Hat       Life: runs of dead and living cells with `$` between rows, or signs
bo$3o!                             .O.
                                   OOO
"""

from __future__ import annotations

import re

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Table, Value

_XPM_SIZE = re.compile(r"\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,3})\s+([1-4])\b.*")
_LOOK = re.compile(r"\sc\s+(\S+)")
_XBM_SIZE = re.compile(r"#define\s+(\w{0,60}?)_?(width|height)\s+(\d{1,4})\b")
_BITS = re.compile(r"\b(char|short)\s+\w{1,80}\s*\[[^\]\n]{0,20}\]\s*=\s*\{([^{}]*)\}")
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]{1,8}|[0-9]{1,9}")
_BITS_OF = {"char": 8, "short": 16}  # X10 had the wider ones
_HEADER = re.compile(r"^\s*x\s*=\s*(\d{1,4})\s*,\s*y\s*=\s*(\d{1,4})\b[^\n]*\n", re.MULTILINE)
_NAME = re.compile(r"^#N\s+(.{1,200})$", re.MULTILINE)
_RUN = re.compile(r"(\d{0,5})([bo.A$])")


def xpm_rows(value: list[Value]) -> list[list[Value]] | None:
    """The rows of an XPM picture, each cell its look, empty for a clear one; None when it is none."""
    size = _XPM_SIZE.fullmatch(value[0]) if isinstance(value[0], str) else None
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


def parse_xbm(text: str) -> Value:
    """The picture and its name; None when the text is no XBM."""
    if "#define" not in text:
        return None
    head = {match[2]: match for match in _XBM_SIZE.finditer(text[:5000])}
    bits = _BITS.search(text) if len(head) == 2 else None
    if bits is None:
        return None
    width, height = int(head["width"][3]), int(head["height"][3])
    size = _BITS_OF[bits[1]]
    numbers = [_number(number) % (1 << size) for number in _NUMBER.findall(bits[2])]
    a_row = -(-width // size)
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE or len(numbers) < a_row * height:
        return None
    cells = "".join(f"{number:0{size}b}"[::-1] for number in numbers)
    rows = [cells[start : start + width] for start in range(0, height * a_row * size, a_row * size)]
    return {"name": head["width"][1].replace("_", " "), "picture": rows}


def _number(text: str) -> int:
    return int(text, 16) if text[:2] in ("0x", "0X") else int(text)


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
    body = "".join(text[header.end() :].partition("!")[0].split())
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE or _RUN.sub("", body):
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

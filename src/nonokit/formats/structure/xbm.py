"""XBM: a picture as the bytes of a C program, its size defined before them; the lowest bit of each comes first.

#define cat_width 10
#define cat_height 2
static char cat_bits[] = { 0x05, 0x02, 0xfc, 0x01 };
"""

from __future__ import annotations

import re

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.values import Value

_SIZE = re.compile(r"#define\s+(\w{0,60}?)_?(width|height)\s+(\d{1,4})\b")
_BITS = re.compile(r"\b(char|short)\s+\w{1,80}\s*\[[^\]\n]{0,20}\]\s*=\s*\{([^{}]*)\}")
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]{1,8}|[0-9]{1,9}")
_BITS_OF = {"char": 8, "short": 16}  # X10 had the wider ones


def parse_xbm(text: str) -> Value:
    """The picture and its name; None when the text is no XBM."""
    if "#define" not in text:
        return None
    head = {match[2]: match for match in _SIZE.finditer(text[:5000])}
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

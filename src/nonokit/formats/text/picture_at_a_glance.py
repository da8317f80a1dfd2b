"""Reading pictures in black and white as programs write them: `#` and `.`, 0 and 1, with blanks between them, or lists of JSON.

Whatever differs from that, and what is so small that it may be something else, is left to those who read pictures of all kinds.
"""

from __future__ import annotations

from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.pictures import cells_of
from nonokit.model import Grid, Puzzle

_SIGNS, _NUMBERS = {"#": 1, ".": 0}, {"0": 0, "1": 1}
_VALUES = {"#": _SIGNS, ".": _SIGNS, "0": _NUMBERS, "1": _NUMBERS}
_LEAST = 5  # rows and columns
_BLANKS = str.maketrans("", "", " \t\n")


def text_picture(sample: Sample) -> Puzzle | None:
    """The puzzle of a picture in text; None when it has to be looked at."""
    text = sample.text.strip("\n") + "\n"
    return _puzzle(text, " " if text[1] == " " else "")


def json_picture(sample: Sample) -> Puzzle | None:
    """The puzzle of a list of rows of 0 and 1, both of which are in it; None when it has to be looked at."""
    text = sample.text.translate(_BLANKS)
    if text[:2] != "[[" or text[-2:] != "]]" or not ("0" in text and "1" in text):
        return None
    return _puzzle(text[2:-2].replace("],[", "\n") + "\n", ",")


def _puzzle(text: str, joint: str) -> Puzzle | None:
    """The puzzle of rows that end in a line end, with or without a joint between their cells."""
    width = text.index("\n") // (2 if joint else 1) + len(joint)
    height = len(text) // (2 * width if joint else width + 1)
    if joint:
        joints, text = text[1::2], text[::2]
        is_even = joints == (joint * (width - 1) + "\n") * height
    else:
        is_even = text[width :: width + 1] == "\n" * height
    values = _VALUES.get(text[:1])
    if not is_even or values is None or not _LEAST <= min(width, height) <= max(width, height) <= MAX_SIDE:
        return None
    cells = cells_of(text, values)
    if len(cells) != width * height or len(text) != (width if joint else width + 1) * height:
        return None
    return Puzzle.from_grid(Grid(width, height, cells))

"""Reading Olšák's .g as programs write it: perhaps colours, rows, columns, each after a line that starts with a colon.

Whatever differs from that, and clues in black and white that do not agree, are left to `olsak`, and to the ranking of all formats.
"""

from __future__ import annotations

import re

from nonokit import hooks
from nonokit.formats.clues import is_sound
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.text.olsak import read_colours
from nonokit.model import BLACK_AND_WHITE, Puzzle

_HEADING = r":(?!-)[ \w-]*"
_HEAD = re.compile(rf"(#d\n(?:[ \t]+\S:\S[ \t]+[#\w][#\w .-]*\n)+)?{_HEADING}\n", re.ASCII)
_SECOND = re.compile(rf"\n{_HEADING}\n", re.ASCII)
_END = re.compile(rf"\n(?:{_HEADING}\n*)?", re.ASCII)


def puzzle_at_a_glance(sample: Sample) -> Puzzle | None:
    """The puzzle of such a text; None when it has to be read with care. What is wrong with colours may be raised."""
    text = sample.text
    head = _HEAD.match(text)
    second = _SECOND.search(text, head.end()) if head else None
    if head is None or second is None:
        return None
    end = text.find("\n:", second.end())
    end = end if end >= 0 else len(text.removesuffix("\n"))
    if end < second.end():
        return None
    rows, columns = text[head.end() : second.start()].split("\n"), text[second.end() : end].split("\n")
    if max(len(rows), len(columns)) > MAX_SIDE or not _END.fullmatch(text, end):
        return None
    if head[1] is None:
        plain: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
        return plain if plain is not None and is_sound(plain) else None
    palette, letters = read_colours(sample, 1, head[1].count("\n") + 1)
    buffers = hooks.read_lettered(rows, columns, letters)
    return buffers and Puzzle.from_buffers(buffers, len(columns), len(rows), palette=palette)

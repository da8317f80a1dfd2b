"""Reading NIN, and what looks like it, as programs write it: a size, then as many lines of plain numbers as it says.

Which side comes first, and which number is the width, is chosen from the same readings that `structure.number_lines` finds.
"""

from __future__ import annotations

import re

from nonokit import hooks
from nonokit.formats.clue_text import all_begin_with_digits
from nonokit.formats.clues import is_sound
from nonokit.formats.format import Sample, is_written_plainly
from nonokit.formats.readings import COLUMNS_FIRST, ROWS_FIRST, Reading, choose
from nonokit.formats.structure.number_lines import sized_splits
from nonokit.model import BLACK_AND_WHITE, Puzzle

_HEAD = re.compile(r"([1-9]\d{0,2}) ([1-9]\d{0,2})\n")


def puzzle_at_a_glance(sample: Sample) -> Puzzle | None:
    """The puzzle of such a text; None when it has to be read with care."""
    head = _HEAD.match(sample.text)
    if head is None:
        return None
    first, second = int(head[1]), int(head[2])
    lines = sample.text[head.end() :].rstrip("\n").split("\n")
    if len(lines) != first + second or not all_begin_with_digits(lines):
        return None
    if not is_written_plainly(sample.text) or all(map(_may_be_counted, lines)):
        return None
    for split, rows_odds, columns_odds in sized_splits(first, second):
        sides = lines[:split], lines[split:]
        puzzle: Puzzle | None = hooks.read_lists(Puzzle, *sides, BLACK_AND_WHITE)
        if puzzle is None or not puzzle.buffers[1]:
            return None
        if is_sound(puzzle):
            if first != second and "0" in (lines[split - 1], lines[split]):
                return None  # of which side it is, its picture may tell
            turned = hooks.read_lists(Puzzle, *sides[::-1], BLACK_AND_WHITE)
            readings = [Reading(puzzle, ROWS_FIRST, rows_odds), Reading(turned, COLUMNS_FIRST, columns_odds)]
            return choose(readings)
    return None


def _may_be_counted(line: str) -> bool:
    """Whether the first number of a line may be how many follow."""
    words = line.replace(",", " ").split()
    return words[0] == str(len(words) - 1)

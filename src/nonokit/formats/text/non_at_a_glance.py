"""Reading NON files as nearly all programs write them: quoted texts, sizes, rows, columns, perhaps the goal, nothing else.

Whatever differs from that is left to `non_reader`, which reads line by line and says what is wrong.
"""

from __future__ import annotations

import re

from nonokit import hooks
from nonokit.formats.clue_text import all_begin_with_digits
from nonokit.formats.format import Sample
from nonokit.formats.text.non_words import OTHER_WORDS, metadata_of
from nonokit.model import BLACK_AND_WHITE, Grid, Puzzle

_HEAD = re.compile(r'((?:[a-z]+ "[^"&\n]*"\n)*)width ([1-9]\d{0,2})\nheight ([1-9]\d{0,2})\n+rows\n')
_TEXT = re.compile(r'([a-z]+) "(.*)"\n')
_GOAL = re.compile(r'goal "([01]+)"\n*')
_CELLS = bytes.maketrans(b"01", b"\0\1")


def puzzle_at_a_glance(sample: Sample) -> Puzzle | None:
    """The puzzle of a usual file in black and white; None when it has to be read with care."""
    text = sample.text
    head = _HEAD.match(text)
    if head is None:
        return None
    width, height = int(head[2]), int(head[3])
    above, _, below = text[head.end() :].partition("\ncolumns\n")
    below, _, rest = below.partition("\n\n")
    rows, columns = above.rstrip("\n").split("\n"), below.rstrip("\n").split("\n")
    if len(rows) != height or len(columns) != width or not all_begin_with_digits(rows + columns):
        return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
    texts = _TEXT.findall(head[1])
    fields = dict(texts)
    goal = _GOAL.fullmatch(rest) if rest else None
    if puzzle is None or len(fields) < len(texts) or not OTHER_WORDS.isdisjoint(fields):
        return None
    if rest and (goal is None or len(goal[1]) != width * height):
        return None
    described, extras = metadata_of(fields)
    picture = Grid(width, height, goal[1].encode().translate(_CELLS)) if goal else None
    return puzzle.described(goal=picture, extras=extras, **described)

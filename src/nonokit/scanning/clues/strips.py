"""Reads clues that have no ruled cell for each number: the strips beside and above the grid.

Ink is told from paper, long lines are taken out, and what touches becomes a glyph (glyphs.py). Above the grid the digits
of one number stand side by side and numbers below each other; beside it both follow on one line, and only gaps tell 1 1
from 11 (gaps.py).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from nonokit.scanning.clues.adjoining import are_adjoining
from nonokit.scanning.clues.gaps import Gap, Number, least_gap, side_by_side, usual_gap
from nonokit.scanning.clues.glyphs import FULL, Box, by_line, crop_of, cut_at_columns, glyphs_of, usual_height
from nonokit.scanning.clues.grounds import evened
from nonokit.scanning.clues.ink import ink_of, take_out_frame
from nonokit.scanning.clues.leaning import lean_of
from nonokit.scanning.clues.marks import NEVER, Mark, are_all_plain, are_mostly_plain, richness_of
from nonokit.scanning.clues.struck import read_numbers
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, Flat, lay_flat

Array = Any  # numpy is an optional part

FAR = 3.2  # digit heights: what lies further from the other numbers is something else
TITLE = (1.0, 1.2)  # likewise: so far above a column, and so high, are letters of a title
WIDER = 0.5  # likewise: by so much more than usual the gap above a column's numbers is one to something else
BEYOND = 0.6  # of a line's cells: no clue takes more room


def strip_beside(
    grey: Array, found: Found, grid: tuple[int, int], is_row: bool, lines: tuple[int, int]
) -> Flat | None:
    """What lies beside (or above) some lines of a grid that begins at these lines of the ruled part, laid flat."""
    if is_row:
        depth = room_beyond(grey, found, grid, (0, -1), BEYOND * (found.columns - grid[1]) + 2)
        ends = (float(lines[0]), grid[1] - depth, lines[1], grid[1])
    else:
        depth = room_beyond(grey, found, grid, (-1, 0), BEYOND * (found.rows - grid[0]) + 2)
        ends = (grid[0] - depth, lines[0], grid[0], lines[1])
    return lay_flat(grey, found, *ends) if depth > 0.3 else None


def marks_beside(found: Found, flat: Flat, is_row: bool, length: int) -> list[list[Mark]]:
    """The marks of each row beside, or each column above, a grid whose lines have so many cells."""
    marks = marks_in(found, flat, ink_of(flat.grey), is_row, length)
    if not are_mostly_plain(
        marks
    ):  # a title, or dark pills on light paper, stand out more than the numbers on them
        other = marks_in(found, flat, ink_of(flat.grey, is_other=True), is_row, length)
        marks = max(marks, other, key=lambda lines: richness_of(lines, length))
    even = None if are_all_plain(marks) else evened(flat.grey, is_row)
    if even is None:
        return marks
    others = marks_in(found, flat, ink_of(even), is_row, length)
    loses = any(mine and not other for mine, other in zip(marks, others, strict=True))
    return marks if loses else max(marks, others, key=lambda lines: richness_of(lines, length))


def marks_in(found: Found, flat: Flat, ink: Array, is_row: bool, length: int) -> list[list[Mark]]:
    """The marks of a flat strip in which some pixels are ink."""
    count = round(flat.grey.shape[0 if is_row else 1] / CELL)
    take_out_frame(ink if is_row else ink.T)
    glyphs = glyphs_of(ink)
    height = usual_height(glyphs)
    lean = lean_of([box.middle for box in glyphs if box.height >= FULL * height], ink.shape, is_row)
    if not is_row:
        cut_at_columns(ink, lean)
        glyphs = glyphs_of(ink)
    lines = by_line(glyphs, lean, count, height)
    if not is_row:
        numbers = [[Number(box) for box in stacked(line, height)] for line in lines]
        clues = clues_among(numbers, flat, False, height)
        return without_words(clues, marks_of(found, flat, clues), height)

    def read(usual: Gap) -> list[list[Mark]]:
        apart = [side_by_side(line, height, usual) for line in lines]
        return marks_of(found, flat, clues_among(apart, flat, True, height))

    usual = usual_gap([near_grid(line, height) for line in lines], height, len(str(length)))
    marks = read(usual)
    return read(least_gap(lines, height, usual)) if are_too_large(marks, length) else marks


def are_too_large(lines: list[list[Mark]], length: int) -> bool:
    """Whether most numbers that were put together of several digits are larger than a line is long."""
    joined = [int(mark.reading.numbers.argmax()) for line in lines for mark in line if mark.split < NEVER]
    return 2 * sum(number > length for number in joined) > max(2, len(joined))


def room_beyond(
    grey: Array, found: Found, grid: tuple[int, int], step: tuple[int, int], most: float
) -> float:
    """How many cells beyond the grid's first line the picture goes on, up to `most`."""
    import numpy as np

    ends = np.array([grid[1], found.columns] if step[0] else [grid[0], found.rows], np.float32)
    depths = np.arange(0.25, most + 1e-6, 0.25)
    away, along = np.meshgrid(
        ((grid[0] if step[0] else grid[1]) - depths).astype(np.float32), ends, indexing="ij"
    )
    points = found.at(*((away, along) if step[0] else (along, away)))
    inside = (points >= -1) & (points <= [grey.shape[1], grey.shape[0]])
    is_out = ~inside.all(axis=2).any(axis=1)
    return 0.25 * (int(is_out.argmax()) if is_out.any() else len(depths))


def stacked(boxes: list[Box], height: float) -> list[Box]:
    """Numbers of a column: digits at the same height belong together."""
    numbers: list[Box] = []
    for box in sorted(boxes, key=lambda each: each.middle[1]):
        if numbers and box.middle[1] - numbers[-1].middle[1] < 0.5 * height:
            numbers[-1] = numbers[-1].joined(box)
        else:
            numbers.append(box)
    return numbers


def near_grid(line: list[Box], height: float) -> list[Box]:
    """The glyphs that follow each other up to the grid: before them may be words, whose letters stand close together."""
    glyphs = sorted(line, key=lambda each: each.left)
    starts = [k + 1 for k, (a, b) in enumerate(pairwise(glyphs)) if b.left - a.right > FAR * height]
    return glyphs[starts[-1] if starts else 0 :]


def clues_among(lines: list[list[Number]], flat: Flat, is_row: bool, height: float) -> list[list[Number]]:
    """The numbers of each line that are its clue."""
    clues, end = [nearest(line, is_row, height) for line in lines], flat.grey.shape[1 if is_row else 0]
    ends = [end - (line[-1].box.right if is_row else line[-1].box.bottom) if line else None for line in clues]
    return [line if own else [] for line, own in zip(clues, are_adjoining(ends), strict=True)]


def without_words(clues: list[list[Number]], marks: list[list[Mark]], height: float) -> list[list[Mark]]:
    """The marks of columns without what stands above a wider gap than numbers have between them, if hardly any of it is plain.

    Numbers of columns stand evenly; buttons and words above them do not.
    """
    import numpy as np

    gaps = [[b.box.top - a.box.bottom for a, b in pairwise(line)] for line in clues]
    every = [gap for line in gaps for gap in line]
    least = float(np.percentile(every, 25)) + WIDER * height if every else 0.0
    begins = [max((k + 1 for k, gap in enumerate(line) if gap > least), default=0) for line in gaps]
    above = [mark.is_plain for line, begin in zip(marks, begins, strict=True) for mark in line[:begin]]
    if 2 * sum(above) > len(above):
        return marks
    return [line[begin:] for line, begin in zip(marks, begins, strict=True)]


def nearest(numbers: list[Number], is_row: bool, height: float) -> list[Number]:
    """The numbers that lie together next to the grid; what is far from them belongs to something else."""
    kept: list[Number] = []
    for number in reversed(numbers):
        if kept:
            ahead, box = kept[-1].box, number.box
            apart = ahead.left - box.right if is_row else ahead.top - box.bottom
            # Letters all around may be lower than the digits of this page.
            own = max(height, ahead.height)
            is_title = not is_row and apart > TITLE[0] * own and box.height > TITLE[1] * own
            if apart > FAR * height or is_title:
                break
        kept.append(number)
    return kept[::-1]


def marks_of(found: Found, flat: Flat, lines: list[list[Number]]) -> list[list[Mark]]:
    """The numbers read."""
    import numpy as np

    crops = [crop_of(flat.grey, number.box) for line in lines for number in line]
    readings = iter(read_numbers(np.array(crops)) if crops else [])
    places = iter(flat.places(found, [number.box for line in lines for number in line]) if crops else [])
    return [
        [Mark(next(readings), next(places), number.join, number.split) for number in line] for line in lines
    ]

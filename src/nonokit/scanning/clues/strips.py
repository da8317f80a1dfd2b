"""Reads clues that have no ruled cell for each number: the strips beside and above the grid.

Ink is told from paper, long lines are taken out, and what touches becomes a glyph. Above the grid the digits of one
number stand side by side and numbers below each other; beside it both follow on one line, and only gaps tell 1 1
from 11. Where a gap might mean either, the mark says so, and the decoder decides.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from nonokit.scanning.clues.adjoining import are_adjoining
from nonokit.scanning.clues.grounds import evened
from nonokit.scanning.clues.ink import TALLEST, ink_of, take_out_frame
from nonokit.scanning.clues.leaning import Lean, lean_of
from nonokit.scanning.clues.marks import NEVER, Mark, are_all_plain, are_mostly_plain, plainness_of
from nonokit.scanning.clues.recogniser import SIDE
from nonokit.scanning.clues.struck import read_numbers
from nonokit.scanning.grid.finding import Found
from nonokit.scanning.grid.rectify import CELL, Flat, lay_flat

Array = Any  # numpy is an optional part

SHORTEST = 0.17  # cells
FULL = 0.55  # of a digit's usual height: what is lower is a speck
HIGH = 1.4  # likewise: what is higher is two digits, one close above the other
STROKE = (1.45, 0.3)  # likewise, and width by height: what is higher and narrower is the edge of a shaded bar
NARROWEST = 0.45  # digits count as at least so wide (in heights), for a 1 has room around it
USUAL_GAP = 0.28  # between digits of a number and numbers, in digit heights, where the page does not tell
USUAL_SPREAD = (0.08, 0.16)  # likewise: how much less and how much more the page may tell
GAP_SPREAD = 0.05  # likewise: how much gaps of one kind differ
GAP_NATS = 45.0  # by which a reading gets dearer for each digit height that a gap speaks against it
NONE_INSIDE = 0.01  # what each gap costs where not one of them is inside a number
IN_WORDS = 0.15  # between letters, likewise, at most
WIDEST_GAPS = (0.0, 0.7)  # between these, likewise, the page tells
ASTRIDE = (
    0.1,
    0.85,
)  # cells: both digits are further off the middle than the number is; and no further apart
OWN_PART = 0.3  # cells of what touches that lie in a column, for it to be cut apart there
OFF_COLUMN = 0.25  # cells from the line between columns: there it may be cut
FAR = 3.2  # digit heights: what lies further from the other numbers is something else
TITLE = (1.0, 1.2)  # likewise: so far above a column, and so high, are letters of a title
WIDER = 0.5  # likewise: by so much more than usual the gap above a column's numbers is one to something else
BEYOND = 0.6  # of a line's cells: no clue takes more room


class Box(NamedTuple):
    """A glyph or a number in a flat part, in its pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def joined(self, other: Box) -> Box:
        """The box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


class Number(NamedTuple):
    """A number in a flat part, and what it costs to join it to the one before or to split it."""

    box: Box
    join: float = NEVER
    split: float = NEVER


class Gap(NamedTuple):
    """Where gaps inside numbers end and those between them begin, and how wide a digit counts, in digit heights."""

    gap: float
    narrowest: float
    digits: int  # that a number of the page has at most


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
        marks = max(marks, other, key=plainness_of)
    even = None if are_all_plain(marks) else evened(flat.grey, is_row)
    if even is None:
        return marks
    others = marks_in(found, flat, ink_of(even), is_row, length)
    loses = any(mine and not other for mine, other in zip(marks, others, strict=True))
    return marks if loses else max(marks, others, key=plainness_of)


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


def cut_at_columns(ink: Array, lean: Lean) -> None:
    """Takes wide numbers apart that touch those of the next column, where there is least ink near the line."""
    import cv2

    _, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    least, reach = int(OWN_PART * CELL), int(OFF_COLUMN * CELL)
    for left, top, width, height, _ in stats[1:].tolist():
        if width < 2 * least or height > TALLEST * CELL:
            continue
        part = ink[top : top + height]
        off = round(lean.at((left + width / 2, top + height / 2)))
        for at in range(-(-(left + least - off) // CELL) * CELL + off, left + width - least + 1, CELL):
            cut = at - reach + int(part[:, at - reach : at + reach + 1].sum(axis=0).argmin())
            part[:, cut] = 0


def glyphs_of(ink: Array) -> list[Box]:
    """Boxes of what may be digits, or parts of digits."""
    import cv2

    _, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    boxes = [Box(x, y, x + w, y + h) for x, y, w, h, _ in stats[1:].tolist()]
    return [
        box
        for box in boxes
        if box.height <= TALLEST * CELL and box.width <= 2.2 * CELL and max(box.height, box.width) >= 4
    ]


def usual_height(glyphs: list[Box]) -> float:
    """The height of a digit."""
    import numpy as np

    heights = [box.height for box in glyphs if box.height >= SHORTEST * CELL]
    return float(np.percentile(heights, 60)) if heights else 0.5 * CELL


def by_line(glyphs: list[Box], lean: Lean, count: int, height: float) -> list[list[Box]]:
    """Glyphs by row or column, in reading order, parts of a digit put together, specks left out."""
    lines: list[list[Box]] = [[] for _ in range(count)]
    partners = {} if lean.is_row else partners_of(glyphs, height, lean)
    for box in glyphs:
        at = int(lean.line(partners.get(box, box).middle) // 1)
        if 0 <= at < count:
            lines[at].append(box)
    return [[box for box in whole(line, height) if may_be_digit(box, height)] for line in lines]


def may_be_digit(box: Box, height: float) -> bool:
    """Whether a glyph is neither a speck nor an edge, where digits are so high."""
    is_stroke = box.height > STROKE[0] * height and box.width < STROKE[1] * box.height
    return box.height >= FULL * height and not is_stroke


def partners_of(glyphs: list[Box], height: float, lean: Lean) -> dict[Box, Box]:
    """Pairs of digits above the grid that stand astride a column, as wide numbers do, each with the box around both."""
    found: dict[Box, Box] = {}
    ordered = sorted((box for box in glyphs if box.height >= FULL * height), key=lambda box: box.left)
    for number, box in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.middle[0] - box.middle[0] > ASTRIDE[1] * CELL:
                break
            if abs(other.middle[1] - box.middle[1]) >= 0.3 * height:
                continue
            both = box.joined(other)
            off, *parts = (abs(lean.line(each.middle) % 1 - 0.5) for each in (both, box, other))
            if off + ASTRIDE[0] < min(parts):
                found[box] = found[other] = both
    return found


def whole(boxes: list[Box], height: float) -> list[Box]:
    """Parts above each other and close together become one glyph, unless it would be higher than a digit is."""
    done: list[Box] = []
    for box in sorted(boxes, key=lambda each: (each.left, each.top)):
        for i, other in enumerate(done):
            if max(box.top, other.top) - min(box.bottom, other.bottom) > 0.12 * CELL:
                continue
            over = min(box.right, other.right) - max(box.left, other.left)
            both = box.joined(other)
            if over >= 0.5 * min(box.width, other.width) and both.height <= min(0.95 * CELL, HIGH * height):
                done[i] = both
                break
        else:
            done.append(box)
    return done


def stacked(boxes: list[Box], height: float) -> list[Box]:
    """Numbers of a column: digits at the same height belong together."""
    numbers: list[Box] = []
    for box in sorted(boxes, key=lambda each: each.middle[1]):
        if numbers and box.middle[1] - numbers[-1].middle[1] < 0.5 * height:
            numbers[-1] = numbers[-1].joined(box)
        else:
            numbers.append(box)
    return numbers


def least_gap(lines: list[list[Box]], height: float, usual: Gap) -> Gap:
    """A gap that is narrower than all between digits that do not overlap."""
    pairs = [pair for line in lines for pair in pairwise(sorted(line, key=lambda each: each.left))]
    gaps = [gap_between(*pair, height, usual.narrowest) for pair in pairs if pair[0].right <= pair[1].left]
    return usual._replace(gap=min(gaps, default=USUAL_GAP) - GAP_SPREAD / 2)


def usual_gap(lines: list[list[Box]], height: float, digits: int) -> Gap:
    """The gap that divides those inside numbers from those between them: near what is usual, where few gaps are.

    Digits may be as wide as they are drawn, or all as wide as most: the page is measured the way that divides better.
    """
    import numpy as np

    width = float(np.median([box.width for line in lines for box in line] or [0])) / height
    places = np.linspace(*WIDEST_GAPS, 71)
    unusual = 0.5 * ((places - USUAL_GAP) / np.where(places < USUAL_GAP, *USUAL_SPREAD)) ** 2
    best, found = np.inf, Gap(USUAL_GAP, NARROWEST, digits)
    for narrowest in (NARROWEST, max(NARROWEST, width)):
        gaps = [gaps_of(line, height, narrowest) for line in lines]
        every = np.concatenate(gaps)
        crowd = np.exp(-0.5 * ((every - places[:, None]) / GAP_SPREAD) ** 2).sum(axis=1)
        # So many gaps in a row that are inside make a number with too many digits, unless they are in a word near by.
        tight = np.array([max(line[k : k + digits]) for line in gaps for k in range(len(line) - digits + 1)])
        cost = crowd + unusual + ((tight > IN_WORDS) & (tight < places[:, None])).sum(axis=1)
        # A large page has numbers of two digits, and gaps inside them.
        cost += NONE_INSIDE * len(every) * (places <= every.min(initial=np.inf))
        if cost.min() < best:
            best, found = cost.min(), Gap(float(places[int(cost.argmin())]), narrowest, digits)
    return found


def near_grid(line: list[Box], height: float) -> list[Box]:
    """The glyphs that follow each other up to the grid: before them may be words, whose letters stand close together."""
    glyphs = sorted(line, key=lambda each: each.left)
    starts = [k + 1 for k, (a, b) in enumerate(pairwise(glyphs)) if b.left - a.right > FAR * height]
    return glyphs[starts[-1] if starts else 0 :]


def gaps_of(line: list[Box], height: float, narrowest: float) -> list[float]:
    """The gaps between the glyphs of a line."""
    return [
        gap_between(a, b, height, narrowest) for a, b in pairwise(sorted(line, key=lambda each: each.left))
    ]


def side_by_side(boxes: list[Box], height: float, usual: Gap) -> list[Number]:
    """Numbers of a row, with how sure the gaps before and inside them are."""
    glyphs = sorted(boxes, key=lambda each: each.left)
    gaps = gaps_of(glyphs, height, usual.narrowest)
    numbers: list[Number] = []
    for box, gap, is_inside in zip(glyphs, [9.0, *gaps], [False, *inside(gaps, usual)], strict=False):
        doubt = min(NEVER, GAP_NATS * abs(gap - usual.gap) + 0.5)
        if is_inside:
            before = numbers[-1]
            numbers[-1] = Number(before.box.joined(box), before.join, min(before.split, doubt))
        else:
            numbers.append(Number(box, doubt))
    return numbers


def inside(gaps: list[float], usual: Gap) -> list[bool]:
    """Which gaps are inside numbers; where those would have too many digits, the widest are not."""
    found = [gap < usual.gap for gap in gaps]
    while runs := [k for k in range(len(found) - usual.digits + 1) if all(found[k : k + usual.digits])]:
        run = range(runs[0], runs[0] + usual.digits)
        while run.stop < len(found) and found[run.stop]:
            run = range(run.start, run.stop + 1)
        found[max(run, key=lambda k: gaps[k])] = False
    return found


def gap_between(a: Box, b: Box, height: float, narrowest: float) -> float:
    """The room between two glyphs in digit heights; narrow ones count as wider, as a 1 stands in more room."""
    widths = [max(box.width, narrowest * height) for box in (a, b)]
    return (b.middle[0] - a.middle[0] - sum(widths) / 2) / height


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


def crop_of(grey: Array, box: Box) -> Array:
    """A number as the recogniser wants it: in the middle of 32×32 pixels, with only paper around."""
    import cv2
    import numpy as np

    side = max(1.35 * box.height, 1.14 * box.width)
    pad = 2
    part = grey[max(0, box.top - pad) : box.bottom + pad, max(0, box.left - pad) : box.right + pad]
    rim = np.concatenate([part[0], part[-1], part[:, 0], part[:, -1]])
    sheet = np.full((int(side) + 2 * pad + 2,) * 2, float(np.median(rim)), np.float32)
    top, left = (sheet.shape[0] - part.shape[0]) // 2, (sheet.shape[1] - part.shape[1]) // 2
    if top < 0 or left < 0:
        sheet = np.pad(sheet, max(-top, -left) + 1, mode="edge")
        top, left = (sheet.shape[0] - part.shape[0]) // 2, (sheet.shape[1] - part.shape[1]) // 2
    sheet[top : top + part.shape[0], left : left + part.shape[1]] = part
    shrinks = sheet.shape[0] > SIDE
    return cv2.resize(sheet, (SIDE, SIDE), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)

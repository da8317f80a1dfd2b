"""Gaps between digits on one line: those inside a number, and those between two.

Where a gap might mean either, the number says so, and the decoder decides.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from nonokit.scanning.clues.glyphs import Box
from nonokit.scanning.clues.marks import NEVER

NARROWEST = 0.45  # digits count as at least so wide (in heights), for a 1 has room around it
USUAL_GAP = 0.28  # between digits of a number and numbers, in digit heights, where the page does not tell
USUAL_SPREAD = (0.08, 0.16)  # likewise: how much less and how much more the page may tell
GAP_SPREAD = 0.05  # likewise: how much gaps of one kind differ
GAP_NATS = 45.0  # by which a reading gets dearer for each digit height that a gap speaks against it
NONE_INSIDE = 0.01  # what each gap costs where not one of them is inside a number
IN_WORDS = 0.15  # between letters, likewise, at most
WIDEST_GAPS = (0.0, 0.7)  # between these, likewise, the page tells


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

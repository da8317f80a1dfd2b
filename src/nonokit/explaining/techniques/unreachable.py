"""Unreachable cells (simple spaces): a cell that no run can get to is background.

The easy cases only: the one run of a colour has a cell already, so it cannot go far; or counting alone tells. Where runs
jump over gaps that are too short, that is `forcing`; what takes knowing which stretch is part of which run, `belonging`. In colour this is asked a colour at a time: a cell that no red
run gets to is not red, whatever else it may be.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.explaining.claims import (
    Claim,
    Complete,
    How,
    NoRunAfter,
    NoRunBefore,
    NoRunBetween,
    ReachesOnly,
    SkipsGap,
    Span,
)
from nonokit.explaining.finding import Finding, Stretch
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.overlap import skipped_after, skipped_before
from nonokit.model.masks import between, bits


def find(line: LineView) -> list[Finding]:
    """A finding a colour and place."""
    if line.reach is None:
        return []
    found = []
    for colour, runs in line.runs_by_colour.items():
        if len(runs) == 1 and line.known[colour]:
            found += _around(line, colour, runs[0])
        else:
            found += [finding for finding, gaps in beyond_reach(line, colour) if not gaps]
    return found


def beyond_reach(line: LineView, colour: int) -> list[tuple[Finding, list[SkipsGap]]]:
    """The cells that no run of a colour gets to by counting, and the gaps that runs jump over on the way."""
    assert line.reach is not None
    found = []
    for before, after, finding in out_of_reach(line, colour, line.reach):
        gaps = [] if before is None else skipped_after(line, before)
        gaps += [] if after is None else skipped_before(line, after)
        found.append((finding, gaps))
    return found


def _around(line: LineView, colour: int, run: int) -> list[Finding]:
    """The cells too far from those that the only run of a colour has already."""
    assert line.reach is not None
    filled = bits(line.known[colour])
    length = line.clue[run].length or line.size
    room = line.room(Stretch(filled[0], filled[-1] + 1, colour))
    low = max(line.reach[run].start, room.start, filled[-1] + 1 - length)
    high = min(line.reach[run].end, room.end, filled[0] + length)
    far = line.may[colour] & ~between(low, high)
    if not far:
        return []
    reach = Span(low, high)
    claim: Claim = ReachesOnly(run, tuple(filled), reach, line.cells(far), colour)
    if len(filled) == reach.length == length:
        claim = Complete(run, reach, line.cells(far), colour)
    return [Finding((claim,), {colour: far}, told(line, far))]


def out_of_reach(
    line: LineView, colour: int, reach: Sequence[Span], how: How = "counting"
) -> list[tuple[int | None, int | None, Finding]]:
    """The cells before, between and after the runs of a colour that none gets to, with the runs on both sides."""
    runs = line.runs_by_colour[colour]
    may = line.may[colour]
    found = []
    zones = zip([None, *runs], [*runs, None], strict=True)
    for before, after in zones:
        start = 0 if before is None else reach[before].end
        end = line.size if after is None else reach[after].start
        if far := may & between(start, end):
            claim = no_run(line, colour, before, after, reach, far, how)
            found.append((before, after, Finding((claim,), {colour: far}, told(line, far))))
    return found


def no_run(
    line: LineView,
    colour: int,
    before: int | None,
    after: int | None,
    reach: Sequence[Span],
    far: int,
    how: How,
) -> Claim:
    """What is said of cells between two runs, or at an end of the line."""
    cells = line.cells(far)
    if before is None:
        assert after is not None
        return NoRunBefore(after, (reach[after].start,), cells, colour, how)
    if after is None:
        return NoRunAfter(before, (reach[before].end - 1,), cells, colour, how)
    return NoRunBetween(before, (reach[before].end - 1,), after, (reach[after].start,), cells, colour, how)


def told(line: LineView, mask: int) -> int:
    """In black and white a cell without its one colour is said to be empty."""
    return mask if len(line.may) == 2 else 0


TECHNIQUE = LineTechnique(
    "unreachable",
    Insight.OVERLAP,
    11,
    (ReachesOnly, Complete, NoRunBefore, NoRunBetween, NoRunAfter),
    find,
    effect="clears",
)

"""Belonging: a filled stretch is part of one run, so that run cannot be far from it, and its neighbours keep their order.

Which run it is, one look at the clue or counting must tell, and the reason is given. The run then lies near the stretch,
and all runs after it are counted from there: cells they cover for certain, and cells that none gets to. One stretch a
bound: what takes two rounds is left to `slide`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nonokit.explaining.claims import (
    Claim,
    FitsInto,
    NoRunAfter,
    NoRunBefore,
    NoRunBetween,
    OnlyPlace,
    PartOf,
    Span,
)
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView, spans
from nonokit.explaining.ownership import ownerships
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.overlap import band, covered_by
from nonokit.explaining.techniques.unreachable import no_run, told
from nonokit.model.masks import between


class Bounds(NamedTuple):
    """How far each run gets, and per run the stretch that its first and its last cell were counted from, if any."""

    reach: list[Span]
    first: list[PartOf | None]
    last: list[PartOf | None]

    def stretches(self, first: int | None, last: int | None) -> tuple[PartOf, ...]:
        """What two bounds were counted from."""
        owned = [
            None if first is None else self.first[first],
            None if last is None else self.last[last],
        ]
        return tuple(dict.fromkeys(one for one in owned if one is not None))


def find(line: LineView) -> list[Finding]:
    """A finding a run that is held, and one a place that none gets to."""
    if line.reach is None or not line.stretches or not line.several:
        return []
    owned = [one for one in line.once(ownerships) if one is not None]
    bounds = bounds_of(line, owned) if owned else None
    if bounds is None:
        return []
    return [*_covered(line, bounds), *_out_of_reach(line, bounds)]


def bounds_of(line: LineView, owned: Sequence[PartOf]) -> Bounds | None:
    """How far runs get when some stretches are theirs; None when that cannot be."""
    assert line.reach is not None
    low, high = [span.start for span in line.reach], [span.end for span in line.reach]
    first: list[PartOf | None] = [None] * len(low)
    last: list[PartOf | None] = [None] * len(low)
    rooms = {(stretch.start, stretch.end): line.room(stretch) for stretch in line.stretches}
    for one in owned:
        i, (start, end) = one.run, one.stretch
        room, length = rooms[start, end], line.clue[i].length or line.size
        if max(end - length, room.start) > low[i]:
            low[i], first[i] = max(end - length, room.start), one
        if min(start + length, room.end) < high[i]:
            high[i], last[i] = min(start + length, room.end), one
    starts, ends = line.packed(low), line.packed_back(high)
    if starts is None or ends is None:
        return None
    for i in range(1, len(low)):  # pushed on by the run before it
        if starts[i - 1] + line.facts.shortest[i - 1] + line.gaps[i - 1] > low[i]:
            first[i] = first[i - 1]
    for i in range(len(high) - 2, -1, -1):
        if ends[i + 1] - line.facts.shortest[i + 1] - line.gaps[i] < high[i]:
            last[i] = last[i + 1]
    reach = spans(line, starts, ends)
    return None if reach is None else Bounds(reach, first, last)


def _covered(line: LineView, bounds: Bounds) -> list[Finding]:
    found = []
    for i, (run, reach) in enumerate(zip(line.clue, bounds.reach, strict=True)):
        covered = covered_by(run.min_length, reach)
        owned = bounds.stretches(i, i)
        if owned and between(*covered) & ~line.known[run.colour]:
            found.append(band(line, i, reach, covered, owned))
    return found


def _out_of_reach(line: LineView, bounds: Bounds) -> list[Finding]:
    found = []
    for colour, runs in line.runs_by_colour.items():
        for before, after in zip([None, *runs], [*runs, None], strict=True):
            start = 0 if before is None else bounds.reach[before].end
            end = line.size if after is None else bounds.reach[after].start
            far = line.may[colour] & between(start, end)
            owned = bounds.stretches(after, before)
            if far and owned:
                claim: Claim = no_run(line, colour, before, after, bounds.reach, far, "counting")
                found.append(Finding((*owned, claim), {colour: far}, told(line, far)))
    return found


TECHNIQUE = LineTechnique(
    "belonging",
    Insight.LINE_TRICKS,
    20,
    (PartOf, FitsInto, OnlyPlace, NoRunBefore, NoRunBetween, NoRunAfter),
    find,
)

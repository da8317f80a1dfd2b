"""Which run a filled stretch is part of, and why: as far as one look at the clue and counting tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nonokit.explaining.claims import (
    AsMany,
    BeginsFrom,
    EndsBy,
    OnlyRun,
    PartOf,
    Reason,
    Shorter,
    Side,
    TooLong,
)
from nonokit.explaining.finding import Stretch
from nonokit.explaining.line_view import LineView
from nonokit.model.masks import between


def ownerships(line: LineView) -> list[PartOf | None]:
    """Per filled stretch, its run and the reason; None when one of them is not clear."""
    return [
        _by_elimination(line, stretch, runs) or _by_order(line, stretch)
        for stretch, runs in zip(line.stretches, line.owners, strict=True)
    ]


def _by_elimination(line: LineView, stretch: Stretch, runs: Sequence[int]) -> PartOf | None:
    if len(runs) != 1:
        return None
    reasons = _reasons(line, stretch, runs[0])
    return PartOf(stretch.span, runs[0], reasons) if reasons else None


def _reasons(line: LineView, stretch: Stretch, run: int) -> tuple[Reason, ...] | None:
    """Why no other run of the colour is possible; None when that takes more than a reason a side."""
    others = line.runs_by_colour[stretch.colour]
    before, after = [i for i in others if i < run], [i for i in others if i > run]
    if not before and not after:
        return (OnlyRun(stretch.colour),)
    simple = _wrong_length(line, stretch, [*before, *after], "other")
    if simple is not None:
        return (simple,)
    early = _ends_early(line, stretch, before) or _wrong_length(line, stretch, before, "before")
    late = _begins_late(line, stretch, after) or _wrong_length(line, stretch, after, "after")
    if (before and early is None) or (after and late is None):
        return None
    return tuple(reason for reason in (early, late) if reason is not None)


def _ends_early(line: LineView, stretch: Stretch, runs: Sequence[int]) -> Reason | None:
    """The nearest of the runs before ends latest of them all."""
    assert line.reach is not None
    if runs and line.reach[runs[-1]].end < stretch.end:
        return EndsBy(runs[-1], (line.reach[runs[-1]].end - 1,))
    return None


def _begins_late(line: LineView, stretch: Stretch, runs: Sequence[int]) -> Reason | None:
    """The nearest of the runs after begins earliest of them all."""
    assert line.reach is not None
    if runs and line.reach[runs[0]].start > stretch.start:
        return BeginsFrom(runs[0], (line.reach[runs[0]].start,))
    return None


def _wrong_length(line: LineView, stretch: Stretch, runs: Sequence[int], side: Side) -> Reason | None:
    lengths = [line.clue[i].length for i in runs]
    if runs and all(length is not None and length < stretch.length for length in lengths):
        return Shorter(side, stretch.colour)
    room = line.room(stretch)
    if runs and all(length is not None and length > room.length for length in lengths):
        return TooLong(side, room, stretch.colour)
    return None


def _by_order(line: LineView, stretch: Stretch) -> PartOf | None:
    """As many stretches that are apart as there are runs: the first is part of the first, and so on."""
    runs = line.runs_by_colour.get(stretch.colour, [])
    same = [other for other in line.stretches if other.colour == stretch.colour]
    if len(same) != len(runs) or len(runs) < 2 or count_apart(line, stretch.colour) != len(runs):
        return None
    return PartOf(stretch.span, runs[same.index(stretch)], (AsMany(len(runs), stretch.colour),))


def count_apart(line: LineView, colour: int) -> int:
    """How many runs the stretches of a colour are parts of, at the least."""
    same = [stretch for stretch in line.stretches if stretch.colour == colour]
    return bool(same) + sum(are_apart(line, first, second) for first, second in pairwise(same))


def are_apart(line: LineView, first: Stretch, second: Stretch) -> bool:
    """Whether two neighbouring stretches of a colour cannot be one run: something is between, or it would be too long."""
    if between(first.end, second.start) & ~line.may[first.colour]:
        return True
    longest = max(line.clue[i].length or line.size for i in line.runs_by_colour.get(first.colour, [0]))
    return second.end - first.start > longest

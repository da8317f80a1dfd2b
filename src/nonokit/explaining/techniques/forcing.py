"""Forcing: known background cuts the line into gaps, and a gap too short for a run cannot hold it.

A gap that is too short for all the runs that get there is background altogether; a run that must jump over such gaps is
pushed to the other side, covers cells there, and leaves those on the way.
"""

from __future__ import annotations

from nonokit.explaining.claims import (
    FitsInto,
    GapTooShort,
    NoRunAfter,
    NoRunBefore,
    NoRunBetween,
    OnlyPlace,
    SkipsGap,
    Span,
)
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.overlap import bands
from nonokit.explaining.techniques.unreachable import beyond_reach, told
from nonokit.model.masks import between, stretches


def find(line: LineView) -> list[Finding]:
    """A finding a gap that stays empty, and one a run that gaps push away."""
    if line.reach is None:
        return []
    found = []
    for colour in line.runs_by_colour:
        if line.may[colour] != line.whole:
            short = [_short_gap(line, colour, Span(*gap)) for gap in stretches(line.may[colour])]
            found += [finding for finding in short if finding is not None]
            found += [
                finding._replace(claims=(*gaps, *finding.claims))
                for finding, gaps in beyond_reach(line, colour)
                if gaps
            ]
    return [*found, *bands(line, jumps=True)]


def _short_gap(line: LineView, colour: int, gap: Span) -> Finding | None:
    cells = between(*gap)
    if cells & line.known[colour]:
        return None
    assert line.reach is not None
    lengths = [
        line.facts.shortest[i]
        for i in line.runs_by_colour[colour]
        if line.reach[i].start < gap.end and gap.start < line.reach[i].end
    ]
    if not lengths or min(lengths) <= gap.length:
        return None
    claim = GapTooShort(gap, min(lengths), line.cells(cells), colour)
    return Finding((claim,), {colour: cells}, told(line, cells))


TECHNIQUE = LineTechnique(
    "forcing",
    Insight.LINE_TRICKS,
    23,
    (GapTooShort, SkipsGap, FitsInto, OnlyPlace, NoRunBefore, NoRunBetween, NoRunAfter),
    find,
)

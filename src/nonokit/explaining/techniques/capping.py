"""Capping (punctuating): a filled stretch as long as its run can be is finished, so it ends on both sides.

The easy cases only: the one run of a colour is complete, or no run of that colour is longer than the stretch.
`size-matching` has the rest.
"""

from __future__ import annotations

from nonokit.explaining.claims import Claim, Complete, Longest
from nonokit.explaining.finding import Finding, Stretch
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.unreachable import told


def find(line: LineView) -> list[Finding]:
    """A finding a finished stretch."""
    found = []
    for stretch in line.stretches:
        runs = line.runs_by_colour.get(stretch.colour, [])
        longest = max((line.clue[i].length or line.size for i in runs), default=0)
        ends = beside(line, stretch)
        if ends and longest == stretch.length:
            cells, colour = line.cells(ends), stretch.colour
            claim: Claim = Longest(stretch.span, cells, colour)
            if len(runs) == 1:
                claim = Complete(runs[0], stretch.span, cells, colour)
            found.append(Finding((claim,), {colour: ends}, told(line, ends)))
    return found


def beside(line: LineView, stretch: Stretch) -> int:
    """The cells beside a stretch that may still have its colour."""
    return (1 << stretch.end | (1 << stretch.start) >> 1) & line.may[stretch.colour]


TECHNIQUE = LineTechnique("capping", Insight.OVERLAP, 12, (Longest, Complete), find, effect="clears")

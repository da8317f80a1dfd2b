"""Slide: all runs pushed to either end as far as everything known allows, filled cells included.

What `overlap` and `unreachable` see by counting, seen again with both extreme placements at hand: cells a run covers in
both, and cells that no run gets to. This takes in what several rounds of `belonging` would find.
"""

from __future__ import annotations

from nonokit.explaining.claims import (
    Claim,
    NoRunAfter,
    NoRunBefore,
    NoRunBetween,
    OnlyPlace,
    Pushed,
    Span,
)
from nonokit.explaining.line_view import Finding, LineView
from nonokit.explaining.masks import between, lowest
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.unreachable import out_of_reach


def find(line: LineView) -> list[Finding]:
    """A finding a run. Runs of unknown length are left to `exact`: they slide and stretch."""
    if line.clue.has_unknown or line.placed is None:
        return []
    found, reach = [], []
    for i, (run, starts) in enumerate(zip(line.clue, line.placed.starts, strict=True)):
        early, late = lowest(starts), starts.bit_length() - 1
        reach.append(Span(early, late + run.min_length))
        covered = Span(late, early + run.min_length)
        mask = between(*covered)
        if mask & ~line.known[run.colour]:
            first, last = Span(early, early + run.min_length), Span(late, late + run.min_length)
            claim: Claim = Pushed(i, first, last, covered, line.ref.kind)
            if first == last:
                claim = OnlyPlace(i, covered, "pushing")
            found.append(Finding((claim,), line.paint(run.colour, mask), mask))
    for colour in line.runs_by_colour:
        found += [finding for _, _, finding in out_of_reach(line, colour, reach, "pushing")]
    return found


TECHNIQUE = LineTechnique(
    "slide", Insight.LINE_TRICKS, 30, (Pushed, OnlyPlace, NoRunBefore, NoRunBetween, NoRunAfter), find
)

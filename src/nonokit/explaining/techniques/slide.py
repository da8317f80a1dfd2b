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
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.overlap import covered_by
from nonokit.explaining.techniques.unreachable import out_of_reach
from nonokit.model.masks import between, lowest


def find(line: LineView) -> list[Finding]:
    """A finding a run. Runs of unknown length are left to `exact`: they slide and stretch."""
    reach = reaches(line)
    if reach is None:
        return []
    found = []
    for i, (run, (start, end)) in enumerate(zip(line.clue, reach, strict=True)):
        covered = covered_by(run.min_length, reach[i])
        mask = between(*covered)
        if mask & ~line.known[run.colour]:
            first, last = Span(start, covered.end), Span(covered.start, end)
            claim: Claim = Pushed(i, first, last, covered, line.ref.kind)
            if first == last:
                claim = OnlyPlace(i, covered, "pushing")
            found.append(Finding((claim,), line.paint(run.colour, mask), mask))
    for colour in line.runs_by_colour:
        found += [finding for _, _, finding in out_of_reach(line, colour, reach, "pushing")]
    return found


def reaches(line: LineView) -> list[Span] | None:
    """The cells each run gets to in some placement; None when lengths are unknown, or nothing fits."""
    if line.facts.has_unknown or line.placed is None:
        return None
    return [
        Span(lowest(starts), starts.bit_length() - 1 + run.min_length)
        for run, starts in zip(line.clue, line.placed.starts, strict=True)
    ]


TECHNIQUE = LineTechnique(
    "slide", Insight.LINE_TRICKS, 30, (Pushed, OnlyPlace, NoRunBefore, NoRunBetween, NoRunAfter), find
)

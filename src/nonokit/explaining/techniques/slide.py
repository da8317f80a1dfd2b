"""Slide: all runs pushed to either side as far as everything known allows, filled cells included.

What `overlap` and `unreachable` see by counting, seen again with both extreme placements at hand: cells a run
covers in both, and cells that no run gets to.
"""

from __future__ import annotations

from nonokit.explaining.evidence import Band, Extremes, Span
from nonokit.explaining.line_view import LineView, between, lowest
from nonokit.explaining.step import Step

NAME = "slide"


def find(line: LineView) -> list[Step]:
    """One step for the line. Runs of unknown length are left to `exact`: they slide and stretch."""
    placed = line.placed
    if placed is None or line.clue.has_unknown:
        return []
    first, last, bands = [], [], []
    assign: dict[int, int] = {}
    near = [0] * len(line.may)
    for i, (run, starts) in enumerate(zip(line.clue, placed.starts, strict=True)):
        early, late = lowest(starts), starts.bit_length() - 1
        first.append(Span(early, early + run.min_length))
        last.append(Span(late, late + run.min_length))
        near[run.colour] |= between(early, late + run.min_length)
        band = between(late, early + run.min_length) & ~line.known[run.colour]
        if band:
            bands.append(Band(i, Span(late, early + run.min_length)))
            assign[run.colour] = assign.get(run.colour, 0) | band
    forbid = {value: line.may[value] & ~mask for value, mask in enumerate(near) if value}
    evidence = Extremes(tuple(first), tuple(last), tuple(bands))
    step = line.step(NAME, evidence, assign=assign, forbid=forbid)
    return [step] if step else []

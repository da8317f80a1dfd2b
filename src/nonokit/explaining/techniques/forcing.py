"""Forcing: known background cuts the line into gaps, and a gap too short for a run cannot hold it.

A gap that none of the runs in reach fits is background altogether; a run that must jump over such gaps is pushed
to the other side and covers cells there.
"""

from __future__ import annotations

from nonokit.engine.reference.line import fits
from nonokit.explaining.evidence import ShortGap
from nonokit.explaining.line_view import LineView, between, stretches
from nonokit.explaining.step import Step
from nonokit.explaining.techniques.overlap import overlap_step

NAME = "forcing"


def find(line: LineView) -> list[Step]:
    """A step per gap that stays empty, and one for the runs that gaps push away."""
    if not line.blank:
        return []
    steps = [_empty_gap(line, start, end) for start, end in stretches(line.paintable)]
    return [step for step in (*steps, overlap_step(line, NAME, jumps=True)) if step]


def _empty_gap(line: LineView, start: int, end: int) -> Step | None:
    gap = between(start, end)
    if line.reach is None or gap & line.solid:
        return None
    runs = []
    for i, (run, span) in enumerate(zip(line.clue, line.reach, strict=True)):
        low, high = max(start, span.start), min(end, span.end)
        if low >= high:
            continue
        if fits(line.may[run.colour] & between(low, high), run.min_length):
            return None
        runs.append(i)
    if not runs:
        return None
    shortest = min(line.clue[i].min_length for i in runs)
    evidence = ShortGap(line.span(start, end), tuple(runs), shortest)
    return line.step(NAME, evidence, assign={0: gap})

"""Full line: the clue with its gaps is exactly as long as the line, so there is only one way to place it."""

from __future__ import annotations

from nonokit.explaining.evidence import Packing
from nonokit.explaining.line_view import LineView, between
from nonokit.explaining.step import Step

NAME = "full"


def find(line: LineView) -> list[Step]:
    """The whole line at once."""
    if line.clue.has_unknown or not line.clue or line.clue.min_length != line.size:
        return []
    assign: dict[int, int] = {0: line.whole}
    spans = []
    start = 0
    for run, gap in zip(line.clue, line.gaps, strict=True):
        span = line.span(start, start + run.min_length)
        spans.append(span)
        mask = between(*span)
        assign[run.colour] = assign.get(run.colour, 0) | mask
        assign[0] &= ~mask
        start = span.end + gap
    step = line.step(NAME, Packing(tuple(spans), line.clue.min_length), assign=assign)
    return [step] if step else []

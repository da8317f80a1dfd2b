"""Splitting: two filled stretches with one cell between them that would be too long together; that cell is not filled."""

from __future__ import annotations

from itertools import pairwise

from nonokit.explaining.claims import Span, TooLongTogether
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.unreachable import told


def find(line: LineView) -> list[Finding]:
    """A finding a pair of stretches with one open cell between them."""
    if line.reach is None:
        return []
    found = []
    for first, second in pairwise(line.stretches):
        colour, cell = first.colour, 1 << first.end
        is_pair = colour == second.colour and second.start - first.end == 1 and line.may[colour] & cell
        whole = Span(first.start, second.end)
        longest = _longest_near(line, colour, whole) if is_pair else line.size
        if longest < whole.length:
            claim = TooLongTogether(whole, whole.length, longest, (first.end,), colour)
            found.append(Finding((claim,), {colour: cell}, told(line, cell)))
    return found


def _longest_near(line: LineView, colour: int, whole: Span) -> int:
    """The longest run that gets to some of these cells; one of unknown length may be as long as the line."""
    assert line.reach is not None
    lengths = [
        line.clue[i].length or line.size
        for i in line.runs_by_colour.get(colour, ())
        if line.reach[i].start < whole.end and whole.start < line.reach[i].end
    ]
    return max(lengths, default=line.size)


TECHNIQUE = LineTechnique("splitting", Insight.LINE_TRICKS, 26, (TooLongTogether,), find, effect="clears")

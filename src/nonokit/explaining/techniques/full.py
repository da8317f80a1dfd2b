"""Full line: the clue with its gaps is exactly as long as the line, so there is only one way to place it."""

from __future__ import annotations

from nonokit.explaining.claims import FullLine
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import between


def find(line: LineView) -> list[Finding]:
    """The whole line at once."""
    if line.facts.has_unknown or not line.clue or line.facts.min_length != line.size:
        return []
    left = [0] * len(line.may)
    left[0] = line.whole
    at = 0
    for run, gap in zip(line.clue, line.gaps, strict=True):
        cells = between(at, at + run.min_length)
        left[run.colour] |= cells
        left[0] &= ~cells
        at += run.min_length + gap
    forbid = {value: line.may[value] & ~mask for value, mask in enumerate(left)}
    return [Finding((FullLine(line.clue, line.size),), forbid, line.whole)]


TECHNIQUE = LineTechnique("full", Insight.TRIVIAL, 0, (FullLine,), find)

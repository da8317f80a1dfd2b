"""Empty line: a clue of 0 leaves nothing to fill."""

from __future__ import annotations

from nonokit.explaining.claims import EmptyLine
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique


def find(line: LineView) -> list[Finding]:
    """The whole line as background."""
    return [] if line.clue else [Finding((EmptyLine(),), line.empty(line.whole), line.whole)]


TECHNIQUE = LineTechnique("empty", Insight.TRIVIAL, 1, (EmptyLine,), find)

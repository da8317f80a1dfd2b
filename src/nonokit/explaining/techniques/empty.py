"""Empty line: a clue of 0 leaves nothing to fill."""

from __future__ import annotations

from nonokit.explaining.evidence import Totals
from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Step

NAME = "empty"


def find(line: LineView) -> list[Step]:
    """The whole line as background."""
    if line.clue:
        return []
    step = line.step(NAME, Totals(0, is_filled=True), assign={0: line.whole})
    return [step] if step else []

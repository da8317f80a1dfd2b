"""Complete line: the clue is all there, so the rest is background; or all background is there, so the rest is not.

Counting cells is enough: as many filled cells as the clue adds up to leave none to fill, wherever they stand.
"""

from __future__ import annotations

from nonokit.explaining.evidence import Totals
from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Step

NAME = "complete"


def find(line: LineView) -> list[Step]:
    """The rest of a line whose filled or whose background cells are all known."""
    if line.clue.has_unknown or not line.clue:
        return []
    total = line.clue.total
    undecided = line.several & line.may[0]
    if line.solid.bit_count() == total:
        step = line.step(NAME, Totals(total, is_filled=True), assign={0: undecided})
    elif line.blank.bit_count() == line.size - total:
        step = line.step(NAME, Totals(total, is_filled=False), forbid={0: undecided})
    else:
        step = None
    return [step] if step else []

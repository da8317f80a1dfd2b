"""Complete line: the clue is all there, so the rest is background; or all background is there, so the rest is not.

Counting cells is enough: as many filled cells as the clue adds up to leave none to fill, wherever they stand.
"""

from __future__ import annotations

from nonokit.explaining.claims import AllEmptied, AllFilled
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique


def find(line: LineView) -> list[Finding]:
    """The rest of a line whose filled or whose background cells are all known."""
    undecided = line.several & line.may[0]
    if not undecided or line.facts.has_unknown or not line.clue:
        return []
    total = line.facts.total
    if line.solid.bit_count() == total:
        return [Finding((AllFilled(total, line.cells(undecided)),), line.empty(undecided), undecided)]
    if line.paintable.bit_count() == total:
        return [Finding((AllEmptied(total, line.cells(undecided)),), {0: undecided})]
    return []


TECHNIQUE = LineTechnique("complete", Insight.TRIVIAL, 2, (AllFilled, AllEmptied), find)

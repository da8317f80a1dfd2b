"""Joining: two filled stretches that can only belong to one run; the cells between them are filled too."""

from __future__ import annotations

from itertools import pairwise

from nonokit.explaining.claims import Joins, OnlyRun, PartOf
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.ownership import ownerships
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import between


def find(line: LineView) -> list[Finding]:
    """A finding a pair of neighbouring stretches."""
    if len(line.stretches) < 2:
        return []
    found = []
    for first, second in pairwise(line.once(ownerships)):
        if first is None or second is None or first.run != second.run:
            continue
        mask = between(first.stretch.end, second.stretch.start)
        claim = Joins(first.run, first.stretch, second.stretch, line.cells(mask))
        # That the only run owns everything needs no words.
        owned = [one for one in (first, second) if not isinstance(one.reasons[0], OnlyRun)]
        found.append(Finding((*owned, claim), line.paint(line.clue[first.run].colour, mask), mask))
    return found


TECHNIQUE = LineTechnique("joining", Insight.LINE_TRICKS, 24, (PartOf, Joins), find, effect="paints")

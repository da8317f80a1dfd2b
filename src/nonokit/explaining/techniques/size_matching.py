"""Size matching: order and room leave a filled stretch only runs that are exactly as long as it is, so it ends here."""

from __future__ import annotations

from nonokit.explaining.claims import Claim, Complete, PartOf, SameLength
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.ownership import ownerships
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.capping import beside
from nonokit.explaining.techniques.unreachable import told


def find(line: LineView) -> list[Finding]:
    """A finding a stretch whose possible runs are all as long as it is."""
    if not any(beside(line, stretch) for stretch in line.stretches):
        return []
    found = []
    for stretch, runs, owned in zip(line.stretches, line.owners, line.once(ownerships), strict=True):
        ends = beside(line, stretch)
        if not ends:
            continue
        cells, colour = line.cells(ends), stretch.colour
        claims: tuple[Claim, ...] = ()
        if owned is not None and line.clue[owned.run].length == stretch.length:
            claims = (owned, Complete(owned.run, stretch.span, cells, colour))
        elif runs and all(line.clue[i].length == stretch.length for i in runs):
            claims = (SameLength(stretch.span, stretch.length, cells, colour),)
        if claims:
            found.append(Finding(claims, {colour: ends}, told(line, ends)))
    return found


TECHNIQUE = LineTechnique(
    "size-matching", Insight.LINE_TRICKS, 25, (PartOf, Complete, SameLength), find, effect="clears"
)

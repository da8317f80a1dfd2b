"""Growing (edge logic, glue): a filled stretch closer to a wall than its run is long must grow away from the wall."""

from __future__ import annotations

from nonokit.explaining.claims import Claim, Grows, GrowsAtLeast, PartOf
from nonokit.explaining.finding import Finding, Stretch
from nonokit.explaining.line_view import LineView
from nonokit.explaining.ownership import ownerships
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import between


def find(line: LineView) -> list[Finding]:
    """A finding a filled stretch and wall."""
    if not line.stretches or line.reach is None:
        return []
    found = []
    for stretch, fitting, owned in zip(line.stretches, line.owners, line.once(ownerships), strict=True):
        runs = fitting if owned is None else [owned.run]
        length = min((line.facts.shortest[i] for i in runs), default=0)
        room = line.room(stretch)
        if length > room.length:
            continue
        open_cells = ~line.known[stretch.colour]
        onwards = between(stretch.end, min(line.size, room.start + length)) & open_cells
        backwards = between(max(0, room.end - length), stretch.start) & open_cells
        if onwards:
            found.append(_grow(line, stretch, owned, length, room.start - 1, onwards))
        if backwards:
            found.append(_grow(line, stretch, owned, length, room.end, backwards))
    return found


def _grow(
    line: LineView, stretch: Stretch, owned: PartOf | None, length: int, wall: int, grown: int
) -> Finding:
    cells = line.cells(grown)
    claims: tuple[Claim, ...] = (GrowsAtLeast(stretch.span, length, wall, cells, stretch.colour),)
    if owned is not None:
        claims = (owned, Grows(owned.run, wall, cells))
    return Finding(claims, line.paint(stretch.colour, grown), grown)


TECHNIQUE = LineTechnique(
    "growing", Insight.LINE_TRICKS, 21, (PartOf, Grows, GrowsAtLeast), find, effect="paints"
)

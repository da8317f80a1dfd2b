"""Colour cross-check: a cell can only have a colour that both its row's and its column's clue use."""

from __future__ import annotations

from nonokit.explaining.claims import Claim, ColourMissing, NoSharedColour
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import bits


def find(line: LineView) -> list[Finding]:
    """What each colour rules out, and the cells for which no colour is left."""
    own, having = line.runs_by_colour, line.crossing.having
    unknown = line.several & line.crossing.clued
    without = unknown & line.may[0]
    for colour in own:
        without &= ~having.get(colour, 0)
    forbid = {
        value: unknown & line.may[value] & ~(having.get(value, 0) if value in own else 0)
        for value in range(1, len(line.may))
    }
    if not any(forbid.values()):
        return []
    claims: list[Claim] = (
        [NoSharedColour(line.cells(without))] if any(m & without for m in forbid.values()) else []
    )
    claims += [
        ColourMissing(tuple(bits(mask & ~without)), value)
        for value, mask in forbid.items()
        if value in own and mask & ~without
    ]
    return [Finding(tuple(claims), forbid, without)] if claims else []


TECHNIQUE = LineTechnique(
    "colour-cross-check", Insight.OVERLAP, 13, (NoSharedColour, ColourMissing), find, looks_across=True
)

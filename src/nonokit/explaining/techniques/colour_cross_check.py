"""Colour cross-check: a cell can only have a colour that both its row's and its column's clue use."""

from __future__ import annotations

from nonokit.explaining.claims import Claim, ColourMissing, NoSharedColour
from nonokit.explaining.line_view import Finding, LineView
from nonokit.explaining.masks import bits
from nonokit.explaining.technique import Insight, LineTechnique


def find(line: LineView) -> list[Finding]:
    """What each colour rules out, and the cells for which no colour is left."""
    own = line.runs_by_colour
    if len(line.may) == 2 and own and all(clue is None or clue for clue in line.crossing):
        return []  # one colour, which all lines have
    shared = {
        p: {run.colour for run in clue} & own.keys()
        for p, clue in enumerate(line.crossing)
        if clue is not None and line.several >> p & 1
    }
    forbid = {
        value: sum(1 << p for p, colours in shared.items() if value not in colours) & line.may[value]
        for value in range(1, len(line.may))
    }
    without = sum(1 << p for p, colours in shared.items() if not colours) & line.may[0]
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

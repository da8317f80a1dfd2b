"""Colour cross-check: a cell can only have a colour that both its row's and its column's clue use."""

from __future__ import annotations

from nonokit.explaining.evidence import ColourSets
from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Step

NAME = "colour-cross-check"


def find(line: LineView) -> list[Step]:
    """One step for the line."""
    own = {run.colour for run in line.clue}
    forbid: dict[int, int] = {}
    sets = []
    for p, clue in enumerate(line.crossing):
        if clue is None or not line.several >> p & 1:
            continue
        colours = {run.colour for run in clue}
        gone = [v for v in range(1, len(line.may)) if line.may[v] >> p & 1 and v not in own & colours]
        if gone:
            sets.append((p, tuple(sorted(colours))))
        for value in gone:
            forbid[value] = forbid.get(value, 0) | 1 << p
    if not forbid:
        return []
    step = line.step(NAME, ColourSets(tuple(sorted(own)), tuple(sets)), forbid=forbid)
    return [step] if step else []

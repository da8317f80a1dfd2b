"""Touching: a run that began right behind a wall would end against a filled cell and become too long.

So the cell behind the wall is background, and the wall moves on by one.
"""

from __future__ import annotations

from nonokit.explaining.claims import WouldTouch
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.explaining.techniques.unreachable import told
from nonokit.model.masks import bits


def find(line: LineView) -> list[Finding]:
    """A finding a wall, from both ends."""
    if line.reach is None or not line.stretches:
        return []
    return [*_behind_walls(line), *_behind_walls(line.mirrored)]


def _behind_walls(line: LineView) -> list[Finding]:
    found = []
    for colour in dict.fromkeys(stretch.colour for stretch in line.stretches):
        may = line.may[colour]
        for p in bits(may & ~(may << 1) & line.several):
            length = _length_of_all(line, colour, p)
            if length and line.known[colour] >> (p + length) & 1:
                cell = 1 << p
                filled = (line.position(p + length),)
                claim = WouldTouch(line.cells(cell), line.position(p - 1), length, filled, colour)
                found.append(Finding((claim,), {colour: line.mask(cell)}, told(line, line.mask(cell))))
    return found


def _length_of_all(line: LineView, colour: int, p: int) -> int | None:
    """The length that all runs have which could begin at p; None when there is none, or they differ."""
    assert line.reach is not None
    lengths = {
        line.clue[i].length
        for i in line.runs_by_colour.get(colour, ())
        if line.reach[i].start <= p
        and p + line.facts.shortest[i] <= line.reach[i].end
        and line.room_for[i] >> p & 1
    }
    return lengths.pop() if len(lengths) == 1 else None


TECHNIQUE = LineTechnique("touching", Insight.LINE_TRICKS, 22, (WouldTouch,), find, effect="clears")

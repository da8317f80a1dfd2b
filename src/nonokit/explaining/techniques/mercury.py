"""Mercury: a run that began right at the wall would end against a filled cell and become too long.

So the cell at the wall is background, and the wall moves on by one: like mercury, the run keeps off the edge.
Only cells where some run is stopped by touching count; where every run is stopped by a wall, that is `forcing`.
"""

from __future__ import annotations

from nonokit.engine.reference.line import fits
from nonokit.explaining.evidence import Touch
from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Step

NAME = "mercury"


def find(line: LineView) -> list[Step]:
    """A step per wall, from both ends."""
    return [*_keep_off(line), *_keep_off(line.mirrored)]


def _keep_off(line: LineView) -> list[Step]:
    steps = []
    if line.reach is not None and line.groups:
        for colour in sorted({group.colour for group in line.groups}):
            may = line.may[colour]
            for p in range(line.size):
                if may >> p & 1 and not (p and may >> (p - 1) & 1):
                    steps.append(_from_wall(line, colour, p))
    return [step for step in steps if step]


def _from_wall(line: LineView, colour: int, start: int) -> Step | None:
    """Cells from `start` on, right behind a wall, at which no run can begin."""
    p = start
    runs: set[int] = set()
    filled = 0
    while p < line.size and line.several >> p & 1 and line.may[colour] >> p & 1:
        touching = _touching(line, colour, p)
        if touching is None:
            break
        if touching:
            runs |= set(touching)
            filled = p + max(line.clue[i].min_length for i in touching)
        p += 1
    if not runs:
        return None
    mask = ((1 << p) - 1) & ~((1 << start) - 1)
    length = max(line.clue[i].min_length for i in runs)
    evidence = Touch(line.position(start - 1), line.position(filled), line.runs(sorted(runs)), length)
    return line.step(NAME, evidence, forbid={colour: mask})


def _touching(line: LineView, colour: int, p: int) -> list[int] | None:
    """The runs that fit from p on but touch a filled cell; None when some run can begin at p."""
    assert line.reach is not None
    found = []
    for i, (run, span) in enumerate(zip(line.clue, line.reach, strict=True)):
        if run.colour != colour:
            continue
        is_near = span.start <= p < span.end
        if run.length is None:
            if is_near:
                return None
            continue
        end = p + run.length
        if not fits(line.may[colour], run.length) >> p & 1:
            continue
        if line.known[colour] >> end & 1:
            found.append(i)
        elif is_near and end <= span.end:
            return None
    return found

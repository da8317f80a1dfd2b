"""Splitting: two filled stretches with one cell between them that would be too long together; that cell is not filled."""

from __future__ import annotations

from nonokit.explaining.evidence import Pair
from nonokit.explaining.line_view import Group, LineView, longest
from nonokit.explaining.step import Step

NAME = "splitting"


def find(line: LineView) -> list[Step]:
    """A step per pair of stretches with one open cell between them."""
    if line.reach is None:
        return []
    steps = []
    for first, second in zip(line.groups, line.groups[1:], strict=False):
        if first.colour != second.colour or second.start - first.end != 1:
            continue
        joined = Group(first.start, second.end, first.colour)
        if _can_be_one(line, joined):
            continue
        of_colour = [i for i, run in enumerate(line.clue) if run.colour == first.colour]
        near = [i for i in of_colour if line.reach[i].start < second.end and first.start < line.reach[i].end]
        evidence = Pair(
            line.span(first.start, first.end),
            line.span(second.start, second.end),
            line.runs(near),
            longest([line.clue[i] for i in near], line.size),
        )
        steps.append(line.step(NAME, evidence, forbid={first.colour: 1 << first.end}))
    return [step for step in steps if step]


def _can_be_one(line: LineView, joined: Group) -> bool:
    assert line.reach is not None
    room = line.room(joined)
    return any(
        run.colour == joined.colour
        and span.start <= joined.start
        and joined.end <= span.end
        and (run.length is None or joined.length <= run.length <= room.length)
        for run, span in zip(line.clue, line.reach, strict=True)
    )

"""Glue (edge logic): a filled stretch closer to a wall than its run is long must grow away from the wall."""

from __future__ import annotations

from nonokit.explaining.evidence import Wall
from nonokit.explaining.line_view import LineView, between
from nonokit.explaining.step import Step

NAME = "glue"


def find(line: LineView) -> list[Step]:
    """A step per filled stretch and wall."""
    return [*_grow(line), *_grow(line.mirrored)]


def _grow(line: LineView) -> list[Step]:
    """Walls before stretches, growing onwards."""
    steps = []
    for group, owners in zip(line.groups, line.owners, strict=True):
        if not owners:
            continue
        length = min(line.clue[i].min_length for i in owners)
        wall = line.room(group).start - 1
        grown = between(group.end, wall + 1 + length)
        if not grown or wall + 1 + length > line.size:
            continue
        evidence = Wall(line.span(group.start, group.end), line.position(wall), line.runs(owners), length)
        steps.append(line.step(NAME, evidence, assign={group.colour: grown}))
    return [step for step in steps if step]

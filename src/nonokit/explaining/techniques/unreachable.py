"""Unreachable cells (simple spaces): a cell that no run can get to is background.

In colour this is asked per colour: a cell that no red run reaches is not red, whatever else it may be.
"""

from __future__ import annotations

from nonokit.explaining.evidence import Reaches, RunReach
from nonokit.explaining.line_view import LineView, between
from nonokit.explaining.step import Step

NAME = "unreachable"


def find(line: LineView) -> list[Step]:
    """All cells out of reach, as one step."""
    reach = line.reach
    if reach is None or not line.clue:
        return []
    near = [0] * len(line.may)
    for run, span in zip(line.clue, reach, strict=True):
        near[run.colour] |= between(*span)
    forbid = {value: line.may[value] & ~mask for value, mask in enumerate(near) if value}
    evidence = Reaches(tuple(RunReach(i, span) for i, span in enumerate(reach)))
    step = line.step(NAME, evidence, forbid=forbid)
    return [step] if step else []

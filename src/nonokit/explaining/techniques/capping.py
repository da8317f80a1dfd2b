"""Capping (punctuating): a filled stretch as long as its run can be is finished, so it gets a cap on both ends.

The easy cases only: no run of that colour is longer, or one run alone can own the stretch. `size-matching` has
the rest.
"""

from __future__ import annotations

from nonokit.explaining.evidence import Owner
from nonokit.explaining.line_view import Group, LineView, longest
from nonokit.explaining.step import Step

NAME = "capping"


def find(line: LineView) -> list[Step]:
    """A step per finished stretch."""
    steps = []
    for group, owners in zip(line.groups, line.owners, strict=True):
        of_colour = [run for run in line.clue if run.colour == group.colour]
        is_longest = longest(of_colour, line.size) == group.length
        is_only = len(owners) == 1 and line.clue[owners[0]].length == group.length
        if is_longest or is_only:
            fitting = [i for i in owners if line.clue[i].length == group.length]
            steps.append(cap(line, group, fitting, NAME))
    return [step for step in steps if step]


def cap(line: LineView, group: Group, runs: list[int], technique: str) -> Step | None:
    """Takes the stretch's colour from the cells beside it."""
    ends = (1 << group.end | (1 << group.start) >> 1) & line.whole & line.may[group.colour]
    if not ends or not runs:
        return None
    evidence = Owner(line.span(group.start, group.end), line.runs(runs), group.length)
    return line.step(technique, evidence, forbid={group.colour: ends})

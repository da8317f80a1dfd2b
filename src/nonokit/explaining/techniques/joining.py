"""Joining: two filled stretches that can only belong to one run; the cells between them are filled too."""

from __future__ import annotations

from nonokit.explaining.evidence import Pair
from nonokit.explaining.line_view import LineView, between
from nonokit.explaining.step import Step

NAME = "joining"


def find(line: LineView) -> list[Step]:
    """A step per pair of neighbouring stretches."""
    steps = []
    pairs = zip(line.groups, line.owners, strict=True)
    previous = next(pairs, None)
    for group, owners in pairs:
        assert previous is not None
        earlier, earlier_owners = previous
        previous = (group, owners)
        shared = [i for i in owners if i in earlier_owners]
        # Different runs would need an earlier one for the first stretch and a later one for the second.
        if not shared or earlier_owners[0] < owners[-1] or earlier.colour != group.colour:
            continue
        evidence = Pair(
            line.span(earlier.start, earlier.end),
            line.span(group.start, group.end),
            line.runs(shared),
            line.clue[shared[0]].min_length,
        )
        steps.append(line.step(NAME, evidence, assign={group.colour: between(earlier.end, group.start)}))
    return [step for step in steps if step]

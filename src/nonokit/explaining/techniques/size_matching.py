"""Size matching: order and room leave a filled stretch only runs that are exactly as long as it is, so it ends here."""

from __future__ import annotations

from nonokit.explaining.line_view import LineView, longest
from nonokit.explaining.step import Step
from nonokit.explaining.techniques.capping import cap

NAME = "size-matching"


def find(line: LineView) -> list[Step]:
    """A step per stretch whose possible runs are all as long as it is."""
    steps = []
    for group, owners in zip(line.groups, line.owners, strict=True):
        if owners and longest([line.clue[i] for i in owners], line.size) == group.length:
            steps.append(cap(line, group, owners, NAME))
    return [step for step in steps if step]

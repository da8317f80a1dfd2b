"""Lines whose only numbers lie far from the grid: where the clues of most lines end next to it, words stand there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nonokit.scanning.grid.rectify import CELL

NEXT = 1.0  # cells from the grid: so near end clues
MOST = 0.75  # of the lines end there, or clues begin in line and end anywhere
FAR = 2.5  # cells: nothing that ends so far from it is a clue then


def are_adjoining(ends: Sequence[float | None]) -> list[bool]:
    """Of lines whose numbers end so many pixels from the grid, or have none, which have clues, or may have."""
    known: list[Any] = [end for end in ends if end is not None]
    if sum(end < NEXT * CELL for end in known) < MOST * len(known):
        return [True] * len(ends)
    return [end is None or end < FAR * CELL for end in ends]

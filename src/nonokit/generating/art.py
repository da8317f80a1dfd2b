"""A picture made from an image, with what is needed to change it with care."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from nonokit.model import Grid


@dataclass(frozen=True)
class Art:
    """A picture made from an image, before anything is done for the sake of the puzzle.

    `misfits` holds per cell and value how wrong that value would be, `compare` tells how alike a picture is to the image.
    """

    name: str
    grid: Grid
    misfits: Sequence[Sequence[float]]
    compare: Callable[[bytes], float]

    @cached_property
    def likeness(self) -> float:
        """How much it looks like the image."""
        return self.compare(self.grid.cells)

"""What the scanner has seen on the page: numbers with their places, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.recogniser import Reading

Array = Any  # numpy is an optional part

NEVER = 30.0  # nats: a number that stands in a cell of its own is not part of another


@dataclass(frozen=True)
class Mark:
    """Something in a clue that may be a number: what it reads as, and its four corners in the picture.

    `join` is what it costs, in nats, to take it for the next digits of the number before it, `split` to take its
    digits for two numbers.
    """

    reading: Reading
    corners: Array
    join: float = NEVER
    split: float = NEVER

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle in the picture."""
        x, y = self.corners.mean(axis=0)
        return float(x), float(y)

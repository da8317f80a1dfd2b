"""How much a changed cell shows: what the eye sees of it, and what the source picture says about it.

A change at the edge of a shape hardly shows; a lone dot or a hole does. When a picture came from a photo, a cell
that was a close decision may go either way, and a clear one should stay.
"""

from __future__ import annotations

from collections.abc import Sequence

BASE = 0.35  # no change is free: fewer beat many
SHAPE = 0.5
DOT = 0.4
DOUBT = 1.6


class Visibility:
    """Prices changes of a picture. `doubts` holds per cell and value how wrong that value would be, 0 to 1."""

    def __init__(self, width: int, height: int, doubts: Sequence[Sequence[float]] | None = None) -> None:
        self.doubts = doubts
        self.sides = [_near(cell, width, height, corners=False) for cell in range(width * height)]
        self.around = [_near(cell, width, height, corners=True) for cell in range(width * height)]

    def price(self, cells: bytes, cell: int, value: int) -> float:
        """What it costs to give a cell another value.

        >>> flat = bytes(25)
        >>> Visibility(5, 5).price(flat, 12, 1) > Visibility(5, 5).price(bytes([1] * 12) + bytes(13), 12, 1)
        True
        """
        old = cells[cell]
        sides = [cells[other] for other in self.sides[cell]]
        # From -1 (all neighbours take the new side) to 1 (all keep the old one).
        shape = (sides.count(old) - sides.count(value)) / len(sides) if sides else 0.0
        price = BASE + SHAPE * (1 + shape) / 2
        if all(cells[other] != value for other in self.around[cell]):
            price += DOT
        if self.doubts is not None:
            doubt = self.doubts[cell]
            price += DOUBT * max(0.0, doubt[value] - doubt[old])
        return price


def _near(cell: int, width: int, height: int, *, corners: bool) -> list[int]:
    y, x = divmod(cell, width)
    steps = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    if corners:
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    return [(y + dy) * width + x + dx for dy, dx in steps if 0 <= y + dy < height and 0 <= x + dx < width]

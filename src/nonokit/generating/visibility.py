"""How much a changed cell shows: what it does to the drawing's shapes, and what the source image says about it.

At the edge of a shape a change hardly shows. One that parts a line, joins two shapes, opens or closes a hole or makes a dot
shows most; one at the end of a line makes it longer or shorter. When a picture came from an image, a cell that was a close
decision may go either way, and a clear one should stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from nonokit.generating.connectivity import AROUND, IS_SIMPLE
from nonokit.generating.constants import ANY_CHANGE, BREAK, BUMP, LINE_END, MISFIT

Bits = list[tuple[int, int]]  # neighbours, each with its bit


class Visibility:
    """Prices changes of a picture. `misfits` holds per cell and value how wrong that value would be, 0 to 1."""

    def __init__(self, width: int, height: int, misfits: Sequence[Sequence[float]] | None = None) -> None:
        self.misfits = misfits
        self.places, self.around, self.sides = _neighbourhoods(width, height)

    def price(self, cells: bytes, cell: int, value: int) -> float:
        """What it costs to give a cell another value.

        >>> bar = bytes([0] * 5 + [1] * 5 + [0] * 5)
        >>> shown = Visibility(5, 3)
        >>> shown.price(bar, 4, 1) < shown.price(bar, 9, 0) < shown.price(bar, 7, 0)
        True
        """
        old = cells[cell]
        price = ANY_CHANGE + max(self._shape(cells, cell, one) for one in (old, value) if one)
        if [cells[other] for other in self.sides[cell]].count(value) == 1:
            price += BUMP
        if self.misfits is not None:
            misfit = self.misfits[cell]
            price += MISFIT * max(0.0, misfit[value] - misfit[old])
        return price

    def _shape(self, cells: bytes, cell: int, value: int) -> float:
        """What taking a cell from the shapes of a value, or adding it, does to them."""
        bits = 0
        for other, bit in self.places[cell]:
            if cells[other] == value:
                bits |= bit
        if not IS_SIMPLE[bits]:
            return BREAK
        return LINE_END if bits.bit_count() == 1 else 0.0


@lru_cache(maxsize=4)
def _neighbourhoods(width: int, height: int) -> tuple[list[Bits], list[list[int]], list[list[int]]]:
    """Of every cell the neighbours with their bits, the neighbours alone, and those at its sides; many pictures of a size share them."""
    places = [_near(cell, width, height) for cell in range(width * height)]
    around = [[other for other, _ in near] for near in places]
    return places, around, [[other for other, bit in near if bit & 0b01010101] for near in places]


def _near(cell: int, width: int, height: int) -> Bits:
    """The neighbours of a cell, each with its bit."""
    y, x = divmod(cell, width)
    return [
        ((y + dy) * width + x + dx, 1 << place)
        for place, (dy, dx) in enumerate(AROUND)
        if 0 <= y + dy < height and 0 <= x + dx < width
    ]


class Counting(Visibility):
    """Prices every change alike: for whoever wants the fewest, however they look."""

    def price(self, cells: bytes, cell: int, value: int) -> float:
        """What any change costs; a little more where it shows, to choose among equals."""
        return 1.0 + 0.02 * super().price(cells, cell, value)

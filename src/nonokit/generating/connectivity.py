"""Which cells hold a picture together: changing one that does would join, part, open or close something.

A cell is simple when its value can change and everything that was connected stays so (filled cells count as connected also
across corners, empty ones across sides only). Whether it is depends on its eight neighbours, so a table of 256 answers knows.
"""

from __future__ import annotations

from collections.abc import Sequence

# Neighbours in the order of the bits: from above, clockwise.
AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _parts(bits: int) -> int:
    """Yokoi's number: how many parts of the filled neighbours a cell joins; 1 means that it is simple."""
    empty = [not bits >> place & 1 for place in range(8)]
    return sum(empty[k] - (empty[k] and empty[k + 1] and empty[(k + 2) % 8]) for k in (0, 2, 4, 6))


IS_SIMPLE: tuple[bool, ...] = tuple(_parts(bits) == 1 for bits in range(256))


def neighbours(cells: Sequence[int], width: int, height: int, cell: int) -> int:
    """The filled neighbours of a cell as bits.

    >>> bin(neighbours(bytes([0, 1, 0, 0, 0, 1, 0, 0, 0]), 3, 3, 4))
    '0b101'
    """
    y, x = divmod(cell, width)
    bits = 0
    for place, (dy, dx) in enumerate(AROUND):
        v, u = y + dy, x + dx
        if 0 <= v < height and 0 <= u < width and cells[v * width + u]:
            bits |= 1 << place
    return bits

"""Sets of positions along a line as the bits of an integer."""

from __future__ import annotations


def lowest(mask: int) -> int:
    """The position of the lowest bit."""
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """The positions of all bits, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def between(start: int, end: int) -> int:
    """A mask of the cells from `start` up to `end`."""
    return ((1 << end) - 1) & ~((1 << start) - 1) if end > start else 0


def stretches(mask: int) -> list[tuple[int, int]]:
    """The unbroken stretches of a mask, as start and end.

    >>> stretches(0b1101)
    [(0, 1), (2, 4)]
    """
    found = []
    while mask:
        start = lowest(mask)
        end = start + lowest(~(mask >> start))
        found.append((start, end))
        mask = mask >> end << end
    return found


def mirror(mask: int, size: int) -> int:
    """The mask read from the other end."""
    return int(format(mask, f"0{size}b")[::-1], 2) if size else 0


def fill(start: int, mask: int) -> int:
    """All boundaries reached from `start` by walking up over cells of the mask.

    >>> bin(fill(0b10, 0b1110))
    '0b11110'
    """
    return ((mask + (start & mask)) ^ mask) | start


def fits(mask: int, length: int) -> int:
    """The cells at which `length` cells of the mask begin.

    >>> bin(fits(0b1110, 2))
    '0b110'
    """
    shift = 1
    while shift * 2 <= length:
        mask &= mask >> shift
        shift *= 2
    return mask & (mask >> (length - shift))


def spread(starts: int, length: int) -> int:
    """The cells covered by runs of `length` that begin at `starts`.

    >>> bin(spread(0b10, 3))
    '0b1110'
    """
    shift = 1
    while shift * 2 <= length:
        starts |= starts << shift
        shift *= 2
    return starts | (starts << (length - shift))

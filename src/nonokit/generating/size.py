"""Sizes as people ask for them."""

from __future__ import annotations

from numbers import Integral

from nonokit.errors import ArgumentError
from nonokit.model.size import MAX_MADE_SIDE

Size = int | tuple[int, int]


def check_size(width: int, height: int) -> None:
    """Refuses what is too small or too large.

    >>> check_size(20, 300)
    Traceback (most recent call last):
    nonokit.errors.ArgumentError: a size of 20×300: expected 1 to 200 each way
    """
    if not (isinstance(width, Integral) and isinstance(height, Integral)):
        raise ArgumentError(f"a size of {width!r}×{height!r}: expected whole numbers")
    if not (1 <= width <= MAX_MADE_SIDE and 1 <= height <= MAX_MADE_SIDE):
        raise ArgumentError(f"a size of {width}×{height}: expected 1 to {MAX_MADE_SIDE} each way")


def cells_of(size: Size, proportions: tuple[float, float]) -> tuple[int, int]:
    """Cells across and down: as asked for, or from the longer side and the proportions of what is drawn.

    >>> cells_of(20, (400, 300))
    (20, 15)
    """
    if isinstance(size, (int, Integral)):
        check_size(size, size)
        longer = max(proportions)
        width, height = (max(1, round(size * side / longer)) for side in proportions)
    else:
        width, height = size
    check_size(width, height)
    return width, height

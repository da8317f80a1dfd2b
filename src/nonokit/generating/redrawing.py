"""Drawings of thin lines, redrawn as a person would: bolder, or with their shapes filled.

Lines one cell wide leave most of a picture open, and then only noise all over it would help. Broader lines overlap from row
to row, and mostly nothing else is needed; filled shapes can nearly always be solved line by line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

Step = tuple[int, int]  # down and across

RIGHT, LEFT, DOWN, UP = SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))
BRUSHES: tuple[tuple[Step, ...], ...] = (
    (RIGHT,),
    (LEFT,),
    (DOWN,),
    (UP,),
    (LEFT, RIGHT),
    (UP, DOWN),
    (RIGHT, DOWN, (1, 1)),
    (LEFT, RIGHT, UP, DOWN),
)


def redrawn(cells: bytes, width: int, height: int, allowed: Sequence[bool]) -> Iterator[bytes]:
    """A picture redrawn in every way that we know; only cells that are `allowed` are changed.

    >>> [picture.hex(" ", 3) for picture in redrawn(bytes([0, 0, 0, 0, 1, 0]), 3, 2, [True] * 6)][:2]
    ['000000 000101', '000000 010100']
    """
    for brush in BRUSHES:
        yield _changed(cells, _broader(cells, width, height, brush), allowed)
    yield _changed(cells, _filling(cells, width, height), allowed)


def _changed(cells: bytes, changes: dict[int, int], allowed: Sequence[bool]) -> bytes:
    picture = bytearray(cells)
    for cell, value in changes.items():
        if allowed[cell]:
            picture[cell] = value
    return bytes(picture)


def _broader(cells: bytes, width: int, height: int, brush: Sequence[Step]) -> dict[int, int]:
    """What every filled cell adds when it is drawn with a broader brush."""
    filled = [cell for cell, value in enumerate(cells) if value]
    return {
        other: cells[cell]
        for cell in filled
        for other in _reached(cell, width, height, brush)
        if not cells[other]
    }


def _filling(cells: bytes, width: int, height: int) -> dict[int, int]:
    """What lines enclose, in the colour that most of them have there."""
    changes: dict[int, int] = {}
    seen: set[int] = set()
    for first, value in enumerate(cells):
        if value or first in seen:
            continue
        region, is_open, colours = [first], False, Counter[int]()
        seen.add(first)
        for cell in region:
            near = _reached(cell, width, height, SIDES)
            is_open |= len(near) < len(SIDES)
            colours.update(cells[other] for other in near if cells[other])
            fresh = [other for other in near if not cells[other] and other not in seen]
            seen.update(fresh)
            region += fresh
        if not is_open:
            changes |= dict.fromkeys(region, colours.most_common(1)[0][0])
    return changes


def _reached(cell: int, width: int, height: int, steps: Sequence[Step]) -> list[int]:
    """Where steps from a cell lead, on the sheet."""
    y, x = divmod(cell, width)
    places = ((y + down, x + across) for down, across in steps)
    return [v * width + u for v, u in places if 0 <= v < height and 0 <= u < width]

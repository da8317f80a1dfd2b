"""Drawings of thin lines, made bolder.

Lines one cell wide leave most of a picture open, and then only noise all over it would help. What a person does is to draw
the lines broader: then they overlap from row to row, and mostly nothing else is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Step = tuple[int, int]  # down and across

RIGHT, LEFT, DOWN, UP = (0, 1), (0, -1), (1, 0), (-1, 0)
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


def bolder(cells: bytes, width: int, height: int, allowed: Sequence[bool]) -> Iterator[bytes]:
    """A picture with every filled cell drawn broader, in every way that we know; only cells that are `allowed` are changed.

    >>> [bold.hex(" ", 3) for bold in bolder(bytes([0, 0, 0, 0, 1, 0]), 3, 2, [True] * 6)][:2]
    ['000000 000101', '000000 010100']
    """
    filled = [(*divmod(cell, width), value) for cell, value in enumerate(cells) if value]
    for brush in BRUSHES:
        bold = bytearray(cells)
        for y, x, value in filled:
            for v, u in ((y + down, x + across) for down, across in brush):
                cell = v * width + u
                if 0 <= v < height and 0 <= u < width and not cells[cell] and allowed[cell]:
                    bold[cell] = value
        yield bytes(bold)

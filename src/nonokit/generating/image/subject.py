"""What an image says about each cell: per value how wrong it would be. Everything later works on that.

Smoothing finds values that agree with the image and with their neighbours (a Potts model, settled cell by cell:
Besag's iterated conditional modes, 1986): the more neighbours count, the simpler the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nonokit.generating.picture_solver import runs_of
from nonokit.generating.visibility import Visibility
from nonokit.model import Grid, Palette

ROUNDS = 6


@dataclass(frozen=True)
class Subject:
    """A grid's size, its palette, and per cell and value how wrong the value is, 0 to 1."""

    width: int
    height: int
    palette: Palette
    doubts: Sequence[Sequence[float]]

    def visibility(self) -> Visibility:
        """What changes to a picture of this cost."""
        return Visibility(self.width, self.height, self.doubts)

    def plain(self) -> bytes:
        """Each cell as the image has it."""
        values = range(len(self.palette))
        return bytes(min(values, key=lambda value: (doubt[value], value)) for doubt in self.doubts)

    def likeness(self, cells: bytes) -> float:
        """How well a picture agrees with the image, 0 to 1."""
        wrong = sum(doubt[value] for doubt, value in zip(self.doubts, cells, strict=True))
        worst = sum(max(doubt) for doubt in self.doubts)
        return 1 - wrong / worst if worst else 1.0

    def negative(self) -> Subject:
        """Black and white exchanged."""
        return Subject(self.width, self.height, self.palette, [doubt[::-1] for doubt in self.doubts])

    def grid(self, cells: bytes) -> Grid:
        """Cells as a grid."""
        return Grid(self.width, self.height, cells, self.palette)


def smoothed(subject: Subject, strength: float) -> bytes:
    """The picture with neighbours that agree preferred; 0 leaves it as the image has it."""
    cells = bytearray(subject.plain())
    around = subject.visibility().around
    values = range(len(subject.palette))
    for _ in range(ROUNDS if strength > 0 else 0):
        before = bytes(cells)
        for cell, doubt in enumerate(subject.doubts):
            near = [cells[other] for other in around[cell]]

            def wrong(value: int, doubt: Sequence[float] = doubt, near: list[int] = near) -> float:
                return doubt[value] + strength * (len(near) - near.count(value)) / max(1, len(near))

            cells[cell] = min(values, key=lambda value: (wrong(value), value))
        if bytes(cells) == before:
            break
    return bytes(cells)


def without_flippable(subject: Subject, cells: bytes) -> bytes:
    """The picture without 2×2 diagonals that could be flipped and leave every clue as it is.

    Such a square makes any puzzle ambiguous by itself, and one changed cell is the least that mends it.
    """
    visibility, width = subject.visibility(), subject.width
    picture = bytearray(cells)
    for y in range(subject.height - 1):
        for x in range(width - 1):
            square = [(y + dy) * width + x + dx for dy in (0, 1) for dx in (0, 1)]
            if is_flippable(picture, square, width):
                _break(picture, square, visibility)
    return bytes(picture)


def is_flippable(cells: bytes | bytearray, square: Sequence[int], width: int) -> bool:
    """Whether a 2×2 square is a diagonal that its clues cannot tell from the other diagonal.

    >>> is_flippable(bytes([1, 0, 0, 0, 1, 0]), [0, 1, 3, 4], 3), is_flippable(bytes([1, 0, 0, 0]), [0, 1, 2, 3], 2)
    (True, False)
    """
    a, b, c, d = (cells[cell] for cell in square)
    if a != d or b != c or a == b:
        return False
    flipped = bytearray(cells)
    for cell, value in zip(square, (b, a, d, c), strict=True):
        flipped[cell] = value
    top, left = divmod(square[0], width)
    rows = all(_row(cells, y, width) == _row(flipped, y, width) for y in (top, top + 1))
    return rows and all(
        runs_of(bytes(cells[x::width])) == runs_of(bytes(flipped[x::width])) for x in (left, left + 1)
    )


def _row(cells: bytes | bytearray, y: int, width: int) -> object:
    return runs_of(bytes(cells[y * width : (y + 1) * width]))


def _break(picture: bytearray, square: Sequence[int], visibility: Visibility) -> None:
    """Gives the cell of the square that shows least the value of its neighbour."""
    a, b = picture[square[0]], picture[square[1]]
    frozen = bytes(picture)
    moves = [(visibility.price(frozen, cell, b if frozen[cell] == a else a), cell) for cell in square]
    _, cell = min(moves)
    picture[cell] = b if picture[cell] == a else a

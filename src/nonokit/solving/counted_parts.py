"""All solutions of a board as the engine counted them: cells that are certain, and parts that know nothing of each other."""

from __future__ import annotations

from math import prod
from random import Random

from nonokit.engine import Board, Counter
from nonokit.model import UNKNOWN


class CountedParts:
    """The numbers of the parts multiply; a lower bound unless `is_exact`."""

    def __init__(self, board: Board, counter: Counter) -> None:
        self.known = {cell: value for cell, value in enumerate(board.cells()) if value != UNKNOWN}
        self.counter = counter
        self.parts = counter.components()
        self.is_exact = all(is_exact for _, _, is_exact in self.parts)
        # There is a solution, so every part has one, whether it was come by or not.
        numbers = [total if is_exact else max(total, 1) for _, total, is_exact in self.parts]
        self.total = prod(numbers) if counter.is_possible else 0

    def ways(self, values: int) -> dict[int, list[int]]:
        """Per cell, in how many solutions it has each value: those of its part, as often as the others have solutions."""
        found = {
            cell: [self.total if value == own else 0 for value in range(values)]
            for cell, own in self.known.items()
        }
        for index, (cells, total, _) in enumerate(self.parts):
            ways = self.counter.ways(index)
            found |= {
                cell: [n * self.total // total for n in numbers]
                for cell, numbers in zip(cells, ways, strict=True)
            }
        return found

    def sample(self, random: Random, picture: bytearray) -> None:
        """Writes down a solution: the certain cells, and each part by itself."""
        for cell, value in self.known.items():
            picture[cell] = value
        for index, (cells, _, _) in enumerate(self.parts):
            drawn = self.counter.sample(index, random.getrandbits(52))
            for cell, value in zip(cells, drawn, strict=True):
                picture[cell] = value

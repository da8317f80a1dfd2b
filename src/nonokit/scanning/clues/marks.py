"""What the scanner has seen on the page: numbers with their places, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from nonokit.scanning.clues.recogniser import Reading

Array = Any  # numpy is an optional part

PLAIN = 0.7  # likelihood
ALL = 0.99  # of the numbers
MOSTLY = 0.85  # of the lines
UNCLEAR = 0.5  # plain numbers weigh as much as one that is hard to read
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

    @cached_property
    def is_plain(self) -> bool:
        """Whether it is a number that leaves hardly a doubt."""
        import numpy as np

        return bool(np.exp(self.reading.numbers.max()) > PLAIN)

    @cached_property
    def is_unclear(self) -> bool:
        """Whether it is neither a plain number nor plainly none."""
        import numpy as np

        return not self.is_plain and bool(np.exp(self.reading.nothing) + np.exp(self.reading.other) < PLAIN)


def possible(line: list[Mark]) -> list[Mark]:
    """The marks of a clue but for a 0 beside other numbers: no clue has one, and a player's dot looks like it."""
    return [mark for mark in line if len(line) == 1 or mark.reading.best != 0 or mark.join < NEVER]


def are_all_plain(lines: list[list[Mark]]) -> bool:
    """Whether every line has numbers, and hardly any is hard to read."""
    marks = [mark for line in lines for mark in line]
    return all(lines) and sum(mark.is_plain for mark in marks) >= ALL * len(marks)


def are_mostly_plain(lines: list[list[Mark]]) -> bool:
    """Whether nearly all lines have a plain number."""
    return sum(any(mark.is_plain for mark in line) for line in lines) > MOSTLY * len(lines)


def richness_of(lines: list[list[Mark]], length: int) -> float:
    """How much was read: numbers that were cut in two, or taken together, are hard to read, and count against it."""
    marks = [possible(line) for line in lines]
    unclear = sum(mark.is_unclear for line in marks for mark in line)
    return sum(plain_within(line, length) for line in marks) - UNCLEAR * unclear


def plain_within(line: list[Mark], length: int) -> float:
    """How many numbers of a clue are plain to read; fewer by what has no room in a line of so many cells."""
    numbers = [mark.reading.best for mark in line if mark.is_plain]
    return len(numbers) * min(1.0, length / max(1, sum(numbers) + len(numbers) - 1))

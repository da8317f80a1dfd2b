"""Clues with a cell for each number."""

from __future__ import annotations

import numpy as np
import pytest

from nonokit.scanning.clues.cells import without_strays
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.recogniser import LARGEST, Reading


def mark(number: int, likelihood: float) -> Mark:
    numbers = np.full(LARGEST + 1, -30.0)
    numbers[number] = np.log(likelihood)
    return Mark(Reading(numbers, float(np.log(1.0001 - likelihood)), -30.0), np.zeros((4, 2)))


PLAIN, UNCLEAR = mark(3, 0.99), mark(9, 0.4)


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ([(0, UNCLEAR), (4, PLAIN), (5, PLAIN)], 2),  # something beyond the page's frame
        ([(3, UNCLEAR), (4, PLAIN), (5, PLAIN)], 3),  # a number that is hard to read
        ([(1, UNCLEAR), (3, UNCLEAR), (4, PLAIN)], 2),
        ([(0, PLAIN), (4, PLAIN)], 2),  # the numbers between were overlooked
        ([(0, UNCLEAR), (4, UNCLEAR)], 2),
        ([], 0),
    ],
)
def test_what_is_hard_to_read_beyond_an_empty_cell_is_no_number(
    line: list[tuple[int, Mark]], kept: int
) -> None:
    assert without_strays(line) == [mark for _, mark in line[len(line) - kept :]]

"""What is a page with a puzzle, and what only looks like one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.recogniser import LARGEST, Reading
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.page import Page

NO_PICTURE: Any = None


def mark(likelihood: float) -> Mark:
    """A number that is so likely a 3, and else a 5."""
    numbers = np.full(LARGEST + 1, -30.0)
    numbers[[3, 5]] = np.log([likelihood, 1.0001 - likelihood])
    return Mark(Reading(numbers, -30.0, -30.0), np.zeros((4, 2)))


PLAIN, UNCLEAR = mark(0.99), mark(0.55)


def page(line: list[Mark], rows: int = 5, columns: int = 5, empty: int = 0) -> Page:
    lines = [[], *[line] * (rows - 1)] if empty else [line] * rows
    return Page(NO_PICTURE, 0, NO_PICTURE, Sides(lines, [line] * columns, 0, 0))


@pytest.mark.parametrize(
    ("found", "is_guessed_at"),
    [
        (page([PLAIN]), False),
        (page([PLAIN, *[UNCLEAR] * 4]), False),  # every line has a plain number: there are clues
        (page([PLAIN], rows=2), True),
        (page([UNCLEAR]), True),
        (page([PLAIN], empty=1), False),  # an empty line has no number
    ],
)
def test_hardly_any_numbers_are_no_puzzle(found: Page, is_guessed_at: bool) -> None:
    assert found.is_guessed_at is is_guessed_at

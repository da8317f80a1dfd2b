"""How picture-like pictures are: smooth ones, and symmetric ones where the others are too."""

from __future__ import annotations

from nonokit import Grid
from nonokit.diagnosing.smoothness import borders, picture_odds, unlike_mirrored

FRAME = ["########", "#......#", "#......#", "#..##..#", "#......#", "#......#", "########"]


def test_what_is_counted() -> None:
    grid = Grid.from_text(["##.", "#..", "##."])
    assert borders(grid) == 5
    assert unlike_mirrored(grid) == (3, 0)


def test_of_symmetric_pictures_the_more_symmetric_is_the_likelier() -> None:
    moved = [*FRAME[:3], "#...##.#", *FRAME[4:]]
    symmetric, other = (Grid.from_text(rows) for rows in (FRAME, moved))
    assert borders(symmetric) == borders(other)
    odds = picture_odds([symmetric, other])
    assert odds[0] > odds[1]


def test_pictures_that_are_not_symmetric_are_not_judged_by_it() -> None:
    first, second = Grid.from_text(["####", "...#", "...."]), Grid.from_text(["####", "#...", "...."])
    assert borders(first) == borders(second)
    odds = picture_odds([first, second])
    assert odds[0] == odds[1]

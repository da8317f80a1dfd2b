"""Clues without cells: which digits make a number, and where numbers of two columns touch."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from nonokit.scanning.clues.adjoining import are_adjoining
from nonokit.scanning.clues.gaps import Number, side_by_side, usual_gap
from nonokit.scanning.clues.glyphs import Box, cut_at_columns, glyphs_of, may_be_digit, whole
from nonokit.scanning.clues.leaning import lean_of
from nonokit.scanning.clues.marks import NEVER, Mark, are_all_plain, possible
from nonokit.scanning.clues.recogniser import Reading
from nonokit.scanning.clues.strips import nearest
from nonokit.scanning.grid.rectify import CELL

HEIGHT = 20.0


def line_with(gaps: list[float]) -> list[Box]:
    """Digits of one height side by side, so far apart (in heights)."""
    boxes, left = [], 0.0
    for gap in (0.0, *gaps):
        left += gap * HEIGHT
        boxes.append(Box(round(left), 0, round(left) + 12, int(HEIGHT)))
        left += 12
    return boxes


@pytest.mark.parametrize(
    ("inside", "between"), [(0.05, 0.4), (0.15, 0.8), (0.33, 0.7)], ids=["narrow", "usual", "typewriter"]
)
def test_the_page_tells_which_gaps_are_between_numbers(inside: float, between: float) -> None:
    shifts = np.linspace(-0.06, 0.06, 9)
    lines = [line_with([between + a, inside + a, between - a]) for a in shifts]
    assert inside + 0.06 < usual_gap(lines, HEIGHT, 2).gap < between - 0.06


def test_with_a_few_gaps_of_every_width_most_decide() -> None:
    crowd = [line_with([0.2 + a / 100, 0.8 + a / 100]) for a in range(-12, 13)]
    assert 0.35 < usual_gap([*crowd, line_with([0.45]), line_with([0.55])], HEIGHT, 2).gap < 0.65


def test_gaps_that_would_make_numbers_of_too_many_digits_are_between_numbers() -> None:
    """Wide numbers in slots of one width stand nearer to each other than narrow ones do."""
    wide, narrow = line_with([0.1, 0.4, 0.1]), line_with([1.0, 1.0])
    usual = usual_gap([wide] * 3 + [narrow] * 9, HEIGHT, 2)
    assert [number.box.width for number in side_by_side(wide, HEIGHT, usual)] == [26, 26]
    assert len(side_by_side(line_with([0.1, 0.2, 0.1]), HEIGHT, usual)) == 2


def test_a_page_of_many_numbers_has_some_of_two_digits() -> None:
    """Few of its gaps are inside them, and some stray between."""
    single = [line_with([0.8 + a / 300] * 6) for a in range(90)]
    double = [line_with([0.25 + a / 50, 0.75]) for a in range(11)]
    stray = [line_with([0.45]), line_with([0.5]), line_with([0.55])] * 2
    assert usual_gap([*single, *double, *stray], HEIGHT, 2).gap > 0.35


def test_digits_of_one_advance_stand_as_far_apart_as_most_however_narrow_a_1_is() -> None:
    """A typewriter's 1 has more room around it than gaps between numbers leave."""
    wide, one = 12, 4
    lines = []
    for spread in range(9):
        centres = [0.0, 17.0, 41.0 + spread, 58.0 + spread]
        widths = [one, wide, one, one]
        lines.append(
            [
                Box(round(x - w / 2), 0, round(x + w / 2), int(HEIGHT))
                for x, w in zip(centres, widths, strict=True)
            ]
        )
        lines.append([Box(round(x), 0, round(x) + wide, int(HEIGHT)) for x in (0, 28 + spread, 56 + spread)])
    usual = usual_gap(lines, HEIGHT, 2)
    assert [len(side_by_side(line, HEIGHT, usual)) for line in lines[:2]] == [2, 3]


def test_numbers_that_touch_the_next_column_are_cut_apart() -> None:
    ink = np.zeros((CELL, 3 * CELL), np.uint8)
    for left in (0.2, 0.6, 1.0, 1.4):  # two numbers of two digits, the inner ones joined
        ink[8:28, int(left * CELL) : int(left * CELL) + 11] = 1
    cv2.line(ink, (int(0.6 * CELL), 18), (int(1.0 * CELL) + 4, 18), 1, 1)
    assert len(glyphs_of(ink)) == 3
    cut_at_columns(ink, lean_of([], ink.shape, is_row=False))
    parts = sorted(glyphs_of(ink))
    assert [round(box.middle[0] / CELL, 1) for box in parts if box.height > 10] == [0.3, 0.7, 1.1, 1.5]


def test_digits_close_above_each_other_are_two_and_parts_of_one_are_one() -> None:
    digit, below = Box(10, 0, 22, 18), Box(10, 20, 22, 38)
    assert whole([digit, below], HEIGHT) == [digit, below]
    assert whole([Box(10, 0, 22, 4), Box(10, 6, 22, 20)], HEIGHT) == [Box(10, 0, 22, 20)]


def test_the_edge_of_a_shaded_bar_is_no_digit_and_a_one_is() -> None:
    assert not may_be_digit(Box(0, 0, 3, 31), HEIGHT)
    assert may_be_digit(Box(0, 0, 3, 20), HEIGHT)
    assert may_be_digit(Box(0, 0, 20, 31), HEIGHT)  # two digits, one close above the other


def test_letters_of_a_title_above_a_column_are_no_numbers_of_it() -> None:
    title, first, last = Box(0, 0, 16, 27), Box(0, 52, 12, 72), Box(0, 82, 12, 102)
    numbers = [Number(box) for box in (title, first, last)]
    assert nearest(numbers, False, HEIGHT) == numbers[1:]
    as_high = Number(title._replace(bottom=20))
    assert nearest([as_high, *numbers[1:]], False, HEIGHT) == [as_high, *numbers[1:]]
    apart = [numbers[1], Number(last._replace(top=99, bottom=119))]
    assert nearest(apart, False, 0.6 * HEIGHT) == apart  # where most of what is around are small letters


def test_a_number_far_above_is_no_clue_where_all_others_end_next_to_the_grid() -> None:
    near, far = 0.3 * CELL, 4.0 * CELL
    assert are_adjoining([near, None, near, far, near, near]) == [True, True, True, False, True, True]
    assert all(are_adjoining([near, far, far, near, far]))  # clues that begin in line


def test_lines_without_a_number_and_numbers_that_are_hard_to_read_leave_something_to_look_for() -> None:
    plain, hard = (
        Mark(Reading(np.log(np.array([share, 1 - share])), -20.0, -20.0), np.zeros((4, 2)))
        for share in (0.999, 0.5)
    )
    assert are_all_plain([[plain] * 60, [plain] * 60])
    assert are_all_plain([[plain] * 60, [plain] * 60, [hard]])
    assert not are_all_plain([[plain] * 30, [hard]])
    assert not are_all_plain([[plain], []])


def test_a_0_beside_other_numbers_is_none_unless_it_may_be_a_digit_of_theirs() -> None:
    """A player's dot looks like it; 10 may be two marks."""

    def mark(number: int, join: float = NEVER) -> Mark:
        return Mark(
            Reading(np.where(np.arange(6) == number, 0.0, -30.0), -30.0, -30.0), np.zeros((4, 2)), join
        )

    five, dot = mark(5), mark(0)
    assert possible([five, dot]) == [five]
    assert possible([dot]) == [dot]
    assert len(possible([mark(1), mark(0, join=2.0)])) == 2

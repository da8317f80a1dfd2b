"""Last rows and columns of which hardly any line is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from drawn_pages import PUZZLE
from nonokit.scanning.clues.last_lines import is_next_to, is_told, with_last
from nonokit.scanning.clues.recogniser import Reading
from nonokit.scanning.clues.sides import read_sides
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.found import Found
from nonokit.scanning.pages import page_of


def test_a_last_column_is_the_grids_where_a_clue_stands_above_it(page: tuple[Any, Found]) -> None:
    grey, found = page
    right = np.ones((2, PUZZLE.height), bool)
    lost = replace(found, columns=PUZZLE.width - 1, right=right)
    assert page_of(grey, 0, lost, Effort()).found.columns == PUZZLE.width


@pytest.mark.parametrize("is_spent", [False, True])
def test_a_large_page_is_not_read_anew_where_the_work_is_done(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found], is_spent: bool
) -> None:
    grey, found = page
    readings: list[Any] = []
    monkeypatch.setattr("nonokit.scanning.grid.found.LARGE", 50)
    monkeypatch.setattr(
        "nonokit.scanning.pages.read_sides", lambda *all_: readings.append(all_) or read_sides(*all_)
    )
    lost = replace(found, columns=PUZZLE.width - 1, right=np.ones((2, PUZZLE.height), bool))
    longer = page_of(grey, 0, lost, Effort(0 if is_spent else 1e9))
    assert len(longer.sides.columns) == PUZZLE.width
    assert len(readings) == (1 if is_spent else 2)


def test_a_picture_that_is_cut_at_its_last_lines(page: tuple[Any, Found]) -> None:
    """Nothing closes the last cells then, but clues stand before them; what would not be all in the picture is none."""
    grey, found = page
    nothing = {"below": np.zeros((8, PUZZLE.width), bool), "right": np.zeros((8, PUZZLE.height), bool)}
    lost = replace(found, rows=found.rows - 1, columns=found.columns - 1, **nothing)
    right, bottom = found.at(np.array([[found.rows]]), np.array([[found.columns]]))[0, 0].astype(int)
    top, left = found.at(np.array([[0]]), np.array([[lost.columns]]))[0, 0].astype(int)[::-1]
    blank = grey.copy()
    blank[top - 1 :, left + 3 :] = 248
    assert page_of(blank, 0, lost, Effort()).found.columns == lost.columns
    whole = page_of(grey[: bottom - 2, : right - 2], 0, lost, Effort()).found
    assert (whole.rows, whole.columns) == (found.rows, found.columns)
    part = page_of(grey[: bottom - 12, : right - 12], 0, lost, Effort()).found
    assert (part.rows, part.columns) == (lost.rows, lost.columns)


def test_a_number_far_above_is_no_clue_of_a_column_that_is_not_seen(page: tuple[Any, Found]) -> None:
    grey, found = page
    sides = read_sides(grey, found)
    grid = (sides.top, sides.left)
    last = sides.columns[-1]
    assert is_next_to(found, grid, last, is_row=False)
    assert not is_next_to(
        found, grid, [replace(last[-1], corners=last[-1].corners - [[0, 40]])], is_row=False
    )


def test_a_column_that_is_seen_needs_a_clue_next_to_the_grid_as_well(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    """Beside a page lies its shadow: it looks like lines, and like a 1 at the height of the clues."""
    grey, found = page
    sides = read_sides(grey, found)
    last = sides.columns[-1]
    shorter = replace(sides, columns=sides.columns[:-1])
    for away, is_told_of in ((0, True), (40, False)):
        clue = [replace(last[-1], corners=last[-1].corners - [[0, away]])]
        monkeypatch.setattr("nonokit.scanning.clues.last_lines.Around.line", lambda *_, line=clue: line)
        more = with_last(grey, found, shorter, is_row=False, is_seen=True, is_at_end=False)
        assert (more is not None) == is_told_of


def test_a_last_row_whose_number_next_to_the_grid_is_unclear_is_borne_out_by_the_others(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    monkeypatch.setattr("nonokit.scanning.clues.last_lines.ends_plainly", lambda _: False)
    grey, found = page
    sides = read_sides(grey, found)
    shorter = replace(sides, rows=sides.rows[:-1])
    assert with_last(grey, found, shorter, is_row=True, is_seen=True, is_at_end=False)
    assert with_last(grey, found, sides, is_row=True, is_seen=True, is_at_end=False) is None


def test_a_line_that_is_not_seen_needs_a_clue_that_fits_and_a_picture_that_ends_with_it(
    page: tuple[Any, Found],
) -> None:
    """Titles and buttons above a grid have numbers, too."""
    grey, found = page
    sides = read_sides(grey, found)
    clue = sides.columns[-1]
    numbers = np.full(100, -30.0)
    numbers[87] = 0.0
    title = [replace(clue[-1], reading=Reading(numbers, -30.0, -30.0))]
    assert is_told(sides, clue, is_row=False, is_at_end=True)
    assert not is_told(sides, clue, is_row=False, is_at_end=False)
    assert not is_told(sides, title, is_row=False, is_at_end=True)
    assert not is_told(sides, [], is_row=False, is_at_end=True)

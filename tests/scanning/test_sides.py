"""Where the grid begins and ends, when lines were lost, or strokes of numbers were taken for lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
import pytest

from drawn_pages import PUZZLE, drawn
from nonokit.scanning.finding import Found, find_ruled
from nonokit.scanning.layout import Split
from nonokit.scanning.mesh import Shape
from nonokit.scanning.reading import page_of
from nonokit.scanning.sides import read_sides


@dataclass(frozen=True)
class Moved:
    """A shape whose first lines are some lines further in."""

    shape: Shape
    rows: int
    columns: int

    def at(self, rows: Any, columns: Any) -> Any:
        return self.shape.at(rows + self.rows, columns + self.columns)


@pytest.fixture(scope="module")
def page() -> tuple[Any, Found]:
    grey = cv2.cvtColor(np.asarray(drawn(layout="plain")), cv2.COLOR_RGB2GRAY)
    found = find_ruled(grey)
    assert found is not None
    assert (found.rows, found.columns) == (PUZZLE.height, PUZZLE.width)
    return grey, replace(found, above=found.above[:0], beside=found.beside[:0])


def test_first_lines_that_were_lost_are_found_by_their_cells_without_numbers(page: tuple[Any, Found]) -> None:
    grey, found = page
    rows, columns = PUZZLE.height - 1, PUZZLE.width - 2
    # Lines that are known beside the ruled part are counted by the shape already.
    lost = {"above": np.ones((1, columns), bool), "beside": np.ones((2, rows), bool)}
    sides = read_sides(grey, replace(found, rows=rows, columns=columns, **lost))
    assert (sides.top, sides.left) == (-1, -2)
    assert (len(sides.rows), len(sides.columns)) == (PUZZLE.height, PUZZLE.width)
    assert sides.do_totals_agree


@pytest.mark.parametrize(("rows", "columns"), [(0, 2), (1, 0)])
def test_lines_too_many_are_cut_off_where_clues_become_legible(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found], rows: int, columns: int
) -> None:
    """Numbers that stand across such lines are not seen as numbers in cells."""
    monkeypatch.setattr("nonokit.scanning.sides.best_split", lambda *_: Split(0, 0))
    grey, found = page
    shape: Any = Moved(found.shape, -rows, -columns)
    moved = replace(found, shape=shape, rows=found.rows + rows, columns=found.columns + columns)
    sides = read_sides(grey, moved)
    assert (sides.top, sides.left) == (rows, columns)
    assert sides.do_totals_agree


def test_a_last_column_is_the_grids_where_a_clue_stands_above_it(page: tuple[Any, Found]) -> None:
    grey, found = page
    right = np.ones((2, PUZZLE.height), bool)
    lost = replace(found, columns=PUZZLE.width - 1, right=right)
    assert page_of(grey, 0, lost).found.columns == PUZZLE.width

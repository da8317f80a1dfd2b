"""Grids: text in and out, comparison, clues."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit import BACKGROUND, UNKNOWN, Grid, PuzzleError
from nonokit.model import BLACK_AND_WHITE, make_palette
from nonokit.model.clue import clue_of_cells

PALETTE = make_palette(["black", "red", "blue"])
grids = st.integers(1, 7).flatmap(
    lambda width: st.lists(
        st.lists(st.sampled_from([0, 1, 2, 3, UNKNOWN]), min_size=width, max_size=width),
        min_size=1,
        max_size=7,
    ).map(lambda rows: Grid.from_rows(rows, PALETTE))
)


@given(grids)
def test_text_round_trip(grid: Grid) -> None:
    assert Grid.from_text(grid.to_text(), PALETTE) == grid
    assert grid.transposed().transposed() == grid
    assert grid.differences(grid) == set()
    assert grid.agreement(grid) == grid


def test_black_and_white_text() -> None:
    grid = Grid.from_text("#.?")
    assert [grid[0, x] for x in range(3)] == [1, BACKGROUND, UNKNOWN]
    assert grid.to_text() == "#.?"
    assert [grid.colour_name(0, x) for x in range(3)] == ["black", None, "?"]
    assert Grid.from_text("1 0X", BLACK_AND_WHITE).to_text() == "#..#"


def test_letters_are_colours_and_signs_are_black() -> None:
    mixed = Grid.from_text("#a?.b")
    assert list(mixed.cells) == [1, 2, UNKNOWN, BACKGROUND, 3]
    assert [colour.name for colour in mixed.palette][1] == "black"
    letters = Grid.from_text("a.b")
    assert (list(letters.cells), len(letters.palette)) == ([1, BACKGROUND, 2], 3)


def test_what_a_grid_cannot_tell_is_an_error() -> None:
    grid = Grid.blank(2, 2)
    with pytest.raises(PuzzleError):
        grid.clues()
    with pytest.raises(PuzzleError, match="2×2 and 1×1"):
        grid.differences(Grid.blank(1, 1))


def test_with_cells_makes_a_new_grid() -> None:
    grid = Grid.blank(2, 1)
    changed = grid.with_cells({(0, 1): 1})
    assert (grid.to_text(), changed.to_text()) == ("??", "?#")
    assert changed.known_count == 1
    assert changed.agrees_with(Grid.from_text(".#"))
    assert not changed.agrees_with(Grid.from_text("#."))


@given(st.lists(st.lists(st.sampled_from([0, 0, 1, 2]), min_size=4, max_size=4), min_size=1, max_size=4))
def test_clues_held_flat_are_those_counted_cell_by_cell(rows: list[list[int]]) -> None:
    grid = Grid.of(rows)
    lines = [*grid.rows(), *grid.columns()]
    assert grid.flat_clues().clues() == tuple(map(clue_of_cells, lines))

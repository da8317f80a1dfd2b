"""One line by itself, against every filling there is."""

from __future__ import annotations

from itertools import islice, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit import UNKNOWN, ArgumentError, Clue, PuzzleError, Run, line
from nonokit.model import make_palette
from nonokit.model.clue import clue_of_cells
from nonokit.solving.verify import line_fits

PALETTE = make_palette(["black", "red"])
runs = st.builds(Run, st.one_of(st.none(), st.integers(1, 4)), st.integers(1, 2))
clues = st.one_of(st.none(), st.lists(runs, max_size=4).map(Clue))
lines = st.lists(st.sampled_from([UNKNOWN, UNKNOWN, UNKNOWN, 0, 1, 2]), max_size=7).map(tuple)


def fillings(clue: Clue | None, cells: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All fillings that agree with the cells and read as the clue."""
    every = product(*(range(3) if cell == UNKNOWN else (cell,) for cell in cells))
    return {filling for filling in every if line_fits(clue, filling)}


@given(clues, lines)
def test_all_placements_and_no_others(clue: Clue | None, cells: tuple[int, ...]) -> None:
    expected = fillings(clue, cells)
    found = list(line.placements(clue, len(cells), cells, palette=PALETTE))
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert line.count(clue, len(cells), cells, palette=PALETTE) == len(expected)


@given(clues, st.integers(0, 7))
def test_an_empty_line_is_counted_without_being_walked(clue: Clue | None, length: int) -> None:
    unknown = (UNKNOWN,) * length
    assert line.count(clue, length, palette=PALETTE) == len(fillings(clue, unknown))


@given(clues, lines)
def test_settled_is_what_all_placements_share(clue: Clue | None, cells: tuple[int, ...]) -> None:
    expected = fillings(clue, cells)
    shared = tuple(column[0] if len(set(column)) == 1 else UNKNOWN for column in zip(*expected, strict=True))
    settled = line.settle(clue, cells, palette=PALETTE)
    assert settled == (shared if expected else None)
    if settled is not None:
        assert line.settle(clue, settled, palette=PALETTE) == settled


def test_the_order_is_that_of_reading() -> None:
    found = ["".join(map(str, way)) for way in line.placements([2, 1], 6)]
    assert found == ["110100", "110010", "110001", "011010", "011001", "001101"]
    assert found == sorted(found, reverse=True)


def test_what_people_write_for_a_clue_and_for_cells() -> None:
    assert list(line.placements([], 2)) == list(line.placements(0, 2)) == [(0, 0)]
    assert list(line.placements(2, 2)) == [(1, 1)]
    assert line.count(None, 10) == 1024
    assert line.count(None, 3, palette=PALETTE) == 27
    assert line.settle(None, "#?.") == (1, UNKNOWN, 0)
    assert line.settle([(2, "red"), (1, "blue")], "??b") == (1, 1, 2)
    assert line.settle([(2, 1), (1, 2)], [UNKNOWN, UNKNOWN, 2]) == (1, 1, 2)
    assert line.settle(["?"], "#?#") == (1, 1, 1)
    assert line.settle([], "") == ()
    assert line.count([1], 0) == 0


def test_large_lines() -> None:
    assert line.count([1] * 500, 1000) == 501
    assert line.count([1] * 300, 2000) == comb(1701, 300)
    assert line.count([3] * 100, 500, [UNKNOWN] * 500) == line.count([3] * 100, 500)
    assert next(line.placements([1] * 500, 2000)) == (1, 0) * 500 + (0,) * 1000
    assert len(list(islice(line.placements([2] * 100, 1000, [UNKNOWN] * 1000), 1000))) == 1000
    assert line.settle([900], [UNKNOWN] * 1000) == (UNKNOWN,) * 100 + (1,) * 800 + (UNKNOWN,) * 100


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (lambda: line.count([1], "6"), ArgumentError, "number of cells"),
        (lambda: line.count([1], -1), ArgumentError, "number of cells"),
        (lambda: line.count(["x"], 5), PuzzleError, "the clue: 'x' is not a run"),
        (lambda: line.count("2x 1", 5), PuzzleError, "'2x' is not a run"),
        (lambda: line.count([1], 5, "??"), PuzzleError, "2 cells for a line of 5"),
        (lambda: line.settle([1], "ab"), PuzzleError, "'a' is not in the palette"),
        (lambda: line.settle([1], [7]), PuzzleError, "palette of 2"),
        (lambda: line.count([(1, "blue")], 5, palette=PALETTE), PuzzleError, "no colour 'blue'"),
    ],
)
def test_what_is_wrong_is_said(call: object, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()  # type: ignore[operator]


@given(st.lists(st.integers(0, 2), min_size=1, max_size=12))
def test_a_filled_line_is_a_placement_of_its_own_clue(cells: list[int]) -> None:
    clue = clue_of_cells(cells)
    assert line.settle(clue, cells, palette=PALETTE) == tuple(cells)
    assert line.count(clue, len(cells), cells, palette=PALETTE) == 1

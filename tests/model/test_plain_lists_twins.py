"""Clues from plain lists are read by the native engine where there is one, and by Python: both read the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit import NonokitError, Puzzle, hooks
from nonokit.model import Grid, Run, make_palette
from nonokit.model.flat import FlatClues

RUNS: Any = st.one_of(
    st.integers(1, 9),
    st.sampled_from([0, -1, True, 1.0, None, "?", "1", 10**6, 10**6 + 1, 10**30, (2, "red")]),
)
CLUES: Any = st.one_of(
    st.lists(st.integers(1, 9), max_size=4),
    st.lists(RUNS, max_size=3),
    st.lists(RUNS, max_size=3).map(tuple),
    st.sampled_from([None, [0], (0,), 0, 3, "?", [[]], {1}]),
)


def outcome(rows: Any, columns: Any, **fields: Any) -> object:
    try:
        return Puzzle.from_clues(rows, columns, **fields)
    except NonokitError as error:
        return str(error)


@given(st.lists(CLUES, max_size=4), st.lists(CLUES, max_size=4))
def test_both_ways_of_reading_agree(rows: Any, columns: Any) -> None:
    fast = outcome(rows, columns)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hooks, "read_lists", lambda *_: None)
        assert outcome(rows, columns) == fast


PAIRS: Any = st.one_of(
    st.tuples(st.integers(1, 9), st.sampled_from([1, 2, "red", "blue"])),
    st.sampled_from(
        [
            (0, 1),
            (2, 0),
            (2, 3),
            (2, "white"),
            (2, "pink"),
            (True, 1),
            (2, True),
            ("?", 1),
            ("2", "red"),
            (2,),
            [2, "red"],
            (2, 1, 1),
            3,
            "?",
            (10**7, 1),
            (2, None),
            (2, 1.0),
            (2, -1),
            Run(3, 2),
            Run(None, 1),
        ]
    ),
)
PALETTES: Any = st.sampled_from([None, make_palette(["red", "blue"]), make_palette(["black", "red"])])
COLOURED: Any = st.lists(st.lists(PAIRS, max_size=3) | st.sampled_from([None, [], [0]]), max_size=3)


@given(COLOURED, COLOURED, PALETTES)
def test_pairs_at_a_glance_are_read_as_one_by_one(rows: Any, columns: Any, palette: Any) -> None:
    fast = outcome(rows, columns, palette=palette)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FlatClues, "of_pairs", lambda *_: None)
        assert outcome(rows, columns, palette=palette) == fast


@given(st.integers(1, 7), st.integers(1, 7), st.integers(1, 4), st.randoms(use_true_random=False))
def test_both_ways_of_reading_a_picture_agree(width: int, height: int, values: int, chance: Any) -> None:
    cells = bytes(chance.randrange(values) for _ in range(width * height))
    grid = Grid(width, height, cells, make_palette(["red", "green", "blue"]))
    fast = Puzzle.from_grid(grid), grid.flat_clues()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hooks, "clues_of_picture", lambda *_: None)
        assert (Puzzle.from_grid(grid), grid.flat_clues()) == fast

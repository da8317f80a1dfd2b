"""Clues from plain lists are read by the native engine where there is one, and by Python: both read the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit import NonokitError, Puzzle, hooks

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


def outcome(rows: Any, columns: Any) -> object:
    try:
        return Puzzle.from_clues(rows, columns)
    except NonokitError as error:
        return str(error)


@given(st.lists(CLUES, max_size=4), st.lists(CLUES, max_size=4))
def test_both_ways_of_reading_agree(rows: Any, columns: Any) -> None:
    fast = outcome(rows, columns)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hooks, "read_lists", lambda *_: None)
        assert outcome(rows, columns) == fast

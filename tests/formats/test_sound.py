"""Whether the sides of a puzzle agree is asked of every reading: the quick answers are those of `problems()`."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from formats.strategies import puzzles
from formats.with_care import with_care
from nonokit.formats.clues import is_sound
from nonokit.model import Clue, Puzzle, Run, make_palette

runs: Any = st.builds(Run, st.none() | st.integers(1, 3), st.integers(1, 3))
plain_runs: Any = st.builds(Run, st.integers(1, 3), st.just(1))


def sides(one: Any) -> Any:
    clues = st.lists(one, max_size=2).map(Clue)
    return st.lists(clues | st.none() if one is runs else clues, max_size=3)


@given(sides(plain_runs), sides(plain_runs), st.integers(0, 2))
def test_plain_clues_are_sound_when_they_have_no_problems(rows: Any, columns: Any, colours: int) -> None:
    check(Puzzle(rows, columns, make_palette(["black", "red"][:colours])))


@given(sides(runs), sides(runs), st.integers(0, 3))
def test_any_clues_are_sound_when_they_have_no_problems(rows: Any, columns: Any, colours: int) -> None:
    check(Puzzle(rows, columns, make_palette(["red", "green", "blue"][:colours])))


@given(puzzles(), st.booleans())
def test_puzzles_of_pictures_are_sound_when_they_have_no_problems(puzzle: Puzzle, is_turned: bool) -> None:
    if is_turned and puzzle.width == puzzle.height and puzzle.goal is not None:
        puzzle = puzzle.replace(goal=puzzle.goal.transposed())
    check(puzzle)


def check(puzzle: Puzzle) -> None:
    expected = not puzzle.problems()
    assert is_sound(puzzle) == expected
    with with_care():
        assert is_sound(puzzle) == expected

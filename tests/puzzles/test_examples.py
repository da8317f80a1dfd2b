"""The files in `examples` are what the documentation says they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from nonokit.engine.choose import choose
from nonokit.engine.interface import Lines, Outcome
from nonokit.formats import load
from nonokit.model import Puzzle

EXAMPLES = Path(__file__).parents[2] / "examples"


def _solutions(puzzle: Puzzle) -> list[bytes]:
    clues = tuple(
        tuple((run.min_length, run.colour) for run in clue or ()) for clue in (*puzzle.rows, *puzzle.columns)
    )
    board = choose().board(Lines(puzzle.width, puzzle.height, len(puzzle.palette), clues))
    if board.propagate() == Outcome.SOLVED:
        return [board.cells()]
    assert board.search(10, 1_000_000) == Outcome.SOLVED
    return board.solutions()


@pytest.mark.parametrize("name", ["cat.non", "sailboat.xml"])
def test_example_has_its_goal_as_only_solution(name: str) -> None:
    puzzle = load(EXAMPLES / name)
    assert puzzle.goal is not None
    assert _solutions(puzzle) == [puzzle.goal.cells]


def test_colour_example_is_coloured() -> None:
    assert len(load(EXAMPLES / "sailboat.xml").colours) == 4


def test_ambiguous_example_has_four_solutions_in_two_islands() -> None:
    solutions = _solutions(load(EXAMPLES / "ambiguous.non"))
    assert len(set(solutions)) == 4
    differing = [cell for cell, values in enumerate(zip(*solutions, strict=True)) if len(set(values)) > 1]
    assert len(differing) == 8

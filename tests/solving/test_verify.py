"""The check shares nothing with the solver, so it is tested by hand-made mistakes and against its native twin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nonokit import Grid, InternalError, Puzzle, is_solution, solve
from nonokit.engine import choose
from nonokit.solving.verify import verify
from pictures import random_puzzle

PUZZLE = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
RIGHT = Grid.from_text("#.#\n##.")


@pytest.mark.parametrize("text", ["#.#\n##?", "#.#\n.##", "##.\n#.#", "...\n...", "###\n###"])
def test_wrong_grids_are_found(text: str) -> None:
    assert not is_solution(PUZZLE, Grid.from_text(text))


def test_the_right_grid_passes_and_a_smaller_one_does_not() -> None:
    assert is_solution(PUZZLE, RIGHT)
    assert not is_solution(PUZZLE, Grid.from_text("#."))


def test_given_cells_must_be_kept() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]], given=Grid.from_text("#?\n??"))
    assert is_solution(puzzle, Grid.from_text("#.\n.#"))
    assert not is_solution(puzzle, Grid.from_text(".#\n#."))


def test_a_failed_check_leaves_a_file_that_reproduces_it() -> None:
    with pytest.raises(InternalError) as caught:
        verify(PUZZLE, [Grid.from_text("...\n...")])
    report = Path(caught.value.report or "")
    content = json.loads(report.read_text())
    report.unlink()
    assert content["solutions"] == ["...\n..."]
    assert content["rows"] == [[[1, 1], [1, 1]], [[2, 1]]]


def test_the_same_solution_twice_is_a_failure() -> None:
    with pytest.raises(InternalError, match="twice"):
        verify(PUZZLE, [RIGHT, RIGHT])


@pytest.mark.native
def test_native_check_agrees() -> None:
    check = choose("native").verify
    assert check is not None
    for seed in range(200):
        puzzle = random_puzzle(seed, share=0.1)
        for solution in solve(puzzle).solutions:
            for i in range(0, len(solution.cells), 3):
                cells = bytearray(solution.cells)
                cells[i] = (cells[i] + 1) % len(puzzle.palette) if cells[i] != 255 else 0
                changed = Grid(puzzle.width, puzzle.height, bytes(cells), puzzle.palette)
                for grids in ([solution], [changed], [solution, changed]):
                    assert check(puzzle.flat, puzzle.height, [grid.cells for grid in grids], b"") == all(
                        is_solution(puzzle, grid) for grid in grids
                    )

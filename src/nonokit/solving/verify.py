"""Checks solutions with code that shares nothing with the solver.

A picture is right when reading its lines gives the clues. The native engine brings its own reader for that
(native/kernel/verify.cpp), because checking a solution must not take longer than finding it; both are tested against
each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from nonokit.errors import InternalError
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle, check_is_grid, check_puzzle


def line_fits(clue: Clue | None, cells: Sequence[int]) -> bool:
    """Whether a finished line reads as its clue says.

    >>> line_fits(Clue.of(2, 1), [1, 1, 0, 1])
    True
    """
    if clue is None:
        return True
    runs = [(value, len(list(group))) for value, group in groupby(cells) if value]
    return len(runs) == len(clue) and all(
        run.colour == value and run.length in (None, length)
        for run, (value, length) in zip(clue, runs, strict=True)
    )


def is_solution(puzzle: Puzzle, grid: Grid) -> bool:
    """Whether a grid solves a puzzle: every clue fits, every given cell is kept, nothing knowable is open.

    >>> is_solution(Puzzle.from_clues(rows=[[1]], columns=[[1], []]), Grid.from_text("#."))
    True
    """
    check_puzzle(puzzle, "is_solution")
    check_is_grid(grid, "grid")
    if (grid.width, grid.height) != (puzzle.width, puzzle.height):
        return False
    given = puzzle.given
    if given is not None and any(a not in (UNKNOWN, b) for a, b in zip(given.cells, grid.cells, strict=True)):
        return False
    unknowable = puzzle.unknowable() if UNKNOWN in grid.cells else set()
    if any(position not in unknowable for position in grid.positions(UNKNOWN)):
        return False
    rows = zip(puzzle.rows, grid.rows(), strict=True)
    columns = zip(puzzle.columns, grid.columns(), strict=True)
    return all(line_fits(clue, cells) for lines in (rows, columns) for clue, cells in lines)


def verify(puzzle: Puzzle, solutions: Sequence[Grid], checker: Any = None) -> None:
    """Raises `InternalError` unless all grids solve the puzzle and differ from each other."""
    if checker is not None:
        given = puzzle.given.cells if puzzle.given else b""
        good = checker(puzzle.flat, puzzle.height, [grid.cells for grid in solutions], given)
    else:
        good = all(is_solution(puzzle, grid) for grid in solutions)
    if not good:
        raise InternalError("a solution failed its check", report=write_report(puzzle, solutions))
    if len(solutions) > 1 and len({grid.cells for grid in solutions}) != len(solutions):
        raise InternalError("the same solution was found twice", report=write_report(puzzle, solutions))


def write_report(puzzle: Puzzle, solutions: Sequence[Grid]) -> str:
    """A file that reproduces a failed check; returns its path."""
    import json
    import tempfile

    content = {
        "rows": [clue and [list(run) for run in clue] for clue in puzzle.rows],
        "columns": [clue and [list(run) for run in clue] for clue in puzzle.columns],
        "colours": [colour.name for colour in puzzle.palette],
        "given": puzzle.given.to_text() if puzzle.given else None,
        "solutions": [grid.to_text() for grid in solutions],
    }
    with tempfile.NamedTemporaryFile("w", prefix="nonokit-bug-", suffix=".json", delete=False) as file:
        json.dump(content, file, indent=1)
    return file.name

"""Golden numbers: how many grids of a size have clues that only they fit, and how many line logic solves."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from nonokit.engine import choose
from nonokit.model import Clue, Puzzle
from nonokit.model.clue import clue_of_cells
from nonokit.solving.solve_run import lines_of


@cache
def clue_sets(size: int) -> dict[tuple[tuple[Clue, ...], tuple[Clue, ...]], int]:
    """How many grids share each set of clues."""
    clue = {row: clue_of_cells(row) for row in product((0, 1), repeat=size)}
    count: dict[tuple[tuple[Clue, ...], tuple[Clue, ...]], int] = {}
    for rows in product(clue, repeat=size):
        key = tuple(clue[row] for row in rows), tuple(clue[column] for column in zip(*rows, strict=True))
        count[key] = count.get(key, 0) + 1
    return count


@pytest.mark.parametrize(("size", "distinct", "unique", "by_lines"), [(2, 15, 14, 14), (3, 445, 384, 384)])
def test_small_grids_on_both_engines(
    engine_name: str, size: int, distinct: int, unique: int, by_lines: int
) -> None:
    check(engine_name, size, distinct, unique, by_lines)


@pytest.mark.native
def test_all_grids_of_four() -> None:
    check("native", 4, 58196, 52362, 51234)


def test_some_grids_of_four() -> None:
    """One in thirty-one: in pure Python all take minutes on a busy machine."""
    for i, (clues, grids) in enumerate(clue_sets(4).items()):
        if not i % 31:
            solves_by_lines("reference", *clues, grids)


def check(engine_name: str, size: int, distinct: int, unique: int, by_lines: int) -> None:
    sets = clue_sets(size)
    assert len(sets) == distinct
    assert sum(grids == 1 for grids in sets.values()) == unique
    assert sum(solves_by_lines(engine_name, *clues, grids) for clues, grids in sets.items()) == by_lines


def solves_by_lines(engine_name: str, rows: tuple[Clue, ...], columns: tuple[Clue, ...], grids: int) -> bool:
    """Whether line logic solves it; either way the engine must find as many solutions as there are grids."""
    board = choose(engine_name).board(lines_of(Puzzle(rows, columns)))
    if board.propagate() == 1:
        assert grids == 1
        return True
    # Up to two solutions decide; search on so small a board always finishes.
    board.search(2, 10**9)
    assert min(len(board.solutions()), 2) == min(grids, 2)
    return False

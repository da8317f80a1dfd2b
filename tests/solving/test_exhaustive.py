"""Golden numbers: how many grids of a size have clues that only they fit, and how many line logic solves."""

from __future__ import annotations

from itertools import product

import pytest

from nonokit.engine import choose
from nonokit.model import Clue, Puzzle
from nonokit.model.clue import clue_of_cells
from nonokit.solving.work import lines_of


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


def test_all_grids_of_four(engine_name: str) -> None:
    check(engine_name, 4, 58196, 52362, 51234)


def check(engine_name: str, size: int, distinct: int, unique: int, by_lines: int) -> None:
    engine = choose(engine_name)
    sets = clue_sets(size)
    assert len(sets) == distinct
    solved = alone = 0
    for (rows, columns), grids in sets.items():
        board = engine.board(lines_of(Puzzle(rows, columns)))
        is_solved = board.propagate() == 1
        solved += is_solved
        if not is_solved:
            # Up to two solutions decide; search on so small a board always finishes.
            board.search(2, 10**9)
            assert min(len(board.solutions()), 2) == min(grids, 2)
        else:
            assert grids == 1
        alone += grids == 1
    assert alone == unique
    assert solved == by_lines

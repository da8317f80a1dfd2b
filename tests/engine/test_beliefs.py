"""What the kernel believes of open cells, told by the phases that its clauses come with."""

from __future__ import annotations

import random

import pytest

from nonokit.engine import Board, choose
from nonokit.model import Grid, Puzzle
from nonokit.solving.constants import BELIEF_ROUNDS
from nonokit.solving.solve_run import lines_of
from pictures import random_cells

pytestmark = pytest.mark.native


def sparse_board(seed: int) -> Board:
    """A picture with two cells of five filled, of which line logic finds next to nothing."""
    cells = random_cells(random.Random(seed), 25, 25, 2, density=0.4)
    return choose("native").board(lines_of(Puzzle.from_grid(Grid.from_rows(cells))))


@pytest.mark.parametrize("seed", range(4))
def test_likely_values_make_nearly_a_picture(seed: int) -> None:
    """Likely over all pictures they would break a hundred clauses of twelve thousand, and more."""
    formula = sparse_board(seed).encode(BELIEF_ROUNDS)
    told = set(formula.phases)
    clauses = formula.next_clauses(10**6)
    assert len(told) == formula.variables
    assert sum(told.isdisjoint(clause) for clause in clauses) < 60


def test_the_learner_goes_by_what_search_believes() -> None:
    asked, searched = sparse_board(5), sparse_board(5)
    searched.search(2, 200_000)
    assert 4 * ticks_of_encoding(searched) < ticks_of_encoding(asked)


def test_beliefs_of_another_state_are_counted_anew() -> None:
    board = sparse_board(5)
    board.search(2, 200_000)
    for cell in range(100):
        board.forbid(cell, 1)
    assert ticks_of_encoding(board) > 20_000


def ticks_of_encoding(board: Board) -> int:
    before = board.ticks
    board.encode(BELIEF_ROUNDS)
    return board.ticks - before

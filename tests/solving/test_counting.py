"""Counting without listing: against all small grids, against listing, and against what is known."""

from __future__ import annotations

from collections import Counter
from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nonokit
from nonokit import engine
from nonokit.engine import EngineName, choose
from nonokit.errors import NonokitError
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle
from nonokit.solving import constants
from nonokit.solving.counting import fix_what_is_certain
from nonokit.solving.limits import Limits
from nonokit.solving.pipeline import DEFAULT_METHODS, run_pipeline
from nonokit.solving.solve_run import SolveRun
from solving.test_exhaustive import clue_sets


def ones(size: int) -> Puzzle:
    return Puzzle.from_clues(rows=[[1]] * size, columns=[[1]] * size)


def test_counting_agrees_with_all_small_grids(engine_name: EngineName) -> None:
    every = {2: 1, 3: 5, 4: 97 if engine_name == "native" else 970}
    for size, step in every.items():
        for (rows, columns), grids in list(clue_sets(size).items())[::step]:
            count = nonokit.count_solutions(Puzzle(rows, columns), engine=engine_name)
            assert (count, count.is_exact) == (grids, True)


@pytest.mark.native
def test_numbers_beyond_64_bits_are_exact() -> None:
    """Pairs of ones in a band: every row has one, every column two of them."""
    width = 25
    band = Puzzle.from_clues(rows=[[1]] * 2 * width, columns=[None] * width)
    assert nonokit.count_solutions(band) == width ** (2 * width)
    assert nonokit.cell_chances(band)[3][4][1] * width == 1


cells = st.lists(st.sampled_from("..#r"), min_size=16, max_size=16)


@pytest.mark.parametrize("engine", ["reference", pytest.param("native", marks=pytest.mark.native)])
@settings(max_examples=60, deadline=None)
@given(cells=cells, missing=st.integers(0, 15))
def test_ways_and_totals_agree_with_listing(engine: EngineName, cells: list[str], missing: int) -> None:
    grid = Grid.from_text("\n".join("".join(cells[i : i + 4]) for i in range(0, 16, 4)))
    puzzle = Puzzle.from_grid(grid)
    if missing < 8:
        clues: list[Clue | None] = [*puzzle.rows, *puzzle.columns]
        clues[missing] = None
        puzzle = puzzle.replace(rows=tuple(clues[:4]), columns=tuple(clues[4:]))
    listed = list(puzzle.solutions())
    count = nonokit.count_solutions(puzzle, engine=engine)
    assert count == len(listed)
    chances = nonokit.cell_chances(puzzle, engine=engine)
    for y, row in enumerate(chances):
        for x, cell in enumerate(row):
            values = range(len(puzzle.palette))
            shares = [sum(one[y, x] == value for one in listed) for value in values]
            assert [share * len(listed) for share in cell] == (shares if cell else [])


@pytest.mark.native
@settings(max_examples=60, deadline=None)
@given(cells=st.lists(st.sampled_from("..##r"), min_size=25, max_size=25))
def test_in_depth_nothing_is_counted_otherwise(cells: list[str]) -> None:
    grid = Grid.from_text("\n".join("".join(cells[i : i + 5]) for i in range(0, 25, 5)))
    boards = [SolveRun(Puzzle.from_grid(grid), choose("native"), Limits(None)).board for _ in range(2)]
    for board in boards:
        board.propagate()
    in_breadth, in_depth = boards[0].counter(10**6, 0), boards[1].counter(0, 10**6)
    assert [part[1:] for part in in_depth.components()] == [part[1:] for part in in_breadth.components()]
    assert ways_of(in_depth) == ways_of(in_breadth)
    assert boards[1].cells() == boards[0].cells()


@pytest.mark.native
@pytest.mark.parametrize("seed", range(4))
def test_what_is_left_out_in_depth_was_no_solution(seed: int) -> None:
    """Large enough for thousands of nodes, small enough to be counted in breadth, where nothing is refuted."""
    random = Random(seed)
    rows = ["".join("#" if random.random() < 0.35 else "." for _ in range(12)) for _ in range(12)]
    boards = [SolveRun(Puzzle.from_grid(rows), choose("native"), Limits(None)).board for _ in range(2)]
    for board in boards:
        board.propagate()
    in_breadth, in_depth = boards[0].counter(10**8, 0), boards[1].counter(0, 10**6)
    assert in_breadth.components()
    assert ways_of(in_depth) == ways_of(in_breadth)


def ways_of(counter: engine.Counter) -> list[dict[int, list[int]]]:
    """For every part its cells, whatever their order, with the ways of each value."""
    assert all(is_exact for _, _, is_exact in counter.components())
    return [
        dict(zip(cells, counter.ways(index), strict=True))
        for index, (cells, _, _) in enumerate(counter.components())
    ]


@pytest.mark.native
def test_line_logic_prunes_in_depth() -> None:
    """In breadth a hundred times as many nodes are not enough."""
    random = Random(29)
    rows = ["".join("#" if random.random() < 0.4 else "." for _ in range(18)) for _ in range(18)]
    board = SolveRun(Puzzle.from_grid(rows), choose("native"), Limits(None)).board
    board.propagate()
    assert not all(is_exact for _, _, is_exact in board.counter(2_000_000, 0).components())
    assert all(is_exact for _, _, is_exact in board.counter(0, 20_000).components())


@pytest.mark.native
def test_what_is_certain_is_all_that_solutions_share() -> None:
    random = Random(3)
    rows = ["".join("#" if random.random() < 0.4 else "." for _ in range(15)) for _ in range(15)]
    puzzle = Puzzle.from_grid(rows).replace(goal=None)
    with Limits() as limits:
        run = SolveRun(puzzle, choose("native"), limits, max_solutions=2)
        run_pipeline(run, DEFAULT_METHODS)
        before = run.board.cells()
        fix_what_is_certain(run)
    after = run.board.cells()
    settled = nonokit.ambiguity(puzzle).settled
    assert {divmod(cell, 15) for cell, value in enumerate(after) if value != UNKNOWN} == settled
    assert all(after[cell] == run.found[0][cell] for cell in range(225) if after[cell] != UNKNOWN)
    assert before.count(UNKNOWN) > after.count(UNKNOWN) > 0


def test_all_solutions_are_drawn_equally_often(engine_name: EngineName) -> None:
    drawn = nonokit.sample_solutions(ones(4), seed=7, engine=engine_name)
    often = Counter(str(next(drawn)) for _ in range(1200))
    expected = 1200 / factorial(4)
    chi_square = sum((n - expected) ** 2 / expected for n in often.values())
    assert len(often) == factorial(4)
    assert chi_square < 49.7  # 23 degrees of freedom, one chance in a thousand; the seed is fixed


def test_one_solution_at_random() -> None:
    assert ones(6).sample(seed=3) == ones(6).sample(seed=3)
    assert len({ones(6).sample(seed=seed) for seed in range(20)}) > 10


@pytest.mark.native
def test_out_of_room_what_was_counted_is_a_lower_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "DIAGRAM_NODES", 10)
    monkeypatch.setattr(constants, "FEW_DIAGRAM_NODES", 10)
    monkeypatch.setattr(constants, "DIAGRAM_NODES_IN_DEPTH", 300)
    count = nonokit.count_solutions(ones(9))
    assert 2 < count < factorial(9)
    assert not count.is_exact
    assert str(count) == f"at least {int(count)}"
    assert "300 partial pictures" in (count.reason or "")
    with pytest.raises(NonokitError, match="not all counted"):
        nonokit.cell_chances(ones(9))


def test_out_of_time_there_are_at_least_those_seen(
    monkeypatch: pytest.MonkeyPatch, engine_name: EngineName
) -> None:
    monkeypatch.setattr(constants, "DIAGRAM_NODES", 10)
    monkeypatch.setattr(constants, "FEW_DIAGRAM_NODES", 10)
    monkeypatch.setattr(Limits, "poll", over_after(30))
    count = nonokit.count_solutions(ones(11), engine=engine_name)
    assert 2 <= count < factorial(11)
    assert not count.is_exact
    assert count.reason


def over_after(polls: int):  # type: ignore[no-untyped-def]
    left = [polls]

    def poll(limits: Limits) -> bool:
        left[0] -= 1
        limits.is_over = limits.is_over or left[0] < 0
        return limits.is_over

    return poll


def test_without_solutions_there_is_nothing_to_draw() -> None:
    nothing = Puzzle.from_clues(rows=[[2], [2]], columns=[[1], [1]])
    assert nonokit.count_solutions(nothing) == 0
    with pytest.raises(NonokitError, match="no picture fits"):
        nonokit.cell_chances(nothing)
    with pytest.raises(NonokitError, match="no picture fits"):
        next(nonokit.sample_solutions(nothing))

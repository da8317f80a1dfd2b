"""Probing on top of trials: it settles more than probing, and nothing that a solution contradicts."""

from __future__ import annotations

import random

import pytest

from nonokit import EngineName, Grid, Puzzle, solve
from nonokit.engine import Outcome, choose
from nonokit.model import UNKNOWN
from nonokit.solving import sat
from nonokit.solving.constants import UNBOUNDED_TICKS
from nonokit.solving.deep_probing import probe_deeper
from nonokit.solving.limits import Limits
from nonokit.solving.solve_run import SolveRun
from pictures import hard_puzzle


def picture(seed: int, values: int) -> Puzzle:
    dice = random.Random(seed)
    cells = ["".join(dice.choice("..#r"[: values + 1]) for _ in range(7)) for _ in range(7)]
    return Puzzle.from_grid(Grid.from_text(cells))


@pytest.mark.parametrize("values", [2, 3])
def test_what_is_ruled_out_no_solution_has(engine_name: EngineName, values: int) -> None:
    news = 0
    for seed in range(12):
        puzzle = picture(seed, values)
        solutions = [grid.cells for grid in solve(puzzle, engine=engine_name, max_solutions=10_000).solutions]
        with Limits(None, None) as limits:
            run = SolveRun(puzzle, choose(engine_name), limits, max_solutions=10_000)
            run.board.propagate()
            before = run.board.domains()
            probe_deeper(run)
        assert set(run.found) <= set(solutions)
        for cell, domain in enumerate(run.board.domains()):
            assert all(domain >> solution[cell] & 1 for solution in solutions)
            news += domain != before[cell]
    assert news


def test_a_trial_that_probing_ends_settles_what_probing_alone_does_not(engine_name: EngineName) -> None:
    with Limits(None, None) as limits:
        run = SolveRun(hard_puzzle(12, 48, density=0.35), choose(engine_name), limits)
        assert run.board.probe(2, UNBOUNDED_TICKS) == Outcome.OPEN
        before = run.board.open_count
        probe_deeper(run)
        assert run.board.open_count < before


def test_what_cannot_be_is_noticed(engine_name: EngineName) -> None:
    noticed = 0
    for seed in range(30):
        puzzle = picture(seed, 2)
        puzzle = puzzle.replace(rows=puzzle.rows[3:] + puzzle.rows[:3])
        if solve(puzzle, engine=engine_name).solutions:
            continue
        with Limits(None, None) as limits:
            run = SolveRun(puzzle, choose(engine_name), limits)
            if run.board.propagate() == 0:
                probe_deeper(run)
                assert run.is_complete
                assert not run.found
                noticed += 1
    assert noticed


@pytest.mark.native
def test_it_has_its_turn_where_the_learner_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = hard_puzzle(12, 48, density=0.35)
    expected = solve(puzzle)
    left = solve(puzzle, methods=["isolated-rules", "probe"]).known.cells.count(UNKNOWN)
    opened = []
    session = sat.Session

    def look(run: SolveRun) -> sat.Session:
        opened.append(run.board.open_count)
        return session(run)

    monkeypatch.setattr(sat, "learn_in_kernel", lambda _: False)
    monkeypatch.setattr(sat, "Session", look)
    assert solve(puzzle, methods=["isolated-rules", "sat"]).status is expected.status
    assert len(opened) == 1
    assert opened[0] < left

"""Whole explained solves: every step follows, nothing is skipped, and trials come only when lines are stuck."""

from __future__ import annotations

import json
from random import Random

import pytest

from explaining.states import random_puzzle, random_state
from nonokit.engine import choose
from nonokit.explaining import Explanation, Preferences, StepEvent, explain
from nonokit.explaining.position import Position
from nonokit.model import Grid, Puzzle
from nonokit.solving import Status, solve

# Unique, but beyond line logic.
TRIAL = Puzzle.from_clues(rows=[[2], [1], [2], [1]], columns=[[1, 1], [2], [1], [1]])
SWITCH = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])


def assert_steps_follow(puzzle: Puzzle, state: Grid, explanation: Explanation, most: int = 300) -> bool:
    """Every step agrees with all grids that fit; False when these are too many to list."""
    result = solve(puzzle, max_solutions=most, state=state, methods=["isolated-rules", "sat"])
    if len(result.solutions) >= most:
        return False
    for step in explanation.steps:
        for solution in result.solutions:
            assert all(solution[cell] == value for cell, value in step.cells), step
            assert all(solution[cell] != value for cell, value in step.excluded), step
    return True


def test_random_steps_all_follow() -> None:
    rng = Random(40)
    checked = steps = 0
    for _ in range(600):
        puzzle, picture = random_puzzle(rng)
        state = random_state(rng, picture)
        explanation = explain(puzzle, state)
        if assert_steps_follow(puzzle, state, explanation):
            checked += 1
            steps += len(explanation.steps)
    assert checked > 400
    assert steps > 2000


def test_random_puzzles_are_explained_to_the_end_exactly_when_unique() -> None:
    rng = Random(41)
    for _ in range(300):
        puzzle, picture = random_puzzle(rng)
        explanation = explain(puzzle)
        expected = solve(puzzle).status
        if puzzle.unknowable():
            continue
        assert explanation.status is expected
        if expected is Status.UNIQUE:
            assert explanation.grid.cells == picture.cells


def test_random_trials_come_only_when_every_line_is_settled() -> None:
    rng = Random(42)
    engine = choose("reference")
    trials = 0
    for _ in range(300):
        puzzle, _ = random_puzzle(rng)
        position = Position(puzzle)
        for step in explain(puzzle).steps:
            if step.is_trial:
                trials += 1
                for index in range(len(position.clues)):
                    view = position.view(index)
                    if view is not None:
                        domains = [
                            sum((mask >> p & 1) << v for v, mask in enumerate(view.may))
                            for p in range(view.size)
                        ]
                        runs = tuple((run.length or 0, run.colour) for run in view.clue)
                        assert engine.settle(runs, domains, position.values) == domains
            position.apply(step)
    assert trials > 15


@pytest.mark.native
def test_random_solves_are_the_same_with_both_engines() -> None:
    rng = Random(43)
    for _ in range(60):
        puzzle, _ = random_puzzle(rng)
        a, b = (explain(puzzle, engine=name) for name in ("native", "reference"))
        assert (a.status, a.grid) == (b.status, b.grid)
        # Of several solutions the engines may know different ones, and these say what is worth a trial.
        assert a.steps == b.steps or a.status is Status.MULTIPLE


def test_a_puzzle_beyond_line_logic_is_explained_with_a_fair_trial() -> None:
    explanation = explain(TRIAL)
    assert explanation.is_complete
    assert explanation.is_fair
    assert any(step.is_trial for step in explanation.steps)
    assert explanation.grid == solve(TRIAL).solution


def test_several_solutions_end_the_steps() -> None:
    explanation = explain(SWITCH)
    assert explanation.status is Status.MULTIPLE
    assert explanation.steps == ()


def test_clues_that_contradict_each_other_have_no_solution() -> None:
    assert explain(Puzzle.from_clues(rows=[[2], []], columns=[[1], []])).status is Status.NONE


def test_cells_in_no_clues_reach_leave_several_solutions() -> None:
    puzzle = Puzzle.from_clues(rows=[None, [1]], columns=[None, [1]])
    assert explain(puzzle).status is Status.MULTIPLE


def test_listeners_hear_every_step_with_the_grid_before_it() -> None:
    heard: list[StepEvent] = []
    explanation = explain(TRIAL, on_event=heard.append)
    assert [event.step for event in heard] == list(explanation.steps)
    assert [event.before for event in heard] == list(explanation.grids())[:-1]
    assert list(explanation.grids())[-1] == explanation.grid
    assert all(event.available >= 1 for event in heard)


def test_explaining_goes_on_from_a_state() -> None:
    goal = solve(TRIAL).solution
    assert goal is not None
    state = goal.with_cells({(3, x): 255 for x in range(4)})
    explanation = explain(TRIAL, state)
    assert explanation.start == state
    assert {cell for step in explanation.steps for cell, _ in step.cells} == {(3, x) for x in range(4)}


def test_given_cells_are_known_from_the_start() -> None:
    given = Grid.from_text(["#?", "??"])
    explanation = explain(SWITCH.replace(given=given))
    assert explanation.is_complete
    assert explanation.grid.to_text() == "#.\n.#"


def test_techniques_left_out_are_not_used() -> None:
    line_only = Preferences(
        tuple(tier for tier in Preferences().tiers if "contradiction" not in tier)
    ).without("edge-contradiction", "nested")
    explanation = explain(TRIAL, preferences=line_only)
    assert explanation.status is Status.UNKNOWN
    assert not any(step.is_trial for step in explanation.steps)


def test_with_nothing_but_exact_lines_every_step_is_one() -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    steps = explain(puzzle, preferences=Preferences((("exact",),))).steps
    assert {step.technique for step in steps} == {"exact"}


def test_steps_become_plain_data() -> None:
    data = json.loads(json.dumps([step.as_data() for step in explain(TRIAL).steps]))
    claims = [claim for step in data for claim in step["claims"]]
    assert {"Try", "Follows", "Therefore"} <= {claim["claim"] for claim in claims}
    assert all(step["lines"] and step["cells"] for step in data)


def test_sat_agrees_that_no_settled_cell_could_be_otherwise() -> None:
    rng = Random(44)
    refuted = 0
    for _ in range(25):
        puzzle, _ = random_puzzle(rng, largest=11)
        for event in explain(puzzle).events:
            for cell, value in event.step.cells[:1]:
                other = next(v for v in range(len(puzzle.palette)) if v != value)
                state = event.before.with_cells({cell: other})
                assert (
                    solve(puzzle, max_solutions=1, state=state, methods=["isolated-rules", "sat"]).status
                    is Status.NONE
                )
                refuted += 1
    assert refuted > 300

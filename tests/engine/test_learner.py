"""Our own clause learner, against a solver that others maintain."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pysat.solvers import Solver

from nonokit.engine import choose
from nonokit.solving.solve_run import lines_of
from pictures import hard_puzzle

pytestmark = pytest.mark.native

PLENTY = 1 << 40


def learner_of(variables: int, clauses: list[list[int]], phases: list[int]) -> Any:
    """A learner that knows the clauses."""
    from nonokit.engine._native import Learner

    learner = Learner(variables, phases)
    for clause in clauses:
        learner.add(clause)
    return learner


def random_clauses(draw: random.Random, variables: int, count: int) -> list[list[int]]:
    """Clauses of one to five literals, most of them three."""
    sizes = draw.choices([1, 2, 3, 4, 5], [1, 10, 60, 10, 5], k=count)
    return [[draw.choice([-1, 1]) * draw.randint(1, variables) for _ in range(size)] for size in sizes]


def satisfies(model: list[int], clauses: list[list[int]]) -> bool:
    """Whether every clause has a true literal."""
    return all(any(model[abs(literal) - 1] == literal for literal in clause) for clause in clauses)


@pytest.mark.parametrize("seed", range(150))
def test_it_agrees_with_the_library_while_clauses_are_added(seed: int) -> None:
    draw = random.Random(seed)
    variables = draw.randint(1, 120)
    clauses = random_clauses(draw, variables, int(variables * draw.uniform(2.5, 4.5)))
    phases = [draw.choice([-1, 1]) * (i + 1) for i in range(variables)]
    learner = learner_of(variables, clauses, phases)
    with Solver(name="glucose42", bootstrap_with=clauses) as library:
        for _ in range(12):
            assumptions = random_clauses(draw, variables, 1)[0][: draw.randint(0, 3)]
            expected = library.solve(assumptions=assumptions)
            assert learner.solve(assumptions, PLENTY) is expected
            if expected:
                assert satisfies(learner.model(), [*clauses, *([a] for a in assumptions)])
            elif not assumptions:
                break
            clauses.append(
                [-literal for literal in library.get_model()[:4]] if expected else [-assumptions[0]]
            )
            learner.add(clauses[-1])
            library.add_clause(clauses[-1])


def pigeons(holes: int) -> list[list[int]]:
    """One pigeon more than holes: no solution, and hard to see."""
    sits = [[1 + pigeon * holes + hole for hole in range(holes)] for pigeon in range(holes + 1)]
    crowds = [[-sits[a][h], -sits[b][h]] for h in range(holes) for a in range(holes + 1) for b in range(a)]
    return sits + crowds


def test_hard_refutations_survive_forgetting_and_stopping() -> None:
    learner = learner_of(7 * 8, pigeons(7), [])
    answers = []
    while not answers or answers[-1] is None:
        answers.append(learner.solve([], 2_000))
    assert answers[-1] is False
    assert len(answers) > 5
    assert learner.conflicts > 1_000  # several reductions and restarts


def test_it_takes_the_phases_it_is_told() -> None:
    learner = learner_of(4, [[1, 2, 3, 4]], [1, -2, 3, -4])
    assert learner.solve([], PLENTY)
    assert learner.model() == [1, -2, 3, -4]
    learner.prefer([-1, -2, -3, 4])
    assert learner.solve([], PLENTY)
    assert learner.model() == [-1, -2, -3, 4]


def test_variables_can_be_new() -> None:
    learner = learner_of(1, [[1]], [])
    learner.add([-1, 9])
    assert learner.solve([], PLENTY)
    assert learner.model()[8] == 9
    assert learner.solve([-9], PLENTY) is False
    assert learner.solve([], PLENTY) is True


def test_a_formula_is_loaded_as_a_whole() -> None:
    from nonokit.engine._native import Learner

    board = choose("native").board(lines_of(hard_puzzle(12, 3)))
    formula = board.encode(5)
    learner = Learner(formula.variables, formula.phases)
    assert learner.load(formula) is True
    assert learner.solve([], PLENTY) is True
    assert satisfies(learner.model(), formula.next_clauses(10**6))

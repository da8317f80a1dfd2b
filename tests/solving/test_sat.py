"""The SAT stage where whoever answers is unlucky: other beliefs first, then CaDiCaL, guided and not."""

from __future__ import annotations

import random
import threading

import pytest

from clauses import pigeons
from nonokit import Grid, Puzzle, ambiguity, solve
from nonokit.engine import choose
from nonokit.errors import MissingExtra
from nonokit.solving import sat
from nonokit.solving.backends import CADICAL, Backend, BoardLearner, Cadical
from nonokit.solving.child_solver import ChildSolver
from nonokit.solving.constants import (
    LONGEST_SLICE,
    SLICES_BEFORE_GUIDED,
    SLICES_BEFORE_UNGUIDED,
    SLICES_PER_BELIEF,
    SLICES_SO_FAR,
)
from nonokit.solving.limits import Limits
from nonokit.solving.solve_run import SolveRun
from pictures import hard_puzzle


class Unlucky:
    """Answers nothing, and notes which values it was told to try."""

    conflicts = 0

    def __init__(self) -> None:
        self.told: list[list[int]] = []

    def ask(self, _: object) -> None:
        """No answer in this slice."""

    def prefer(self, phases: list[int]) -> None:
        """Notes them."""
        self.told.append(phases)


@pytest.mark.native
def test_beliefs_go_on_until_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    polls = 0
    first, second, third = Unlucky(), Unlucky(), Unlucky()

    def stop() -> bool:
        nonlocal polls
        polls += 1
        return polls > 3 * SLICES_BEFORE_UNGUIDED

    with Limits(None, None) as limits:
        run = SolveRun(hard_puzzle(15, 2), choose("native"), limits)
        run.board.propagate()
        monkeypatch.setattr(sat.Session, "_first", lambda _: first)
        monkeypatch.setattr(sat, "Cadical", lambda *_, is_guided=True: second if is_guided else third)
        monkeypatch.setattr(limits, "poll", stop)
        session = sat.Session(run)
        assert session.ask() is None
    assert session.backends == [first, second, third]
    assert len(first.told) == (SLICES_BEFORE_GUIDED - 1) // SLICES_PER_BELIEF > 1
    assert second.told == third.told == []
    everything = set(range(1, session.formula.variables + 1))
    assert everything
    assert all({abs(phase) for phase in phases} == everything for phases in first.told)


def test_every_backend_comes_to_the_same_answer(engine_name: str) -> None:
    with Limits(None, None) as limits:
        run = SolveRun(hard_puzzle(15, 2), choose(engine_name), limits)
        run.board.propagate()
        session = sat.Session(run)
        for is_guided in (True, False):
            session._join(Cadical(run.board.encode(0), session.phases, limits.poll, is_guided=is_guided))
        try:
            assert session.ask() is True
            session.block(session.model())
            answers = [answer_of(backend) for backend in session.backends]
        finally:
            session.close()
    assert len(set(answers)) == 1


def test_whoever_joins_in_knows_what_was_added(engine_name: str) -> None:
    with Limits(None, None) as limits:
        run = SolveRun(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]), choose(engine_name), limits)
        run.board.propagate()
        session = sat.Session(run)
        try:
            for _ in range(2):
                assert session.ask() is True
                session.block(session.model())
            session._add_unguided_cadical()
            assert [answer_of(backend) for backend in session.backends] == [False, False]
        finally:
            session.close()


def answer_of(backend: Backend) -> bool:
    """Asks until there is an answer."""
    while (answer := backend.ask([])) is None:
        pass
    return answer


def test_slices_without_guidance_grow(monkeypatch: pytest.MonkeyPatch, engine_name: str) -> None:
    asked: list[int] = []

    def ask(child: ChildSolver, _: object, conflicts: int) -> None:
        asked.append(conflicts)
        child.conflicts += conflicts

    monkeypatch.setattr(ChildSolver, "ask", ask)
    with Limits(None, None) as limits:
        run = SolveRun(hard_puzzle(15, 2), choose(engine_name), limits)
        run.board.propagate()
        backend = Cadical(run.board.encode(0), [], limits.poll, is_guided=False)
    while not asked or asked[-1] < LONGEST_SLICE:
        assert backend.ask([]) is None
    backend.close()
    assert asked == sorted(asked)
    assert all(b <= max(asked[0], sum(asked[: i + 1]) / SLICES_SO_FAR) for i, b in enumerate(asked[1:]))


def test_a_child_in_the_middle_of_an_endless_slice_heeds_the_limits() -> None:
    polls = []

    def stop() -> bool:
        polls.append(threading.current_thread())
        return len(polls) == 3

    child = ChildSolver(CADICAL, {}, stop)
    process = child.process
    assert process is not None
    child.add_all(pigeons(14))
    assert child.ask([], 10**9) is None
    assert len(polls) == 3
    assert process.returncode is not None  # it is gone
    assert child.ask([], 10) is None


def test_a_child_that_dies_never_answers() -> None:
    child = ChildSolver(CADICAL, {}, lambda: False)
    assert child.process is not None
    child.add_all([[1, 2], [-1]])
    assert child.ask([], 100) is True
    assert child.model == [-1, 2]
    assert child.ask([-2], 100) is False
    child.process.kill()
    child.process.wait()
    assert child.ask([], 100) is None
    child.close()


def test_conflicts_are_counted_and_not_budgets(engine_name: str) -> None:
    result = solve(hard_puzzle(15, 2), methods=["sat"], engine=engine_name)
    assert result.solutions
    assert 0 <= result.stats.conflicts < 1000
    child = ChildSolver(CADICAL, {}, lambda: False)
    child.add_all(pigeons(6))
    assert child.ask([], 10**6) is False
    assert 0 < child.conflicts < 10**5
    child.close()


@pytest.mark.native
@pytest.mark.parametrize("seed", range(4))
def test_a_learner_that_has_begun_goes_on(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    puzzle = hard_puzzle(12, seed)
    expected = solve(puzzle)
    monkeypatch.setattr(sat, "learn_in_kernel", lambda _: False)  # as if that had not been enough
    monkeypatch.setattr(sat, "Learner", None)  # nobody begins anew
    result = solve(puzzle, methods=["sat"])
    assert result.status is expected.status
    assert len(set(result.solutions)) == len(expected.solutions)


@pytest.mark.native
@pytest.mark.parametrize("seed", range(4))
def test_a_board_learns_what_others_have_found(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    puzzle = hard_puzzle(12, seed)
    expected = solve(puzzle)
    asked: list[int] = []

    def ask(own: BoardLearner, assumptions: list[int]) -> bool | None:
        asked.append(len(own.board.solutions()))
        return own_ask(own, assumptions) if asked[-1] else None

    own_ask = BoardLearner.ask
    monkeypatch.setattr(BoardLearner, "ask", ask)
    monkeypatch.setattr(sat, "learn_in_kernel", lambda _: False)
    result = solve(puzzle, methods=["sat"])
    assert asked[0] == 0  # the first solution is somebody else's …
    assert asked[-1] == 1  # … and the answer its own
    assert result.status is expected.status
    assert len(set(result.solutions)) == len(expected.solutions)


@pytest.mark.parametrize("seed", range(4))
def test_without_any_learner_guessing_goes_on(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    puzzle = hard_puzzle(8, seed)
    status = solve(puzzle).status
    monkeypatch.setattr(sat, "has_libraries", lambda: False)
    assert solve(puzzle, engine="reference", methods=["isolated-rules", "sat"]).status is status


def test_what_only_a_learner_can_do_names_the_part_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "has_libraries", lambda: False)
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    with pytest.raises(MissingExtra, match=r"nonokit\[sat\]"):
        ambiguity(puzzle, engine="reference")


@pytest.mark.native
@pytest.mark.parametrize("width", [61, 62, 63, 64, 70])
def test_lines_tell_the_learner_no_more_than_the_truth_whatever_their_length(width: int) -> None:
    rng = random.Random(width)
    picture = Grid.from_rows([[int(rng.random() < 0.4) for _ in range(width)] for _ in range(9)])
    result = solve(Puzzle.from_grid(picture).replace(goal=None), methods=["sat"])
    assert result.solutions

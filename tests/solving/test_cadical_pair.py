"""Two CaDiCaLs at the same clauses: one answer, and each hears what the other has learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from time import sleep
from typing import Any

import pytest

from clauses import pigeons
from nonokit import Puzzle, Status, solve
from nonokit.solving import cadical_pair, sat, two_ways
from nonokit.solving.cadical_pair import CadicalPair, can_pair
from nonokit.solving.child_solver import Answers, ChildSolver
from nonokit.solving.solve_run import SolveRun
from pictures import hard_puzzle

pytestmark = pytest.mark.skipif(not can_pair(), reason="no proof can be read here while it is written")
TEMPTING = [[*clause, 100] for clause in pigeons(9)]  # fine, if 100 is true


class Clauses:
    """A formula of these."""

    def __init__(self, clauses: list[list[int]]) -> None:
        self.rest = clauses

    def next_clauses(self, _: int) -> list[list[int]]:
        some, self.rest = self.rest, []
        return some


@contextmanager
def pair_of(clauses: list[list[int]], stopped: Callable[[], bool] = lambda: False) -> Iterator[CadicalPair]:
    pair = CadicalPair(Clauses(clauses), stopped)  # type: ignore[arg-type]
    try:
        yield pair
    finally:
        pair.close()


def answer_of(pair: CadicalPair, assumptions: list[int]) -> bool:
    """Asks until there is an answer."""
    while (answer := pair.ask(assumptions)) is None:
        assert any(child.process for child in pair.children)
    return answer


def test_solutions_are_found_and_ruled_out_until_none_is_left() -> None:
    with pair_of([[1, 2], [-1, -2]]) as pair:
        found = set()
        while answer_of(pair, []):
            found.add(tuple(pair.model()))
            pair.add([-literal for literal in pair.model()])
        assert found == {(1, -2), (-1, 2)}


def test_an_answer_to_an_older_question_does_not_count() -> None:
    with pair_of([[1, 2], [-1, -2]]) as pair:
        for _ in range(3):
            assert answer_of(pair, [1, 2]) is False
            while pair.answers.empty():
                sleep(0.001)  # until the other has said so, too
            assert answer_of(pair, []) is True
            assert answer_of(pair, [1]) is True
            assert pair.model() == [1, -2]


def test_each_hears_what_the_other_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cadical_pair, "SLICE_OF_PAIR", 300)
    told: dict[ChildSolver, list[list[int]]] = {}

    def add_all(child: ChildSolver, clauses: list[list[int]]) -> None:
        told.setdefault(child, []).extend(clauses)
        own_add_all(child, clauses)

    own_add_all = ChildSolver.add_all
    with pair_of(TEMPTING) as pair:
        monkeypatch.setattr(ChildSolver, "add_all", add_all)
        while len(told) < 2:
            assert pair.ask([-100]) is None
        assert pair.conflicts > 0
    assert set(told) == set(pair.children)
    assert all(0 < len(clause) <= 3 for clauses in told.values() for clause in clauses)


def test_the_limits_end_both() -> None:
    polls = []

    def stop() -> bool:
        polls.append(None)
        return len(polls) > 3

    with pair_of(pigeons(14), stop) as pair:
        processes = [child.process for child in pair.children]
        while len(polls) <= 3:
            assert pair.ask([]) is None
        assert [process.returncode is not None for process in processes if process] == [True, True]
        assert pair.ask([]) is None


def test_what_was_said_before_the_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer and the last word of one child, after both were ended while at work."""
    ended: list[bool] = []
    with pair_of(pigeons(14), lambda: bool(ended)) as pair:
        ended.append(True)
        while any(child.process for child in pair.children):
            assert pair.ask([]) is None
        said: Answers = SimpleQueue()
        said.put((pair.children[0], (None, 1, [], [])))
        said.put((pair.children[0], None))
        monkeypatch.setattr(pair, "answers", said)
        assert pair.ask([]) is None


def test_one_goes_on_when_the_other_dies() -> None:
    with pair_of(pigeons(7)) as pair:
        process = pair.children[0].process
        assert process is not None
        process.kill()
        process.wait()
        assert answer_of(pair, []) is False
        assert pair.answering is pair.children[1]


def test_nobody_waits_for_two_that_have_died() -> None:
    with pair_of(pigeons(14)) as pair:
        for child in pair.children:
            assert child.process is not None
            child.process.kill()
        while any(child.process for child in pair.children):
            assert pair.ask([]) is None
        assert pair.ask([]) is None


@pytest.mark.native
@pytest.mark.parametrize("puzzle", [hard_puzzle(15, 2), hard_puzzle(12, 4, density=0.35)], ids=range(2))
def test_on_two_threads_the_pair_gives_the_answer(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
    pairs = []

    class Noted(CadicalPair):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            pairs.append(self)

    def poll_only(run: SolveRun, method: int, budget: int) -> None:
        run.limits.poll()

    expected = solve(puzzle)
    monkeypatch.setattr(cadical_pair, "CadicalPair", Noted)
    monkeypatch.setattr(two_ways, "work", poll_only)
    monkeypatch.setattr(sat, "learn_in_kernel", lambda _: False)
    monkeypatch.setattr(sat, "SLICES_BEFORE_UNGUIDED", sat.SLICES_BEFORE_GUIDED)
    monkeypatch.setattr(sat.Session, "_first", lambda _: Nobody())
    monkeypatch.setattr(sat.Session, "_add_guided_cadical", sat.Session._add_unguided_cadical)
    result = solve(puzzle, methods=["sat"], threads=2)
    assert len(pairs) == 1
    assert not any(child.process for child in pairs[0].children)
    assert result.status is expected.status is not Status.UNKNOWN
    if expected.status is Status.UNIQUE:
        assert result.solutions == expected.solutions


class Nobody:
    """Answers nothing."""

    name = "nobody"
    conflicts = 0

    def ask(self, _: object) -> None:
        """No answer in this slice."""

    def add(self, _: object) -> None:
        """Nothing to do."""

    def prefer(self, _: object) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""

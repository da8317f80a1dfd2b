"""The SAT stage where whoever answers is unlucky: other beliefs first, then a second opinion and a third."""

from __future__ import annotations

import pytest

from nonokit.engine import choose
from nonokit.solving import sat
from nonokit.solving.backends import LONGEST_SLICE, SLICES_SO_FAR, Backend, Unguided
from nonokit.solving.limits import Limits
from nonokit.solving.work import Work
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
        return polls > 3 * sat.MORE_PATIENCE

    with Limits(None, None) as limits:
        work = Work(hard_puzzle(15, 2), choose("native"), limits)
        work.board.propagate()
        monkeypatch.setattr(sat.Session, "_first", lambda _: first)
        monkeypatch.setattr(sat.Session, "_second_opinion", lambda _: second)
        monkeypatch.setattr(sat.Session, "_third_opinion", lambda _: third)
        monkeypatch.setattr(limits, "poll", stop)
        session = sat.Session(work)
        assert session.ask() is None
    assert session.backends == [first, second, third]
    assert len(first.told) == (sat.PATIENCE - 1) // sat.SLICES_PER_BELIEF > 1
    assert second.told == third.told == []
    everything = set(range(1, session.formula.variables + 1))
    assert everything
    assert all({abs(phase) for phase in phases} == everything for phases in first.told)


def test_every_opinion_comes_to_the_same_answer(engine_name: str) -> None:
    with Limits(None, None) as limits:
        work = Work(hard_puzzle(15, 2), choose(engine_name), limits)
        work.board.propagate()
        session = sat.Session(work)
        session._join(session._second_opinion())
        session._join(session._third_opinion())
        try:
            assert session.ask() is True
            session.block(session.model())
            answers = [answer_of(backend) for backend in session.backends]
        finally:
            session.close()
    assert len(set(answers)) == 1


def answer_of(backend: Backend) -> bool:
    """Asks until there is an answer."""
    while (answer := backend.ask([])) is None:
        pass
    return answer


def test_slices_without_guidance_grow(monkeypatch: pytest.MonkeyPatch, engine_name: str) -> None:
    with Limits(None, None) as limits:
        work = Work(hard_puzzle(15, 2), choose(engine_name), limits)
        work.board.propagate()
        backend = Unguided("cadical195", work.board.encode(0), limits.poll)
    asked: list[int] = []
    monkeypatch.setattr(backend.solver, "conf_budget", asked.append)
    monkeypatch.setattr(backend.solver, "solve_limited", lambda assumptions: None)
    while not asked or asked[-1] < LONGEST_SLICE:
        assert backend.ask([]) is None
    backend.close()
    assert asked == sorted(asked)
    assert all(b <= max(asked[0], sum(asked[: i + 1]) / SLICES_SO_FAR) for i, b in enumerate(asked[1:]))

"""The SAT stage where whoever answers is unlucky: other beliefs first, then a second opinion, neither without end."""

from __future__ import annotations

from typing import Any

import pytest

from nonokit.engine import choose
from nonokit.solve import sat
from nonokit.solve.limits import Limits
from nonokit.solve.work import Work
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


def test_beliefs_go_on_until_a_second_opinion_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, engine_name: str
) -> None:
    slices = 0
    first, second = Unlucky(), Unlucky()

    def stop() -> bool:
        nonlocal slices
        slices += 1
        return slices > 3 * sat.PATIENCE

    def join(session: Any) -> None:
        session.backends.append(second)

    with Limits(None, None) as limits:
        work = Work(hard_puzzle(15, 2), choose(engine_name), limits)
        work.board.propagate()
        monkeypatch.setattr(sat.Session, "_first", lambda _: first)
        monkeypatch.setattr(sat.Session, "_second_opinion", join)
        monkeypatch.setattr(limits, "poll", stop)
        session = sat.Session(work)
        assert session.ask() is None
    assert session.backends == [first, second]
    assert len(first.told) == (sat.PATIENCE - 1) // sat.SLICES_PER_BELIEF > 1
    assert second.told == []
    everything = set(range(1, session.cnf.variables + 1))
    assert everything
    assert all({abs(phase) for phase in phases} == everything for phases in first.told)

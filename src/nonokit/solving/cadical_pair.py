"""Two CaDiCaLs side by side, each on a core of its own, which tell each other the short clauses that they learn.

For puzzles that take minutes, on two cores. Both are left to their own luck, one of them as its makers tuned it, the other
without its stable mode, which helps proofs. Neither waits for the other, nor for anybody: an open question is asked again at
once. Neither eliminates variables: what the other says of them would bring them back.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from nonokit.engine import Formula
from nonokit.solving.backends import CADICAL, longer_slice
from nonokit.solving.child_solver import Answers, ChildSolver, next_to_answer
from nonokit.solving.constants import CLAUSES_AT_ONCE, LONGEST_TOLD, SLICE_OF_PAIR, SLICES_OF_PAIR

SETTINGS = ({"elim": 0}, {"elim": 0, "stabilize": 0, "seed": 7})


def can_pair() -> bool:
    """Whether a proof can be read while it is written."""
    return os.name == "posix"


class CadicalPair:
    """A backend; its children go on with the question asked last while others are asked."""

    name = CADICAL

    def __init__(self, formula: Formula, stopped: Callable[[], bool]) -> None:
        self.stopped = stopped
        self.answers: Answers = SimpleQueue()
        self.children = [
            ChildSolver(CADICAL, settings, stopped, tells=LONGEST_TOLD, answers=self.answers)
            for settings in SETTINGS
        ]
        while not stopped() and (some := formula.next_clauses(CLAUSES_AT_ONCE)):
            for child in self.children:
                child.add_all(some)
        # What a child that is at work has yet to be told: it would not listen.
        self.waiting: dict[ChildSolver, list[Sequence[int]]] = {child: [] for child in self.children}
        self.asked: dict[ChildSolver, list[int]] = {}  # who is at work, under which assumptions
        self.answering = self.children[0]

    @property
    def conflicts(self) -> int:
        """Met so far, by both."""
        return sum(child.conflicts for child in self.children)

    def add(self, clause: Sequence[int]) -> None:
        """One more clause."""
        for waiting in self.waiting.values():
            waiting.append(clause)

    def prefer(self, phases: Sequence[int]) -> None:
        """Nothing to do: both are left to their own luck."""

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """What either answers first; None when neither could in some slices."""
        for _ in range(SLICES_OF_PAIR):
            first = self._next(assumptions)
            if first is None:
                return None
            self.answering = first
            if first.answer is not None:
                return first.answer
        return None

    def _next(self, assumptions: Sequence[int]) -> ChildSolver | None:
        """The next of the two that comes to the end of a slice; one that found nothing goes on."""
        while True:
            for child in self.children:
                if child.process is not None and child not in self.asked:
                    self._begin(child, assumptions)
            first = next_to_answer(self.answers, self.stopped) if self.asked else None
            if first is None:  # both have died, or it is time to stop
                self.close()
                return None
            is_asked_still = self.asked.pop(first) == list(assumptions)
            self._tell_other(first)
            if first.process is not None and is_asked_still:
                if first.answer is None:
                    self._begin(first, assumptions)
                return first

    def _begin(self, child: ChildSolver, assumptions: Sequence[int]) -> None:
        if self.waiting[child]:
            child.add_all(self.waiting[child])
            self.waiting[child] = []
        self.asked[child] = list(assumptions)
        child.begin(assumptions, longer_slice(SLICE_OF_PAIR, child.conflicts))

    def _tell_other(self, child: ChildSolver) -> None:
        for other, waiting in self.waiting.items():
            if other is not child:
                waiting += child.news

    def model(self) -> list[int]:
        """The assignment found."""
        return self.answering.model

    def close(self) -> None:
        """Ends both processes, and forgets what they were asked: what they have said since is not waited for."""
        for child in self.children:
            child.close()
        self.asked.clear()

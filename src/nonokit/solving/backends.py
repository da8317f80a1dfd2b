"""Who answers questions about clauses: our own learner first, the libraries of python-sat where it does not.

The learner (native/kernel/learner.cpp) follows the phases it is told, and settles almost everything within seconds. Where
it is unlucky CaDiCaL 1.9.5 in its stable mode, with the same phases, seldom is. The few puzzles that take minutes are
best left to CaDiCaL as its makers tuned it. Without a learner Glucose 4.2 begins, which is done with small formulas before
CaDiCaL has warmed up.
(Chosen by measurement among what the python-sat wheel has: see docs/performance.md.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from threading import Thread
from typing import Any, Protocol

from nonokit.engine import Formula, Outcome
from nonokit.solving.constants import (
    CLAUSES_AT_ONCE,
    FEW_VARIABLES,
    LEAST_SLICE,
    LONGEST_SLICE,
    MOST_SLICE,
    SLICES_SO_FAR,
    TICKS_PER_SLICE,
    WORK_PER_SLICE,
)

LEARN = 4  # the kernel's number for its learner
LEARN_APART = 5  # for the one that does not listen to lines
PROBING_SEARCH = 6  # for what a second thread begins with
CADICAL = "cadical195"
CADICAL_SETTINGS = {"stabilizeonly": 1, "walk": 0}
GLUCOSE = "glucose42"


class Backend(Protocol):
    """Clauses, and somebody to ask about them a slice of work at a time."""

    name: str

    @property
    def conflicts(self) -> int:
        """Met so far."""

    def add(self, clause: Sequence[int]) -> None:
        """One more clause."""

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """Whether all clauses can hold; None when the slice was not enough."""

    def model(self) -> list[int]:
        """The assignment found, a number per variable; before anything is added."""

    def prefer(self, phases: Sequence[int]) -> None:
        """Values to try first."""

    def close(self) -> None:
        """Frees what it holds."""


class Learner:
    """Our own, in the kernel."""

    name = "learner"

    def __init__(
        self,
        make: Callable[[int, Sequence[int], Callable[[], bool]], Any],
        formula: Formula,
        phases: Sequence[int],
        stopped: Callable[[], bool],
    ) -> None:
        self.solver = solver = make(formula.variables, phases, stopped)
        self.add, self.prefer, self.model = solver.add, solver.prefer, solver.model
        self.conflicts = 0
        self.slice_of_ticks = TICKS_PER_SLICE * FEW_VARIABLES // max(formula.variables, FEW_VARIABLES)
        solver.load(formula)

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """One slice of ticks."""
        answer: bool | None = self.solver.solve(assumptions, self.slice_of_ticks)
        self.conflicts = self.solver.conflicts
        return answer

    def close(self) -> None:
        """Nothing to do: it goes with the last reference."""


class BoardLearner:
    """The learner of a board that has been at it for a while: what it has learned stays.

    It changes its guesses by itself, and the board knows the solutions found, so it is told neither.
    """

    name = "learner"

    def __init__(self, board: Any, model_of: Callable[[bytes], list[int]]) -> None:
        self.board = board
        self.model_of = model_of

    @property
    def conflicts(self) -> int:
        """Met so far, before it was asked here too."""
        met: int = self.board.conflicts
        return met

    def add(self, clause: Sequence[int]) -> None:
        """Nothing to do: the board knows."""

    def prefer(self, phases: Sequence[int]) -> None:
        """Nothing to do: it looks near the last solution anyway."""

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """One slice, or as many as its turn takes."""
        known = len(self.board.solutions())
        outcome = self.board.run([(LEARN, 1, 0)], known + 1)
        if len(self.board.solutions()) > known:
            return True
        return False if outcome in (Outcome.CONTRADICTION, Outcome.SOLVED) else None

    def model(self) -> list[int]:
        """The cells of the solution found."""
        return self.model_of(self.board.solutions()[-1])

    def close(self) -> None:
        """Nothing to do: it goes with its board."""


class Library:
    """A solver of python-sat in our process, for small questions where the engine has no learner.

    Its slices are asked for in a thread: in the main one python-sat answers Ctrl-C by jumping out of C++.
    """

    def __init__(self, name: str, formula: Formula, stopped: Callable[[], bool]) -> None:
        from pysat.solvers import Solver

        self.name, self.solver = name, Solver(name=name)
        self.conflicts, clauses = 0, 1
        while not stopped() and (some := formula.next_clauses(CLAUSES_AT_ONCE)):
            self.solver.append_formula(some)
            clauses += len(some)
        self.slice_of_conflicts = slice_for(clauses)

    def add(self, clause: Sequence[int]) -> None:
        """One more clause."""
        self.solver.add_clause(clause)

    def prefer(self, phases: Sequence[int]) -> None:
        """Values to try first."""
        self.solver.set_phases(phases)

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """One slice of conflicts."""
        self.solver.conf_budget(self.slice_of_conflicts)
        answer = in_thread(lambda: self.solver.solve_limited(assumptions=assumptions))
        self.conflicts = self.solver.accum_stats()["conflicts"]
        return answer

    def model(self) -> list[int]:
        """The assignment found."""
        found: list[int] = self.solver.get_model()
        return found

    def close(self) -> None:
        """Frees the solver."""
        self.solver.delete()


class Cadical:
    """CaDiCaL in a process of its own, guided by the values it is told to try first, or left to its own luck.

    The slices of the latter grow, because at every new one it starts anew in part: soon nearly all time is its own.
    """

    name = CADICAL

    def __init__(
        self, formula: Formula, phases: Sequence[int], stopped: Callable[[], bool], *, is_guided: bool = True
    ) -> None:
        from nonokit.solving.child_solver import ChildSolver  # which imports what only processes need

        self.is_guided = is_guided
        self.child = ChildSolver(self.name, CADICAL_SETTINGS if phases else {}, stopped)
        clauses = 1
        while not stopped() and (some := formula.next_clauses(CLAUSES_AT_ONCE)):
            self.child.add_all(some)
            clauses += len(some)
        self.slice_of_conflicts = slice_for(clauses)
        self.prefer(phases)

    @property
    def conflicts(self) -> int:
        """Met so far."""
        return self.child.conflicts

    def add(self, clause: Sequence[int]) -> None:
        """One more clause."""
        self.child.add_all([clause])

    def prefer(self, phases: Sequence[int]) -> None:
        """Values to try first, for the one that is guided."""
        if self.is_guided and phases:
            self.child.prefer(phases)

    def ask(self, assumptions: Sequence[int]) -> bool | None:
        """One slice of conflicts, ended early when it is time to stop."""
        if not self.is_guided:
            self.slice_of_conflicts = longer_slice(self.slice_of_conflicts, self.conflicts)
        return self.child.ask(assumptions, self.slice_of_conflicts)

    def model(self) -> list[int]:
        """The assignment found."""
        return self.child.model

    def close(self) -> None:
        """Ends the process."""
        self.child.close()


def slice_for(clauses: int) -> int:
    """So many conflicts at a time."""
    return max(LEAST_SLICE, min(MOST_SLICE, WORK_PER_SLICE // clauses))


def longer_slice(conflicts: int, so_far: int) -> int:
    """A slice for one that has met so many conflicts in shorter ones."""
    return max(conflicts, min(LONGEST_SLICE, so_far // SLICES_SO_FAR))


@cache
def has_libraries() -> bool:
    """Whether python-sat is there: in a browser it is not."""
    return find_spec("pysat") is not None


def in_thread(call: Callable[[], bool | None]) -> bool | None:
    """Runs a call in a thread of its own."""
    answer: list[bool | None] = []
    thread = Thread(target=lambda: answer.append(call()))
    thread.start()
    thread.join()
    return answer[0]

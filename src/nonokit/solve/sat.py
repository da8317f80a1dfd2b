"""Conflict-driven SAT on what the earlier stages left.

Backend and settings were chosen by measurement among what the python-sat wheel has (see bench/): CaDiCaL 1.9.5
takes the phases that beliefs suggest, and with them settles puzzles that it does not finish in hours without.
Glucose 4.2 does small formulas, and joins in where CaDiCaL is unlucky.
In its stable mode alone it has no heavy tail on random puzzles (twice as fast in all, the slowest of 100 three times).
For the second solution the phases are those of the first: if another is near, it turns up at once.
It runs in slices of conflicts, so that time limits and Ctrl-C work at once.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from nonokit.engine.interface import Cnf
from nonokit.model import UNKNOWN
from nonokit.solve.work import Work

CADICAL = "cadical195"
CADICAL_SETTINGS = {"stabilizeonly": 1, "walk": 0}
GLUCOSE = "glucose42"
SMALL = 5_000  # clauses: below this Glucose is done before CaDiCaL has warmed up
PATIENCE = 8  # slices without an answer before a second opinion is asked for
BELIEF_ROUNDS = 20
FEW_CELLS = 400  # open cells: below this beliefs cost more than they save
CLAUSES_AT_ONCE = 20_000
WORK_PER_SLICE = 25_000_000  # conflicts × clauses: some 50 ms
LARGEST = 4_000_000  # cells × runs over all lines, about the number of clauses


class Session:
    """The clauses of a board in a SAT solver, asked for one solution after another."""

    def __init__(self, work: Work, rounds: int = BELIEF_ROUNDS) -> None:
        self.work = work
        if work.board.open_count < FEW_CELLS:
            rounds = 0
        self.cnf = Cnf(*work.board.encode(rounds))
        self.base = work.board.cells()
        self.domains = work.board.domains()
        self.phases = self.cnf.phases
        self.added: list[list[int]] = []
        first = self.cnf.clauses.take(CLAUSES_AT_ONCE)
        self.solvers = [self._open(GLUCOSE if len(first) < SMALL else CADICAL, first, self.cnf)]
        self.answering = self.solvers[0]
        self.slices = 0

    def _open(self, backend: str, clauses: list[list[int]], cnf: Cnf) -> Any:
        """A solver that knows everything said so far."""
        from pysat.solvers import Solver

        solver = Solver(name=backend)
        if backend == CADICAL:
            solver.configure(CADICAL_SETTINGS)
        self.size = 1
        while clauses and not self.work.limits.poll():
            solver.append_formula(clauses)
            self.size += len(clauses)
            clauses = cnf.clauses.take(CLAUSES_AT_ONCE)
        solver.append_formula(self.added)
        if self.phases:
            solver.set_phases(self.phases)
        return solver

    def close(self) -> None:
        """Frees the solvers."""
        for solver in self.solvers:
            solver.delete()

    def add(self, clause: list[int]) -> None:
        """One more clause."""
        self.added.append(clause)
        for solver in self.solvers:
            solver.add_clause(clause)

    def ask(self, assumptions: list[int] | None = None) -> bool | None:
        """Whether a solution is left; None when the limits say stop."""
        while True:
            for solver in list(self.solvers):
                if self.work.limits.poll():
                    return None
                answer = self._run(solver, assumptions or [])
                if answer is not None:
                    self.answering = solver
                    return answer
            self.slices += 1
            if self.slices == PATIENCE and len(self.solvers) == 1 and self.size >= SMALL:
                # Times have a heavy tail, and where one solver is unlucky another seldom is.
                again = Cnf(*self.work.board.encode(0))
                self.solvers.append(self._open(GLUCOSE, again.clauses.take(CLAUSES_AT_ONCE), again))

    def _run(self, solver: Any, assumptions: list[int]) -> bool | None:
        """One slice of conflicts."""
        conflicts = max(100, min(5000, WORK_PER_SLICE // self.size))
        solver.conf_budget(conflicts)
        self.work.stats.conflicts += conflicts
        return in_thread(lambda: solver.solve_limited(assumptions=assumptions))

    def model(self) -> list[int]:
        """The cell literals of the solution found; from here on the solvers look near it first."""
        self.phases = self.answering.get_model()
        for solver in self.solvers:
            solver.set_phases(self.phases)
        return self.phases[: len(self.cnf.cells)]

    def cells(self, model: list[int]) -> bytes:
        """A model as cells."""
        values = len(self.work.puzzle.palette)
        cells = bytearray(self.base)
        for literal, variable in zip(self.cnf.cells, model, strict=True):
            cell, value = divmod(literal, values)
            if variable > 0:
                cells[cell] = value
            elif cells[cell] == UNKNOWN and self.domains[cell].bit_count() == 2:
                cells[cell] = (self.domains[cell] & ~(1 << value)).bit_length() - 1
        return bytes(cells)

    def block(self, model: list[int]) -> None:
        """Rules out a solution found."""
        self.add([-literal for literal in model])


def in_thread(call: Callable[[], bool | None]) -> bool | None:
    """Runs a call in a thread of its own: in the main thread python-sat answers Ctrl-C by jumping out of C++."""
    answer: list[bool | None] = []
    thread = Thread(target=lambda: answer.append(call()))
    thread.start()
    thread.join()
    return answer[0]


def sat(work: Work) -> bool:
    """Solution after solution until enough, or until none is left."""
    if work.board.open_count == 0:
        # A full board has nothing to encode; whether its lines agree is for line logic to say.
        work.take(work.board.propagate())
        return False
    if size_of(work) > LARGEST:
        work.trouble = "what is left is too large for the SAT stage"
        return False
    session = Session(work)
    try:
        for cells in work.found:
            session.block(model_of(session, cells))
        while not work.is_settled:
            answer = session.ask()
            if answer is None:
                break
            if not answer:
                work.is_complete = True
                break
            model = session.model()
            work.keep(session.cells(model))
            session.block(model)
    finally:
        session.close()
    return False


def size_of(work: Work) -> int:
    """About how many clauses the lines would make."""
    puzzle = work.puzzle
    rows = sum(len(clue or ()) for clue in puzzle.rows)
    columns = sum(len(clue or ()) for clue in puzzle.columns)
    return rows * puzzle.width + columns * puzzle.height


def model_of(session: Session, cells: bytes) -> list[int]:
    """The cell literals of a known solution."""
    values = len(session.work.puzzle.palette)
    return [
        i + 1 if cells[literal // values] == literal % values else -(i + 1)
        for i, literal in enumerate(session.cnf.cells)
    ]

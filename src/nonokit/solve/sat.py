"""Conflict-driven SAT on what the earlier stages left.

Backend and settings were chosen by measurement among what the python-sat wheel has (see bench/): CaDiCaL 1.9.5
takes the phases that beliefs suggest, and with them settles puzzles that it does not finish in hours without;
Glucose 4.2 is done with small formulas before CaDiCaL has warmed up.
In its stable mode alone it has no heavy tail on random puzzles (twice as fast in all, the slowest of 100 three times).
For the second solution the phases are those of the first: if another is near, it turns up at once.
It runs in slices of conflicts, so that time limits and Ctrl-C work at once.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from nonokit.engine.interface import Cnf
from nonokit.model import UNKNOWN
from nonokit.solve.work import Work

BACKEND = "cadical195"
SETTINGS = {"stabilizeonly": 1, "walk": 0}
SMALL_BACKEND = "glucose42"
SMALL = 5_000  # clauses
BELIEF_ROUNDS = 20
CLAUSES_AT_ONCE = 20_000
WORK_PER_SLICE = 60_000_000  # conflicts × clauses: some 100 ms
LARGEST = 4_000_000  # cells × runs over all lines, about the number of clauses


class Session:
    """The clauses of a board in a SAT solver, asked for one solution after another."""

    def __init__(self, work: Work, rounds: int = BELIEF_ROUNDS) -> None:
        from pysat.solvers import Solver

        self.work = work
        self.cnf = Cnf(*work.board.encode(rounds))
        self.base = work.board.cells()
        self.domains = work.board.domains()
        clauses = self.cnf.clauses.take(CLAUSES_AT_ONCE)
        count = len(clauses) + 1
        self.solver = Solver(name=SMALL_BACKEND if count < SMALL else BACKEND)
        if count >= SMALL:
            self.solver.configure(SETTINGS)
        while clauses and not work.limits.poll():
            self.solver.append_formula(clauses)
            clauses = self.cnf.clauses.take(CLAUSES_AT_ONCE)
            count += len(clauses)
        self.slice = max(100, min(5000, WORK_PER_SLICE // count))
        if self.cnf.phases:
            self.solver.set_phases(self.cnf.phases)

    def close(self) -> None:
        """Frees the solver."""
        self.solver.delete()

    def ask(self, assumptions: list[int] | None = None) -> bool | None:
        """Whether a solution is left; None when the limits say stop."""
        answer = None
        while answer is None:
            if self.work.limits.poll():
                return None
            self.solver.conf_budget(self.slice)
            self.work.stats.conflicts += self.slice
            answer = in_thread(lambda: self.solver.solve_limited(assumptions=assumptions or []))
        return bool(answer)

    def model(self) -> list[int]:
        """The cell literals of the solution found; from here on the solver looks near it first."""
        found: list[int] = self.solver.get_model()
        self.solver.set_phases(found)
        return found[: len(self.cnf.cells)]

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
        self.solver.add_clause([-literal for literal in model])


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

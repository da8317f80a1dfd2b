"""Conflict-driven SAT on what the earlier stages left.

Beliefs say which value every variable is likely to have, and whoever answers tries those first; for the second
solution, the values of the first: if another is near, it turns up at once. Work goes in slices, so that time limits
and Ctrl-C work at once; after some without an answer, beliefs are counted on.
"""

from __future__ import annotations

from nonokit.engine import Formula
from nonokit.model import UNKNOWN
from nonokit.solving.backends import GLUCOSE, Backend, Cadical, Learner, Library
from nonokit.solving.work import Work

SMALL = 1_500  # variables: below this Glucose is done before CaDiCaL has warmed up
# Slices without an answer before CaDiCaL joins in, told what to try first (two seconds), and without (twenty).
SLICES_BEFORE_GUIDED = 60
SLICES_BEFORE_UNGUIDED = 300
BELIEF_ROUNDS = 40
MORE_ROUNDS = 11
SLICES_PER_BELIEF = 8
LARGEST = 4_000_000  # cells × runs over all lines, about the number of clauses


class Session:
    """The clauses of a board and those who answer questions about them, asked for one solution after another."""

    def __init__(self, work: Work, rounds: int = BELIEF_ROUNDS) -> None:
        self.work = work
        self.formula = work.board.encode(rounds)
        self.cells_of_variables = self.formula.cells
        self.base = work.board.cells()
        self.domains = work.board.domains()
        self.phases = self.formula.phases
        self.rounds = rounds if self.phases else 0  # of beliefs so far; 0 once a solution says more
        self.added: list[list[int]] = []
        self.backends: list[Backend] = [self._first()]
        self.answering = self.backends[0]
        self.slices = 0

    def _first(self) -> Backend:
        learner, poll = self.work.engine.learner, self.work.limits.poll
        if learner is not None:
            return Learner(learner, self.formula, self.phases, poll)
        if self.formula.variables < SMALL:
            return Library(GLUCOSE, self.formula, poll)
        return Cadical(self.formula, [], poll)

    def _believe_on(self) -> None:
        """Some more rounds lead to slightly other values, and to quite other luck; what was learned stays."""
        self.rounds += MORE_ROUNDS
        self.phases = self.work.board.encode(self.rounds).phases
        for backend in self.backends:
            backend.prefer(self.phases)

    def _add_guided_cadical(self) -> None:
        """Times have a heavy tail, and where one solver is unlucky another seldom is."""
        if self.phases:
            self._join(Cadical(self._clauses(), self.phases, self.work.limits.poll))

    def _add_unguided_cadical(self) -> None:
        """Where beliefs have not helped by now, they lead astray."""
        self._join(Cadical(self._clauses(), [], self.work.limits.poll, is_guided=False))

    def _clauses(self) -> Formula:
        """The clauses once more; solvers use them up."""
        return self.work.board.encode(0)

    def _join(self, backend: Backend) -> None:
        for clause in self.added:
            backend.add(clause)
        self.backends.append(backend)

    def close(self) -> None:
        """Frees the solvers."""
        for backend in self.backends:
            backend.close()

    def add(self, clause: list[int]) -> None:
        """One more clause."""
        self.added.append(clause)
        for backend in self.backends:
            backend.add(clause)

    def ask(self, assumptions: list[int] | None = None) -> bool | None:
        """Whether a solution is left; None when the limits say stop."""
        while True:
            for backend in self.backends:
                if self.work.limits.poll():
                    return None
                before = backend.conflicts
                answer = backend.ask(assumptions or [])
                self.work.stats.conflicts += backend.conflicts - before
                if answer is not None:
                    self.answering = backend
                    return answer
            self.slices += 1
            if self.slices == SLICES_BEFORE_GUIDED:
                self._add_guided_cadical()
            elif self.slices == SLICES_BEFORE_UNGUIDED:
                self._add_unguided_cadical()
            elif self.rounds and self.slices < SLICES_BEFORE_GUIDED and self.slices % SLICES_PER_BELIEF == 0:
                self._believe_on()

    def model(self) -> list[int]:
        """The cell literals of the solution found; from here on the solvers look near it first."""
        self.phases, self.rounds = self.answering.model(), 0
        for backend in self.backends:
            backend.prefer(self.phases)
        return self.phases[: len(self.cells_of_variables)]

    def cells(self, model: list[int]) -> bytes:
        """A model as cells."""
        values = len(self.work.puzzle.palette)
        cells = bytearray(self.base)
        for literal, variable in zip(self.cells_of_variables, model, strict=True):
            cell, value = divmod(literal, values)
            if variable > 0:
                cells[cell] = value
            elif cells[cell] == UNKNOWN and self.domains[cell].bit_count() == 2:
                cells[cell] = (self.domains[cell] & ~(1 << value)).bit_length() - 1
        return bytes(cells)

    def block(self, model: list[int]) -> None:
        """Rules out a solution found."""
        self.add([-literal for literal in model])


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
        for i, literal in enumerate(session.cells_of_variables)
    ]

"""Conflict-driven SAT on what the earlier stages left.

Beliefs say which value every variable is likely to have, and whoever answers tries those first; for the second
solution, the values of the first: if another is near, it turns up at once. SolveRun goes in slices, so that time limits
and Ctrl-C work at once; after some without an answer, beliefs are counted on.
"""

from __future__ import annotations

from nonokit.engine import Formula
from nonokit.errors import MissingExtra
from nonokit.model import UNKNOWN, Puzzle
from nonokit.model.flat import MISSING
from nonokit.solving.backends import (
    GLUCOSE,
    LEARN,
    Backend,
    BoardLearner,
    Cadical,
    Learner,
    Library,
    has_libraries,
)
from nonokit.solving.constants import (
    BELIEF_ROUNDS,
    LARGEST_FORMULA,
    MORE_BELIEF_ROUNDS,
    SLICES_BEFORE_GUIDED,
    SLICES_BEFORE_UNGUIDED,
    SLICES_PER_BELIEF,
    SMALL_FORMULA,
    UNBOUNDED_TICKS,
)
from nonokit.solving.solve_run import SolveRun


class Session:
    """The clauses of a board and those who answer questions about them, asked for one solution after another."""

    def __init__(self, run: SolveRun, rounds: int = BELIEF_ROUNDS, *, goes_on: bool = False) -> None:
        self.run = run
        self.goes_on = goes_on  # the board's own learner, which has begun
        self.formula = run.board.encode(rounds)
        self.cells_of_variables = self.formula.cells
        self.base = run.board.cells()
        self.domains = run.board.domains()
        self.phases = self.formula.phases
        self.rounds = rounds if self.phases else 0  # of beliefs so far; 0 once a solution says more
        self.added: list[list[int]] = []
        self.backends: list[Backend] = [self._first()]
        self.answering = self.backends[0]
        self.slices = 0

    def _first(self) -> Backend:
        if self.goes_on:
            return BoardLearner(self.run.board, lambda cells: model_of(self, cells))
        learner, poll = self.run.engine.learner, self.run.limits.poll
        if learner is not None:
            return Learner(learner, self.formula, self.phases, poll)
        if not can_learn(self.run):
            raise MissingExtra("answering this without a compiled engine", "sat")
        if self.formula.variables < SMALL_FORMULA:
            return Library(GLUCOSE, self.formula, poll)
        return Cadical(self.formula, [], poll)

    def _believe_on(self) -> None:
        """Some more rounds lead to slightly other values, and to quite other luck; what was learned stays."""
        self.rounds += MORE_BELIEF_ROUNDS
        self.phases = self.run.board.encode(self.rounds).phases
        for backend in self.backends:
            backend.prefer(self.phases)

    def _add_guided_cadical(self) -> None:
        """Times have a heavy tail, and where one solver is unlucky another seldom is."""
        if self.phases:
            self._join(Cadical(self._clauses(), self.phases, self.run.limits.poll))

    def _add_unguided_cadical(self) -> None:
        """Where beliefs have not helped by now, they lead astray. On two threads two such work together."""
        # It imports what only processes need.
        from nonokit.solving.cadical_pair import CadicalPair, can_pair

        poll = self.run.limits.poll
        self.run.fills_cores = self.run.threads > 1 and can_pair()
        if self.run.fills_cores:
            self._join(CadicalPair(self._clauses(), poll))
        else:
            self._join(Cadical(self._clauses(), [], poll, is_guided=False))

    def _clauses(self) -> Formula:
        """The clauses once more; solvers use them up."""
        return self.run.board.encode(0)

    def _join(self, backend: Backend) -> None:
        for clause in self.added:
            backend.add(clause)
        self.backends.append(backend)

    def close(self) -> None:
        """Frees the solvers."""
        self.run.fills_cores = False
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
                if self.run.limits.poll():
                    return None
                answer = self._ask_one(backend, assumptions or [])
                if answer is not None:
                    self.answering = backend
                    return answer
            self.slices += 1
            if self.slices == SLICES_BEFORE_GUIDED and has_libraries():
                self._add_guided_cadical()
            elif self.slices == SLICES_BEFORE_UNGUIDED and has_libraries():
                self._add_unguided_cadical()
            elif self.rounds and self.slices < SLICES_BEFORE_GUIDED and self.slices % SLICES_PER_BELIEF == 0:
                self._believe_on()

    def _ask_one(self, backend: Backend, assumptions: list[int]) -> bool | None:
        before = backend.conflicts
        answer = backend.ask(assumptions)
        learned = backend.conflicts - before
        self.run.stats.conflicts += learned
        if self.run.trace is not None:
            self.run.trace.clauses_learned(backend.name, learned, self.run.stats.conflicts)
        return answer

    def model(self) -> list[int]:
        """The cell literals of the solution found; from here on the solvers look near it first."""
        self.phases, self.rounds = self.answering.model(), 0
        for backend in self.backends:
            backend.prefer(self.phases)
        return self.phases[: len(self.cells_of_variables)]

    def cells(self, model: list[int]) -> bytes:
        """A model as cells."""
        values = len(self.run.puzzle.palette)
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

    def leave(self, cells: bytes) -> None:
        """Rules out a solution, whoever found it, for the board's own learner, too."""
        self.block(model_of(self, cells))
        if self.goes_on and cells not in self.run.board.solutions():
            self.run.board.add_solution(cells)


def sat(run: SolveRun) -> bool:
    """Solution after solution until enough, or until none is left."""
    if run.board.open_count == 0:
        # A full board has nothing to encode; whether its lines agree is for line logic to say.
        run.conclude_stage(run.board.propagate())
        return False
    if not can_learn(run):
        # Neither a compiled engine nor the extra `sat`: guessing goes on for as long as there is time.
        run.conclude_stage(run.board.search(run.max_solutions, UNBOUNDED_TICKS))
        run.stats.guesses = run.board.guesses
        return False
    if size_of(run.puzzle) > LARGEST_FORMULA:
        run.trouble = "what is left is too large for the SAT stage"
        return False
    goes_on = run.trace is None and hasattr(run.board, "run")
    if goes_on and learn_in_kernel(run):
        return False
    session = Session(run, goes_on=goes_on)
    if run.trace is None:
        session.slices = SLICES_BEFORE_GUIDED - 1  # the learner has had its chance
    try:
        for cells in run.found:
            session.leave(cells)
        find_solutions(run, session)
    finally:
        session.close()
    return False


def find_solutions(run: SolveRun, session: Session) -> None:
    """Asks for one solution after another."""
    while not run.is_settled:
        answer = session.ask()
        if not answer:
            run.is_complete = answer is False
            return
        cells = session.cells(session.model())
        run.keep(cells)
        session.leave(cells)


def learn_in_kernel(run: SolveRun) -> bool:
    """Has the engine learn without Python in between, for a while; whether that settled everything.

    Before the first conflict it saves two milliseconds, and most puzzles that come this far take ten.
    """
    learn = run.board.run  # type: ignore[attr-defined]
    run.conclude_stage(learn([(LEARN, SLICES_BEFORE_GUIDED, 0)], run.max_solutions))
    run.stats.conflicts += run.board.conflicts  # type: ignore[attr-defined]
    return run.is_settled


def can_learn(run: SolveRun) -> bool:
    """Whether anybody here can be asked about clauses."""
    return run.engine.learner is not None or has_libraries()


def size_of(puzzle: Puzzle) -> int:
    """About how many clauses the lines would make."""
    counts = puzzle.flat.counts
    rows = sum(count for count in counts[: puzzle.height] if count != MISSING)
    columns = sum(count for count in counts[puzzle.height :] if count != MISSING)
    return rows * puzzle.width + columns * puzzle.height


def model_of(session: Session, cells: bytes) -> list[int]:
    """The cell literals of a known solution."""
    values = len(session.run.puzzle.palette)
    return [
        i + 1 if cells[literal // values] == literal % values else -(i + 1)
        for i, literal in enumerate(session.cells_of_variables)
    ]

"""What an engine is. Two exist: `native`, and `reference`, which is small, slow and obviously right. Both find the same
fixpoints and the same solutions, each in its own order and with its own amount of work.

An engine knows lines, cells and values, nothing of puzzles, files or people. Values are small integers, 0 the
background. Work is counted in ticks (one settled line costs its number of runs plus one), so that budgets and
results are the same on every machine; an engine never looks at a clock. Every few ticks it calls `poll`, and a
true answer makes the running stage return `Outcome.STOPPED` with the board as it was at its root.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeAlias

from nonokit.model import FlatClues

# (length, value) pairs, the length None or 0 when it is unknown; None when the line has no clue.
LineClue = Sequence[tuple[int | None, int]] | None
Poll = Callable[[], bool]


class Outcome(IntEnum):
    """How a stage ended."""

    OPEN = 0  # nothing more to find for this stage; cells are still open
    SOLVED = 1  # every cell is known; after a search: every solution was found
    CONTRADICTION = 2  # no grid fits
    STOPPED = 3  # poll said stop
    LIMIT = 4  # the budget is spent, or enough solutions were found


class EventKind(IntEnum):
    """What an engine notes, as native/kernel/nonokit.h counts and lays it out."""

    LINE = 1  # a line, and the cells and values that settling it ruled out
    REFUTED = 2  # a cell and a value that broke a line when it was tried
    AGREED = 3  # a cell, and the cells and values that none of its values allows
    GUESSED = 4  # a cell and the value it was given, on the way to a solution
    LEFT = 5  # a cell and a value whose solutions are known already, on the way to another
    SOLUTION = 6  # its index; what follows leads to it
    LEARNED = 7  # conflicts so far, and the cells and values that were found by learning clauses
    STAGE = 8  # the method that begins


class Lines(NamedTuple):
    """A puzzle as engines see it: clues of all rows, then of all columns, as arrays or one by one."""

    width: int
    height: int
    values: int
    clues: FlatClues | tuple[LineClue, ...]


class Formula(Protocol):
    """What is left of a board as clauses. Variable i + 1 belongs to `cells[i]` while i < len(cells).

    `cells` are literals of the board (cell × values + value): true means the cell has the value. A cell with two
    values left has one variable, for the higher value; one with more has one for each. `phases` are literals that
    are likely to hold, one per variable, the surest first; or empty where the engine has no beliefs.
    """

    @property
    def variables(self) -> int:
        """How many there are."""

    @property
    def cells(self) -> list[int]:
        """What the first variables mean."""

    @property
    def phases(self) -> list[int]:
        """What is likely."""

    def next_clauses(self, count: int) -> list[list[int]]:
        """The next clauses, at most `count`; empty after the last."""


class Counter(Protocol):
    """What is open on a board in components, whose numbers of solutions multiply."""

    @property
    def is_possible(self) -> bool:
        """False when some line has no solution by itself."""

    def components(self) -> list[tuple[list[int], int, bool]]:
        """The cells of each, how many solutions were seen, and whether these are all."""

    def ways(self, component: int) -> list[list[int]]:
        """For every cell of a component and each value, in how many of its solutions the cell has it; where it is exact."""

    def sample(self, component: int, seed: float) -> bytes:
        """A value for every cell of a component, all solutions equally likely; empty when there is none."""


class Board(Protocol):
    """A puzzle being solved. Cells count in reading order; literals are cell × values + value."""

    @property
    def ticks(self) -> int:
        """Work done so far."""

    @property
    def open_count(self) -> int:
        """Cells not known yet, leaving out those that no clue reaches."""

    @property
    def guesses(self) -> int:
        """Guesses made by search."""

    def copy(self) -> Board:
        """A board that goes its own way from here."""

    def cells(self) -> bytes:
        """Each cell's value, 255 while it is open."""

    def domains(self) -> list[int]:
        """Each cell's possible values, as bits."""

    def forbid(self, cell: int, value: int) -> bool:
        """Takes a value from a cell; False when none is left."""

    def assign(self, cell: int, value: int) -> bool:
        """Gives a cell its value; False when it cannot have it."""

    def propagate(self) -> int:
        """Line logic to its fixpoint; an `Outcome`."""

    def advance(self, budget_ticks: int) -> int:
        """Line logic for a while; an `Outcome`, LIMIT when lines are left to look at."""

    def probe(self, max_solutions: int, budget_ticks: int) -> int:
        """Tries both values of cells until nothing new turns up; an `Outcome`."""

    def search(self, max_solutions: int, budget_ticks: int) -> int:
        """Guesses and backtracks; an `Outcome`, SOLVED when `solutions` are all there are."""

    def solutions(self) -> list[bytes]:
        """Solutions met by probing and search, in the order they were found."""

    def implications(self) -> list[tuple[int, list[int]]]:
        """Per literal, the literals that its row and its column fix at once; incomplete when stopped."""

    def counter(self, max_nodes: int, max_nodes_in_depth: int) -> Counter:
        """Counts what line logic left: in breadth, which is quick, then in depth, where line logic prunes."""

    def encode(self, rounds: int) -> Formula:
        """What is left as clauses, with phases after `rounds` rounds of beliefs; incomplete when stopped."""

    def add_solution(self, cells: bytes) -> None:
        """One that somebody else found."""

    def listen(self) -> None:
        """From here on, what is found out is noted with its reason."""

    def take_events(self) -> list[float]:
        """What was noted since the last time: of each its kind, how many numbers it has, its time, and these."""

    def trace_solution(self, index: int) -> None:
        """Notes how a solution follows from what is certain by now."""


# What line logic, probing and a bounded search have left of a puzzle: the solutions found, which were checked, the stages that
# ran, guesses, seconds, whether these are all solutions, and the board.
BriefAnswer: TypeAlias = tuple[list[bytes], list[Any], int, float, bool, Any]


class AnswerQueue(Protocol):
    """Answers to many puzzles, or pairs of lists, in batches that go by the number of their first.

    One thread puts and takes. It and others solve, and need Python's lock only for what is left of puzzles that take longer.
    """

    @property
    def has_rest(self) -> bool:
        """Whether something is left that nobody has begun to finish."""

    def put(self, first: int, puzzles: Sequence[Any]) -> None:
        """Another batch."""

    def take(self, in_order: bool, wait_s: float) -> tuple[int, Any] | None:
        """A batch's number and its answers: the first batch's, or any that is done. Solves meanwhile; None when there is nothing to solve and none was done in so many seconds."""

    def work(self, solves: bool, wait_s: float) -> int | None:
        """Solves, unless it is to do only the rest, until a batch is left to be finished: its number; None at the end or after so many seconds without work."""

    def begun(self, first: int) -> tuple[tuple[Any, ...], list[Any]]:
        """The puzzles of a batch to be finished, and an answer to each."""

    def finish(self, first: int, answers: Any) -> None:
        """Its answers, or an error that is to be raised in their place."""

    def end(self) -> None:
        """Nobody will take anything any more."""


class Answers(Protocol):
    """Solves in one call as far as that goes without learning, and makes the results.

    An answer is a result, or where there is more to find or to say, a `BriefAnswer`; None for what takes another way.
    """

    @property
    def engine(self) -> str:
        """Whose answers they are."""

    def solve(self, puzzle: Any, max_solutions: int, timeout_s: float | None, on_progress: Any) -> Any:
        """A result; else a pair of the answer and of limits, which are None unless they came to be asked; or None."""

    def queue(self, threads: int, max_solutions: int, timeout_s: float, poll: Poll | None) -> AnswerQueue:
        """For many puzzles, each within so many seconds, on so many threads with that of who takes, who asks `poll`."""


class Engine(Protocol):
    """Makes boards, and settles single lines."""

    name: str
    # Makes a solver of clauses that is asked a slice of work at a time, where the engine has one: variables, phases, poll.
    learner: Callable[[int, Sequence[int], Poll], Any] | None
    # Checks pictures with code that shares nothing with the engine, where the engine's language is faster at that:
    # clues, height, pictures, given cells.
    verify: Callable[[FlatClues, int, Sequence[bytes], bytes], bool] | None

    # Makes somebody who answers in one call, where the engine can: of the classes of results, grids, statistics, stages and
    # puzzles, the statuses, the names of stages, the engine's name, the palette of plain lists, and who makes limits.
    answers: Callable[..., Answers] | None

    def board(self, lines: Lines, poll: Poll | None = None) -> Board:
        """A board for a puzzle's lines."""

    def settle(self, clue: LineClue, domains: Sequence[int], values: int) -> list[int] | None:
        """One line by itself: per cell the values (as bits) of its legal placements; None when nothing fits."""

"""Who is measured. A contestant takes a puzzle in its own terms, solves it, and its answer is read afterwards.

Only `solve` is timed: it starts from plain clues and includes whatever the solver builds from them. All of them are
asked the same: the solution and whether it is the only one (`wanted` of 2), or just a solution (1), which is answered
by "found". A solver that cannot decide whether there is another says "found" too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple, Protocol

import nonokit
from nonokit.model import Puzzle

SETTLED = ("unique", "multiple", "none", "found")


class Answer(NamedTuple):
    """A status (`SETTLED` or "unknown"), and the digest of the solution where one was asked for and is certain."""

    status: str
    sha256: str | None = None


class Timed(NamedTuple):
    """An outcome with times of its own, of a solver in another process: our clocks do not see what it takes."""

    outcome: Any
    wall: float
    cpu: float


class Contestant(Protocol):
    """What the runner needs to know about a solver."""

    name: str

    def prepare(self, puzzle: Puzzle) -> Any:
        """The puzzle as the solver takes it; not timed, called before every run."""

    def solve(self, prepared: Any, timeout_s: float) -> Any:
        """The timed part; a `Timed` outcome says itself how long it took."""

    def answer(self, puzzle: Puzzle, outcome: Any) -> Answer:
        """What came of it; not timed."""


class Unavailable(Exception):
    """A contestant that cannot run here; the message says why."""


class OutOfTime(BaseException):
    """Raised by `alarm`; not an Exception, so that no solver takes it for one of its own."""


class Nonokit:
    """One of our engines."""

    def __init__(self, engine: str, wanted: int = 2) -> None:
        self.name = engine
        self.wanted = wanted

    def prepare(self, puzzle: Puzzle) -> dict[str, Any]:
        lists = {name: [listed(clue, puzzle) for clue in side] for name, side in sides(puzzle)}
        return lists if len(puzzle.palette) == 2 else {**lists, "palette": puzzle.palette}

    def solve(self, prepared: dict[str, Any], timeout_s: float) -> nonokit.SolveResult:
        puzzle = Puzzle.from_clues(**prepared)
        return nonokit.solve(puzzle, engine=self.name, timeout_s=timeout_s, max_solutions=self.wanted)

    def answer(self, puzzle: Puzzle, outcome: nonokit.SolveResult) -> Answer:
        if self.wanted == 1 and outcome.solutions:
            return Answer("found", digest(puzzle, outcome.solutions[0].rows()))
        if not outcome.is_unique:
            return Answer(outcome.status.value)
        return Answer("unique", digest(puzzle, outcome.solutions[0].rows()))


class PlainSat:
    """A script that gives the whole puzzle to a SAT solver, loaded from its file."""

    name = "plain-sat"

    def __init__(self, path: Path | None, wanted: int = 2) -> None:
        self.first_only = wanted == 1
        if path is None:
            raise Unavailable("name the script with --plain-sat PATH")
        spec = importlib.util.spec_from_file_location("plain_sat", path)
        if spec is None or spec.loader is None or not path.exists():
            raise Unavailable(f"{path} is not a Python file")
        self.module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.module)

    def prepare(self, puzzle: Puzzle) -> list[list[list[tuple[str, int]]]]:
        return [[named(clue, puzzle) for clue in clues] for clues in (puzzle.rows, puzzle.columns)]

    def solve(self, prepared: Any, timeout_s: float) -> dict[str, Any]:
        found: dict[str, Any] = self.module.solve(*prepared, "glucose42", self.first_only, timeout_s)
        return found

    def answer(self, puzzle: Puzzle, outcome: dict[str, Any]) -> Answer:
        return Answer(outcome["status"], outcome.get("solution_sha256"))


def sides(puzzle: Puzzle) -> list[tuple[str, Sequence[nonokit.Clue | None]]]:
    """Rows and columns by their names."""
    return [("rows", puzzle.rows), ("columns", puzzle.columns)]


def listed(clue: nonokit.Clue | None, puzzle: Puzzle) -> list[Any] | None:
    """A clue as people hold it in their hands: a list of numbers, of pairs where there are colours."""
    if clue is None:
        return None
    lengths = ["?" if run.length is None else run.length for run in clue]
    if len(puzzle.palette) == 2:
        return lengths
    return [(length, run.colour) for length, run in zip(lengths, clue, strict=True)]


def named(clue: Sequence[nonokit.Run] | None, puzzle: Puzzle) -> list[tuple[str, int]]:
    """A clue as (colour name, length) pairs."""
    if clue is None or any(run.length is None for run in clue):
        raise Unavailable("it takes no missing clues and no runs of unknown length")
    return [(puzzle.palette[run.colour].name, run.min_length) for run in clue]


def digest(puzzle: Puzzle, rows: Sequence[Sequence[int]]) -> str:
    """The SHA-256 of a solution: rows of 0 and 1, or of colour names where more than black is used."""
    names = ["."] + [colour.name for colour in puzzle.palette[1:]]
    used = {names[run.colour] for clue in (*puzzle.rows, *puzzle.columns) for run in clue or ()}
    if used <= {"black"}:
        lines = ["".join("1" if cell else "0" for cell in row) for row in rows]
    else:
        lines = [" ".join(names[cell] for cell in row) for row in rows]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@contextmanager
def alarm(timeout_s: float) -> Iterator[None]:
    """Ends a solver without a time limit of its own by an exception in the middle of its Python code."""

    def ring(signum: int, frame: FrameType | None) -> None:
        raise OutOfTime

    previous = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, timeout_s)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)


def contestant(name: str, plain_sat: Path | None = None, wanted: int = 2) -> Contestant:
    """The contestant of that name, ready to run; `Unavailable` when it cannot."""
    import peers

    makers: dict[str, Callable[[int], Contestant]] = {
        "native": lambda wanted: Nonokit("native", wanted),
        "reference": lambda wanted: Nonokit("reference", wanted),
        "plain-sat": lambda wanted: PlainSat(plain_sat, wanted),
        **peers.PEERS,
    }
    if name not in makers:
        raise SystemExit(f"there is no contestant {name!r}: choose among {', '.join(makers)}")
    if name == "native" and (info := nonokit.engine_info())["engine"] != "native":
        raise Unavailable(info["reason"])
    return makers[name](wanted)

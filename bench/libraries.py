"""A solver in a shared library as a contestant, so that one written in C or C++ is timed without starting a process.

    --library 'name=/path/to/library.so'

The library has one function, often ten lines around a solver of somebody else (black and white):

    int nonogram_solve(int width, int height, const int *counts, const int *runs,
                       int max_solutions, double timeout_s, unsigned char *cells);

`counts` has the number of runs of every row and then of every column, `runs` all their lengths in that order. It writes
a solution to `cells`, row by row, and returns 0 for unknown, 1 unique, 2 multiple, 3 none, 4 found (not asked for more),
5 when it does not take puzzles of that size.

It is called in this process, as our own engine is, with its arrays ready: reading lists is not counted. With `--apart` it
runs in a process that stays, so that one that crashes or overstays its time ends that process only; but caches are then
its own, and what the pipe does to them is counted.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

from contestants import Answer, Timed, Unavailable, digest, named

from nonokit.model import Grid, Puzzle

STATUSES = ("unknown", "unique", "multiple", "none", "found")
NOT_TAKEN = 5
GRACE_S = 1.0  # what a library may take beyond its limit to look at the clock


class Question(NamedTuple):
    """A puzzle as the function takes it."""

    width: int
    height: int
    counts: list[int]
    runs: list[int]
    max_solutions: int


class Library:
    """A shared library with the function `nonogram_solve`, called in this process."""

    def __init__(self, name: str, path: str, wanted: int = 2) -> None:
        if not Path(path).is_file():
            raise Unavailable(f"{path} is not a file")
        self.name = name
        self.path = path
        self.wanted = wanted
        self._function: Any = None

    def prepare(self, puzzle: Puzzle) -> Question:
        if len(puzzle.palette) > 2:
            raise Unavailable("it takes black and white only")
        clues = [[length for _, length in named(clue, puzzle)] for clue in (*puzzle.rows, *puzzle.columns)]
        runs = [length for clue in clues for length in clue]
        return Question(puzzle.width, puzzle.height, [len(clue) for clue in clues], runs, self.wanted)

    def solve(self, prepared: Question, timeout_s: float) -> Timed:
        self._function = self._function or load(self.path)
        return timed(prepared, *call(self._function, prepared, timeout_s))

    def answer(self, puzzle: Puzzle, outcome: tuple[int, bytes]) -> Answer:
        status = STATUSES[outcome[0]]
        if status in ("none", "unknown"):
            return Answer(status)
        grid = Grid(puzzle.width, puzzle.height, outcome[1], puzzle.palette)
        found = Puzzle.from_grid(grid)
        if (found.rows, found.columns) != (puzzle.rows, puzzle.columns):
            return Answer(f"{status}, but its solution does not fit the clues")
        return Answer(status, None if status == "multiple" else digest(puzzle, grid.rows()))

    def end(self) -> int | None:
        """Nothing to end: it has no process of its own."""
        return None


class LibraryApart(Library):
    """The same in a process of its own."""

    def __init__(self, name: str, path: str, wanted: int = 2) -> None:
        super().__init__(name, path, wanted)
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def solve(self, prepared: Question, timeout_s: float) -> Timed:
        pipe = self.pipe or self.start()
        try:
            pipe.send((prepared, timeout_s))
            if not pipe.poll(timeout_s + GRACE_S):
                self.end()
                return Timed((0, b""), timeout_s, timeout_s)
            status, cells, wall, cpu = pipe.recv()
        except (EOFError, ConnectionError):
            code = self.end()
            raise RuntimeError(f"its process died with code {code}") from None
        except BaseException:
            self.end()
            raise
        return timed(prepared, status, cells, wall, cpu)

    def start(self) -> Connection:
        """A process that has loaded the library."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(self.path, other), daemon=True)
        self.process.start()
        other.close()
        return self.pipe

    def end(self) -> int | None:
        """Ends the process; the next puzzle starts another."""
        if self.process is None or self.pipe is None:
            return None
        self.pipe.close()
        self.process.join(0.1)  # one that has crashed has a code of its own to give
        self.process.kill()
        self.process.join()
        code = self.process.exitcode
        self.process = self.pipe = None
        return code


def serve(path: str, pipe: Connection) -> None:
    """Answers questions until the pipe closes. Whatever the library prints is dropped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    function = load(path)
    while True:
        try:
            question, timeout_s = pipe.recv()
        except EOFError:
            return
        pipe.send(call(function, question, timeout_s))


def load(path: str) -> Any:
    """The function of a library."""
    function = ctypes.CDLL(path).nonogram_solve
    function.restype = ctypes.c_int
    return function


def call(function: Any, question: Question, timeout_s: float) -> tuple[int, bytes, float, float]:
    """A status and cells, and what the call alone took: wall time and processor time."""
    counts = (ctypes.c_int * len(question.counts))(*question.counts)
    runs = (ctypes.c_int * (len(question.runs) or 1))(*question.runs)
    cells = (ctypes.c_ubyte * (question.width * question.height))()
    arguments = (question.width, question.height, counts, runs, question.max_solutions)
    limit = ctypes.c_double(timeout_s)
    wall, cpu = time.perf_counter(), time.process_time()
    status = function(*arguments, limit, cells)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return status, bytes(cells), wall, cpu


def timed(question: Question, status: int, cells: bytes, wall: float, cpu: float) -> Timed:
    """What came of a call."""
    if status == NOT_TAKEN:
        raise Unavailable(f"it takes no puzzles of {question.width}×{question.height}")
    return Timed((status, cells), wall, cpu)

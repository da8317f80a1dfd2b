"""Solvers that Python users can install instead, each imported only when it is asked for.

pip install pynogram          pure Python, black and white and colours
pip install picross-solver    pure Python with NumPy, black and white, stops at the first solution
pip install ortools           the textbook model: one automaton a line, CP-SAT on one thread
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

from contestants import Answer, Contestant, OutOfTime, Unavailable, alarm, digest, named

from nonokit.model import Puzzle


def module(name: str, package: str) -> Any:
    """A module of a peer. Old packages fail in other ways than by being absent; all mean the same here."""
    try:
        return importlib.import_module(name)
    except (ImportError, AttributeError) as error:
        raise Unavailable(f"{package} cannot be imported ({error}): pip install {package}") from None


def lengths(puzzle: Puzzle) -> list[list[list[int]]]:
    """Rows and columns as plain numbers."""
    if len(puzzle.palette) > 2:
        raise Unavailable("it takes black and white only")
    return [
        [[length for _, length in named(clue, puzzle)] for clue in clues]
        for clues in (puzzle.rows, puzzle.columns)
    ]


class Pynogram:
    """pynogram's solver class."""

    name = "pynogram"

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.board = module("pynogram.core.board", "pynogram")
        self.colour = module("pynogram.core.color", "pynogram")
        self.search = module("pynogram.core.backtracking", "pynogram")
        self.caches = module("pynogram.core.line.base", "pynogram").LineSolutionsMeta.registered_caches
        logging.getLogger("pynogram").setLevel(logging.CRITICAL)

    def prepare(self, puzzle: Puzzle) -> tuple[Any, ...]:
        for (
            cache
        ) in self.caches.values():  # lines it remembers from the run before would make this one look fast
            cache._clear()
        if len(puzzle.palette) == 2:
            return tuple(reversed(lengths(puzzle)))
        colours = self.colour.ColorMap()
        for value, colour in enumerate(puzzle.palette[1:], start=1):
            colours.make_color(f"c{value}", bytes(colour.rgb).hex())
        rows, columns = (
            [[(run.min_length, f"c{run.colour}") for run in clue or ()] for clue in clues]
            for clues in (puzzle.rows, puzzle.columns)
        )
        return columns, rows, colours

    def solve(self, prepared: tuple[Any, ...], timeout_s: float) -> Any:
        try:
            with alarm(timeout_s):
                board = self.board.make_board(*prepared)
                self.search.Solver(board, max_solutions=self.wanted).solve()
        except OutOfTime:
            return None
        return board

    def answer(self, puzzle: Puzzle, outcome: Any) -> Answer:
        if outcome is None:
            return Answer("unknown")
        if len(outcome.solutions) > 1:
            return Answer("multiple")
        if not outcome.is_solved_full and not outcome.solutions:
            return Answer("unknown")
        cells = outcome.cells if outcome.is_solved_full else outcome.solutions[0]
        status = "found" if self.wanted == 1 else "unique"
        if len(puzzle.palette) == 2:
            return Answer(status, digest(puzzle, [[int(cell) for cell in row] for row in cells]))
        values = {1: 0} | {
            outcome.color_map[f"c{value}"].id_: value for value in range(1, len(puzzle.palette))
        }
        return Answer(status, digest(puzzle, [[values[int(cell)] for cell in row] for row in cells]))


class PicrossSolver:
    """picross-solver, which fills an array with the first solution it finds, whatever is wanted."""

    name = "picross-solver"

    def __init__(self, wanted: int) -> None:
        self.numpy = module("numpy", "numpy")
        self.solver = module("picross_solver.picross_solver", "picross-solver")

    def prepare(self, puzzle: Puzzle) -> list[list[list[int]]]:
        return lengths(puzzle)

    def solve(self, prepared: list[list[list[int]]], timeout_s: float) -> Any:
        rows, columns = prepared
        cells = self.numpy.full((len(rows), len(columns)), -1)
        try:
            with alarm(timeout_s):
                return self.solver.solve(rows, columns, cells), cells
        except (OutOfTime, RecursionError):
            return None

    def answer(self, puzzle: Puzzle, outcome: Any) -> Answer:
        if outcome is None:
            return Answer("unknown")
        is_solved, cells = outcome
        return Answer("found", digest(puzzle, cells.tolist())) if is_solved else Answer("none")


class OrTools:
    """The model most people would write: a cell is an integer, a line an automaton that reads its clue."""

    name = "ortools"

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.cp = module("ortools.sat.python.cp_model", "ortools")

    def prepare(self, puzzle: Puzzle) -> tuple[Any, int]:
        clues = [
            [[(run.colour, run.min_length) for run in clue or ()] for clue in side]
            for side in (puzzle.rows, puzzle.columns)
        ]
        return clues, len(puzzle.palette)

    def solve(self, prepared: tuple[Any, int], timeout_s: float) -> Any:
        (rows, columns), values = prepared
        model = self.cp.CpModel()
        cells = [[model.new_int_var(0, values - 1, "") for _ in columns] for _ in rows]
        for line, clue in (
            *zip(cells, rows, strict=True),
            *zip(zip(*cells, strict=True), columns, strict=True),
        ):
            model.add_automaton(list(line), 0, *automaton(clue))
        collect = self.collector(cells)
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.max_time_in_seconds = timeout_s
        return solver.solve(model, collect), collect.found

    def collector(self, cells: Sequence[Sequence[Any]]) -> Any:
        """A callback that keeps the solutions and stops when there are enough."""
        wanted = self.wanted

        class Collect(self.cp.CpSolverSolutionCallback):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                super().__init__()
                self.found: list[list[list[int]]] = []

            def on_solution_callback(self) -> None:
                self.found.append([[self.value(cell) for cell in row] for row in cells])
                if len(self.found) == wanted:
                    self.stop_search()

        return Collect()

    def answer(self, puzzle: Puzzle, outcome: Any) -> Answer:
        status, found = outcome
        if len(found) == 2:
            return Answer("multiple")
        if found and (self.wanted == 1 or status == self.cp.OPTIMAL):
            return Answer("found" if self.wanted == 1 else "unique", digest(puzzle, found[0]))
        return Answer("none" if status == self.cp.INFEASIBLE else "unknown")


def automaton(clue: Sequence[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int, int]]]:
    """Final states and (state, value, next state) steps that accept exactly the lines with this clue.

    States count the cells read so far of the runs and of the gaps that must follow them; background may be read
    again and again in front of each run.
    """
    steps = [(0, 0, 0)]
    state = 0
    for (colour, length), following in zip(clue, [*clue[1:], None], strict=False):
        for _ in range(length):
            steps.append((state, colour, state + 1))
            state += 1
        if following and following[0] == colour:
            steps.append((state, 0, state + 1))
            state += 1
        steps.append((state, 0, state))
    return [state], steps


PEERS: dict[str, Callable[[int], Contestant]] = {
    "pynogram": Pynogram,
    "picross-solver": PicrossSolver,
    "ortools": OrTools,
}

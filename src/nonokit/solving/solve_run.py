"""A solve in progress: the board, the limits, what was found, and the stages that ran."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from nonokit.engine import Board, BriefAnswer, Engine, Lines, Outcome
from nonokit.errors import PuzzleError
from nonokit.model import UNKNOWN, Grid, Puzzle, check_grid
from nonokit.model.colour import SOLVABLE_COLOURS
from nonokit.solving.limits import Limits
from nonokit.solving.result import Stage, Stats

if TYPE_CHECKING:
    from nonokit.solving.trace import Path, Trace
    from nonokit.solving.trace_event import TraceEvent


class SolveRun:
    """What the stages share. `is_settled` ends the pipeline."""

    def __init__(
        self,
        puzzle: Puzzle,
        engine: Engine,
        limits: Limits,
        *,
        max_solutions: int = 2,
        state: Grid | None = None,
        depth: int | None = None,
        on_event: Callable[[TraceEvent], object] | None = None,
        begun: BriefAnswer | None = None,
        threads: int = 1,
    ) -> None:
        """`begun` is what a first, short attempt has left."""
        self.threads = threads
        self.puzzle = puzzle
        self.engine = engine
        self.limits = limits
        self.max_solutions = max_solutions
        self.depth = depth
        self.cells = puzzle.width * puzzle.height
        self.stats = Stats(engine=engine.name)
        self.found: list[bytes] = []
        self.is_complete = False  # whether `found` are all solutions there are
        self.board: Board = make_board(puzzle, engine, limits) if begun is None else self._go_on(begun)
        self.trace = None if on_event is None else make_trace(puzzle, self.board, limits, on_event)
        self._kept = set(self.found)  # the same: there may be thousands
        self.methods_of_found: list[str] = []  # which method found each solution
        self.paths: dict[bytes, Path] = {}  # how those were found that the engine knows nothing of
        self.contradiction: str | None = None
        self.trouble: str | None = None  # why a method gave up, if it can say so
        self.has_checked_totals = False
        self.fills_cores = False  # whether two processes are at work for it
        self.fixed: list[str] = []  # what cells are known from the outset
        for grid, name in ((puzzle.given, "given cells"), (state, "state")):
            if grid is not None:
                self._place(grid, name)
        limits.known = self.share_known

    def _go_on(self, begun: BriefAnswer) -> Board:
        self.found, self.stats.stages, self.stats.guesses, _, self.is_complete, board = begun
        board.set_poll(self.limits.poll)
        return board  # type: ignore[no-any-return]

    def _place(self, grid: Grid, name: str) -> None:
        """Puts cells that are known from the outset on the board."""
        check_grid(grid, name, self.puzzle.width, self.puzzle.height)
        if grid.cells.count(UNKNOWN) < len(grid.cells):
            self.fixed.append(name)
        for cell, value in enumerate(grid.cells):
            if value != UNKNOWN and not (value < len(self.puzzle.palette) and self.board.assign(cell, value)):
                self.contradiction = (
                    f"the {name} cannot be: see row {cell // grid.width + 1}, column {cell % grid.width + 1}"
                )
                self.is_complete = True
        if self.trace is not None:
            self.trace.given(grid, name)

    def share_known(self) -> float:
        """The share of cells that are known, 0 to 1."""
        return 1 - self.board.open_count / self.cells

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out."""
        return self.is_complete or len(self.found) >= self.max_solutions or self.limits.is_over

    @property
    def has_settled_lines(self) -> bool:
        """Whether every line has been looked at by itself."""
        return any(stage.method == "isolated-rules" for stage in self.stats.stages)

    def run_stage(self, method: str, stage: Callable[[SolveRun], bool]) -> bool:
        """Runs one stage and books what it took; True when it made progress that earlier stages can use."""
        begin, ticks = perf_counter(), self.board.ticks
        self.limits.stage = method
        if self.trace is not None:
            self.trace.method = method
        news = stage(self)
        if self.trace is not None:
            self.trace.collect()
        seconds = perf_counter() - begin
        self.stats.stages.append(Stage(method, self.board.ticks - ticks, seconds, self.board.open_count))
        return news

    def conclude_stage(self, outcome: int) -> None:
        """Draws the conclusion from how an engine's stage ended."""
        for cells in self.board.solutions():
            self.keep(cells)
        if outcome in (Outcome.CONTRADICTION, Outcome.SOLVED):
            self.is_complete = True
        # Line logic and probing leave the solution on the board, a search only in its list.
        if outcome == Outcome.SOLVED and not self.board.open_count:
            self.keep(self.board.cells())

    def keep(self, cells: bytes) -> None:
        """Remembers a solution, unless it is known or not wanted any more."""
        if len(self.found) < self.max_solutions and cells not in self._kept:
            self._kept.add(cells)
            self.found.append(cells)
            self.methods_of_found.append(self.limits.stage)

    def trace_solutions(self) -> None:
        """Tells how each solution follows from what is certain."""
        if self.trace is None or not self.board.open_count:
            return
        self.trace.conflicts = self.stats.conflicts
        for index, (cells, method) in enumerate(zip(self.found, self.methods_of_found, strict=True)):
            self.trace.begin_solution(index, method)
            if cells in self.paths:
                self.trace.follow(self.paths[cells])
                continue
            if cells not in self.board.solutions():
                self.board.add_solution(cells)
            self.board.trace_solution(self.board.solutions().index(cells))
            self.trace.collect()

    def grid(self, cells: bytes) -> Grid:
        """Cells as a grid of the puzzle."""
        return Grid(self.puzzle.width, self.puzzle.height, cells, self.puzzle.palette)


def make_trace(
    puzzle: Puzzle, board: Board, limits: Limits, on_event: Callable[[TraceEvent], object]
) -> Trace:
    """Who tells what is found out; imported only where somebody listens."""
    from nonokit.solving.trace import Trace

    return Trace(puzzle, board, limits, on_event)


def lines_of(puzzle: Puzzle) -> Lines:
    """The puzzle as engines see it."""
    return Lines(puzzle.width, puzzle.height, len(puzzle.palette), puzzle.flat)


def check_structure(puzzle: Puzzle) -> None:
    """Refuses what no engine can work on; clues that merely contradict each other are fine."""
    if not puzzle.width or not puzzle.height:
        raise PuzzleError(f"a puzzle of {puzzle.width}×{puzzle.height} has no cells")
    if len(puzzle.palette) > SOLVABLE_COLOURS:
        raise PuzzleError(
            f"{len(puzzle.palette) - 1} colours: the solver takes at most {SOLVABLE_COLOURS - 1}"
        )


def make_board(puzzle: Puzzle, engine: Engine, limits: Limits) -> Board:
    """A board for the puzzle. Engines check the runs as they read them; a second pass would cost more than that."""
    check_structure(puzzle)
    try:
        return engine.board(lines_of(puzzle), limits.poll)
    except ValueError as error:
        raise refusal(puzzle, error) from None


def refusal(puzzle: Puzzle, error: ValueError) -> PuzzleError:
    """What an engine complained of, in words for people."""
    problems = (str(problem) for problem in puzzle.problems() if problem.code == "colour")
    return PuzzleError(next(problems, str(error)))

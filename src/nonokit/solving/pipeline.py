"""The pipeline: line logic, probing, bounded search, more probing, SAT; each on what the others left.

`methods` chooses which may be used. The techniques of davidje13's Nonogram (isolated rules with its simpler forms,
implications, fork) are methods too; after one of these makes progress, work starts again with the first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias

from nonokit.engine import Answers, BriefAnswer, Engine, EngineName, choose
from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle, check_puzzle
from nonokit.solving.brief import answers_of
from nonokit.solving.constants import CELLS_IN_ONE_CALL
from nonokit.solving.limits import Limits, Progress, check_options, limits_of_long_call
from nonokit.solving.result import Interrupted, SolveResult, Status
from nonokit.solving.solve_run import SolveRun, check_structure, refusal
from nonokit.solving.trace_event import TraceEvent
from nonokit.solving.verify import verify

Method: TypeAlias = Literal[
    "full-lines", "overlap", "isolated-rules", "implications", "probe", "search", "fork", "sat"
]
# Method → module and function, imported when first used.
METHODS: dict[Method, tuple[str, str]] = {
    "full-lines": ("nonokit.solving.overlap", "full_lines"),
    "overlap": ("nonokit.solving.overlap", "overlap"),
    "isolated-rules": ("nonokit.solving.propagate", "propagate"),
    "implications": ("nonokit.solving.implications", "implications"),
    "probe": ("nonokit.solving.probe", "probe"),
    "search": ("nonokit.solving.search", "search"),
    "fork": ("nonokit.solving.fork", "fork"),
    "sat": ("nonokit.solving.two_ways", "sat_in_ways"),
}
DEFAULT_METHODS: tuple[Method, ...] = ("isolated-rules", "probe", "search", "probe", "sat")
EXPENSIVE = frozenset({"implications", "fork", "sat"})


def solve(
    puzzle: Puzzle,
    *,
    max_solutions: int = 2,
    timeout_s: float | None = None,
    state: Grid | None = None,
    methods: Sequence[Method] | None = None,
    depth: int | None = None,
    threads: int = 1,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
    on_event: Callable[[TraceEvent], object] | None = None,
) -> SolveResult:
    """Solves a puzzle, and with `max_solutions` of 2 or more decides whether the solution is the only one.

    `state` is a partly filled grid to go on from. `methods` restricts what may be used, in the order given (see
    `METHODS`); `depth` bounds how far implications are followed. With `threads` of 2 or more, what is left for SAT is
    tried in two ways at once, and the first to settle it ends the other: of several solutions others may be shown from
    time to time, the answer is the same. `on_event` receives where every cell comes from: lines, trials, chains, guesses
    (`nonokit.TraceEvent`).

    >>> result = solve(Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]]))
    >>> print(result.status.value, result.solutions[0], sep="\\n")
    unique
    #.#
    ##.
    """
    if not isinstance(puzzle, Puzzle):
        check_puzzle(puzzle, "solve")
    check_options(max_solutions, timeout_s, threads, depth)
    if methods is None and state is None and on_event is None and timeout_s != 0:
        answers = answers_of(engine)
        if answers is not None and (on_progress is None or puzzle.width * puzzle.height <= CELLS_IN_ONE_CALL):
            try:
                answer = answers.solve(puzzle, max_solutions, timeout_s, on_progress)
            except ValueError as error:
                check_structure(puzzle)
                raise refusal(puzzle, error) from None
            if type(answer) is SolveResult:
                return answer
            if answer is not None:
                return finish_answer(puzzle, answers, max_solutions, timeout_s, on_progress, threads, answer)
    kernel = choose(engine, longest_line=max(puzzle.width, puzzle.height))
    chosen = DEFAULT_METHODS if methods is None else methods_of(methods)
    if on_event is not None:
        import nonokit.solving.trace  # noqa: F401  (before the clock of its events starts)
    with Limits(timeout_s, on_progress) as limits:
        run = SolveRun(
            puzzle,
            kernel,
            limits,
            max_solutions=max_solutions,
            state=state,
            depth=depth,
            on_event=on_event,
            threads=threads,
        )
        run_pipeline(run, chosen)
        run.trace_solutions()
        return conclude(run, chosen)


def finish_answer(
    puzzle: Puzzle,
    answers: Answers,
    max_solutions: int,
    timeout_s: float | None,
    on_progress: Callable[[Progress], object] | None,
    threads: int,
    answer: tuple[Any, Limits | None],
) -> SolveResult:
    """What is left to do where one call did not say everything, or took long."""
    brief, limits = answer
    with limits or limits_of_long_call(timeout_s, on_progress, brief[3]) as limits:
        if isinstance(brief, tuple):
            return go_on(puzzle, choose(answers.engine), limits, max_solutions, brief, threads)
        raise_interrupt(limits, brief)
        return brief  # type: ignore[no-any-return]


def go_on(
    puzzle: Puzzle,
    kernel: Engine,
    limits: Limits,
    max_solutions: int,
    begun: BriefAnswer | None,
    threads: int = 1,
) -> SolveResult:
    """What a brief answer has left; all of it where there is none."""
    run = SolveRun(puzzle, kernel, limits, max_solutions=max_solutions, begun=begun, threads=threads)
    run_pipeline(run, DEFAULT_METHODS if begun is None else DEFAULT_METHODS[-1:])
    return conclude(run, DEFAULT_METHODS)


def methods_of(methods: Sequence[Method]) -> tuple[Method, ...]:
    """The methods to use, checked."""
    if isinstance(methods, str):
        raise ArgumentError(f"methods is {methods!r}: expected a list of names, such as [{methods!r}]")
    chosen = tuple(methods)
    for method in chosen:
        if method not in METHODS:
            raise ArgumentError(f"there is no method {method!r}: choose among {', '.join(METHODS)}")
    if not chosen:
        raise ArgumentError("methods is empty: leave it out to use them all")
    return chosen


def run_pipeline(run: SolveRun, methods: Sequence[Method]) -> None:
    """Runs the methods in order; one that asks for it sends work back to the first."""
    turn = 0
    while turn < len(methods) and not run.is_settled:
        run.limits.check_clock()
        if run.limits.is_over:
            return
        method = methods[turn]
        if method in EXPENSIVE and disagreement(run):
            return
        again = run.run_stage(method, stage_of(method))
        turn = 0 if again else turn + 1


@cache
def stage_of(method: Method) -> Callable[[SolveRun], bool]:
    """The function behind a method."""
    module, name = METHODS[method]
    __import__(module)
    stage: Callable[[SolveRun], bool] = getattr(sys.modules[module], name)
    return stage


def disagreement(run: SolveRun) -> bool:
    """Totals that differ between rows and columns: no need to search for a contradiction that counting shows."""
    if not run.has_checked_totals:
        run.has_checked_totals = True
        if run.has_settled_lines and run.puzzle.flat.fills_alike(run.puzzle.height):
            return False
        run.contradiction = problem_of(run.puzzle)
        if run.contradiction is not None:
            run.is_complete = True
            run.found.clear()
    return run.contradiction is not None


def problem_of(puzzle: Puzzle) -> str | None:
    """What counting shows to be wrong with the clues: a line they do not fit, or totals that differ."""
    codes = ("fit", "total", "colour-total")
    return next((str(problem) for problem in puzzle.problems() if problem.code in codes), None)


def conclude(run: SolveRun, methods: Sequence[str]) -> SolveResult:
    """Verifies what was found and words the answer."""
    limits = run.limits
    solutions = verified(run, [run.grid(cells) for cells in run.found])
    reason = None
    if len(solutions) > 1:
        status = Status.MULTIPLE
    elif run.is_complete and solutions:
        status = Status.UNIQUE
    elif run.is_complete:
        status, reason = Status.NONE, run.contradiction or problem_of(run.puzzle) or nothing_fits(run)
    else:
        status, reason = Status.UNKNOWN, limits.reason if limits.is_over else stuck(run, methods)
    known = solutions[0] if status is Status.UNIQUE else run.grid(run.board.cells())
    run.stats.is_complete = run.is_complete
    run.stats.ticks = run.board.ticks
    run.stats.seconds = limits.seconds
    result = SolveResult(status, solutions, known, run.stats, reason)
    raise_interrupt(limits, result)
    return result


def verified(run: SolveRun, solutions: list[Grid]) -> list[Grid]:
    """The same solutions, checked by code that shares nothing with the solver."""
    verify(run.puzzle, solutions, run.engine.verify)
    return solutions


def raise_interrupt(limits: Limits, result: object) -> None:
    """Raises what a poll ran into: an error of the progress callback, or Ctrl-C with what is known."""
    limits.raise_trouble()
    if limits.was_interrupted:
        raise Interrupted(result)


def nothing_fits(run: SolveRun) -> str:
    """What no picture fits: the clues, or the clues with the cells that were known from the outset."""
    return " together with the ".join(["no picture fits the clues", *run.fixed])


def stuck(run: SolveRun, methods: Sequence[str]) -> str:
    """Why nothing more was found although no limit was hit."""
    if len(run.found) >= run.max_solutions:
        return "one solution was asked for and found; whether it is the only one was not examined"
    if run.trouble:
        return run.trouble
    return f"stuck: {', '.join(methods)} cannot decide the {run.board.open_count} cells left"

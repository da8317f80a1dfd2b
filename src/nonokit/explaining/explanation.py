"""The whole solve as a person would do it: step after step, each the simplest there is.

Everything else listens: `on_event` hears of every step as it is made, with the grid before it and how many moves
there were to choose from. Hints, ratings, animations and logs are made from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from nonokit.engine import EngineName
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.constants import SOLVE_TIMEOUT_S
from nonokit.explaining.deadline import NO_DEADLINE, Deadline, Stopped
from nonokit.explaining.mistakes import impossible_lines
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import Preferences
from nonokit.explaining.step import Step
from nonokit.hooks import DrawnAsHtml
from nonokit.model import Grid, Puzzle, check_puzzle
from nonokit.solving import Progress, SolveResult, Status, solve
from nonokit.solving.limits import Limits
from nonokit.solving.pipeline import problem_of, raise_interrupt


@dataclass(frozen=True, slots=True)
class StepEvent:
    """A step about to be made: its number (from 1), the grid before it, its tier and the moves to choose from."""

    number: int
    step: Step
    before: Grid
    tier: int
    available: int


@dataclass(frozen=True)
class Explanation(DrawnAsHtml):
    """A solve in steps. `status` is what the steps and, where they end early, the solver established.

    `grid` is what the steps lead to; `start` what they began with. `is_stopped` means that time ran out, or Ctrl-C
    was pressed: then the status is "unknown", and the steps are the first of a longer solve.
    """

    puzzle: Puzzle
    status: Status
    start: Grid
    grid: Grid
    events: tuple[StepEvent, ...]
    reason: str | None = None
    is_stopped: bool = False

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps in order."""
        return tuple(event.step for event in self.events)

    @property
    def is_complete(self) -> bool:
        """Whether the steps lead to the end."""
        return self.status is Status.UNIQUE

    @property
    def is_fair(self) -> bool:
        """Whether no step needs a trial inside a trial."""
        return all(step.fair for step in self.steps)

    def grids(self) -> Iterator[Grid]:
        """The grid before the first step and after every step, for animations."""
        grid = self.start
        yield grid
        for step in self.steps:
            grid = grid.with_cells(step.values)
            yield grid


class Answer:
    """The solver's answer for a puzzle, found when first needed."""

    def __init__(
        self,
        puzzle: Puzzle,
        state: Grid | None = None,
        engine: EngineName = "auto",
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.puzzle = puzzle
        self.state = state
        self.engine = engine
        self.deadline = deadline

    @cached_property
    def result(self) -> SolveResult:
        """What the solver says."""
        result = solve(
            self.puzzle,
            max_solutions=2,
            timeout_s=self.deadline.left_s(SOLVE_TIMEOUT_S),
            state=self.state,
            engine=self.engine,
            on_progress=self.deadline.relay,
        )
        if result.status is Status.UNKNOWN:
            self.deadline.check()
        return result

    def solutions(self) -> list[Grid]:
        """The only solution, or two of several; empty when none is known."""
        result = self.result
        return result.solutions if result.status in (Status.UNIQUE, Status.MULTIPLE) else []


def explain(
    puzzle: Puzzle,
    state: Grid | None = None,
    *,
    timeout_s: float | None = None,
    on_event: Callable[[StepEvent], object] | None = None,
    on_progress: Callable[[Progress], object] | None = None,
    preferences: Preferences | None = None,
    engine: EngineName = "auto",
) -> Explanation:
    """Solves a puzzle step by step with the techniques of people; `state` is where to begin.

    When `timeout_s` is over the answer holds the steps made until then, and its status is "unknown". Ctrl-C raises
    `Interrupted` with such an answer.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> for step in explain(puzzle).steps:
    ...     print(step.technique, *step.lines[0], [cell for cell, _ in step.cells])
    full column 0 [(0, 0), (1, 0)]
    full row 0 [(0, 1), (0, 2)]
    complete column 1 [(1, 1)]
    complete row 1 [(1, 2)]
    """
    check_puzzle(puzzle, "explain")
    with Limits(timeout_s, on_progress) as limits:
        explanation = explain_within(
            limits, puzzle, state, on_event=on_event, preferences=preferences, engine=engine
        )
        raise_interrupt(limits, explanation)
    return explanation


def all_steps(
    puzzle: Puzzle,
    state: Grid | None = None,
    *,
    timeout_s: float | None = None,
    preferences: Preferences | None = None,
    engine: EngineName = "auto",
) -> list[Step]:
    """Every step there is in a state, the simplest first: what each technique sees on each line, and the best trials
    where no line offers anything.

    When `timeout_s` is over, those found until then.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> for step in all_steps(puzzle, preferences=Preferences((("full", "overlap"),))):
    ...     print(step.technique, *step.lines[0], [cell for cell, _ in step.cells])
    full row 0 [(0, 0), (0, 1), (0, 2)]
    overlap row 0 [(0, 0), (0, 2)]
    overlap row 1 [(1, 1)]
    full column 0 [(0, 0), (1, 0)]
    overlap column 0 [(0, 0), (1, 0)]
    """
    check_puzzle(puzzle, "all_steps")
    found: list[Step] = []
    with Limits(timeout_s) as limits:
        deadline = Deadline(limits)
        answer = Answer(puzzle, state, engine, deadline)
        chooser = Chooser(Position(puzzle, state), answer.solutions, preferences, engine, deadline)
        try:
            for step in chooser.every_step():
                found.append(step)
        except Stopped:
            pass  # the time is over: what was found is the answer
        raise_interrupt(limits, found)
    return found


def explain_within(
    limits: Limits,
    puzzle: Puzzle,
    state: Grid | None = None,
    *,
    on_event: Callable[[StepEvent], object] | None = None,
    preferences: Preferences | None = None,
    engine: EngineName = "auto",
) -> Explanation:
    """The same as part of other work, whose limits hold; whoever owns them deals with Ctrl-C."""
    deadline = Deadline(limits)
    position = Position(puzzle, state)
    start = grid = position.grid()
    answer = Answer(puzzle, state, engine, deadline)
    chooser = Chooser(position, answer.solutions, preferences, engine, deadline)
    events: list[StepEvent] = []
    if limits.known is None:
        limits.stage, limits.known = "techniques", lambda: grid.known_count / len(grid.cells)
    try:
        while (choice := chooser.best()) is not None:
            event = StepEvent(len(events) + 1, choice.step, grid, choice.tier, choice.available)
            events.append(event)
            if on_event is not None:
                on_event(event)
            chooser.apply(choice.step)
            grid = grid.with_cells(choice.step.values)
        status, reason = conclude(position, answer)
    except Stopped:
        return Explanation(puzzle, Status.UNKNOWN, start, grid, tuple(events), limits.reason, is_stopped=True)
    return Explanation(puzzle, status, start, grid, tuple(events), reason)


def conclude(position: Position, answer: Answer) -> tuple[Status, str | None]:
    """What is established at the end: by the steps alone when every cell is known and every line fits."""
    broken = impossible_lines(position)
    if broken:
        kind, place = broken[0]
        return Status.NONE, problem_of(position.puzzle) or f"{kind} {place + 1} cannot be finished"
    if position.is_complete:
        return (
            (Status.MULTIPLE, "some cells are in no clue's reach")
            if _has_blind(position)
            else (Status.UNIQUE, None)
        )
    result = answer.result
    if result.status is Status.UNIQUE:
        return Status.UNKNOWN, "the techniques allowed do not lead to the end"
    return result.status, result.reason


def _has_blind(position: Position) -> bool:
    return bool(position.puzzle.unknowable())

"""The easiest useful next step for a state, in three depths; or what is wrong with the state.

A hint never argues from the goal picture. In colour puzzles some steps only take a colour from a cell, which a grid
cannot show; such steps are made silently and handed over as `premises` of the first step that settles a cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from nonokit.engine import EngineName
from nonokit.errors import ArgumentError
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.claims import Cell, Claim, LineRef
from nonokit.explaining.constants import LAST_MOVES
from nonokit.explaining.deadline import Deadline, Stopped
from nonokit.explaining.explanation import Answer
from nonokit.explaining.memory import Memory
from nonokit.explaining.mistakes import (
    MISTAKES,
    Mistakes,
    Move,
    checked_moves,
    find_mistakes,
    impossible_lines,
    moves_to_keep,
    play,
)
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import Preferences
from nonokit.explaining.premises import needed_notes
from nonokit.explaining.step import Step
from nonokit.explaining.wording import Depth, check_depth, describe, describe_state, with_notes
from nonokit.hooks import DrawnAsHtml
from nonokit.model import Grid, Puzzle, check_puzzle
from nonokit.solving import Progress, Status
from nonokit.solving.limits import Limits
from nonokit.solving.pipeline import raise_interrupt

Kind = Literal[
    "step", "finished", "impossible-line", "wrong-cells", "unfinishable", "several", "stuck", "unknown"
]


@dataclass(frozen=True, slots=True)
class Hint(DrawnAsHtml):
    """What to do next. `kind` is "step", or says why there is none; then `lines` and `cells` are what it is about.

    `rewind_to` is the number of moves to keep when the state is wrong and the history is known. `reason` says what
    cut the search short, for an "unknown" hint and for a `rewind_to` that is missing.
    """

    puzzle: Puzzle
    state: Grid
    kind: Kind
    step: Step | None = None
    premises: tuple[Step, ...] = ()
    lines: tuple[LineRef, ...] = ()
    cells: tuple[Cell, ...] = ()
    rewind_to: int | None = None
    reason: str | None = None

    @property
    def technique(self) -> str:
        """The technique's name, or the kind when there is no step."""
        return self.step.technique if self.step else self.kind

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What is said of the step, sentence by sentence."""
        return self.step.claims if self.step else ()

    @property
    def is_wrong(self) -> bool:
        """Whether the state cannot be right."""
        return self.kind in ("impossible-line", "wrong-cells", "unfinishable")

    def text(self, depth: Depth = "why", language: str = "en") -> str:
        """The hint in words: where to look, why, or which cells."""
        check_depth(depth)
        if self.step is None:
            return describe_state(self, depth, language)
        if depth == "why" and self.premises:
            return with_notes(self.puzzle, self.premises, self.step, language)
        return describe(self.puzzle, self.step, depth, language)

    def texts(self, language: str = "en") -> dict[Depth, str]:
        """All three depths."""
        depths: tuple[Depth, ...] = ("where", "why", "cells")
        return {depth: self.text(depth, language) for depth in depths}

    def as_data(self, language: str = "en") -> dict[str, Any]:
        """The hint as plain dictionaries and lists, for JSON; lines and cells count from 0."""
        return {
            "kind": self.kind,
            "technique": self.technique,
            "texts": self.texts(language),
            "step": self.step.as_data() if self.step else None,
            "premises": [step.as_data() for step in self.premises],
            "lines": [list(line) for line in self.lines],
            "cells": [list(cell) for cell in self.cells],
            "rewind_to": self.rewind_to,
            "reason": self.reason,
        }


def hint(
    puzzle: Puzzle,
    state: Grid | None = None,
    *,
    history: Sequence[Move] | None = None,
    mistakes: Mistakes = "line",
    timeout_s: float | None = None,
    on_progress: Callable[[Progress], object] | None = None,
    preferences: Preferences | None = None,
    engine: EngineName = "auto",
    memory: Memory | None = None,
) -> Hint:
    """The easiest next step for a state; without one, for the state that `history` leads to.

    `mistakes` says how much may be told of a wrong state: lines that cannot be finished, cells that differ from the
    solutions, or nothing. When several steps are equally simple, the one nearest to the last moves of `history` is
    given. When `timeout_s` is over the hint's kind is "unknown". A `memory` makes the next hints on the same puzzle
    cheaper.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> print(hint(puzzle, Grid.from_text(["#.#", "???"])).text("why"))
    Column 1: the clue 2 needs both cells, so it fits in one way only.
    """
    check_puzzle(puzzle, "hint")
    if mistakes not in MISTAKES:
        raise ArgumentError(f"mistakes is {mistakes!r}: choose one of {', '.join(MISTAKES)}")
    moves = checked_moves(puzzle, () if history is None else history)
    grid = state if state is not None else play(puzzle, moves)
    asked = (puzzle, grid, history is not None, moves, mistakes, preferences, engine)
    if memory is not None:
        if memory.last is not None and memory.last[0] == asked:
            return memory.last[1]
        memory.trim()
    position = Position(puzzle, grid, memory)
    with Limits(timeout_s, on_progress) as limits:
        deadline = Deadline(limits)
        limits.stage, limits.known = "techniques", lambda: grid.known_count / len(grid.cells)
        found = Hint(puzzle, grid, "unknown")
        try:
            found = _wrong(position, grid, mistakes, engine, deadline) or _next_step(
                position, grid, moves, preferences, engine, deadline
            )
            if history is not None and found.is_wrong:
                found = replace(found, rewind_to=moves_to_keep(puzzle, moves, deadline, engine))
        except Stopped:
            found = replace(found, reason=limits.reason)
        raise_interrupt(limits, found)
    if memory is not None and found.reason is None:
        memory.last = asked, found
    return found


def _wrong(
    position: Position, grid: Grid, mistakes: Mistakes, engine: EngineName, deadline: Deadline
) -> Hint | None:
    """What is wrong with a state, as far as may be told."""
    lines, cells = find_mistakes(position, grid, mistakes, engine, deadline)
    if cells:
        rows = tuple(dict.fromkeys(LineRef("row", y) for y, _ in cells))
        return Hint(position.puzzle, grid, "wrong-cells", lines=rows, cells=cells)
    return Hint(position.puzzle, grid, "impossible-line", lines=lines) if lines else None


def _next_step(
    position: Position,
    grid: Grid,
    moves: Sequence[Move],
    preferences: Preferences | None,
    engine: EngineName,
    deadline: Deadline,
) -> Hint:
    puzzle = position.puzzle
    answer = Answer(puzzle, grid, engine, deadline)
    chooser = Chooser(position, answer.solutions, preferences, engine, deadline)
    for y, x, _ in moves[-LAST_MOVES:]:
        chooser.remember([(y, x)])
    notes: list[Step] = []
    while (step := chooser.best_step()) is not None:
        if step.cells:
            return Hint(puzzle, grid, "step", step, needed_notes(notes, step), step.lines)
        notes.append(step)
        chooser.apply(step)
    return _no_step(position, grid, answer)


def _no_step(position: Position, grid: Grid, answer: Answer) -> Hint:
    """Why there is no step."""
    puzzle = position.puzzle
    if impossible_lines(position):
        return Hint(puzzle, grid, "unfinishable")
    if position.is_complete:
        return Hint(puzzle, grid, "finished")
    result = answer.result
    if result.status is Status.MULTIPLE:
        cells = tuple(sorted(result.solutions[0].differences(result.solutions[1])))
        return Hint(puzzle, grid, "several", cells=cells)
    return Hint(puzzle, grid, "unfinishable" if result.status is Status.NONE else "stuck")

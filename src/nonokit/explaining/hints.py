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
from nonokit.explaining.checking import (
    MISTAKES,
    Mistakes,
    Move,
    impossible_lines,
    moves_to_keep,
    play,
    wrong_cells,
)
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.evidence import Cell, Evidence, LineRef
from nonokit.explaining.explanation import Answer
from nonokit.explaining.memory import Memory
from nonokit.explaining.patience import Patience, Stopped
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import DEFAULT, Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.wording import Depth, describe, speaker
from nonokit.explaining.wording.speaker import Speaker
from nonokit.hooks import DrawnAsHtml
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle
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
    def evidence(self) -> Evidence | None:
        """What the step rests on."""
        return self.step.evidence if self.step else None

    @property
    def is_wrong(self) -> bool:
        """Whether the state cannot be right."""
        return self.kind in ("impossible-line", "wrong-cells", "unfinishable")

    def text(self, depth: Depth = "why", language: str = "en") -> str:
        """The hint in words: where to look, why, or which cells."""
        voice = speaker(self.puzzle, language)
        if self.step is None:
            return _state_text(voice, self, depth)
        text = describe(self.puzzle, self.step, depth, language)
        if depth == "why" and self.premises:
            notes = " ".join(describe(self.puzzle, premise, "why", language) for premise in self.premises)
            return f"{voice.say('premise', why=notes)} {text}"
        return text

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
    preferences: Preferences = DEFAULT,
    engine: EngineName = "auto",
    memory: Memory | None = None,
) -> Hint:
    """The easiest next step for a state; without one, for the state that `history` leads to.

    `mistakes` says how much may be told of a wrong state: lines that cannot be finished, cells that differ from the
    only solution, or nothing. When `timeout_s` is over the hint's kind is "unknown". A `memory` makes the next
    hints on the same puzzle cheaper.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> print(hint(puzzle, Grid.from_text(["#.#", "???"])).text("why"))
    Column 1: the clue 2 needs all 2 cells, so it fits in one way only.
    """
    check_puzzle(puzzle, "hint")
    if mistakes not in MISTAKES:
        raise ArgumentError(f"mistakes is {mistakes!r}: choose one of {', '.join(MISTAKES)}")
    grid = state if state is not None else play(puzzle, history or ())
    if memory is not None:
        memory.trim()
    position = Position(puzzle, grid, memory)
    with Limits(timeout_s, on_progress) as limits:
        patience = Patience(limits)
        limits.stage, limits.known = "techniques", lambda: grid.known_count / len(grid.cells)
        found = Hint(puzzle, grid, "unknown")
        try:
            wrong = None if mistakes == "off" else _wrong(position, grid, mistakes, engine, patience)
            found = wrong or _next_step(position, grid, preferences, engine, patience)
            if history is not None and found.is_wrong:
                found = replace(found, rewind_to=moves_to_keep(puzzle, history, patience, engine))
        except Stopped:
            found = replace(found, reason=limits.reason)
        raise_interrupt(limits, found)
    return found


def _wrong(
    position: Position, grid: Grid, mistakes: Mistakes, engine: EngineName, patience: Patience
) -> Hint | None:
    """What is wrong with a state, as far as may be told."""
    lines = impossible_lines(position, patience)
    if mistakes == "cells":
        solutions = Answer(position.puzzle, engine=engine, patience=patience).solutions()
        if len(solutions) == 1:
            cells = wrong_cells(grid, solutions[0])
            rows = dict.fromkeys(("row", y) for y, _ in cells)
            return (
                Hint(position.puzzle, grid, "wrong-cells", lines=tuple(rows), cells=cells) if cells else None
            )
    return Hint(position.puzzle, grid, "impossible-line", lines=lines) if lines else None


def _next_step(
    position: Position, grid: Grid, preferences: Preferences, engine: EngineName, patience: Patience
) -> Hint:
    puzzle = position.puzzle
    answer = Answer(puzzle, grid, engine, patience)
    chooser = Chooser(position, answer.solutions, preferences, engine, patience)
    notes: list[Step] = []
    while (choice := chooser.best()) is not None:
        if choice.step.cells:
            return Hint(puzzle, grid, "step", choice.step, _needed(notes, choice.step), choice.step.lines)
        notes.append(choice.step)
        chooser.apply(choice.step)
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


def _needed(notes: Sequence[Step], step: Step) -> tuple[Step, ...]:
    """The notes on cells that the step's lines go through, and the notes those need in turn."""
    lines = set(step.lines)
    kept = []
    for note in reversed(notes):
        touched = {line for (y, x), _ in note.excluded for line in (("row", y), ("column", x))}
        if touched & lines:
            kept.append(note)
            lines |= set(note.lines)
    return tuple(reversed(kept))


def _state_text(voice: Speaker, found: Hint, depth: Depth) -> str:
    key = f"{found.kind}.{depth}"
    if key == "wrong-cells.where":
        key += ".one" if len(found.cells) == 1 else ".many"
    if f"{key}.blank" in voice.table and _is_blank(found):
        key += ".blank"
    text = voice.say(
        key,
        lines=voice.join(
            [voice.line(line) for line in found.lines[: 1 if found.kind == "impossible-line" else 6]]
        ),
        n=len(found.cells),
        places=voice.places(found.cells),
    )
    if found.rewind_to is None:
        return text
    return f"{text} {voice.say('rewind' if found.rewind_to else 'rewind.start', n=found.rewind_to)}"


def _is_blank(found: Hint) -> bool:
    """Whether the player has marked nothing where something is wrong: then the puzzle is."""
    state, given = found.state, found.puzzle.given
    marked = {
        (y, x)
        for y in range(state.height)
        for x in range(state.width)
        if state[y, x] != UNKNOWN and (given is None or given[y, x] != state[y, x])
    }
    if not found.lines:
        return not marked
    ((kind, index), *_) = found.lines
    return not any(cell[0 if kind == "row" else 1] == index for cell in marked)

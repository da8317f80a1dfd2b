"""Steps in words, at three depths: where to look, why it holds, and which cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from nonokit.errors import ArgumentError
from nonokit.explaining.claims import CellValue, Claim, LineRef, TooDeep, Try
from nonokit.explaining.premises import colour_claims
from nonokit.explaining.step import Step
from nonokit.explaining.wording.speaker import Speaker, capital
from nonokit.explaining.wording.states import describe_state
from nonokit.messages import catalogue
from nonokit.model import Puzzle

Depth = Literal["where", "why", "cells"]
DEPTHS: tuple[Depth, ...] = ("where", "why", "cells")


__all__ = [
    "DEPTHS",
    "Depth",
    "check_depth",
    "describe",
    "describe_state",
    "technique_name",
    "told_claims",
    "with_notes",
]


def check_depth(depth: str) -> None:
    """Refuses a depth that there is not."""
    if depth not in DEPTHS:
        raise ArgumentError(f"there is no depth {depth!r}: choose one of {', '.join(DEPTHS)}")


def technique_name(technique: str, language: str = "en") -> str:
    """A technique's name for people.

    >>> technique_name("overlap", "de")
    'Überlappung'
    """
    return catalogue(language).say(f"technique-{technique}")


def describe(puzzle: Puzzle, step: Step, depth: Depth = "why", language: str = "en") -> str:
    """A step in words: where to look, why it holds, or what to do.

    >>> from nonokit.explaining import explain
    >>> puzzle = Puzzle.from_clues(rows=[[3]], columns=[[1], [1], [1], []])
    >>> print(describe(puzzle, explain(puzzle).steps[0]))
    Column 1: the clue 1 fills the only cell.
    """
    voice = Speaker(catalogue(language), puzzle, step.lines[0])
    check_depth(depth)
    if depth == "where":
        return capital(_where(voice, step))
    return capital(_why(voice, step) if depth == "why" else _cells(voice, step))


def _where(voice: Speaker, step: Step) -> str:
    if any(isinstance(claim, TooDeep) for claim in step.claims):
        return voice.text([voice.say("where-too-deep")])
    tried = next((claim for claim in step.claims if isinstance(claim, Try)), None)
    if tried is not None:
        return voice.text([voice.say("where-trial", {"place": tried.place})])
    return voice.text([voice.say("where-line")])


def _why(voice: Speaker, step: Step) -> str:
    text = voice.text(voice.claim(claim) for claim in told_claims(voice.puzzle, step))
    return text if step.is_trial else voice.say("why-in-line", {"text": text})


def told_claims(puzzle: Puzzle, step: Step) -> tuple[Claim, ...]:
    """All that is told of a step: in colour also which colours lines do not have."""
    return (*colour_claims(step), *step.claims) if puzzle.is_coloured else step.claims


def _cells(voice: Speaker, step: Step) -> str:
    if step.is_trial:
        parts = [voice.say("do-place", {"place": cell, "value": value}) for cell, value in step.cells]
        parts += [voice.say("do-place-not", {"place": cell, "value": value}) for cell, value in step.excluded]
        return voice.text(parts)
    ref = step.lines[0]
    parts = [
        voice.say("do-empty" if value == 0 else "do-fill", {"cells": cells, "colour": value})
        for value, cells in _by_value(ref, step.cells)
    ]
    parts += [
        voice.say("do-not-empty" if value == 0 else "do-not-colour", {"cells": cells, "colour": value})
        for value, cells in _by_value(ref, step.excluded)
    ]
    return voice.text(parts)


def _by_value(ref: LineRef, cells: tuple[CellValue, ...]) -> list[tuple[int, tuple[int, ...]]]:
    found: dict[int, list[int]] = {}
    for cell, value in cells:
        found.setdefault(value, []).append(ref.along(cell))
    return [(value, tuple(sorted(found[value]))) for value in sorted(found, reverse=True)]


def with_notes(puzzle: Puzzle, notes: Sequence[Step], step: Step, language: str = "en") -> str:
    """Why a step holds, after what has to be noted first."""
    voice = Speaker(catalogue(language), puzzle)
    texts = [_why(voice.about(note.lines[0]), note) for note in notes]
    first = voice.say("premise", {"text": texts[0]})
    return voice.paragraph([first, *texts[1:], _why(voice.about(step.lines[0]), step)])

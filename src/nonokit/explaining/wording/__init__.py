"""Steps in words: message tables, and the sentences made from them at three depths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from nonokit.errors import ArgumentError
from nonokit.explaining.evidence import BothWays, CellValue, LineRef, Nested, Path, Refutation
from nonokit.explaining.step import Step
from nonokit.explaining.wording import english, german
from nonokit.explaining.wording.reasons import reason
from nonokit.explaining.wording.speaker import Speaker, along
from nonokit.model import Puzzle

Depth = Literal["where", "why", "cells"]
DEPTHS: tuple[Depth, ...] = ("where", "why", "cells")
LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": english.TABLE, "de": german.TABLE}


def speaker(puzzle: Puzzle, language: str = "en") -> Speaker:
    """A speaker of that language for a puzzle."""
    if language not in LANGUAGES:
        raise ArgumentError(f"there is no wording in {language!r}, only in {', '.join(LANGUAGES)}")
    return Speaker(LANGUAGES[language], puzzle)


def technique_name(technique: str, language: str = "en") -> str:
    """A technique's name for people.

    >>> technique_name("glue", "de")
    'Klebrand'
    """
    return LANGUAGES[language][f"name.{technique}"]


def describe(puzzle: Puzzle, step: Step, depth: Depth = "why", language: str = "en") -> str:
    """A step in words: where to look, why it holds, or what to do.

    >>> from nonokit.explaining import explain
    >>> puzzle = Puzzle.from_clues(rows=[[3]], columns=[[1], [1], [1], []])
    >>> print(describe(puzzle, explain(puzzle).steps[0]))
    Column 1: the clue 1 fills its only cell.
    """
    voice = speaker(puzzle, language)
    if depth == "where":
        return _where(voice, step)
    return reason(voice, step) if depth == "why" else _cells(voice, step)


def _where(voice: Speaker, step: Step) -> str:
    evidence = step.evidence
    if isinstance(evidence, Nested):
        return voice.say("where.nested")
    if isinstance(evidence, BothWays):
        return voice.say("where.trial", place=voice.place(evidence.branches[0].trial.cell))
    if isinstance(evidence, Refutation | Path):
        return voice.say("where.trial", place=voice.place(evidence.trial.cell))
    return voice.say("where.line", line=voice.line(step.lines[0]))


def _cells(voice: Speaker, step: Step) -> str:
    if step.is_trial:
        parts = [
            voice.say("do.place", place=voice.place(cell), value=voice.value(value))
            for cell, value in step.cells
        ]
        parts += [
            voice.say(
                "do.place.exclude",
                place=voice.place(cell),
                colour=voice.colour(value),
                value=voice.value(value),
            )
            for cell, value in step.excluded
        ]
        return " ".join(parts)
    ref = step.lines[0]
    parts = [_set(voice, ref, value, positions) for value, positions in _by_value(ref, step.cells)]
    parts += [
        voice.say(
            "do.exclude" if value else "do.exclude.empty",
            cells=voice.cells(positions),
            in_cells=voice.cells(positions, "in_cells"),
            line=voice.line(ref),
            colour=voice.colour(value),
        )
        for value, positions in _by_value(ref, step.excluded)
    ]
    return " ".join(parts)


def _by_value(ref: LineRef, cells: tuple[CellValue, ...]) -> list[tuple[int, list[int]]]:
    found: dict[int, list[int]] = {}
    for cell, value in cells:
        found.setdefault(value, []).append(along(ref, cell))
    return sorted(found.items(), reverse=True)


def _set(voice: Speaker, ref: LineRef, value: int, positions: list[int]) -> str:
    key = "do.empty" if value == 0 else "do.colour" if voice.puzzle.is_coloured else "do.fill"
    colour = voice.colour(value)
    return voice.say(key, cells=voice.cells(positions), line=voice.line(ref), colour=colour)

"""What is doubtful about a reading, number by number and line by line, in words."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from nonokit.model import Puzzle
from nonokit.scanning.answer import ScanDoubt, ScannedNumber, Side
from nonokit.scanning.decoding import CLOSE, Decoded
from nonokit.scanning.interpretations import Interpretation
from nonokit.scanning.marks import Mark
from nonokit.scanning.sides import Sides
from nonokit.solving import Status

Array = Any  # numpy is an optional part
Back = Callable[[Any], tuple[tuple[float, float], ...]]

CONFIRMED = 0.03  # of the recogniser's doubt is left where there is exactly one picture, or a few
DOUBTFUL = 0.98  # confidence below which a number is doubtful
CORRECTED = 0.8  # the most confidence in a number that the recogniser read differently
LEFT_OUT = "an empty line may lie between this one and the clues: compare the size"
FEW_MARKS = 3  # lines named where nothing tells which one is wrong


def confidence_of(marks: list[Mark], reading: Interpretation, index: int, decoded: Decoded) -> float:
    """How likely a number is right, from 0 to 1."""
    sources = reading.sources[index]
    if not sources:
        return 0.5
    number = reading.numbers[index]
    parts = [number] if len(sources) == 1 else [int(digit) for digit in str(number)]
    if len(parts) != len(sources):  # digits of a mark that fell in two, or of three marks
        parts = [marks[source].reading.best for source in sources]
    read = math.exp(
        sum(float(marks[source].reading.numbers[part]) for source, part in zip(sources, parts, strict=True))
    )
    return 1 - CONFIRMED * (1 - read) if decoded.is_puzzle else read


def numbers_of(sides: Sides, decoded: Decoded, back: Back) -> tuple[ScannedNumber, ...]:
    """Every number with its place and confidence."""
    found = []
    corrected = decoded.changed.union(decoded.contested)
    for i, (side, line, marks) in enumerate(_lines(sides)):
        reading = decoded.readings[i]
        for index, number in enumerate(reading.numbers):
            confidence = confidence_of(marks, reading, index, decoded)
            if i in corrected:
                confidence = min(confidence, CORRECTED)
            sources = reading.sources[index]
            others = tuple(n for s in sources for n in likeliest(marks[s]) if n != number)
            corners = back(around([marks[s].corners for s in sources])) if sources else ()
            is_doubtful = confidence < DOUBTFUL
            found.append(
                ScannedNumber(side, line, index, number, round(confidence, 4), is_doubtful, corners, others)
            )
    return tuple(found)


def around(corners: list[Array]) -> Array:
    """Four corners around several, digit by digit from the left."""
    first, last = corners[0], corners[-1]
    return [first[0], last[1], last[2], first[3]]


def likeliest(mark: Mark) -> list[int]:
    """The three numbers that a mark most looks like."""
    import numpy as np

    return [int(n) for n in np.argsort(-mark.reading.numbers)[:3]]


def doubts_of(sides: Sides, decoded: Decoded, left_out: tuple[Side, ...] = ()) -> tuple[ScanDoubt, ...]:
    """The lines to compare with the picture; before the first of some sides an empty one may have been left out."""
    found = [ScanDoubt(side, 0, LEFT_OUT) for side in left_out]
    for i, (side, line, marks) in enumerate(_lines(sides)):
        reading = decoded.readings[i]
        reason = _reason(marks, reading, i, decoded) or _edge_reason(sides, side, line, marks)
        if reason:
            found.append(ScanDoubt(side, line, reason))
    if not found and not decoded.is_puzzle and decoded.result.status is Status.NONE:
        order = sorted(enumerate(_lines(sides)), key=lambda each: decoded.margins[each[0]])
        return tuple(
            ScanDoubt(side, line, f"{_text(decoded.readings[i])} may be wrong: these clues have no picture")
            for i, (side, line, _) in order[:FEW_MARKS]
        )
    return tuple(found)


def _reason(marks: list[Mark], reading: Interpretation, i: int, decoded: Decoded) -> str | None:
    if i in decoded.changed:
        return f"looks like {_text(decoded.looks[i])}, but only {_text(reading)} goes with the other clues"
    if i in decoded.contested:
        return f"{_text(reading)} or {_text(decoded.contested[i])}: both go with the other clues"
    unsure = [
        str(number)
        for index, number in enumerate(reading.numbers)
        if confidence_of(marks, reading, index, decoded) < DOUBTFUL
    ]
    if unsure:
        return f"{_text(reading)}: hard to read: {', '.join(unsure)}"
    if not marks and not decoded.is_puzzle:
        return "no number was found"
    return None


def _edge_reason(sides: Sides, side: Side, line: int, marks: list[Mark]) -> str | None:
    """A line beside the grid looks like an outermost one that is empty, or has something like a number before it."""
    last = len(sides.rows if side == "row" else sides.columns) - 1
    if any(mark.is_plain for mark in marks) or line not in (0, last):
        return None
    if marks:
        return "no number is plain to read at this edge: it may be no part of the grid"
    return "no number was found at this edge: empty, or not part of the grid"


def _text(reading: Interpretation) -> str:
    return " ".join(map(str, reading.numbers)) or "0"


def _lines(sides: Sides) -> list[tuple[Side, int, list[Mark]]]:
    rows: list[tuple[Side, int, list[Mark]]] = [("row", i, marks) for i, marks in enumerate(sides.rows)]
    return rows + [("column", i, marks) for i, marks in enumerate(sides.columns)]


def notes_of(puzzle: Puzzle, decoded: Decoded) -> tuple[str, ...]:
    """What there is to say about the whole."""
    notes = [str(problem) for problem in puzzle.problems()]
    if decoded.result.status is Status.MULTIPLE:
        notes.append("the clues have more than one picture, as some printed puzzles do")
    elif decoded.result.status is Status.NONE and not notes:
        notes.append("the clues have no picture: some number is wrong")
    elif decoded.result.status is Status.UNKNOWN:
        notes.append("whether the clues have one picture was not decided in time")
    if decoded.is_puzzle and decoded.rival < CLOSE:
        notes.append("another reading of the clues is nearly as likely")
    return tuple(notes)

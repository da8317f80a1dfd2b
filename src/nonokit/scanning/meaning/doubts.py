"""What is doubtful about a reading, number by number and line by line, and why."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from nonokit.model import Puzzle
from nonokit.scanning.clues.interpretations import Interpretation
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.meaning.answer import Numbers, ScanDoubt, ScannedNumber, Side, Why
from nonokit.scanning.meaning.decoding import CLOSE, Decoded
from nonokit.solving import Status

Array = Any  # numpy is an optional part
Back = Callable[[Any], tuple[tuple[float, float], ...]]

CONFIRMED = 0.03  # of the recogniser's doubt is left in lines that are alike in all pictures
DOUBTFUL = 0.98  # confidence below which a number is doubtful
CORRECTED = 0.8  # the most confidence in a number that the recogniser read differently
MOST_PIXELS = 1 << 20  # wide or high: no picture ends there
MOST_OTHERS = 3  # readings of a line that are offered in place of the one taken
FEW_MARKS = 3  # lines named where nothing tells which one is wrong


def confidence_of(marks: list[Mark], reading: Interpretation, index: int, is_tied: bool) -> float:
    """How likely a number is right, from 0 to 1; `is_tied` says that its line is alike in all pictures."""
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
    return 1 - CONFIRMED * (1 - read) if is_tied else read


def numbers_of(sides: Sides, decoded: Decoded, back: Back) -> tuple[ScannedNumber, ...]:
    """Every number with its place and confidence."""
    found = []
    corrected = decoded.changed.union(decoded.contested)
    for i, (side, line, marks) in enumerate(_lines(sides)):
        reading = decoded.readings[i]
        for index, number in enumerate(reading.numbers):
            confidence = confidence_of(marks, reading, index, decoded.is_tied(i))
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


def doubts_of(
    sides: Sides,
    decoded: Decoded,
    left_out: tuple[Side, ...] = (),
    shape: tuple[int, int] = (MOST_PIXELS, MOST_PIXELS),
) -> tuple[ScanDoubt, ...]:
    """The lines to compare with a picture of that shape; before the first of some sides an empty one may be left out."""
    found = [ScanDoubt(side, 0, "left-out", _first(sides, side, decoded).numbers) for side in left_out]
    for i, (side, line, marks) in enumerate(_lines(sides)):
        reading = decoded.readings[i]
        unsure = _unsure(marks, reading, decoded.is_tied(i))
        why = _why(shape, marks, i, decoded, unsure) or _edge(sides, side, line, marks)
        if why:
            numbers = tuple(reading.numbers[index] for index in unsure)
            found.append(ScanDoubt(side, line, why, reading.numbers, others_of(i, decoded), numbers))
    if not found and not decoded.is_puzzle and decoded.result.status is Status.NONE:
        return _least_sure(sides, decoded)
    return tuple(found)


def _first(sides: Sides, side: Side, decoded: Decoded) -> Interpretation:
    return decoded.readings[0 if side == "row" else len(sides.rows)]


def _least_sure(sides: Sides, decoded: Decoded) -> tuple[ScanDoubt, ...]:
    """A few lines to begin with, where nothing tells which one is wrong."""
    height = len(sides.rows)
    rows, columns = (
        sum(each.total for each in part) for part in (decoded.readings[:height], decoded.readings[height:])
    )
    why: Why = "no-picture" if rows == columns else "sums"
    order = sorted(enumerate(_lines(sides)), key=lambda each: decoded.margins[each[0]])
    return tuple(
        ScanDoubt(side, line, why, decoded.readings[i].numbers, others_of(i, decoded))
        for i, (side, line, _) in order[:FEW_MARKS]
    )


def others_of(i: int, decoded: Decoded) -> tuple[Numbers, ...]:
    """What else a line may be: what it looks like, what goes with the others as well, then by likelihood."""
    also = [decoded.contested[i]] if i in decoded.contested else []
    ranked = (
        [decoded.looks[i], *also, *decoded.likely[i]] if i in decoded.changed else [*also, *decoded.likely[i]]
    )
    different = dict.fromkeys(each.numbers for each in ranked if each.numbers != decoded.readings[i].numbers)
    return tuple(different)[:MOST_OTHERS]


def _unsure(marks: list[Mark], reading: Interpretation, is_tied: bool) -> list[int]:
    """Which numbers of a line are hard to read."""
    return [
        index
        for index in range(len(reading.numbers))
        if confidence_of(marks, reading, index, is_tied) < DOUBTFUL
    ]


def _why(
    shape: tuple[int, int], marks: list[Mark], i: int, decoded: Decoded, unsure: list[int]
) -> Why | None:
    if i in decoded.changed:
        return "corrected" if decoded.looks[i].numbers else "told"
    if i in decoded.contested:
        return "contested"
    if unsure:
        sources = decoded.readings[i].sources[unsure[0]]
        return "cut" if any(is_at_border(shape, marks[source]) for source in sources) else "unsure"
    if not marks and not decoded.is_puzzle:
        return "missing"
    return None


def is_at_border(shape: tuple[int, int], mark: Mark) -> bool:
    """Whether the picture ends where this stands."""
    height, width = shape
    low, high = mark.corners.min(axis=0), mark.corners.max(axis=0)
    return bool(low.min() < 1 or high[0] > width - 1 or high[1] > height - 1)


def _edge(sides: Sides, side: Side, line: int, marks: list[Mark]) -> Why | None:
    """A line beside the grid looks like an outermost one that is empty, or has something like a number before it."""
    last = len(sides.rows if side == "row" else sides.columns) - 1
    return None if any(mark.is_plain for mark in marks) or line not in (0, last) else "edge"


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

"""Which of several readings of a file is meant, judged by their answers.

A reading with one picture beats one with several, and that one beats one with none. When none of them has a picture,
the rows may be listed from the bottom up, or the numbers written from the far end of their lines, as some programs do.
Rows and columns exchanged have the same answers, so between those the odds that formats give decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from nonokit.formats.readings import Reading, is_turned, likeliest
from nonokit.model import Clue, Puzzle
from nonokit.solving import Status, solve

_TIMEOUT_S = 0.5  # for all answers of one reading
_MAX_CELLS = 40_000  # of puzzles worth the wait
_WORTH = {Status.UNIQUE: 3, Status.MULTIPLE: 2, Status.UNKNOWN: 1, Status.NONE: 0}


def meant_reading(readings: Sequence[Reading]) -> Reading:
    """The reading that is meant."""
    if any(reading.puzzle.width * reading.puzzle.height > _MAX_CELLS for reading in readings):
        return likeliest(readings)
    first, *others = readings
    if all(is_turned(other.puzzle, first.puzzle) for other in others) and _has_picture(first.puzzle):
        return likeliest(readings)
    groups: dict[object, list[Reading]] = {}
    for reading in readings:
        groups.setdefault(_either_way_up(reading.puzzle), []).append(reading)
    worths = {key: _worth(group[0].puzzle) for key, group in groups.items()}
    best = max(worths.values())
    if best == 0:
        return next(_from_far_ends(readings), None) or replace(likeliest(readings), has_picture=False)
    return likeliest([one for key, group in groups.items() if worths[key] == best for one in group])


def _either_way_up(puzzle: Puzzle) -> object:
    """What a puzzle has in common with the same one on its side."""
    if len(puzzle.palette) > 2:
        return min(puzzle.id, puzzle.transposed().id)
    flat = puzzle.flat
    counts, lengths = flat.counts, flat.lengths
    runs = sum(counts[: puzzle.height])
    rows = (counts[: puzzle.height].tobytes(), lengths[:runs].tobytes())
    return frozenset({rows, (counts[puzzle.height :].tobytes(), lengths[runs:].tobytes())})


def _has_picture(puzzle: Puzzle) -> bool:
    return solve(puzzle, max_solutions=1, timeout_s=_TIMEOUT_S).status is not Status.NONE


def _worth(puzzle: Puzzle) -> int:
    return _WORTH[solve(puzzle, timeout_s=_TIMEOUT_S).status]


def _from_far_ends(readings: Sequence[Reading]) -> Iterator[Reading]:
    """The readings with lines or numbers the other way round, where that gives one picture.

    Rows from the bottom up and the numbers of columns from the bottom are the same picture, upside down; in all files that
    we found it was the former.
    """
    first = likeliest(readings)
    ordered = [first, *(one for one in readings if one is not first)]
    for way, turn in _WAYS.items():
        for reading in ordered:
            turned = reading.puzzle.replace(**turn(reading.puzzle))
            if solve(turned, timeout_s=_TIMEOUT_S).status is Status.UNIQUE:
                yield replace(reading, puzzle=turned, way=f"{reading.way}, {way}")


def _mirrored(clues: tuple[Clue | None, ...]) -> tuple[Clue | None, ...]:
    return tuple(clue and clue.mirrored() for clue in clues)


_WAYS: dict[str, Callable[[Puzzle], dict[str, Any]]] = {
    "the rows from the bottom up": lambda puzzle: {"rows": puzzle.rows[::-1]},
    "all numbers from the far end": lambda puzzle: {
        "rows": _mirrored(puzzle.rows),
        "columns": _mirrored(puzzle.columns),
    },
    "the numbers of rows from the right": lambda puzzle: {"rows": _mirrored(puzzle.rows)},
}

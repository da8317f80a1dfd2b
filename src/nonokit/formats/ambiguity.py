"""Inputs that can be read in several ways: take the reading whose clues agree with each other.

Rows and columns fill the same cells, and every clue fits its line; a wrong reading (rows taken for columns,
MK for NIN) nearly always breaks this. When both readings hold, the first one counts, and the puzzle says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from nonokit.errors import FormatError, PuzzleError
from nonokit.model import Puzzle

Reading = tuple[str, Callable[[], list[Puzzle]]]


def first_consistent(readings: Sequence[Reading]) -> list[Puzzle]:
    """The puzzles of the first reading without problems, else of the first that can be read at all.

    Each reading is a short name ("rows first") and a function. The puzzles get a note when the first reading was
    refused, or when another one would do as well. When no reading works, the first one's error is raised.
    """
    readable: list[tuple[str, list[Puzzle]]] = []
    errors: list[FormatError | PuzzleError] = []
    for name, read in readings:
        try:
            readable.append((name, read()))
        except (FormatError, PuzzleError) as error:
            errors.append(error)
    if not readable:
        raise errors[0]
    fitting = [(name, puzzles) for name, puzzles in readable if is_consistent(puzzles)]
    name, puzzles = (fitting or readable)[0]
    return with_note(puzzles, note) if (note := _note(readings, name, [n for n, _ in fitting])) else puzzles


def _note(readings: Sequence[Reading], chosen: str, fitting: list[str]) -> str | None:
    others = " or ".join(name for name, _ in readings if name != chosen)
    if not others or (fitting == [chosen] and chosen == readings[0][0]):
        return None
    if not fitting:
        return f"read as {chosen}: neither so nor as {others} do the clues agree"
    if len(fitting) > 1:
        return f"read as {chosen}: as {others} it would be a puzzle too"
    return f"read as {chosen}: as {others} the clues do not agree"


def is_consistent(puzzles: Iterable[Puzzle]) -> bool:
    """Whether no puzzle has problems."""
    return not any(puzzle.problems() for puzzle in puzzles)


def with_note(puzzles: list[Puzzle], note: str) -> list[Puzzle]:
    """The puzzles, each with a note for people in `extras["notes"]`."""
    for puzzle in puzzles:
        puzzle.extras["notes"] = [*puzzle.extras.get("notes", []), note]
    return puzzles

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

    Each reading is a short name ("rows first") and a function. The puzzles get a note when there was a choice;
    when no reading works, the first one's error is raised.
    """
    readable: list[tuple[str, list[Puzzle]]] = []
    errors: list[FormatError | PuzzleError] = []
    for name, read in readings:
        try:
            puzzles = read()
        except (FormatError, PuzzleError) as error:
            errors.append(error)
            continue
        if puzzles and is_consistent(puzzles):
            note = f"read as {name}: " + ("it is tried first" if not (readable or errors) else "others do not fit")
            return with_note(puzzles, note) if len(readings) > 1 else puzzles
        readable.append((name, puzzles))
    if not readable:
        raise errors[0]
    name, puzzles = readable[0]
    return with_note(puzzles, f"read as {name}: no reading is free of problems") if len(readings) > 1 else puzzles


def is_consistent(puzzles: Iterable[Puzzle]) -> bool:
    """Whether no puzzle has problems."""
    return not any(puzzle.problems() for puzzle in puzzles)


def with_note(puzzles: list[Puzzle], note: str) -> list[Puzzle]:
    """The puzzles, each with a note for people in `extras["notes"]`."""
    for puzzle in puzzles:
        puzzle.extras["notes"] = [*puzzle.extras.get("notes", []), note]
    return puzzles

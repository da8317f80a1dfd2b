"""Which of two lists holds the rows, judged by many puzzles at once: those of a file or archive, or of the files beside it.

Exchanged, rows and columns make as good a puzzle, and one picture seldom tells which way up it stands (`orientation`).
But the puzzles of a collection are all written in one way, and most pictures stand upright: where many of them clearly
lean to one side, all are read so. Collections of random pictures lean to none, unless by their size alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt

from nonokit.errors import FormatError, PuzzleError
from nonokit.formats.clues import is_sound
from nonokit.formats.format import Format, Sample
from nonokit.formats.orientation import signs_of_upright
from nonokit.formats.readings import COLUMNS_FIRST, ROWS_FIRST, TO_OVERRULE, SidesAssumed
from nonokit.formats.registry import get_format
from nonokit.formats.two_files import files_beside
from nonokit.model import Puzzle

Leaning = tuple[
    float, float
]  # how upright a puzzle stands with its first list as rows: by its clues; with its size

_LEAST = {ROWS_FIRST: 1.5, COLUMNS_FIRST: 2.5}  # standard errors; rows come first more often
_WAYS = {*_LEAST}
_FEWEST = 3  # puzzles that can lean so far, all of them alike: their errors are at most the square root of their number
_MOST_FILES = 100
_BARREN = 10  # files without such a puzzle, after which no more are looked at
_MOST_BYTES = 1 << 15  # of a file beside


def agreed(puzzles: list[Puzzle], beside: Callable[[], Sequence[Leaning]] = tuple) -> list[Puzzle]:
    """The puzzles of a file or archive, those whose sides were assumed as most of them, and of those beside, stand upright."""
    kinds: dict[object, list[Puzzle]] = {}
    for puzzle in puzzles:
        if _assumed(puzzle):
            folder, suffix = _kind_of(puzzle.extras.get("file", ""))
            kinds.setdefault((puzzle.extras["format"], folder, suffix), []).append(puzzle)
    turned = {
        id(one): way
        for alike in kinds.values()
        if (way := _way(max(_own(alike), beside(), key=len)))
        for one in alike
    }
    return [_read_as(puzzle, turned[id(puzzle)]) if id(puzzle) in turned else puzzle for puzzle in puzzles]


def leanings_beside(path: str, name: str, read: Callable[[str], Sample]) -> tuple[Leaning, ...]:
    """How the puzzles lean that files beside one, of the same suffix, hold in the same format."""
    folder, suffix = _kind_of(path)
    try:
        changed = os.stat(folder or ".").st_mtime_ns
    except OSError:
        return ()
    return _in_folder(folder, suffix, name, read, changed)


def _kind_of(path: str) -> tuple[str, str]:
    """The folder and the suffix of a file."""
    return os.path.dirname(path), os.path.splitext(path)[1].lower()


@lru_cache(maxsize=16)
def _in_folder(
    folder: str, suffix: str, name: str, read: Callable[[str], Sample], _changed: int
) -> tuple[Leaning, ...]:
    paths = sorted(path for path in files_beside(os.path.join(folder, "")) if path.lower().endswith(suffix))
    found: list[Leaning] = []
    for place, path in enumerate(paths[:: -(-len(paths) // _MOST_FILES) or 1]):
        if place == _BARREN and not found:
            break
        found += _leanings(get_format(name), path, read)
    return tuple(found)


def _own(puzzles: Sequence[Puzzle]) -> list[Leaning]:
    return _leanings_of(puzzles) if len(puzzles) >= _FEWEST else []


def _leanings_of(puzzles: Sequence[Puzzle]) -> list[Leaning]:
    return [_leaning(puzzle, note.way) for puzzle in puzzles[:_MOST_FILES] if (note := _assumed(puzzle))]


def _leanings(known: Format, path: str, read: Callable[[str], Sample]) -> Sequence[Leaning]:
    """How the puzzles of a file lean, as far as reading it in that format leaves it open."""
    try:
        if os.path.getsize(path) > _MOST_BYTES:
            return ()
        sample = read(path)
        if known.choices is None:
            return _leanings_of(known.read(sample)) if known.read else ()
        open_ones = [choice[0] for choice in known.choices(sample) if {one.way for one in choice} == _WAYS]
    except (FormatError, PuzzleError, OSError):
        return ()
    return [_leaning(one.puzzle, one.way) for one in open_ones if is_sound(one.puzzle)]


def _assumed(puzzle: Puzzle) -> SidesAssumed | None:
    return next((note for note in puzzle.extras.get("notes", ()) if isinstance(note, SidesAssumed)), None)


def _leaning(puzzle: Puzzle, way: str) -> Leaning:
    clues, size = signs_of_upright(puzzle)
    return (clues, clues + size) if way == ROWS_FIRST else (-clues, -clues - size)


def _way(leanings: Sequence[Leaning]) -> str | None:
    """The way to which puzzles clearly lean, with and without what their sizes say; None where they do not."""
    if len(leanings) < _FEWEST:
        return None
    errors = [sum(odds) / (sqrt(sum(one * one for one in odds)) or 1) for odds in zip(*leanings, strict=True)]
    if all(error > _LEAST[ROWS_FIRST] for error in errors):
        return ROWS_FIRST
    return COLUMNS_FIRST if all(-error > _LEAST[COLUMNS_FIRST] for error in errors) else None


def _read_as(puzzle: Puzzle, way: str) -> Puzzle:
    note = _assumed(puzzle)
    if note is None:
        return puzzle
    told = SidesAssumed(f"read as {way}, as most of the puzzles with it stand upright ({TO_OVERRULE})", way)
    turned = puzzle if note.way == way else puzzle.transposed()
    turned.extras["notes"] = [told if one is note else one for one in puzzle.extras["notes"]]
    return turned

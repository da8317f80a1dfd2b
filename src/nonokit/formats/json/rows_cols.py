"""JSON `{"rows": […], "cols": […], "source": …}` with null for a missing clue, as in davidje13's player.

Reading goes by structure.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.rows_columns import lists_of
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import Puzzle


def looks_like(sample: Sample) -> int:
    """Lists called rows and cols."""
    return 95 if has_lists(sample, "rows", "cols") else 0


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle."""
    (puzzle,) = puzzles
    source = {"source": puzzle.source} if puzzle.source is not None else {}
    return compact_json(lists_of(puzzle, "rows", "cols") | source)


FORMAT = Format(
    name="json-cols",
    title="JSON with rows and cols",
    suffixes=(".json",),
    carries=frozenset({"clues", "missing", "source"}),
    looks_like=looks_like,
    read=read,
    write=write,
    choices=read_choices,
)

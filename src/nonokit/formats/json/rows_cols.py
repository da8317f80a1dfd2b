"""JSON `{"rows": […], "cols": […], "source": …}` with null for a missing clue, as in davidje13's player."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.rows_columns import lists_of, read_lists
from nonokit.formats.json.value import compact_json
from nonokit.model import Puzzle


def looks_like(sample: Sample) -> int:
    """Lists called rows and cols."""
    value = sample.json
    if not isinstance(value, dict):
        return 0
    return 95 if isinstance(value.get("rows"), list) and isinstance(value.get("cols"), list) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle."""
    return [read_lists(sample, "rows", "cols")]


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
)

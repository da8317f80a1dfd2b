"""JSON `{"ver": [[…]], "hor": [[…]]}`: the clues over the columns and those beside the rows."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.rows_columns import lists_of, read_lists
from nonokit.formats.json.value import compact_json
from nonokit.model import Puzzle


def looks_like(sample: Sample) -> int:
    """Lists called ver and hor."""
    value = sample.json
    if not isinstance(value, dict):
        return 0
    return 95 if isinstance(value.get("ver"), list) and isinstance(value.get("hor"), list) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle."""
    return [read_lists(sample, "hor", "ver")]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle."""
    (puzzle,) = puzzles
    return compact_json(lists_of(puzzle, "hor", "ver"))


FORMAT = Format(
    name="json-verhor",
    title="JSON with ver and hor",
    suffixes=(".json",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

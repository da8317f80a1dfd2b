"""JSON `{"ver": [[…]], "hor": [[…]]}`: the clues over the columns and those beside the rows. Reading goes by structure."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.rows_columns import lists_of
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import Puzzle


def looks_like(sample: Sample) -> int:
    """Lists called ver and hor."""
    return 95 if has_lists(sample, "ver", "hor") else 0


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
    choices=read_choices,
)

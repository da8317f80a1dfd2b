"""JSON `{"image": ["#. ", …], "source": …}`: the finished picture, a text per row. Reading goes by structure."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.pictures import goal_of
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import Puzzle


def looks_like(sample: Sample) -> int:
    """A list called image."""
    return 95 if has_lists(sample, "image") else 0


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The picture, `#` for filled cells."""
    (puzzle,) = puzzles
    image = ["".join("#" if cell else " " for cell in row) for row in goal_of(puzzle).rows()]
    source = {"source": puzzle.source} if puzzle.source is not None else {}
    return compact_json({"image": image, **source})


FORMAT = Format(
    name="json-image",
    title="JSON with an image",
    suffixes=(".json",),
    carries=frozenset({"goal", "source"}),
    looks_like=looks_like,
    read=read,
    write=write,
    choices=read_choices,
)

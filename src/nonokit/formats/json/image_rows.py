"""JSON `{"image": ["#. ", …], "source": …}`: the finished picture, a text per row or a list of 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json.value import as_list, as_object, as_text, compact_json, parse_json, text_fields
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.pictures import goal_of
from nonokit.model import Grid, Puzzle

_FIELDS = {"title": "title", "name": "title", "source": "source", "author": "author"}
_FIELDS |= {"license": "licence", "copyright": "copyright", "description": "description"}


def looks_like(sample: Sample) -> int:
    """A list called image."""
    value = sample.json
    return 95 if isinstance(value, dict) and isinstance(value.get("image"), list) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle of the picture."""
    value = as_object(sample, parse_json(sample), "the file")
    rows = [
        _row_text(sample, row, f"image[{y}]")
        for y, row in enumerate(as_list(sample, value.get("image"), "image"))
    ]
    width = max(map(len, rows), default=0)
    sample.check_size(width, len(rows))
    # Editors cut blanks at line ends, and a blank is an empty cell here.
    grid = Grid.from_text([row.ljust(width) for row in rows])
    if not grid.is_complete:
        raise sample.error("image: expected a finished picture, found unknown cells")
    return [Puzzle.from_grid(grid, **text_fields(sample, value, _FIELDS))]


def _row_text(sample: Sample, row: object, path: str) -> str:
    if isinstance(row, list):
        cells: list[Any] = as_list(sample, row, path, most=MAX_SIDE)
        return "".join("#" if cell in (1, True, "#", "1") else "." for cell in cells)
    return as_text(sample, row, path)


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
)

"""JSON `{"name", "width", "height", "palette": ["#000000"], "cells": [[null, 0, …], …]}`: the picture by colour
numbers, null for the background. Known from a sample file only.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_stream import named_values
from nonokit.formats.json_value import (
    as_list,
    as_number,
    as_object,
    as_text,
    compact_json,
    parse_json,
    text_fields,
    unexpected,
)
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.pictures import goal_of
from nonokit.model import Grid, Palette, Puzzle
from nonokit.model.colour import MAX_COLOURS, NAMED, parse_rgb


def looks_like(sample: Sample) -> int:
    """A palette of texts and rows of cells."""
    value = sample.json
    if not isinstance(value, dict) or not isinstance(value.get("palette"), list):
        return 0
    cells = value.get("cells")
    return 95 if isinstance(cells, list) and cells and isinstance(cells[0], list) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle of the picture."""
    value = as_object(sample, parse_json(sample), "the file")
    palette = _read_palette(sample, value.get("palette"))
    rows = as_list(sample, value.get("cells"), "cells", most=MAX_SIDE)
    cells = [_read_row(sample, row, f"cells[{y}]", len(palette)) for y, row in enumerate(rows)]
    width = len(cells[0]) if cells else 0
    sample.check_size(width, len(cells))
    grid = Grid.from_rows(cells, palette)
    for key, size in (("width", grid.width), ("height", grid.height)):
        if key in value and value[key] != size:
            raise unexpected(sample, key, f"{size}, as cells has", value[key])
    extras = {"id": value["id"]} if isinstance(value.get("id"), str) else {}
    return [
        Puzzle.from_grid(
            grid, extras=extras, **text_fields(sample, value, {"name": "title", "author": "author"})
        )
    ]


def _read_palette(sample: Sample, value: object) -> Palette:
    declared = [Declared("white", NAMED["white"])]
    for i, item in enumerate(as_list(sample, value, "palette", most=MAX_COLOURS)):
        rgb = parse_rgb(as_text(sample, item, f"palette[{i}]"))
        if rgb is None:
            raise unexpected(sample, f"palette[{i}]", "a colour such as #ff0000", item)
        known = [name for name, look in NAMED.items() if look == rgb and name != "white"]
        declared.append(Declared(known[0] if known else f"colour {i + 1}", rgb))
    return palette_of(declared)


def _read_row(sample: Sample, value: object, path: str, colours: int) -> bytes:
    row = as_list(sample, value, path, most=MAX_SIDE)
    most = colours - 2
    return bytes(0 if cell is None else 1 + as_number(sample, cell, path, most=most) for cell in row)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The picture."""
    (puzzle,) = puzzles
    goal = goal_of(puzzle)
    names = {"name": puzzle.title, "author": puzzle.author}
    value = {key: text for key, text in names.items() if text is not None}
    return compact_json(
        value
        | {
            "width": goal.width,
            "height": goal.height,
            "palette": [colour.hex for colour in puzzle.colours],
            "cells": [[cell - 1 if cell else None for cell in row] for row in goal.rows()],
        }
    )


FORMAT = Format(
    name="json-cells",
    title="JSON with palette and cells",
    suffixes=(".json",),
    carries=frozenset({"goal", "colours", "rgb", "title", "author"}),
    looks_like=looks_like,
    begins=named_values,
    read=read,
    write=write,
)

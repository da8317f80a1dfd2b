"""number-loom's JSON: `{"V0": {"title", …, "solution": {"palette": […], "shape": {"Square": …}, "c": "…"}}}`.

The picture is a text of palette characters in reading order (`c`), in older files a list of colour numbers (`cells`).
Puzzles with triangles or six sides exist in it and are refused, as they are other puzzles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_stream import named_values
from nonokit.formats.json_value import (
    JsonObject,
    as_list,
    as_number,
    as_object,
    as_text,
    compact_json,
    parse_json,
    text_fields,
    unexpected,
)
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.pictures import goal_of
from nonokit.model import Grid, Puzzle
from nonokit.model.colour import MAX_COLOURS

_FIELDS = {"title": "title", "description": "description", "author": "author", "license": "licence"}


def looks_like(sample: Sample) -> int:
    """The version, or the solution that stands under it."""
    value = sample.json
    if not isinstance(value, dict):
        return 0
    return 95 if "V0" in value or {"clue_style", "palette", "shape"} <= value.keys() else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle of the picture."""
    outer = as_object(sample, parse_json(sample), "the file")
    value = as_object(sample, outer.get("V0", outer), "V0")
    solution = as_object(sample, value.get("solution", value), "solution")
    if solution.get("clue_style", "Nono") != "Nono":
        raise unexpected(sample, "clue_style", "a puzzle without triangles, Nono", solution["clue_style"])
    shape = as_object(sample, as_object(sample, solution.get("shape"), "shape").get("Square"), "shape.Square")
    width, height = (as_number(sample, shape.get(key), key) for key in ("width", "height"))
    sample.check_size(width, height)
    colours = _read_colours(sample, solution)
    values = {number: value for value, number in enumerate(colours)}
    cells = [values[number] for number in _read_cells(sample, solution, colours)]
    if len(cells) != width * height:
        raise sample.error(f"solution: expected {width * height} cells, found {len(cells)}")
    grid = Grid(width, height, bytes(cells), palette_of(colours.values()))
    extras = {"id": value["id"]} if isinstance(value.get("id"), str) else {}
    return [Puzzle.from_grid(grid, extras=extras, **text_fields(sample, value, _FIELDS))]


def _read_colours(sample: Sample, solution: JsonObject) -> dict[int, Declared]:
    """The declared colours by their numbers, in the order of the numbers: 0 is the background."""
    found: dict[int, Declared] = {}
    for i, item in enumerate(as_list(sample, solution.get("palette"), "palette", most=MAX_COLOURS)):
        place = f"palette[{i}]"
        one = as_object(sample, item, place)
        rgb = as_list(sample, one.get("rgb"), f"{place}.rgb")
        if len(rgb) != 3:
            raise unexpected(sample, f"{place}.rgb", "three numbers", rgb)
        red, green, blue = (as_number(sample, part, f"{place}.rgb", most=255) for part in rgb)
        name, char = (as_text(sample, one.get(key), f"{place}.{key}") for key in ("name", "ch"))
        number = as_number(sample, one.get("color"), f"{place}.color", most=255)
        if number in found:
            raise unexpected(sample, f"{place}.color", "a number of its own", number)
        found[number] = Declared(name, (red, green, blue), char)
    if 0 not in found:
        raise sample.error("palette: expected a background, color 0")
    return dict(sorted(found.items()))


def _read_cells(sample: Sample, solution: JsonObject, colours: dict[int, Declared]) -> list[int]:
    if "c" in solution:
        numbers = {one.char: number for number, one in colours.items()}
        text = as_text(sample, solution["c"], "c")
        strange = next((char for char in text if char not in numbers), None)
        if strange is not None:
            raise unexpected(sample, "c", "characters of the palette", strange)
        return [numbers[char] for char in text]
    cells = [
        as_number(sample, cell, f"cells[{i}]")
        for i, cell in enumerate(as_list(sample, solution.get("cells"), "cells"))
    ]
    strange_cell = next((cell for cell in cells if cell not in colours), None)
    if strange_cell is not None:
        raise unexpected(sample, "cells", "colours of the palette", strange_cell)
    return cells


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The picture, its palette and its metadata."""
    (puzzle,) = puzzles
    goal = goal_of(puzzle)
    palette = [
        {"ch": one.char, "name": one.name, "rgb": list(one.rgb), "color": value}
        for value, one in enumerate(puzzle.palette)
    ]
    solution: dict[str, Any] = {"clue_style": "Nono", "palette": palette}
    solution["shape"] = {"Square": {"width": goal.width, "height": goal.height}}
    solution["c"] = "".join(puzzle.palette[cell].char for cell in goal.cells)
    fields = {key: getattr(puzzle, field) for key, field in _FIELDS.items()}
    value = {key: text for key, text in fields.items() if text is not None}
    return compact_json({"V0": {**value, "solution": solution}})


FORMAT = Format(
    name="number-loom",
    title="number-loom JSON",
    suffixes=(".json",),
    carries=frozenset(
        {"goal", "colours", "rgb", "colour-names", "background", "title", "description", "author", "licence"}
    ),
    looks_like=looks_like,
    begins=named_values,
    read=read,
    write=write,
)

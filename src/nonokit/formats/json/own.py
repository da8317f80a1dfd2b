"""Our own JSON: everything a puzzle has, under a version number.

    {"nonokit": 1, "title": "L", "palette": [...], "rows": [[1, 1], null, ["?"]], "columns": [...],
     "goal": ["#.#", "##."], "given": [...], "saved": [[...]]}

A clue is a list of runs, null when it is missing. A run is a length, or `[length, colour name]`; `"?"` is an unknown
length. Pictures are rows of the palette's characters, `?` for unknown cells. Several puzzles are `{"nonokit": 1,
"puzzles": [...]}`, or a list of such values. Readers accept `color` for `colour`, and skip keys they do not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from nonokit.formats.clues import Runs, puzzle_of_numbers, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.json.lists_at_a_glance import Lists
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
from nonokit.formats.limits import MAX_NUMBER, MAX_SIDE
from nonokit.formats.pictures import cells_of
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Clue, Colour, Grid, Palette, Puzzle, Run
from nonokit.model.colour import MAX_COLOURS, check_palette, parse_rgb

VERSION = 1
_FEW, _SHORT = 16, 40  # colours, and characters of what is said of one, that are likely to come again
_KEPT_EXTRAS = ("id", "authorid", "note", "comment", "properties")
_FIELDS = {field: field for field in Puzzle.METADATA} | {"license": "licence"}


def looks_like(sample: Sample) -> int:
    """An object with our version, or a list of such; also broken JSON, so that the error says where it breaks."""
    value = sample.json[0] if isinstance(sample.json, list) and sample.json else sample.json
    if isinstance(value, dict):
        return 100 if "nonokit" in value else 0
    return 30 if sample.json is None and sample.text.lstrip()[:1] == "{" else 0


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of a file."""
    value = parse_json(sample)
    sample.check_count(len(value) if isinstance(value, list) else 1)
    if isinstance(value, list) and value:
        return [puzzle for one in value for puzzle in _read_value(sample, one)]
    return _read_value(sample, value)


def _read_value(sample: Sample, value: object) -> list[Puzzle]:
    value = as_object(sample, value, "the file")
    if "nonokit" not in value:
        raise sample.error('no puzzle that we know: expected "nonokit": 1, rows and columns, or a picture')
    version = as_number(sample, value.get("nonokit"), "nonokit", least=1)
    if version > VERSION:
        raise sample.error(f"made by a newer nonokit: version {version}, this one reads {VERSION}")
    puzzles = as_list(sample, value["puzzles"], "puzzles") if "puzzles" in value else [value]
    sample.check_count(len(puzzles))
    return [_read_puzzle(sample, as_object(sample, one, "a puzzle")) for one in puzzles]


def puzzle_of_lists(sample: Sample, lists: Lists) -> Puzzle | None:
    """The puzzle whose clues were read already; None when something is unusual. What is wrong with it may be raised."""
    value = lists.value
    if type(value["nonokit"]) is not int or value["nonokit"] != VERSION or "puzzles" in value:
        return None
    if lists.sides.keys() != {"rows", "columns"}:
        return None
    palette = _read_palette(sample, value.get("palette"))
    buffers = lists.buffers("rows", "columns", {colour.name: i for i, colour in enumerate(palette)})
    size = (lists.size_of("columns"), lists.size_of("rows"))
    if buffers is None:
        return None
    fields = _read_fields(sample, value, size, palette)
    return Puzzle.from_buffers(buffers, *size, palette=check_palette(palette), **fields)


def _read_puzzle(sample: Sample, value: JsonObject) -> Puzzle:
    palette = _read_palette(sample, value.get("palette"))
    sides = {side: as_list(sample, value.get(side), side, most=MAX_SIDE) for side in ("rows", "columns")}
    size = (len(sides["columns"]), len(sides["rows"]))
    plain = puzzle_of_numbers(*sides.values()) if palette is BLACK_AND_WHITE else None
    if plain is None:
        sides = {side: _read_clues(sample, lines, side, palette) for side, lines in sides.items()}
    sample.check_size(*size)
    fields = _read_fields(sample, value, size, palette)
    if plain is not None:
        return plain.described(**fields)
    return puzzle_of_runs(sides["rows"], sides["columns"], palette, **fields)


def _read_fields(
    sample: Sample, value: JsonObject, size: tuple[int, int], palette: Palette
) -> dict[str, Any]:
    """What a puzzle has beside clues and colours."""
    grids: dict[str, Any] = {
        name: _read_grid(sample, value[name], name, size, palette)
        for name in ("goal", "given")
        if value.get(name) is not None
    }
    fields = text_fields(sample, value, _FIELDS)
    return {"extras": _read_extras(sample, value, size, palette), **fields, **grids}


def _read_extras(
    sample: Sample, value: JsonObject, size: tuple[int, int], palette: Palette
) -> dict[str, Any]:
    extras = {key: value[key] for key in _KEPT_EXTRAS if isinstance(value.get(key), str)}
    if isinstance(value.get("properties"), dict):
        extras["properties"] = {key: str(text) for key, text in value["properties"].items()}
    states = as_list(sample, value.get("saved", []), "saved")
    if states:
        extras["saved"] = tuple(
            _read_grid(sample, state, f"saved[{i}]", size, palette) for i, state in enumerate(states)
        )
    return extras


def _read_palette(sample: Sample, value: object) -> Palette:
    if value is None:
        return BLACK_AND_WHITE
    usual = _usual_palette(value)
    if usual is not None:
        return usual
    colours = []
    for i, item in enumerate(as_list(sample, value, "palette", most=MAX_COLOURS)):
        place = f"palette[{i}]"
        one = as_object(sample, item, place)
        rgb = parse_rgb(as_text(sample, one.get("rgb"), f"{place}.rgb"))
        if rgb is None:
            raise unexpected(sample, f"{place}.rgb", "a colour such as #ff0000", one["rgb"])
        name, char = (as_text(sample, one.get(key), f"{place}.{key}") for key in ("name", "char"))
        colours.append(Colour(name, rgb, char))
    return tuple(colours)


def _usual_palette(value: object) -> Palette | None:
    """A palette of few colours whose texts are short; None when it needs a second look."""
    if type(value) is not list or len(value) > _FEW:
        return None
    try:
        colours = tuple([(one["name"], one["rgb"], one["char"]) for one in value])
    except (KeyError, TypeError):
        return None
    texts = [*chain.from_iterable(colours)]
    is_usual = {*map(type, texts)} == {str} and max(map(len, texts)) <= _SHORT
    return _palette_of(colours) if is_usual else None


@lru_cache(maxsize=1 << 8)  # the puzzles of a collection share theirs
def _palette_of(colours: tuple[tuple[str, str, str], ...]) -> Palette | None:
    looks = [parse_rgb(look) for _, look, _ in colours]
    if None in looks:
        return None
    return tuple(Colour(name, rgb, char) for (name, _, char), rgb in zip(colours, looks, strict=True) if rgb)


def _read_clues(sample: Sample, lines: list[Any], side: str, palette: Palette) -> list[Runs | None]:
    values = {colour.name: i for i, colour in enumerate(palette)}
    return [
        _usual_clue(line, values) or _read_clue(sample, line, f"{side}[{i}]", values)
        for i, line in enumerate(lines)
    ]


def _usual_clue(line: object, values: dict[str, int]) -> Runs | None:
    """A clue of lengths and names of colours; None when it needs a second look."""
    if type(line) is not list:
        return None
    try:
        runs = [(length, values[name]) for length, name in line]
    except (KeyError, TypeError, ValueError):  # an error that says where, or an unusual clue
        return None
    return runs if all(type(length) is int and 0 < length <= MAX_NUMBER for length, _ in runs) else None


def _read_clue(sample: Sample, line: object, place: str, values: dict[str, int]) -> Runs | None:
    if line is None:
        return None
    runs = as_list(sample, line, place)
    return [_read_run(sample, run, f"{place}[{j}]", values) for j, run in enumerate(runs)]


def _read_run(sample: Sample, run: object, path: str, values: dict[str, int]) -> tuple[int | None, int]:
    length, colour = run if isinstance(run, list) and len(run) == 2 else (run, 1)
    if isinstance(colour, str):
        if colour not in values:
            raise unexpected(sample, path, "a colour of the palette", colour)
        colour = values[colour]
    number = None if length == "?" else as_number(sample, length, path, least=1)
    return number, as_number(sample, colour, path)


def _read_grid(sample: Sample, value: object, path: str, size: tuple[int, int], palette: Palette) -> Grid:
    values = {"?": UNKNOWN} | {colour.char: i for i, colour in enumerate(palette)}
    width, height = size
    rows = as_list(sample, value, path)
    if len(rows) != height:
        raise sample.error(f"{path}: expected {height} rows, found {len(rows)}")
    if {*map(type, rows)} == {str} and {*map(len, rows)} == {width}:
        cells = cells_of("".join(rows), values)
        if len(cells) == width * height:
            return Grid(width, height, cells, palette)
    for y, row in enumerate(rows):
        text = as_text(sample, row, f"{path}[{y}]")
        if len(text) != width or not values.keys() >= set(text):
            raise unexpected(sample, f"{path}[{y}]", f"{width} characters of the palette", text)
    return Grid(width, height, cells_of("".join(rows), values), palette)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzles as JSON; a single one stands at the top."""
    values = [_puzzle_value(puzzle) for puzzle in puzzles]
    if len(values) == 1:
        return compact_json({"nonokit": VERSION, **values[0]})
    return compact_json({"nonokit": VERSION, "puzzles": values})


def _puzzle_value(puzzle: Puzzle) -> JsonObject:
    value: JsonObject = {
        field: getattr(puzzle, field) for field in Puzzle.METADATA if getattr(puzzle, field) is not None
    }
    value |= {key: puzzle.extras[key] for key in _KEPT_EXTRAS if key in puzzle.extras}
    if puzzle.palette != BLACK_AND_WHITE:
        value["palette"] = [{"name": one.name, "rgb": one.hex, "char": one.char} for one in puzzle.palette]
    value["rows"] = [_clue_value(clue, puzzle.palette) for clue in puzzle.rows]
    value["columns"] = [_clue_value(clue, puzzle.palette) for clue in puzzle.columns]
    for name in ("goal", "given"):
        grid = getattr(puzzle, name)
        if grid is not None:
            value[name] = _grid_value(grid)
    if puzzle.extras.get("saved"):
        value["saved"] = [_grid_value(grid) for grid in puzzle.extras["saved"]]
    return value


def _clue_value(clue: Clue | None, palette: Palette) -> list[Any] | None:
    return None if clue is None else [_run_value(run, palette) for run in clue]


def _run_value(run: Run, palette: Palette) -> Any:
    length = "?" if run.length is None else run.length
    if len(palette) <= 2 and run.colour == 1:
        return length
    return [length, palette[run.colour].name if run.colour < len(palette) else run.colour]


def _grid_value(grid: Grid) -> list[str]:
    shown = {**{value: colour.char for value, colour in enumerate(grid.palette)}, UNKNOWN: "?"}
    return ["".join(shown[value] for value in row) for row in grid.rows()]


FORMAT = Format(
    name="json",
    title="nonokit JSON",
    suffixes=(".json",),
    carries=frozenset(
        {
            *("clues", "colours", "rgb", "colour-names", "background", "goal", "saved", "given"),
            *("missing", "unknown", "many", *Puzzle.METADATA),
        }
    ),
    looks_like=looks_like,
    begins=named_values,
    read=read,
    write=write,
)

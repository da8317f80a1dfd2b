"""TOML files of the nonogrid solver: `[clues]` with `rows` and `columns`, `[colors]` with `defs`.

The lists are strings, and what is in them is shared with pynogram: see `coloured_lists`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nonokit.formats.clue_text import puzzle_at_once, reader_of_usual
from nonokit.formats.format import Format, Sample
from nonokit.formats.palettes import Declared
from nonokit.formats.text import coloured_lists
from nonokit.formats.text.coloured_lists import Item, Line
from nonokit.model import Puzzle

_SECTION = re.compile(r"(?m)^[ \t]*\[clues\]")
_STRING = re.compile(r"(?m)^[ \t]*(?:rows|columns)[ \t]*=[ \t]*[\"']")

_LISTS = r"((?:\d[\d ]{0,200}\n)*\d[\d ]{0,200})\n"
_USUAL = re.compile(rf'\[clues\]\ncolumns = """\n{_LISTS}"""\nrows = """\n{_LISTS}"""\n?', re.ASCII)


def looks_like(sample: Sample) -> int:
    return 95 if _SECTION.search(sample.text) and _STRING.search(sample.text) else 0


def _at_once(usual: re.Match[str]) -> Puzzle | None:
    return puzzle_at_once(usual[2].split("\n"), usual[1].split("\n"))


def _with_care(sample: Sample) -> Puzzle:
    tables = _tables(sample)
    clues = tables.get("clues")
    if not isinstance(clues, dict):
        raise sample.error("expected a section [clues] with rows and columns", len(sample.lines))
    lists = {name: _list(sample, clues, name) for name in ("rows", "columns")}
    return coloured_lists.build(sample, lists, _colours(sample, tables))


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    keys = coloured_lists.keys_for(puzzle)
    lines: list[str] = []
    if any(keys):
        lines += ["[colors]", "defs = ["]
        for key, colour in zip(keys[1:], puzzle.colours, strict=True):
            lines.append(f"    '{key} = {coloured_lists.format_colour(colour, puzzle.palette)}',")
        lines += ["]", ""]
    lines.append("[clues]")
    for name, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        lines += [f'{name} = """', *coloured_lists.format_clues(clues, keys), '"""']
    return ("\n".join(lines) + "\n").encode()


def _tables(sample: Sample) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(sample.text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (len(sample.lines), None)
        raise sample.error(f"not TOML: {error}", line, column) from None
    except RecursionError:
        raise sample.error("not a puzzle: brackets nested too deeply") from None


def _list(sample: Sample, clues: dict[str, Any], name: str) -> list[Item]:
    text = clues.get(name)
    if not isinstance(text, str):
        raise sample.error(f"expected {name!r} in [clues], a string with clues", len(sample.lines))
    return coloured_lists.parse_items(sample, _numbered(sample, name, text))


def _numbered(sample: Sample, name: str, text: str) -> list[Line]:
    """The lines of a string, numbered as they stand in the file."""
    start = re.search(rf"(?m)^[ \t]*{name}[ \t]*=[ \t]*(?:(?:\"\"\"|''')(\n?))?", sample.text)
    first = sample.text.count("\n", 0, start.start()) + 1 + bool(start[1]) if start else 1
    return list(enumerate(text.split("\n"), first))


def _colours(sample: Sample, tables: dict[str, Any]) -> dict[str, Declared]:
    table = tables.get("colors", tables.get("colours", {}))
    definitions = table.get("defs", []) if isinstance(table, dict) else None
    if not isinstance(definitions, list):
        raise sample.error("expected [colors] with defs, a list of colours")
    colours: dict[str, Declared] = {}
    for definition in definitions:
        name, equals, text = str(definition).partition("=")
        if not equals:
            raise sample.error(f"expected a colour such as 'r = (red) %', found {str(definition)[:20]!r}")
        line = _line(sample, str(definition))
        colours[name.strip()] = coloured_lists.parse_colour(sample, name.strip(), text, line)
    return colours


def _line(sample: Sample, definition: str) -> int:
    return sample.text.count("\n", 0, max(sample.text.find(definition), 0)) + 1


FORMAT = Format(
    name="toml",
    title="nonogrid TOML",
    suffixes=(".toml",),
    carries=frozenset({"clues", "colours", "rgb", "plain-colour-names"}),
    looks_like=looks_like,
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)

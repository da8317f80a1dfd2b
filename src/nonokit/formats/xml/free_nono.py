"""FreeNono's XML: finished pictures, `<line>` by `<line>`, of `x` (full) and `_` (empty); many in a file.

Others write coloured ones alike: a `<palette>` of `<color index="1" hex="#ffd700"/>`, and these numbers for cells, 0 for none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.xml.text import format_attribute
from nonokit.formats.xml.tree import Node, parse_xml
from nonokit.model import BACKGROUND, BLACK_AND_WHITE, Grid, Palette, Puzzle
from nonokit.model.colour import parse_rgb

_ROOT = re.compile(r"<FreeNono[\s>]", re.IGNORECASE)
_CELLS = {"x": 1, "X": 1, "_": BACKGROUND, ".": BACKGROUND, "-": BACKGROUND}
_FIELDS = {"title": "name", "author": "author", "description": "desc"}
_MAX_COLOURS = 200
_EXTRAS = ("id", "difficulty", "level")


def looks_like(sample: Sample) -> int:
    return 100 if _ROOT.search(sample.text[:10_000]) else 0


def read(sample: Sample) -> list[Puzzle]:
    root = parse_xml(sample)
    return [_puzzle(sample, node) for node in _nonograms(root)]


def _nonograms(node: Node) -> list[Node]:
    """The puzzles in an element, at whatever depth: single ones have no `<Nonograms>` around them."""
    found = node.all("nonogram")
    for child in node.children:
        found += _nonograms(child) if child.tag != "nonogram" else []
    return found


def _puzzle(sample: Sample, node: Node) -> Puzzle:
    palette, cells = _colours(node)
    rows = [_row(sample, line, cells) for line in node.all("line")]
    if not rows or len({len(row) for row in rows}) > 1:
        raise node.error(sample, "expected lines of one length in <Nonogram>")
    for side, found in (("width", len(rows[0])), ("height", len(rows))):
        wanted = node.attributes.get(side, "").strip()
        if wanted and wanted != str(found):
            raise node.error(sample, f"expected a {side} of {wanted[:20]}, found {found}")
    sample.check_size(len(rows[0]), len(rows), node.line)
    fields: dict[str, Any] = {field: node.attributes.get(name) or None for field, name in _FIELDS.items()}
    extras: dict[str, Any] = {name: node.attributes[name] for name in _EXTRAS if node.attributes.get(name)}
    return Puzzle.from_grid(Grid.from_rows(rows, palette), extras=extras, **fields)


def _colours(node: Node) -> tuple[Palette, dict[str, int]]:
    """The palette of a coloured picture, and the value that each word stands for."""
    found = {
        colour.attributes.get("index", "").strip(): colour.attributes.get("hex", "").strip()
        for palette in node.all("palette")
        for colour in palette.all("color")[:_MAX_COLOURS]
    }
    if not found:
        return BLACK_AND_WHITE, _CELLS
    declared = [
        Declared("white"),
        *(Declared(f"colour {index}", parse_rgb(look)) for index, look in found.items()),
    ]
    return palette_of(declared), {"0": BACKGROUND, **{index: value for value, index in enumerate(found, 1)}}


def _row(sample: Sample, line: Node, cells: dict[str, int]) -> list[int]:
    words = line.raw.split()
    words = words if cells is not _CELLS else [*"".join(words)]
    wrong = next((word for word in words if word not in cells), None)
    if wrong is not None:
        wanted = "x or _" if cells is _CELLS else "the number of a colour"
        raise line.error(sample, f"expected {wanted} for each cell, found {wrong[:20]!r}")
    return [cells[word] for word in words]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<FreeNono>\n<Nonograms>\n'
    return (head + "".join(map(_format, puzzles)) + "</Nonograms>\n</FreeNono>\n").encode()


def _format(puzzle: Puzzle) -> str:
    goal = puzzle.goal
    assert goal is not None  # a format without clues is only asked to write puzzles with a goal
    attributes = {name: getattr(puzzle, field) or "" for field, name in _FIELDS.items()}
    attributes |= {name: str(puzzle.extras[name]) for name in _EXTRAS if name in puzzle.extras}
    attributes |= {"width": str(goal.width), "height": str(goal.height)}
    text = " ".join(f"{name}={format_attribute(value)}" for name, value in attributes.items())
    lines = [
        "<line> " + " ".join("x" if value else "_" for value in row) + " </line>\n" for row in goal.rows()
    ]
    return f"<Nonogram {text}>\n{''.join(lines)}</Nonogram>\n"


FORMAT = Format(
    name="freenono",
    title="FreeNono XML",
    suffixes=(".nonogram",),
    carries=frozenset({"goal", "title", "author", "description", "many"}),
    looks_like=looks_like,
    begins=at_each("<?xml"),
    read=read,
    write=write,
)

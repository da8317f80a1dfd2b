"""Reading webpbn XML; see `webpbn` for the format itself."""

from __future__ import annotations

from typing import Any

from nonokit.formats.clue_text import Token, parse_number
from nonokit.formats.clues import Runs, puzzle_of_runs
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared
from nonokit.formats.xml.tree import Node, parse_xml
from nonokit.formats.xml.webpbn_at_a_glance import puzzle_at_a_glance
from nonokit.formats.xml.webpbn_colours import BACKGROUND, DEFAULT, Colours, colours_of, predefined
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.model.colour import parse_rgb

_FIELDS = ("source", "title", "author", "copyright", "description")
_INHERITED = ("source", "author", "copyright")  # what a set says once for its puzzles
_IDS = ("id", "authorid", "note")


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of a set."""
    usual = puzzle_at_a_glance(sample)
    if usual is not None:
        return [usual]
    root = parse_xml(sample)
    if root.tag not in ("puzzleset", "puzzle"):
        raise root.error(sample, f"expected <puzzleset>, found <{root.tag[:40]}>")
    nodes = [root] if root.tag == "puzzle" else root.all("puzzle")
    sample.check_count(len(nodes))
    return [_read_puzzle(sample, node, root) for node in nodes]


def _read_puzzle(sample: Sample, node: Node, root: Node) -> Puzzle:
    kind = node.attributes.get("type", "grid").lower()
    if kind != "grid":
        raise node.error(sample, f"a {kind[:40]} is not a grid: only puzzles with rows and columns are read")
    colours = _colours(sample, node)
    rows, columns = (_clues(sample, node, side, colours) for side in ("rows", "columns"))
    goal, saved = _pictures(sample, node, colours)
    fields: dict[str, Any] = {field: node.child_text(field) for field in _FIELDS}
    for field in _INHERITED:
        fields[field] = fields[field] if fields[field] is not None else root.child_text(field)
    extras: dict[str, Any] = {tag: node.child_text(tag) for tag in _IDS if node.child_text(tag) is not None}
    if saved:
        extras["saved"] = saved
    if rows is None and columns is None:
        if goal is None:
            raise node.error(sample, "expected clues or a goal picture, found neither")
        return Puzzle.from_grid(goal, extras=extras, **fields)
    if rows is None or columns is None:
        raise node.error(
            sample, f"expected clues for both sides, found no {'rows' if rows is None else 'columns'}"
        )
    for grid in (goal, *saved):
        if grid is not None and (grid.width, grid.height) != (len(columns), len(rows)):
            size = f"{grid.width}×{grid.height}"
            raise node.error(sample, f"a picture of {size} for a puzzle of {len(columns)}×{len(rows)}")
    return puzzle_of_runs(rows, columns, colours.palette, goal=goal, extras=extras, **fields)


def _colours(sample: Sample, node: Node) -> Colours:
    """The palette: the background first, then the declared colours in their order."""
    declared = {}
    for one in node.all("color"):
        name = one.attributes.get("name", "")
        rgb = parse_rgb(one.text)
        if rgb is None or not name:
            raise one.error(
                sample, f"expected a name and 3 or 6 hex digits, found {name!r} and {one.text[:20]!r}"
            )
        declared[name] = Declared(name, rgb, one.attributes.get("char"))
    background = node.attributes.get("backgroundcolor", BACKGROUND)
    default = node.attributes.get("defaultcolor", DEFAULT)
    for name in _names_used(node, background, default):
        if name not in declared:
            declared[name] = predefined(name)
    return colours_of(declared, background, default)


def _names_used(node: Node, background: str, default: str) -> list[str]:
    """Colours that must be known: the background, those of counts, and the default where a count relies on it."""
    names = [background]
    for clues in node.all("clues"):
        for line in clues.all("line"):
            names += [count.attributes.get("color", default) for count in line.all("count")]
    return list(dict.fromkeys(names)) if len(names) > 1 else [background, default]


def _clues(sample: Sample, node: Node, side: str, colours: Colours) -> list[Runs] | None:
    found = [clues for clues in node.all("clues") if clues.attributes.get("type", "").lower() == side]
    if not found:
        return None
    lines = found[0].all("line")
    if not 0 < len(lines) <= MAX_SIDE:
        raise found[0].error(sample, f"expected 1 to {MAX_SIDE} lines, found {len(lines)}")
    return [_clue(sample, line, colours) for line in lines]


def _clue(sample: Sample, line: Node, colours: Colours) -> Runs:
    runs = []
    for count in line.all("count"):
        name = count.attributes.get("color")
        colour = colours.default if name is None else colours.values[name]
        if colour == 0:
            raise count.error(sample, f"a count in the background colour {name!r}")
        length = parse_number(sample, Token(count.text, count.line, count.column))
        runs.append((length or None, colour))
    return runs


def _pictures(sample: Sample, node: Node, colours: Colours) -> tuple[Grid | None, tuple[Grid, ...]]:
    """The goal (a "solution" when nothing is called goal) and the saved states."""
    found: dict[str, list[Grid]] = {"goal": [], "solution": [], "saved": []}
    for solution in node.all("solution"):
        kind = solution.attributes.get("type", "goal").lower()
        for image in solution.all("image")[:1]:
            found.setdefault(kind, []).append(_picture(sample, image, colours))
    goals = [*found["goal"], *found["solution"]]
    return (goals[0] if goals else None), tuple(found["saved"])


def _picture(sample: Sample, image: Node, colours: Colours) -> Grid:
    rows = [_cells(sample, image, text, colours) for text in image.raw.split("|")[1::2]]
    if not rows or len({len(row) for row in rows}) > 1:
        raise image.error(sample, "expected rows of one length between bars, such as |X.X||XX.|")
    sample.check_size(len(rows[0]), len(rows), image.line)
    return Grid.from_rows(rows, colours.palette)


def _cells(sample: Sample, image: Node, text: str, colours: Colours) -> bytes:
    """The cells of one row; blanks count only where a colour is shown by a blank."""
    cells = bytearray()
    choices: list[int] | None = None  # inside [ab]: the cell may be a or b
    for char in text:
        if char == "[":
            choices = []
        elif char == "]" and choices is not None:
            cells.append(choices[0] if len(set(choices)) == 1 else UNKNOWN)
            choices = None
        elif char in colours.chars or char == "?":
            value = colours.chars.get(char, UNKNOWN)
            cells.append(value) if choices is None else choices.append(value)
        elif not char.isspace():
            raise image.error(sample, f"expected the character of a colour, found {char!r} in the picture")
    return bytes(cells)

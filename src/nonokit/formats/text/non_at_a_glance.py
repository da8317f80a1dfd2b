"""Reading NON files as nearly all programs write them: quoted texts, sizes, perhaps colours, rows, columns, perhaps the goal.

Whatever differs from that is left to `non_reader`, which reads line by line and says what is wrong.
"""

from __future__ import annotations

import re
from functools import lru_cache

from nonokit import hooks
from nonokit.formats.clue_text import all_begin_with_digits
from nonokit.formats.palettes import Declared
from nonokit.formats.pictures import cells_of
from nonokit.formats.text.non_palette import palette_and_values
from nonokit.formats.text.non_words import OTHER_WORDS, metadata_of
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Grid, Palette, Puzzle
from nonokit.model.colour import parse_rgb

_SIZE = r"([1-9]\d{0,2})\n"
_NAME = "[A-Za-z][A-Za-z0-9_-]*"
_HEAD = re.compile(
    rf'((?:[a-z]+ "[^"&\n]*"\n)*)(?:width {_SIZE}height {_SIZE}|height {_SIZE}width {_SIZE})\n*'
    rf"((?:background {_NAME}\n)?(?:colou?r {_NAME} #?[0-9a-fA-F]{{6}}(?: [^\s&])?\n)*)\n*rows\n",
    re.ASCII,
)
_TEXT = re.compile(r'([a-z]+) "(.*)"\n')
_COLOUR = re.compile(r"colou?r (\S+) (\S+)(?: (\S))?\n", re.ASCII)
_GOAL = re.compile(r'goal "([^"&\n]+)"\n*')
_SHORT = 2000  # characters of colours that are likely to come again


def _cell_values(palette: Palette) -> dict[str, int]:
    return {"0": 0, "1": 1, "?": UNKNOWN} | {one.char: value for value, one in enumerate(palette)}


_PLAIN_CELLS = _cell_values(BLACK_AND_WHITE)


def puzzle_at_a_glance(text: str) -> Puzzle | None:
    """The puzzle of a usual file; None when it has to be read with care."""
    head = _HEAD.match(text)
    if head is None or len(head[6]) > _SHORT:
        return None
    width, height = int(head[2] or head[5]), int(head[3] or head[4])
    above, _, below = text[head.end() :].partition("\ncolumns\n")
    below, _, rest = below.partition("\n\n")
    rows, columns = above.rstrip("\n").split("\n"), below.rstrip("\n").split("\n")
    if len(rows) != height or len(columns) != width:
        return None
    puzzle = _coloured(rows, columns, head[6]) if head[6] else _plain(rows, columns)
    texts = _TEXT.findall(head[1])
    fields = dict(texts)
    if puzzle is None or len(fields) < len(texts) or not OTHER_WORDS.isdisjoint(fields):
        return None
    goal = _goal(rest, width, height, puzzle.palette) if rest else None
    if rest and goal is None:
        return None
    described, extras = metadata_of(fields)
    return puzzle.described(goal=goal, extras=extras, **described)


def _plain(rows: list[str], columns: list[str]) -> Puzzle | None:
    if not all_begin_with_digits(rows + columns):
        return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
    return puzzle


def _coloured(rows: list[str], columns: list[str], declarations: str) -> Puzzle | None:
    background, declared, values = _declared(declarations)
    buffers = hooks.read_coloured(rows, columns, values)
    if buffers is None:
        return None
    counts, lengths, colours = buffers
    names = [*values]
    used = {names[value - 1] for value in {*(colours or b"\1" * bool(lengths))}}
    palette, chosen = palette_and_values(declared, background, used)
    if not used <= chosen.keys():  # a clue in the background colour
        return None
    found = bytes([0, *(chosen.get(name, 0) for name in names)]).ljust(256, b"\0")
    colours = (colours or b"\1" * (len(lengths) // 4)).translate(found)
    return Puzzle.from_buffers((counts, lengths, colours), len(columns), len(rows), palette=palette)


@lru_cache(maxsize=1 << 8)  # the puzzles of a collection share theirs
def _declared(declarations: str) -> tuple[str | None, list[Declared], dict[str, int]]:
    """The background's name, the colours, and a number for each from 1 on."""
    first = declarations.partition("\n")[0].split()
    declared: dict[str, Declared] = {}
    for name, look, symbol in _COLOUR.findall(declarations):
        declared[name] = Declared(name, parse_rgb(look), symbol or (name if len(name) == 1 else None))
    background = first[1] if first[0] == "background" else None
    names = dict.fromkeys([*declared, "black"])  # which many use without declaring it
    return background, [*declared.values()], {name: i for i, name in enumerate(names, 1)}


def _goal(text: str, width: int, height: int, palette: Palette) -> Grid | None:
    found = _GOAL.fullmatch(text)
    if found is None:
        return None
    cells = cells_of(found[1], _PLAIN_CELLS if palette is BLACK_AND_WHITE else _cell_values(palette))
    return Grid(width, height, cells, palette) if len(cells) == width * height else None

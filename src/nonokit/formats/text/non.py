"""NON: Steve Simpson's format, and what others added to it.

    title "A title"
    width 3
    height 2
    rows
    1,1
    2
    columns
    ...
    goal "101110"

Colours come in several dialects, all read: `color a #ff0000` with clues `3a,1b`; `color red ff0000 *` with clues
`red 3 blue 1`; the same with clues `red: 3, 1 blue: 2`, with names behind their numbers, in capital letters, or numbers
themselves. The second one is written, because it keeps names, looks and characters. Lines that begin with `#`, `//` or `;` are comments. A line of `====` stands between puzzles of a pack. We add `background NAME` for a background that
is not white; readers skip words they do not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import format_clue
from nonokit.formats.entities import escape
from nonokit.formats.format import Format, Sample
from nonokit.formats.text.non_reader import read
from nonokit.formats.text.non_words import KEYWORDS
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Clue, Colour, Grid, Puzzle

_SIZE = re.compile(r"^[ \t]*(?:width|height|columns|rows)[ \t]+\d+[ \t]*$", re.MULTILINE | re.IGNORECASE)
_LIST = re.compile(r"^[ \t]*(?:columns|rows)[ \t]*$", re.MULTILINE | re.IGNORECASE)
_COLOUR = re.compile(r"^[ \t]*colou?r[ \t]+\S+[ \t]+\S", re.MULTILINE | re.IGNORECASE)
_LISTS = re.compile(r"^[ \t]*(?:columns|cols|rows)[ \t]*:?[ \t]*$", re.MULTILINE | re.IGNORECASE)
_RUN = re.compile(r"^[ \t]*(?:\d{1,4}[ \t]*[A-Za-z]+|[A-Za-z]+[ \t:=]*\d{1,4})[ \t,;\d\n]", re.MULTILINE)
_PLAIN_NAME = re.compile(r"[A-Za-z][A-Za-z_-]+")
_FIELDS = {
    "source": "catalogue",
    "title": "title",
    "author": "by",
    "copyright": "copyright",
    "licence": "license",
    "description": "description",
}


def looks_like(sample: Sample) -> int:
    """Sizes and lists together are only found in NON, so are colours and lists; sizes alone (a goal without clues) make it likely."""
    if sample.json is not None:
        return 0
    if _SIZE.search(sample.text):
        return 95 if _LIST.search(sample.text) else 50
    if len(_LISTS.findall(sample.text)) < 2:
        return 0
    return 95 if _COLOUR.search(sample.text) else 30 if _RUN.search(sample.text) else 0


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzles as text; several make a pack."""
    return "====\n".join(map(_puzzle_text, puzzles)).encode()


def _puzzle_text(puzzle: Puzzle) -> str:
    lines = [
        f'{keyword} "{escape(getattr(puzzle, field))}"'
        for field, keyword in _FIELDS.items()
        if getattr(puzzle, field) is not None
    ]
    lines += [
        f'{key} "{escape(str(value))}"'
        for key, value in puzzle.extras.get("properties", {}).items()
        if re.fullmatch(r"[a-z]+", key) and key not in KEYWORDS
    ]
    lines += [f"width {puzzle.width}", f"height {puzzle.height}", *_colour_lines(puzzle)]
    lines += ["", "rows", *(_clue_text(puzzle, clue) for clue in puzzle.rows)]
    lines += ["", "columns", *(_clue_text(puzzle, clue) for clue in puzzle.columns)]
    pictures = [("goal", puzzle.goal), *(("saved", grid) for grid in puzzle.extras.get("saved", ()))]
    lines += [f'\n{word} "{_picture_text(grid, puzzle)}"' for word, grid in pictures if grid is not None]
    return "\n".join(lines) + "\n"


def _colour_lines(puzzle: Puzzle) -> list[str]:
    if puzzle.palette == BLACK_AND_WHITE:
        return []
    lines = ["", f"background {_name(puzzle.palette[0])}"]
    for colour in puzzle.palette:
        lines.append(f"color {_name(colour)} {colour.hex} {_symbol(colour.char)}")
    return lines


def _name(colour: Colour) -> str:
    is_plain = _PLAIN_NAME.fullmatch(colour.name) and colour.name.lower() not in KEYWORDS
    return colour.name if is_plain else f'"{escape(colour.name)}"'


def _symbol(char: str) -> str:
    return escape(char, special="\"&' ")


def _clue_text(puzzle: Puzzle, clue: Clue | None) -> str:
    if clue is None:
        raise TypeError("a missing clue cannot be written in NON")
    if len(puzzle.palette) <= 2 or not clue:
        return format_clue(clue, ",")
    return " ".join(f"{_name(puzzle.palette[run.colour])} {run}" for run in clue)


def _picture_text(grid: Grid, puzzle: Puzzle) -> str:
    chars = [colour.char for colour in puzzle.palette]
    if len(chars) <= 2 and not {"0", "1"} & set(chars):
        chars = ["0", "1"]
    shown = {**{value: _symbol(char) for value, char in enumerate(chars)}, UNKNOWN: "?"}
    return "".join(shown[value] for value in grid.cells)


FORMAT = Format(
    name="non",
    title="NON",
    suffixes=(".non", ".nonpack"),
    carries=frozenset(
        {"clues", "colours", "rgb", "colour-names", "background", "goal", "saved", "many", *Puzzle.METADATA}
    ),
    looks_like=looks_like,
    read=read,
    write=write,
)

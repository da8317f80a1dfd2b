"""INI files of the pynogram solver: `[clues]` with `rows` and `columns`, `[colors]` with one colour a line.

A list goes on until the next `name =` or section. What is in it is shared with nonogrid: see `coloured_lists`.
The files are read line by line rather than by configparser, which knows no line numbers and takes `%` for its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import puzzle_at_once, reader_of_usual
from nonokit.formats.format import Format, Sample
from nonokit.formats.palettes import Declared
from nonokit.formats.text import coloured_lists
from nonokit.formats.text.coloured_lists import Line
from nonokit.model import Puzzle

_SECTION = re.compile(r"\s*\[\s*(\w+)\s*\]\s*(?:[#;].*)?")
_LIST = re.compile(r"\s*(rows|columns)\s*[=:](.*)")
_COLOUR = re.compile(r"\s*([^\W\d]\w*)\s*[=:](.*)")
_COMMENT = re.compile(r"\s*[#;]")
_LOOK = re.compile(r"(?m)^[ \t]*\[clues\]")
_QUOTED = re.compile(
    r"(?m)^[ \t]*(?:rows|columns)[ \t]*=[ \t]*(?:\"\"\"|'''|\"[^\"\n]*\"[ \t]*$|'[^'\n]*'[ \t]*$)"
)
_BARE = re.compile(r"(?m)^[ \t]*(?:rows|columns)[ \t]*[=:](?![ \t]*\[)")

_LISTS = r"((?:    \d[\d ]{0,200}\n)*    \d[\d ]{0,200})\n"
_USUAL = re.compile(rf"\[clues\]\ncolumns =\n{_LISTS}\nrows =\n{_LISTS}\n?", re.ASCII)


def looks_like(sample: Sample) -> int:
    if not _LOOK.search(sample.text) or _QUOTED.search(sample.text):
        return 0
    return 92 if _BARE.search(sample.text) else 0


def _at_once(usual: re.Match[str]) -> Puzzle | None:
    return puzzle_at_once(usual[2].split("\n"), usual[1].split("\n"))


def _with_care(sample: Sample) -> Puzzle:
    section = ""
    lists: dict[str, list[Line]] = {}
    colours: dict[str, Declared] = {}
    current: list[Line] | None = None
    for number, text in enumerate(sample.lines, 1):
        if match := _SECTION.fullmatch(text):
            section, current = match[1].lower(), None
        elif not text.strip() or _COMMENT.match(text):
            continue
        elif section == "clues":
            current = _add_clues(sample, number, text, lists, current)
        elif section in ("colors", "colours"):
            _add_colour(sample, number, text, colours)
    items = {name: coloured_lists.parse_items(sample, lines) for name, lines in lists.items()}
    return coloured_lists.build(sample, items, colours)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    keys = coloured_lists.keys_for(puzzle)
    lines: list[str] = []
    if any(keys):
        lines.append("[colors]")
        for key, colour in zip(keys[1:], puzzle.colours, strict=True):
            lines.append(f"{key} = {coloured_lists.format_colour(colour, puzzle.palette)}")
        lines.append("")
    lines.append("[clues]")
    for name, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        lines += [f"{name} =", *(f"    {clue}" for clue in coloured_lists.format_clues(clues, keys)), ""]
    return "\n".join(lines).encode()


def _add_clues(
    sample: Sample, number: int, text: str, lists: dict[str, list[Line]], current: list[Line] | None
) -> list[Line]:
    """Put a line of [clues] to the list it belongs to, which is returned."""
    match = _LIST.fullmatch(text)
    if match and match[1] in lists:
        raise sample.error(f"expected {match[1]!r} once, found it again", number)
    if match:
        # Blanks keep the columns of errors right.
        lists[match[1]] = [(number, " " * match.start(2) + match[2])]
        return lists[match[1]]
    if current is None:
        raise sample.error(f"expected 'rows =' or 'columns =', found {text.strip()[:20]!r}", number)
    current.append((number, text))
    return current


def _add_colour(sample: Sample, number: int, text: str, colours: dict[str, Declared]) -> None:
    match = _COLOUR.fullmatch(text)
    if not match:
        raise sample.error(f"expected a colour such as r = (red) %, found {text.strip()[:20]!r}", number)
    colours[match[1]] = coloured_lists.parse_colour(sample, match[1], match[2], number)


FORMAT = Format(
    name="ini",
    title="pynogram INI",
    suffixes=(".ini",),
    carries=frozenset({"clues", "colours", "rgb", "plain-colour-names"}),
    looks_like=looks_like,
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)

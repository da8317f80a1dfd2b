"""webpbn XML 0.3: puzzle sets with colours, goals, solutions and saved states (https://webpbn.com/pbn_fmt.html).

A count of 0 is a "blot": a run of unknown length whose colour is known. Triddlers (six sides) and triangular
cells exist in this format and are refused, as they are other puzzles.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.xml.text import format_attribute, format_text
from nonokit.formats.xml.webpbn_reader import read
from nonokit.model import UNKNOWN, Clue, Colour, Grid, Puzzle
from nonokit.model.colour import free_char

_ROOT = re.compile(r"<(?:puzzleset|puzzle)[\s>]", re.IGNORECASE)
_OWN = re.compile(r"<(?:puzzleset|clues|solution)[\s>]", re.IGNORECASE)
_FIELDS = ("source", "title", "author", "copyright", "description")
_IDS = ("id", "authorid", "note")
_BORDERS = "|[]/\\ "  # characters that mean something inside an image


def looks_like(sample: Sample) -> int:
    """A puzzle or a set of puzzles as XML."""
    head = sample.text[:100_000]
    if not (head.lstrip().startswith("<") and _ROOT.search(head)):
        return 0
    return 100 if _OWN.search(head) else 70  # others call their puzzles so too


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """A set of puzzles as XML."""
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<puzzleset>",
        *map(_puzzle, puzzles),
        "</puzzleset>\n",
    ]
    return "\n".join(parts).encode()


def _puzzle(puzzle: Puzzle) -> str:
    chars = _chars(puzzle)
    background = puzzle.palette[0]
    default = puzzle.palette[1] if len(puzzle.palette) > 1 else background
    attributes = (
        f"defaultcolor={format_attribute(default.name)} backgroundcolor={format_attribute(background.name)}"
    )
    lines = [f'<puzzle type="grid" {attributes}>']
    lines += [_text(tag, value) for tag, value in _metadata(puzzle) if value is not None]
    lines += [_colour(one, char) for one, char in zip(puzzle.palette, chars, strict=True)]
    for kind, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        lines += [f'<clues type="{kind}">', *(_line(puzzle, clue) for clue in clues), "</clues>"]
    pictures = [("goal", puzzle.goal), *(("saved", grid) for grid in puzzle.extras.get("saved", ()))]
    lines += [_solution(kind, grid, chars) for kind, grid in pictures if grid is not None]
    return "\n".join([*lines, "</puzzle>"])


def _metadata(puzzle: Puzzle) -> list[tuple[str, str | None]]:
    extras = [(tag, puzzle.extras.get(tag)) for tag in _IDS]
    return [(field, getattr(puzzle, field)) for field in _FIELDS] + extras


def _text(tag: str, value: str) -> str:
    keep = ' xml:space="preserve"' if value != value.strip() or not value else ""
    shown = format_text(value)
    return f"<{tag}{keep}>{shown}</{tag}>"


def _chars(puzzle: Puzzle) -> list[str]:
    """The palette's characters; those an image cannot use are replaced."""
    chars = [colour.char for colour in puzzle.palette]
    taken = {*chars, *_BORDERS}
    for value, colour in enumerate(puzzle.palette):
        if colour.char in _BORDERS:
            chars[value] = free_char(colour.name, taken)
            taken.add(chars[value])
    return chars


def _colour(colour: Colour, char: str) -> str:
    return (
        f"<color name={format_attribute(colour.name)} char={format_attribute(char)}>{colour.hex[1:]}</color>"
    )


def _line(puzzle: Puzzle, clue: Clue | None) -> str:
    counts = []
    for run in clue or ():
        name = (
            f" color={format_attribute(puzzle.palette[run.colour].name)}" if len(puzzle.palette) > 2 else ""
        )
        counts.append(f"<count{name}>{run.length or 0}</count>")
    return f"<line>{''.join(counts)}</line>"


def _solution(kind: str, grid: Grid, chars: list[str]) -> str:
    shown = {**dict(enumerate(chars)), UNKNOWN: "?"}
    rows = [f"|{''.join(shown[value] for value in row)}|" for row in grid.rows()]
    return f'<solution type="{kind}"><image>\n{format_text(chr(10).join(rows))}\n</image></solution>'


FORMAT = Format(
    name="xml",
    title="webpbn XML",
    suffixes=(".xml", ".pbn"),
    carries=frozenset(
        {
            "clues",
            "colours",
            "rgb",
            "colour-names",
            "background",
            "goal",
            "saved",
            "unknown",
            "many",
            *_FIELDS,
        }
    ),
    looks_like=looks_like,
    begins=at_each("<?xml"),
    read=read,
    write=write,
)

"""Clue lists and colour definitions as nonogrid (TOML) and pynogram (INI) write them: what the two share.

Clues stand between line ends or commas, with or without quotes; a run is `3`, or `3r` with the name of a
defined colour; `0` is the blank clue; `#` and `;` start comments. A colour is `r = (red) %`: its name in clues, its
look (a word, `R, G, B` or hex digits) and a character for pictures. Runs without a colour are black.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from string import ascii_lowercase

from nonokit.formats.clue_text import Token, expected, parse_number
from nonokit.formats.clues import puzzle_of_runs
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import Clue, Colour, Palette, Puzzle
from nonokit.model.colour import BLACK, NAMED, WHITE, free_char, parse_rgb

_COMMENT = re.compile("[#;].*")
_RUN = re.compile(r"(\d+)(\D\S*)?")
_DEFINITION = re.compile(r"\(([^()]*)\)\s*(\S?)")
_HEX = re.compile(r"#?(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})")

Line = tuple[int, str]  # its number and its text
Item = Token  # the text of one clue, not yet looked at


def parse_items(sample: Sample, lines: Iterable[Line]) -> list[Item]:
    """The clues of a list as texts; what they mean depends on the colours."""
    items: list[Item] = []
    for number, text in lines:
        column = 1
        for part in _COMMENT.sub("", text).split(","):
            if part.strip():
                items.append(Token(part.replace('"', " ").replace("'", " "), number, column))
            column += len(part) + 1
        if len(items) > MAX_SIDE:
            raise sample.error(f"expected at most {MAX_SIDE} clues in a list", number)
    return items


def parse_colour(sample: Sample, name: str, text: str, line: int) -> Declared:
    """A colour's definition: called as its look is, when that is a word, else as clues call it."""
    match = _DEFINITION.match(text.strip())
    if not match:
        raise sample.error(f"expected a colour such as (red) %, found {text.strip()[:20]!r}", line)
    look = match[1].strip()
    is_word = look.isalpha() and (look.lower() in NAMED or not _HEX.fullmatch(look))
    name = look if is_word else name
    # Black's usual character starts a comment in these files, so they have another for it.
    return Declared(name, _rgb(look), None if name == BLACK.name else match[2])


def _rgb(look: str) -> tuple[int, int, int] | None:
    parts = look.split(",")
    if len(parts) != 3:
        return parse_rgb(look)
    values = [int(part) for part in parts if re.fullmatch(r"\s*\d{1,3}\s*", part, re.ASCII)]
    return (values[0], values[1], values[2]) if len(values) == 3 and max(values) <= 255 else None


def build(sample: Sample, lists: dict[str, list[Item]], colours: dict[str, Declared]) -> Puzzle:
    """The puzzle of two lists, `rows` and `columns`, and the colours by their names in clues."""
    for name in ("rows", "columns"):
        if not lists.get(name):
            raise sample.error(f"expected {name!r} with clues, found none", len(sample.lines))
    sample.check_size(len(lists["columns"]), len(lists["rows"]))
    declared = [Declared(WHITE.name), *colours.values()]
    values = {key: value for value, key in enumerate(colours, 1)}
    words = {word for items in lists.values() for item in items for word in item.text.split()}
    if not colours or any(word.isdigit() and word.strip("0") for word in words):
        names = [colour.name for colour in declared]
        declared += [Declared(BLACK.name)] if BLACK.name not in names else []
        values[""] = names.index(BLACK.name) if BLACK.name in names else len(names)
    runs: dict[str, tuple[int, int]] = {}  # that words stand for, each word read once
    rows, columns = (
        [[*_clue(sample, item, values, runs)] for item in lists[name]] for name in ("rows", "columns")
    )
    return puzzle_of_runs(rows, columns, palette_of(declared))


def _clue(
    sample: Sample, item: Item, values: dict[str, int], runs: dict[str, tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    words = item.text.split()
    if len(words) == 1 and not words[0].strip("0"):  # blank
        return
    for word in words:
        if word not in runs:
            place = item.column + item.text.index(word)
            runs[word] = _run(sample, Token(word, item.line, place), values)
        yield runs[word]


def _run(sample: Sample, token: Token, values: dict[str, int]) -> tuple[int, int]:
    match = _RUN.fullmatch(token.text)
    if not match:
        raise expected(sample, "a number", token)
    length = parse_number(sample, token._replace(text=match[1]))
    if not length:
        raise expected(sample, "a run of at least 1", token)
    colour = values.get(match[2] or "")
    if colour is None:
        raise expected(
            sample, f"a defined colour ({', '.join(filter(None, values)) or 'there is none'})", token
        )
    return length, colour


def colour_keys(palette: Palette) -> list[str]:
    """How clues name each colour: short for a colour that its look names anyway, else its own name in small letters."""
    keys = [""]  # nobody names the background
    for colour in palette[1:]:
        own = re.sub(r"\W+", "_", colour.name.lower(), flags=re.ASCII)
        is_usable = not _is_known_word(colour) and re.fullmatch(r"[a-z_]\w*", own) and own not in keys
        keys.append(own if is_usable else next(key for key in _short_keys(colour.name) if key not in keys))
    return keys


def format_colour(colour: Colour, palette: Palette) -> str:
    """The look and the character of a colour."""
    look = colour.name if _is_known_word(colour) else colour.hex.removeprefix("#").upper()
    char = colour.char
    if not char.isascii() or not char.isprintable() or char in "#;'\"\\ ":
        char = free_char(colour.name, [other.char for other in palette])
    return f"({look}) {char}"


def format_clues(clues: Sequence[Clue | None], keys: Sequence[str]) -> list[str]:
    """Each clue as text, runs with their colours."""
    return [" ".join(f"{run}{keys[run.colour]}" for run in clue or ()) or "0" for clue in clues]


def keys_for(puzzle: Puzzle) -> list[str]:
    """The colours' names for a puzzle's clues; all empty when it is black and white and needs none."""
    return colour_keys(puzzle.palette) if puzzle.is_coloured else [""] * len(puzzle.palette)


def _is_known_word(colour: Colour) -> bool:
    return colour.name.isalpha() and NAMED.get(colour.name) == colour.rgb


def _short_keys(name: str) -> Iterator[str]:
    yield from (char for char in name.lower() if char in ascii_lowercase)
    yield from ascii_lowercase
    yield from map("".join, product(ascii_lowercase, repeat=2))

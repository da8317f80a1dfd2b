"""Reading NON: properties, then lists of clues, then pictures; see `non` for the format itself.

Files in the wild leave out what can be guessed: the size (the lists tell it), colours whose names everybody knows,
and which colour is the background (the first one declared that no clue uses). Colours may be declared anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from nonokit.errors import FormatError
from nonokit.formats.clue_text import (
    ClueLines,
    Token,
    expected,
    first_word,
    parse_number,
    puzzle_of_lines,
)
from nonokit.formats.clues import is_sound, puzzle_of_runs
from nonokit.formats.entities import unescape
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared
from nonokit.formats.pictures import cells_of
from nonokit.formats.readings import with_note
from nonokit.formats.text.non_at_a_glance import puzzle_at_a_glance
from nonokit.formats.text.non_colours import NO_COLOUR, NamedRun, Names, named_runs, unquoted
from nonokit.formats.text.non_packs import parts_of
from nonokit.formats.text.non_palette import palette_and_values
from nonokit.formats.text.non_words import KEYWORDS, metadata_of
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Grid, Palette, Puzzle
from nonokit.model.colour import parse_rgb

_SIZES = re.compile(r"^(width|height)[ \t]+(\d{1,4})(?=[ \t]*$)", re.MULTILINE | re.ASCII)
_PROPERTY = re.compile(r"\s*([A-Za-z]+)(?:\s*[:=](?=\s|\d|$))?(?:\s+|(?<=[:=])|$)(.*?)\s*")
_SIZE = re.compile(r"[^\s,]+")
_COLOUR = re.compile(r"\s*colou?r\b[\s:=]*", re.IGNORECASE)
_DECLARED = re.compile(
    r"""("[^"]*"|'[^']*'|[^\s,:="']+)[\s,:=]+(rgba?\([^()]*\)|\d{1,3}(?:[,\s]+\d{1,3}){2}(?!\S)|[^\s,:="']+)(.*)"""
)
_COMMENT = re.compile(r"\s*(?:#|//|;|%)")
_REMARK = re.compile(r"\s+(?:#|//)\s.*")  # behind a clue
_NAMED = re.compile(r"[^\W\d_]{3}|[#\"']")  # in clues: a colour
_CHAR = re.compile(r"&[^;\s]{1,32};|\S")
_SIDES = {"rows": "height", "columns": "width"}
_OTHERWISE = {"cols": "columns", "row": "rows", "column": "columns"}


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of a file; where only that makes sense of it, with its width and height exchanged."""
    try:
        puzzles = _read(sample)
    except FormatError:
        turned = _read_exchanged(sample)
        if not turned:
            raise
        return turned
    return puzzles if all(map(is_sound, puzzles)) else _read_exchanged(sample) or puzzles


def _read_exchanged(sample: Sample) -> list[Puzzle]:
    sizes = _SIZES.findall(sample.text)
    if [word for word, _ in sizes] not in (["width", "height"], ["height", "width"]):
        return []
    numbers = iter([number for _, number in sizes[::-1]])
    text = _SIZES.sub(lambda match: f"{match[1]} {next(numbers)}", sample.text)
    try:
        puzzles = _read(Sample(text.encode(), sample.source))
    except FormatError:
        return []
    note = "width and height are exchanged in it: as they stand, they do not fit the clues"
    return with_note(puzzles, note) if all(map(is_sound, puzzles)) else []


def _read(sample: Sample) -> list[Puzzle]:
    parts = parts_of(sample)
    sample.check_count(len(parts))
    return [_puzzle(sample, start, end) for start, end in parts]


def _puzzle(sample: Sample, start: int, end: int) -> Puzzle:
    """The puzzle of some lines: as nearly all files are, or with care."""
    text = sample.text if end - start == len(sample.lines) else "\n".join([*sample.lines[start:end], ""])
    return puzzle_at_a_glance(text) or _Reader(sample, start, end).puzzle()


def _has_letters(text: str) -> bool:
    return any(map(str.isalpha, text))


@dataclass(slots=True)
class _Reader:
    """Reads the lines `position` to `end` (counted from 0) as one puzzle."""

    sample: Sample
    position: int
    end: int
    sizes: dict[str, int] = field(default_factory=dict)
    lists: dict[str, ClueLines] = field(default_factory=dict)
    colours: dict[str, Declared] = field(default_factory=dict)
    names: Names = field(default_factory=partial(Names, ()))
    background: str | None = None
    texts: dict[str, str] = field(default_factory=dict)
    pictures: list[tuple[str, int, str]] = field(default_factory=list)

    def puzzle(self) -> Puzzle:
        lines = self.sample.lines
        for at in range(self.position, self.end):
            begun = _COLOUR.match(lines[at])
            if begun:
                self._colour(lines[at], begun.end(), at + 1)
        self.names = Names(self.colours)
        while self.position < self.end:
            text = lines[self.position]
            self.position += 1
            if text and not _COLOUR.match(text):
                self._line(text, self.position)
        self._check_complete()
        texts = [text for side in self.lists.values() for text in side.texts]
        has_words = any(map(_NAMED.search, texts)) or (self.names.takes_all and any(map(_has_letters, texts)))
        return self._coloured() if self.colours or has_words else self._plain()

    def _plain(self) -> Puzzle:
        fields = self._fields(BLACK_AND_WHITE)
        if not self.lists:
            return Puzzle.from_grid(**fields)
        return puzzle_of_lines(self.sample, self.lists["rows"], self.lists["columns"], **fields)

    def _coloured(self) -> Puzzle:
        """Names stand before their numbers, or behind them where only that makes sense."""
        found: list[Puzzle] = []
        errors: list[FormatError] = []
        for is_name_first in (True, False):
            try:
                found.append(self._in_order(is_name_first))
            except FormatError as error:
                errors.append(error)
            if found and is_sound(found[-1]):
                return found[-1]
        if found:
            return found[0]
        raise errors[0]

    def _in_order(self, is_name_first: bool) -> Puzzle:
        sides = [[*self._runs(self.lists[kind], is_name_first)] for kind in _SIDES if kind in self.lists]
        used = {name for side in sides for clue in side for name, _ in clue}
        palette, values = palette_and_values(self.colours.values(), self.background, used)
        if not values:  # nothing but the background is declared
            return self._plain()
        fields = self._fields(palette)
        if not sides:
            return Puzzle.from_grid(**fields)
        values = {NO_COLOUR: values.get("black", 1), **values}
        rows, columns = (
            [[(length, values[name]) for name, length in clue] for clue in side] for side in sides
        )
        return puzzle_of_runs(rows, columns, palette, **fields)

    def _runs(self, side: ClueLines, is_name_first: bool) -> Iterator[list[NamedRun]]:
        for line, text in zip(*side, strict=True):
            yield named_runs(self.sample, text, line, self.names, is_name_first=is_name_first)

    def _fields(self, palette: Palette) -> dict[str, Any]:
        """What there is beside the clues; `grid` is the goal where there are none."""
        fields, extras = metadata_of(self.texts)
        goal = self._pictures(palette, extras)
        return {"goal" if self.lists else "grid": goal, "extras": extras, **fields}

    def _line(self, text: str, number: int) -> None:
        """Read a line, and whatever it opens."""
        said = _PROPERTY.fullmatch(text)
        word = text.lstrip()[:1]
        if said is None:
            if word.isdigit() and not self.lists:
                raise expected(self.sample, "a word such as width, rows or title", first_word(text, number))
            if word.isdigit():
                raise self.sample.error(
                    f"more clues than the size says: found {text.strip()[:20]!r}", number, 1
                )
            return
        keyword, rest = said[1].lower(), said[2]
        keyword = _OTHERWISE.get(keyword, keyword)
        if keyword in ("width", "height") or (keyword in _SIDES and rest):
            self._size(_SIDES.get(keyword, keyword), rest, number, said.start(2) + 1)
        elif keyword in _SIDES:
            self._list(keyword)
        elif keyword in ("goal", "saved"):
            self.pictures.append((keyword, number, self._quoted(rest, number)))
        elif keyword == "background":
            self.background = unescape(unquoted(rest))
        else:
            self.texts.setdefault(keyword, unescape(unquoted(rest)))

    def _size(self, side: str, rest: str, number: int, column: int) -> None:
        found = _SIZE.match(rest)
        if found is None:
            raise self.sample.error(f"expected a number after {side!r}", number, column)
        size = parse_number(self.sample, Token(found[0], number, column))
        if self.sizes.setdefault(side, size) != size:
            raise self.sample.error(f"the {side} was {self.sizes[side]}, now it is {size}", number, column)
        self.sample.check_size(self.sizes.get("width", 1), self.sizes.get("height", 1), number)

    def _list(self, kind: str) -> None:
        """Keep the clue lines of a list. Blank lines count as clues only when the list is too short without."""
        count = self.sizes.get(_SIDES[kind])
        self.names.takes_all = not self.colours and not self.sizes
        most = MAX_SIDE if count is None else count
        found: list[tuple[int, str]] = []
        filled = 0
        while self.position < self.end and filled < most:
            text = self.sample.lines[self.position]
            is_blank = not text or text.isspace()
            if not is_blank and not self.names.begins(text):
                if not _COMMENT.match(text):
                    break
                self.position += 1
                continue
            filled += not is_blank
            self.position += 1
            found.append((self.position, _REMARK.sub("", text) if "#" in text or "//" in text else text))
        if filled < len(found) and (count is None or filled == count):
            found = [(line, text) for line, text in found if text.strip()]
        counted = found if count is None else self._counted(kind, count, found)
        self.lists[kind] = ClueLines([line for line, _ in counted], [text for _, text in counted])

    def _counted(self, kind: str, count: int, found: list[tuple[int, str]]) -> list[tuple[int, str]]:
        if len(found) < count:
            raise self._too_short(kind, count, found)
        if any(text.strip() for _, text in found[count:]):
            line = next(line for line, text in found[count:] if text.strip())
            raise self.sample.error(f"expected {count} {kind}, found more", line, 1)
        return found[:count]

    def _too_short(self, kind: str, count: int, found: list[tuple[int, str]]) -> Exception:
        """The error for a list that ends early: at the line that is no clue, or at the end."""
        if self.position < self.end:
            token = first_word(self.sample.lines[self.position], self.position + 1)
            if token.text.lower() not in KEYWORDS:
                return expected(self.sample, "a clue", token)
        filled = sum(bool(text.strip()) for _, text in found)
        return self.sample.error(f"expected {count} {kind}, found {filled}", min(self.position + 1, self.end))

    def _quoted(self, rest: str, number: int) -> str:
        """What stands between quotes, which may span lines."""
        if rest[:1] not in ('"', "'"):
            return rest
        quote, parts = rest[0], [rest[1:]]
        if rest.find(quote, 1) == len(rest) - 1:
            return rest[1:-1]
        while quote not in parts[-1]:
            if self.position >= self.end:
                raise self.sample.error(f"expected a closing {quote}, found the end", number)
            parts.append(self.sample.lines[self.position])
            self.position += 1
        return "\n".join(parts).partition(quote)[0]

    def _colour(self, text: str, start: int, number: int) -> None:
        """`color NAME LOOK [SYMBOL]`."""
        found = _DECLARED.match(text, start)
        if found is None:
            raise self.sample.error(
                "expected a colour's name and its look, such as #ff0000", number, len(text) + 1
            )
        name, rgb = unescape(unquoted(found[1])), parse_rgb(found[2])
        if rgb is None or not name:
            raise expected(
                self.sample, "a colour such as #ff0000", Token(found[2], number, found.start(2) + 1)
            )
        symbol = unescape(found[3].strip()) or (name if len(name) == 1 else "")
        self.colours[name] = Declared(name, rgb, symbol or None)

    def _check_complete(self) -> None:
        if len(self.lists) == len(self.sizes) == 2:
            return
        has_goal = any(word == "goal" for word, *_ in self.pictures)
        for kind, side in _SIDES.items():
            if kind in self.lists:
                self.sizes.setdefault(side, len(self.lists[kind].texts))
            elif self.lists or (side in self.sizes and not has_goal):
                raise self.sample.error(f"expected {kind}, found the end", self.end)
            elif side not in self.sizes:
                raise self.sample.error(f"expected {side}, found the end", self.end)
        self.sample.check_size(self.sizes["width"], self.sizes["height"])

    def _pictures(self, palette: Palette, extras: dict[str, Any]) -> Grid | None:
        """The first goal; the saved states are kept in the extras."""
        grids: dict[str, list[Grid]] = {"goal": [], "saved": []}
        for word, line, text in self.pictures:
            try:
                grids[word].append(self._picture(line, text, palette))
            except FormatError as error:
                if not self.lists:
                    raise
                note = f"line {line}: the picture ({word}) is left out: {error.message}"
                extras["notes"] = [*extras.get("notes", ()), note]
        if grids["saved"]:
            extras["saved"] = tuple(grids["saved"])
        return grids["goal"][0] if grids["goal"] else None

    def _picture(self, number: int, text: str, palette: Palette) -> Grid:
        """The cells of a goal or a saved state; characters that mean nothing are skipped."""
        values = {"0": 0, "1": 1, "?": UNKNOWN} | {one.char: value for value, one in enumerate(palette)}
        cells = cells_of("".join(map(unescape, _CHAR.findall(text))) if "&" in text else text, values)
        width, height = self.sizes["width"], self.sizes["height"]
        if len(cells) != width * height:
            raise self.sample.error(
                f"expected {width * height} cells in the picture, found {len(cells)}", number
            )
        return Grid(width, height, cells, palette)

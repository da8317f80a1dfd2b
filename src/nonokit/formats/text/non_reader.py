"""Reading NON: properties, then lists of clues, then pictures; see `non` for the format itself.

Files in the wild leave out what can be guessed: the size (the lists tell it), colours whose names everybody knows,
and which colour is the background (the first one declared that no clue uses).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice
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
from nonokit.formats.clues import (
    Runs,
    is_sound,
    puzzle_of_names,
    puzzle_of_runs,
)
from nonokit.formats.entities import unescape
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared
from nonokit.formats.pictures import cells_of
from nonokit.formats.readings import with_note
from nonokit.formats.text.non_at_a_glance import puzzle_at_a_glance
from nonokit.formats.text.non_colours import (
    PIECE,
    colour_clue,
    is_colour,
    unquoted,
)
from nonokit.formats.text.non_lists import ClueList, usual_list
from nonokit.formats.text.non_palette import palette_and_values
from nonokit.formats.text.non_words import KEYWORDS, metadata_of
from nonokit.model import UNKNOWN, Grid, Palette, Puzzle
from nonokit.model.colour import parse_rgb

_BORDER = re.compile(r"====+\s*")
_SIZES = re.compile(r"^(width|height)[ \t]+(\d{1,4})(?=[ \t]*$)", re.MULTILINE | re.ASCII)
_SIZE = re.compile(r"\s*[^\s,]+[\s,]+([^\s,]+)")
_CHAR = re.compile(r"&[^;\s]{1,32};|\S")
_WORD = re.compile(r"[a-z]+")
_SIDES = {"rows": "height", "columns": "width"}


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of a file; where only that makes sense of it, with its width and height exchanged."""
    try:
        return _read(sample)
    except FormatError:
        turned = _read_exchanged(sample)
        if not turned:
            raise
        return turned


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
    """All puzzles of a file, which is one, or a pack with `====` between them."""
    usual = puzzle_at_a_glance(sample)
    if usual is not None:
        return [usual]
    lines = sample.lines
    if "\n====" not in sample.text and not sample.text.startswith("===="):
        is_blank = not sample.text or sample.text.isspace()
        return [] if is_blank else [_Reader(sample, 0, len(lines)).puzzle()]
    borders = [i for i, line in enumerate(lines) if line[:1] == "=" and _BORDER.fullmatch(line)]
    starts = [0, *(border + 1 for border in borders)]
    ends = [*borders, len(lines)]
    parts = [
        (start, end) for start, end in zip(starts, ends, strict=True) if any(map(str.strip, lines[start:end]))
    ]
    sample.check_count(len(parts))
    return [_Reader(sample, start, end).puzzle() for start, end in parts]


@dataclass(slots=True)
class _Reader:
    """Reads the lines `position` to `end` (counted from 0) as one puzzle."""

    sample: Sample
    position: int
    end: int
    sizes: dict[str, int] = field(default_factory=dict)
    lists: dict[str, ClueList] = field(default_factory=dict)
    colours: dict[str, Declared] = field(default_factory=dict)
    background: str | None = None
    texts: dict[str, str] = field(default_factory=dict)
    pictures: list[tuple[str, int, str]] = field(default_factory=list)

    def puzzle(self) -> Puzzle:
        lines = self.sample.lines
        while self.position < self.end:
            text = lines[self.position]
            self.position += 1
            if text:
                self._line(text, self.position)
        self._check_complete()
        palette, values = self._palette()
        fields, extras = metadata_of(self.texts)
        goal = self._pictures(palette, extras)
        if not self.lists:
            assert goal is not None
            return Puzzle.from_grid(goal, extras=extras, **fields)
        rows, columns = self.lists["rows"], self.lists["columns"]
        if not values:
            return puzzle_of_lines(self.sample, rows.lines, columns.lines, goal=goal, extras=extras, **fields)
        if rows.named is not None and columns.named is not None:
            return puzzle_of_names(
                rows.named, columns.named, values, palette, goal=goal, extras=extras, **fields
            )
        across, down = (self._coloured(side, values) for side in (rows, columns))
        return puzzle_of_runs(across, down, palette, goal=goal, extras=extras, **fields)

    def _line(self, text: str, number: int) -> None:
        """Read a line, and whatever it opens."""
        words = text.split(None, 1)
        if not words:
            return
        keyword, rest = words[0].lower(), words[1].rstrip() if len(words) > 1 else ""
        if keyword in ("width", "height") or (keyword in _SIDES and rest):
            self._size(_SIDES.get(keyword, keyword), rest, text, number)
        elif keyword in _SIDES:
            self._list(keyword)
        elif keyword in ("goal", "saved"):
            self.pictures.append((keyword, number, self._quoted(rest, number)))
        elif keyword in ("color", "colour"):
            self._colour(text, number)
        elif keyword == "background":
            self.background = unescape(unquoted(rest))
        elif keyword in KEYWORDS or _WORD.fullmatch(keyword):
            self.texts.setdefault(keyword, unescape(unquoted(rest)))
        elif keyword[0].isdigit() and not self.lists:
            raise expected(self.sample, "a word such as width, rows or title", first_word(text, number))
        elif keyword[0].isdigit():
            raise self.sample.error(f"more clues than the size says: found {text.strip()[:20]!r}", number, 1)

    def _size(self, side: str, rest: str, text: str, number: int) -> None:
        if side not in self.sizes and rest.isdigit() and rest.isascii() and len(rest) < 4 and rest[0] != "0":
            self.sizes[side] = int(rest)
            return
        found = _SIZE.match(text)
        if found is None:
            raise self.sample.error(f"expected a number after {side!r}", number, len(text) + 1)
        size = parse_number(self.sample, Token(found[1], number, found.start(1) + 1))
        if self.sizes.setdefault(side, size) != size:
            raise self.sample.error(
                f"the {side} was {self.sizes[side]}, now it is {size}", number, found.start(1) + 1
            )
        self.sample.check_size(self.sizes.get("width", 1), self.sizes.get("height", 1), number)

    def _list(self, kind: str) -> None:
        """Keep the clue lines of a list. Blank lines count as clues only when the list is too short without."""
        count = self.sizes.get(_SIDES[kind])
        usual = self._usual_list(count) if count else None
        if usual is not None:
            self.lists[kind] = usual
            return
        most = MAX_SIDE if count is None else count
        found: list[tuple[int, str]] = []
        filled = 0
        while self.position < self.end and filled < most:
            text = self.sample.lines[self.position]
            if text and not text.isspace():
                if not self._is_clue(text):
                    break
                filled += 1
            self.position += 1
            found.append((self.position, text))
        if filled < len(found) and (count is None or filled == count):
            found = [(line, text) for line, text in found if text.strip()]
        counted = found if count is None else self._counted(kind, count, found)
        lines = ClueLines([line for line, _ in counted], [text for _, text in counted])
        self.lists[kind] = ClueList(lines)

    def _usual_list(self, count: int) -> ClueList | None:
        """The next lines when they are so many clues that need no second look, none of them blank."""
        start = self.position
        end = start + count
        texts = self.sample.lines[start:end]
        found = (
            usual_list(start + 1, texts, self.colours) if end <= self.end and len(texts) == count else None
        )
        self.position += count if found else 0
        return found

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

    def _is_clue(self, text: str) -> bool:
        """Whether a line can be a clue: it starts with a number or a colour."""
        words = text.split(None, 1)
        first = words[0]
        if first[0].isdigit() or first[0] in "-?" or first in self.colours:
            return True
        piece = PIECE.search(text)
        return piece is not None and is_colour(unescape(unquoted(piece.group())), self.colours)

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

    def _colour(self, text: str, number: int) -> None:
        """`color NAME VALUE [SYMBOL]`."""
        pieces = [*islice(PIECE.finditer(text), 3)]
        if len(pieces) < 3:
            raise self.sample.error(
                "expected a colour's name and its look, such as #ff0000", number, len(text) + 1
            )
        name, look = unescape(unquoted(pieces[1].group())), pieces[2]
        rgb = parse_rgb(look.group())
        if rgb is None or not name:
            found = Token(look.group(), number, look.start() + 1)
            raise expected(self.sample, "a colour such as #ff0000", found)
        symbol = unescape(text[look.end() :].strip()) or (name if len(name) == 1 else "")
        self.colours[name] = Declared(name, rgb, symbol or None)

    def _check_complete(self) -> None:
        if len(self.lists) == len(self.sizes) == 2:
            return
        has_goal = any(word == "goal" for word, *_ in self.pictures)
        for kind, side in _SIDES.items():
            if kind in self.lists:
                self.sizes.setdefault(side, len(self.lists[kind].lines.texts))
            elif self.lists or (side in self.sizes and not has_goal):
                raise self.sample.error(f"expected {kind}, found the end", self.end)
            elif side not in self.sizes:
                raise self.sample.error(f"expected {side}, found the end", self.end)
        self.sample.check_size(self.sizes["width"], self.sizes["height"])

    def _palette(self) -> tuple[Palette, dict[str, int]]:
        """The palette, and the value of each name that clues use."""
        sides = self.lists.values()
        used: set[str] = set()
        if self.colours or any(side.has_words for side in sides):
            used = used.union(*(side.colours() for side in sides))
        return palette_and_values(self.colours.values(), self.background, used)

    def _coloured(self, side: ClueList, values: dict[str, int]) -> list[Runs]:
        return [colour_clue(self.sample, text, line, values) for line, text in zip(*side.lines, strict=True)]

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

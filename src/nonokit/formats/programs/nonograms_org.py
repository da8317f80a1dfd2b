"""Puzzle pages of nonograms.org, saved from a browser: the picture is in `var d=[[…],…];`.

`d` is a list of lists of four numbers, lightly disguised: a number is `x0 % x3 + x1 % x3 - x2 % x3`. In order: something
unused, the width, the height, the count of colours, an offset for the colours, the colours, the count of runs, an
offset for the runs, the runs (first column, length, colour, row). So this is a list of the runs of the solution,
from which the clues follow. Written files hold the same variable without disguise.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from nonokit.errors import FormatError
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_DIGITS
from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import BACKGROUND, Grid, Puzzle
from nonokit.model.colour import BLACK, MAX_COLOURS, WHITE

_VARIABLE = re.compile(r"\bvar\s+d\s*=\s*\[\s*\[")
_ENTRY = re.compile(r"\s*\[([-\d\s,]*)\]\s*(,|\])?")
_TITLE = re.compile(r"<title>([^<]{0,300})", re.IGNORECASE)
_QUOTED = re.compile("«([^»]+)»")
_NUMBER = re.compile(rf"-?[0-9]{{1,{MAX_DIGITS}}}")
_COUNT = 4  # numbers in an entry

Entry = tuple[int, int, int, int]


class _Data:
    """The entries of the variable, read in order."""

    def __init__(self, sample: Sample, start: int) -> None:
        self.sample = sample
        self.text = sample.text
        self.position = start

    def error(self, message: str) -> FormatError:
        line = self.text.count("\n", 0, self.position) + 1
        return self.sample.error(message, line, self.position - self.text.rfind("\n", 0, self.position))

    def entry(self) -> Entry:
        match = _ENTRY.match(self.text, self.position)
        if not match:
            found = self.text[self.position : self.position + 20]
            raise self.error(f"expected [n,n,n,n], found {found!r}")
        words = [word.strip() for word in match[1].split(",")]
        if len(words) != _COUNT or not all(map(_NUMBER.fullmatch, words)):
            raise self.error(f"expected four numbers, found {match[1][:20]!r}")
        self.position = match.end()
        a, b, c, d = map(int, words)
        return a, b, c, d

    def number(self) -> int:
        a, b, c, modulus = self.entry()
        self._check(modulus)
        return a % modulus + b % modulus - c % modulus

    def run_count(self) -> int:
        a, b, c, modulus = self.entry()
        self._check(modulus)
        return (a % modulus) ** 2 + 2 * (b % modulus) + c % modulus

    def _check(self, modulus: int) -> None:
        if modulus < 1:
            raise self.error(f"expected a last number of at least 1, found {modulus}")


def looks_like(sample: Sample) -> int:
    return 95 if "var" in sample.text and _VARIABLE.search(sample.text) else 0


def read(sample: Sample) -> list[Puzzle]:
    starts = [found.end() - 1 for found in _VARIABLE.finditer(sample.text)]
    if not starts:
        raise sample.error("expected 'var d=[[' with the puzzle: save the page of one puzzle")
    return [_puzzle(sample, before, start) for before, start in pairwise([0, *starts])]


def _puzzle(sample: Sample, before: int, start: int) -> Puzzle:
    """The puzzle that starts at a place; its title stands behind the one before."""
    data = _Data(sample, start)
    data.entry()
    width, height = data.number(), data.number()
    sample.check_size(width, height)
    palette = palette_of([Declared(WHITE.name), *_colours(data)])
    grid = Grid(width, height, _cells(data, width, height, len(palette) - 1), palette)
    return Puzzle.from_grid(grid, title=_title(sample.text[before:start]))


def _title(text: str) -> str | None:
    """The puzzle's name, which the title of the page has in quotes."""
    page = _TITLE.search(text)
    name = _QUOTED.search(html.unescape(page[1])) if page else None
    return name[1].strip() or None if name else None


def _colours(data: _Data) -> list[Declared]:
    count = data.number()
    if not 1 <= count < MAX_COLOURS:
        raise data.error(f"expected 1 to {MAX_COLOURS - 1} colours, found {count}")
    green, red, _, blue = data.entry()
    colours = []
    for _ in range(count):
        entry = data.entry()
        rgb = (entry[0] - red, entry[1] - green, entry[2] - blue)
        if not all(0 <= value <= 255 for value in rgb):
            raise data.error(f"expected a colour of 0 to 255, found {rgb}")
        name = BLACK.name if rgb == BLACK.rgb else "#{:02x}{:02x}{:02x}".format(*rgb)
        colours.append(Declared(name, rgb))
    return colours


def _cells(data: _Data, width: int, height: int, colours: int) -> bytes:
    count = data.run_count()
    cells = bytearray([BACKGROUND]) * (width * height)
    offsets = data.entry()
    for _ in range(count):
        x, length, colour, y = (a - b for a, b in zip(data.entry(), offsets, strict=True))
        fits = min(x, length, y) >= 1 and x + length - 1 <= width and y <= height
        if not fits or not 1 <= colour <= colours:
            raise data.error(f"expected a run inside {width}×{height}: column {x}, length {length}, row {y}")
        start = (y - 1) * width + x - 1
        cells[start : start + length] = bytes([colour]) * length
    return bytes(cells)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    goal = puzzles[0].goal
    assert goal is not None  # a format without clues is only asked to write puzzles with a goal
    runs = list(_runs(goal))
    colours = goal.palette[1:]
    entries: list[Sequence[int]] = [(0, 0, 0, 1)]
    entries += [(number, 0, 0, number + 1) for number in (goal.width, goal.height, len(colours))]
    entries += [(0, 0, 0, 0), *((*colour.rgb, 0) for colour in colours)]
    entries += [(0, 0, len(runs), len(runs) + 1), (0, 0, 0, 0), *runs]
    body = ",".join("[" + ",".join(map(str, entry)) + "]" for entry in entries)
    return f"var d=[{body}];\n".encode()


def _runs(goal: Grid) -> Iterator[Entry]:
    for y, row in enumerate(goal.rows(), 1):
        x = 1
        for colour, cells in groupby(row):
            length = len(list(cells))
            if colour != BACKGROUND:
                yield x, length, colour, y
            x += length


FORMAT = Format(
    name="nonograms-org",
    title="nonograms.org page",
    suffixes=(".html", ".htm"),
    carries=frozenset({"goal", "colours", "rgb"}),
    looks_like=looks_like,
    read=read,
    write=write,
)

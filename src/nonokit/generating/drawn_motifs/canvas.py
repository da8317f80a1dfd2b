"""What motifs draw on: parts in colours, told apart in the way the style of the picture needs.

A motif names its parts once. In colour each part has its own; in a solid black picture a one-cell gap sets a part off
from what lies under it, and small marks take the opposite of what they lie on; in a line drawing every part is its
outline. So one drawing gives three pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from nonokit.generating.drawn_motifs.shapes import ACROSS, AROUND, Cell, Shape, grow, rim
from nonokit.model import BLACK_AND_WHITE, Colour, Grid, Palette
from nonokit.model.colour import free_char

INK = "black"
PAPER = "white"
THICK_FROM = 20  # cells, the shorter side of a line drawing whose lines are two cells wide


class DrawingStyle(StrEnum):
    """How parts are told apart."""

    SOLID = "solid"
    LINE = "line"
    COLOUR = "colour"


class Canvas:
    """Cells of named colours; what is not painted is paper."""

    def __init__(self, width: int, height: int, style: DrawingStyle = DrawingStyle.SOLID) -> None:
        self.width = width
        self.height = height
        self.style = style
        self.cells: dict[Cell, str] = {}
        self.subject: set[Cell] = set()  # where the motif itself is, gaps and holes included
        self._meant: set[Cell] = set()  # small on purpose
        self._parts: dict[Cell, int] = {}  # which part is on top, for outlines
        self._numbers: dict[str, int] = {}  # the part that goes on growing, by colour
        self._marks: set[Cell] = set()

    @property
    def is_coloured(self) -> bool:
        """Whether parts differ by colour."""
        return self.style is DrawingStyle.COLOUR

    def paint(
        self,
        shape: Iterable[Cell],
        colour: str = INK,
        *,
        gap: bool = False,
        hollow: bool = False,
        scenery: bool = False,
    ) -> Shape:
        """Paints a part over what is there; returns what of it is on the canvas.

        `gap` keeps one cell free around it where it would run into its own colour, `hollow` leaves its inside white in
        a solid picture, and `scenery` is no part of the motif itself.
        """
        part = self._clip(shape)
        if not scenery:
            self.subject |= part
        if gap and self.style is not DrawingStyle.LINE:
            around = grow(part) - part
            self._clear(c for c in around if self.cells.get(c) == self._ink(colour))
        if hollow and self.style is DrawingStyle.SOLID:
            self._clear(part)
            self._fill(rim(part), colour)
        else:
            self._fill(part, colour)
        if len(part) <= 3:
            self._meant |= part
        self._number(part, colour, gap=gap)
        return part

    def _number(self, part: Shape, colour: str, *, gap: bool) -> None:
        """Parts of one colour are one for outlines, unless a gap sets them off."""
        if gap or colour not in self._numbers:
            self._numbers[colour] = len(self._parts) + len(self._numbers) + 1
        self._parts.update(dict.fromkeys(part, self._numbers[colour]))
        self._marks -= part

    def mark(self, shape: Iterable[Cell], colour: str = INK) -> None:
        """A small feature on a part: in its colour, or the opposite of what it lies on."""
        part = self._clip(shape)
        self._meant |= part
        self._marks |= part
        if self.style is DrawingStyle.SOLID:
            covered = part & self.cells.keys()
            self._clear(covered)
            self._fill(part - covered, INK)
        else:
            self._fill(part, colour)

    def hole(self, shape: Iterable[Cell], colour: str = PAPER) -> None:
        """An opening in a part: white where there are no colours."""
        part = self._clip(shape)
        self._meant |= part
        self._clear(part)
        if self.style is not DrawingStyle.SOLID:
            self._fill(part, colour)
        for cell in part:
            self._parts.pop(cell, None)
        if len(part) <= 3:
            self._marks |= part

    def cut(self, shape: Iterable[Cell]) -> None:
        """Takes a piece out of what was painted: a bite, a gap in a ring."""
        part = self._clip(shape)
        self._clear(part)
        self.subject -= part
        self._marks -= part
        for cell in part:
            self._parts.pop(cell, None)

    def _ink(self, colour: str) -> str:
        return INK if self.style is DrawingStyle.SOLID and colour != PAPER else colour

    def _clip(self, shape: Iterable[Cell]) -> Shape:
        return frozenset((x, y) for x, y in shape if 0 <= x < self.width and 0 <= y < self.height)

    def _clear(self, cells: Iterable[Cell]) -> None:
        for cell in list(cells):
            self.cells.pop(cell, None)

    def _fill(self, cells: Iterable[Cell], colour: str) -> None:
        ink = self._ink(colour)
        if ink == PAPER:
            self._clear(cells)
        else:
            self.cells.update(dict.fromkeys(cells, ink))

    def finish(self, most_colours: int = 5) -> Grid:
        """The picture: tidied up, with the palette of the colours that are in it."""
        if self.style is DrawingStyle.LINE:
            self.cells = dict.fromkeys(self._outlines() | self._marks, INK)
        self._tidy()
        self._merge(most_colours)
        names = sorted(set(self.cells.values()), key=lambda name: (name != INK, name))
        values = {name: value for value, name in enumerate(names, start=1)}
        places = ((x, y) for y in range(self.height) for x in range(self.width))
        cells = bytes(values[self.cells[c]] if c in self.cells else 0 for c in places)
        return Grid(self.width, self.height, cells, palette_of(names))

    def _outlines(self) -> set[Cell]:
        """Where a part ends: at the paper, or over a part that lies lower; in larger pictures two cells wide."""
        parts = self._parts
        edge = {
            (x, y)
            for (x, y), number in parts.items()
            if any(parts.get((x + dx, y + dy), 0) < number for dx, dy in ACROSS)
        }
        if min(self.width, self.height) < THICK_FROM:
            return edge
        return edge | {
            (x + dx, y + dy)
            for x, y in edge
            for dx, dy in ACROSS
            if parts.get((x + dx, y + dy)) == parts[x, y]
        }

    def _tidy(self) -> None:
        """Takes away what overlapping parts left behind: single cells that nobody meant."""
        cells = self.cells
        alone = [c for c, ink in cells.items() if c not in self._meant and self._is_alone(c, ink)]
        for cell in sorted(alone):
            self._settle(cell)
        if self.style is not DrawingStyle.LINE:
            places = ((x, y) for y in range(self.height) for x in range(self.width))
            blank = [c for c in places if c not in cells and c not in self._meant and self._is_hole(c)]
            for cell in blank:
                self._settle(cell)

    def _merge(self, most_colours: int) -> None:
        """Keeps palettes small: the rarest colour gives way to the one most like it."""
        while len(counts := Counter(self.cells.values())) > most_colours:
            rare = min(counts, key=lambda name: (counts[name], name))
            others = sorted(set(counts) - {rare})
            like = min(others, key=lambda name: _difference(COLOURS[rare], COLOURS[name]))
            self.cells = {c: like if ink == rare else ink for c, ink in self.cells.items()}

    def _is_alone(self, cell: Cell, ink: str) -> bool:
        x, y = cell
        return not any(self.cells.get((x + dx, y + dy)) == ink for dx, dy in AROUND)

    def _is_hole(self, cell: Cell) -> bool:
        """Whether a blank cell has no blank neighbour; the edge counts as none."""
        x, y = cell
        near = ((x + dx, y + dy) for dx, dy in ACROSS)
        return all(c in self.cells or not (0 <= c[0] < self.width and 0 <= c[1] < self.height) for c in near)

    def _settle(self, cell: Cell) -> None:
        """Gives a cell what most of its neighbours have."""
        x, y = cell
        near = [self.cells.get((x + dx, y + dy), PAPER) for dx, dy in ACROSS]
        best = max(sorted(set(near)), key=near.count)
        self._clear([cell])
        self._fill([cell], best)


# What the motifs' colours look like: bright and apart from each other.
COLOURS: dict[str, tuple[int, int, int]] = {
    "black": (34, 36, 48),
    "red": (217, 48, 42),
    "orange": (243, 134, 34),
    "yellow": (247, 201, 38),
    "green": (58, 150, 68),
    "dark green": (24, 100, 52),
    "lime": (142, 198, 62),
    "blue": (38, 104, 208),
    "navy": (28, 48, 120),
    "sky blue": (112, 190, 242),
    "purple": (124, 66, 182),
    "pink": (240, 130, 172),
    "brown": (136, 86, 46),
    "tan": (222, 180, 130),
    "grey": (140, 146, 158),
    "silver": (204, 208, 216),
}


def _difference(a: tuple[int, int, int], b: tuple[int, int, int]) -> int:
    return sum((x - y) * (x - y) for x, y in zip(a, b, strict=True))


def palette_of(names: Iterable[str]) -> Palette:
    """White and the named colours; black alone is black and white."""
    colours = list(names)
    if colours in ([], [INK]):
        return BLACK_AND_WHITE
    palette = [BLACK_AND_WHITE[0]]
    for name in colours:
        char = "#" if name == INK else free_char(name, [one.char for one in palette])
        palette.append(Colour(name, COLOURS[name], char))
    return tuple(palette)

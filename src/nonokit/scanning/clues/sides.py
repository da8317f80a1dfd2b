"""Both sides of clues on a page, whichever way they are printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any

from nonokit.scanning.clues.cells import marks_of_cells, read_cells
from nonokit.scanning.clues.interpretations import likeliest_total
from nonokit.scanning.clues.layout import best_split, deepest
from nonokit.scanning.clues.marks import Mark, possible, richness_of
from nonokit.scanning.clues.strips import BEYOND, marks_beside, strip_beside
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, lay_flat

Array = Any  # numpy is an optional part
Lines = list[list[Mark]]
Origin = tuple[
    int, int
]  # the lines of the ruled part at which the grid begins; below zero they lie outside it

RULED = (
    0.25,
    0.97,
)  # shares of lines whose first number has a ruled cell: with less none has one, with more all
AS_PLAIN = 0.8  # of what is plain in the plainest way must be where totals agree: nothing agrees with nothing
CLEARLY = (0.02, 1.5)  # of what was read, and plain numbers: so much more is clearly more
OFF = 0.5  # plain numbers weigh as much as a cell by which totals differ more, where all is plain to read
OTHER = 0.8  # likelihood from which something is taken for no number
FEW = 0.3  # of the cells next to the grid have numbers: they are cells of the grid
LEGIBLE = 0.6  # share of a side's lines that have a plain number, for the grid to begin where it seems to
BLANK = 0.35  # of the lines of a large page have something like a number: with less there are no clues
PLAIN = 0.1  # likewise, a number that is plain to read: numbers that stand on their side are seldom so
HARDLY = 2  # cells: numbers of one line may be misread
SOME = 0.15  # likewise: with fewer, it holds no clues
INKED = 0.4  # of the cells of a line have something in them: they may be clues


@dataclass(frozen=True)
class Sides:
    """The marks of every row and column, and the line of the ruled part at which the grid begins."""

    rows: list[list[Mark]]
    columns: list[list[Mark]]
    top: int
    left: int
    is_blank: bool = False  # a large page on which nobody looked further, as there are no numbers
    is_read: bool = True  # no, where no digits are seen, whichever way they may stand

    @property
    def marks(self) -> list[Mark]:
        """All of them."""
        return [mark for line in (*self.rows, *self.columns) for mark in line]

    @property
    def plain(self) -> int:
        """Numbers that are plain to read."""
        return sum(mark.is_plain for line in (*self.rows, *self.columns) for mark in possible(line))

    @property
    def unclear(self) -> int:
        """Numbers that are hard to read."""
        return sum(mark.is_unclear for mark in self.marks)

    @property
    def richness(self) -> float:
        """How much was read."""
        return richness_of(self.rows, len(self.columns)) + richness_of(self.columns, len(self.rows))

    @property
    def do_totals_agree(self) -> bool:
        """Whether rows fill as many cells as columns, each read in its likeliest way."""
        return self.gap == 0

    @cached_property
    def gap(self) -> int:
        """How many cells rows fill more than columns, likewise."""
        sides = ((self.rows, len(self.columns)), (self.columns, len(self.rows)))
        first, second = (sum(likeliest_total(line, length) for line in side) for side, length in sides)
        return first - second


@dataclass(frozen=True)
class Around:
    """A page and its ruled part; what was read around a grid is kept, for grids that begin elsewhere share it."""

    grey: Array
    found: Found
    effort: Effort = field(default_factory=Effort)
    known: dict[tuple[Any, bool, int], tuple[int, Lines]] = field(default_factory=dict)

    def lines(self, way: Callable[[Array, Found, Origin, bool], Lines], grid: Origin, is_row: bool) -> Lines:
        """The clues of a grid that begins somewhere, read in cells or strips; fewer of the same lines are not read anew."""
        first, end = grid if is_row else grid[::-1]
        begin, lines = self.known.get((way, is_row, end), (first + 1, []))
        if begin > first:
            self.effort.spend(BEYOND * self.found.cells * CELL**2)
            begin, lines = first, way(self.grey, self.found, grid, is_row)
            self.known[way, is_row, end] = begin, lines
        return lines[first - begin :]

    def line(self, grid: Origin, is_row: bool, line: int) -> list[Mark]:
        """One line's clue alone, in cells or in a strip, whichever is plainer: far less work than all of them."""
        ways = (way(self.grey, self.found, grid, is_row, line) for way in (in_cells, in_strips))
        return max((lines[0] for lines in ways), key=lambda marks: sum(mark.is_plain for mark in marks))


def no_sides(found: Found) -> Sides:
    """Both sides of a grid around which there are no digits."""
    return Sides([[] for _ in range(found.rows)], [[] for _ in range(found.columns)], 0, 0, is_read=False)


def read_sides(grey: Array, found: Found, effort: Effort | None = None) -> Sides:
    """Splits the ruled part into clue cells and grid, and reads the clues wherever they stand."""
    import numpy as np

    flat = lay_flat(grey, found, 0, 0, found.rows, found.columns)
    # Cells further in are the grid's, however the part is split.
    readings = read_cells(flat, (deepest(found.rows), deepest(found.columns)))
    # A player's dots look like 0.
    number = np.array([[r is not None and r.is_number > 0.5 and r.best > 0 for r in row] for row in readings])
    strange = np.array([[r is not None and np.exp(r.other) > OTHER for r in row] for row in readings])
    inked = np.array([[r is not None and np.exp(r.nothing) < 0.5 for r in row] for row in readings])
    split, around = best_split(number, strange), Around(grey, found, effort or Effort())
    seen = richest(ways_from(around, split, split))
    if found.is_large and has_no_numbers(seen, number):
        return replace(seen, is_blank=True)  # to look for clues elsewhere on squared paper takes long
    if found.takes_too_long(around.effort) or (found.is_large_and_whole and seen.do_totals_agree):
        return seen
    others = other_origins(grey, found, seen, inked)
    ways = [richest(ways_from(around, origin, split)) for origin in others]
    best = richer(seen, [way for way in ways if is_no_loss(seen, way)])
    if seen.do_totals_agree and best.plain <= seen.plain:
        return seen  # blots that are hard to read are no reason to leave out an empty line
    if best.do_totals_agree:
        return best
    own = strip_ways(around, best)
    best = beyond_cells(best, own)
    if best.do_totals_agree:
        return best
    near = neighbours(around, best, inked) - {(seen.top, seen.left), *others}
    ways = [richest(ways_from(around, origin, split)) for origin in near]
    # Some numbers are plain in strips alone, whichever line the grid begins at.
    least = max(map(worth, own))
    return richer(best, [way for way in ways if worth(way) > least])


def worth(way: Sides) -> float:
    """How much was read, less for totals that differ."""
    return way.richness - against(way, abs(way.gap))


def against(way: Sides, cells: int) -> float:
    """How many plain numbers weigh as much as so many cells by which totals differ: what is hard to read may fill them."""
    return OFF * cells / (1 + way.unclear)


def has_no_numbers(sides: Sides, number: Array) -> bool:
    """Whether hardly a line has anything like a number, neither beside the grid nor in its own outer cells."""
    lines = len(sides.rows) + len(sides.columns)
    return number.sum() < BLANK * lines and sides.plain < PLAIN * lines


def neighbours(around: Around, sides: Sides, inked: Array) -> set[Origin]:
    """Where the grid begins if it has one row or column more or less than it seems to, as far as lines are known.

    A number next to the grid tells of a line: one more must have it, and one less must not. What one more fills, the other
    side's lines have been filling all along: totals must not differ by more.
    """
    found, grid = around.found, (sides.top, sides.left)
    near = set()
    ways = ((True, sides.rows, found.above, inked), (False, sides.columns, found.beside, inked.T))
    for is_row, lines, more, cells in ways:
        at = grid[0] if is_row else grid[1]
        is_unsure = (
            not found.is_large_and_whole and at < deepest(len(cells)) and (at < 0 or cells[at].mean() > SOME)
        )
        steps = [1] if is_unsure and not ends_plainly(lines[0]) else []
        line = around.line(grid, is_row, at - 1) if at > -len(more) else []
        # What was taken for cells of clues changes what the other side's lines are read as.
        if ends_plainly(line) and (at > 0 or does_agree_as_well(sides, line, is_row)):
            steps.append(-1)
        near |= {(at + step, grid[1]) if is_row else (grid[0], at + step) for step in steps}
    return near


def does_agree_as_well(sides: Sides, line: list[Mark], is_row: bool) -> bool:
    """Whether totals differ by no more, or hardly, with one more line before the first."""
    more = (
        replace(sides, rows=[line, *sides.rows]) if is_row else replace(sides, columns=[line, *sides.columns])
    )
    return abs(more.gap) <= abs(sides.gap) + HARDLY


def ends_plainly(line: list[Mark]) -> bool:
    """Whether the number next to the grid is plain to read."""
    return bool(line) and line[-1].is_plain


def richest(ways: list[Sides]) -> Sides:
    """The way to read both sides, or the grid, with most to read; where there are several, of those whose totals agree."""
    best = max(ways, key=lambda way: way.richness)
    chosen = max(agreeing(ways), key=lambda way: way.richness, default=best)
    return chosen if chosen.richness > AS_PLAIN * best.richness else best


def richer(seen: Sides, others: list[Sides]) -> Sides:
    """The same, or the richest of grids that begin elsewhere: one whose totals agree, or that has clearly more to read.

    A blot that is hard to read, or one number more in the title, is no reason to give up a line that is ruled, and less
    so where totals then differ by more.
    """

    def is_clearly_richer(way: Sides) -> bool:
        least = (1 + CLEARLY[0]) * seen.richness + CLEARLY[1]
        return way.richness > least + against(way, max(0, abs(way.gap) - abs(seen.gap)))

    return richest([seen, *(way for way in others if way.do_totals_agree or is_clearly_richer(way))])


def agreeing(ways: list[Sides]) -> list[Sides]:
    """Those whose totals agree, where there is a choice."""
    return [way for way in ways if len(ways) > 1 and way.do_totals_agree]


def other_origins(grey: Array, found: Found, seen: Sides, inked: Array) -> set[Origin]:
    """Where else the grid may begin than where it seems to: further out, where cells next to it have no numbers;
    further in, where strokes of numbers were taken for lines; or with the first line, where no clues can be read.
    A first line that is hardly ruled is none of the grid's where more can be read without it, whatever stands before it."""
    top, left = seen.top, seen.left
    out = tuple(
        at - lines_without_numbers(grey, found, (top, left), is_row)
        for at, is_row in ((top, False), (left, True))
    )
    origins = {
        (out[0], out[1]),
        (top, max(left, lines_with_ink(inked.T))),
        (max(top, lines_with_ink(inked)), left),
    }
    if not (is_legible(seen.rows) and is_legible(seen.columns)):
        origins |= {(0, 0), (top, 0), (0, left)}
    unsure = {
        (top, max(left, found.unsure_first(top, is_row=False))),
        (max(top, found.unsure_first(left, is_row=True)), left),
    }
    return ({origin for origin in origins if not loses_clues(seen, origin)} | unsure) - {(top, left)}


def loses_clues(seen: Sides, origin: Origin) -> bool:
    """Whether most lines that a grid would lose by beginning further in have a number next to it: they are its own."""
    lost = seen.rows[: max(0, origin[0] - seen.top)] + seen.columns[: max(0, origin[1] - seen.left)]
    return 2 * sum(map(ends_plainly, lost)) > len(lost)


def is_no_loss(seen: Sides, way: Sides) -> bool:
    """Whether more is read so, or no clue is given up for it: that totals agree without a line may be chance."""
    return way.richness > seen.richness or not loses_clues(seen, (way.top, way.left))


def lines_with_ink(inked: Array) -> int:
    """How many lines of ruled cells may hold clues: after them most cells become empty; clues fill the last of them."""
    shares = inked[: deepest(len(inked)) + 1].mean(axis=1)
    ends = [k for k in range(1, len(shares)) if shares[k - 1] >= INKED > shares[k]]
    return max(ends, key=lambda k: shares[k - 1] - shares[k], default=0)


def is_legible(lines: Lines) -> bool:
    """Whether most lines have a number that is plain to read."""
    return sum(any(mark.is_plain for mark in line) for line in lines) >= LEGIBLE * len(lines)


def lines_without_numbers(grey: Array, found: Found, grid: Origin, is_row: bool) -> int:
    """How many lines of ruled cells beside (or above) the grid have hardly any number, from the nearest on."""
    top, left = grid
    depth = 0 if (left if is_row else top) else len(found.beside if is_row else found.above)
    for k in range(depth):
        ends = (top, -k - 1, found.rows, -k) if is_row else (-k - 1, left, -k, found.columns)
        readings = [reading for row in read_cells(lay_flat(grey, found, *ends)) for reading in row]
        if sum(each is not None and each.is_number > 0.5 for each in readings) >= FEW * len(readings):
            return k
    return depth


def ways_from(around: Around, origin: Origin, split: Origin) -> list[Sides]:
    """All ways to read the clues of a grid that begins somewhere, which need not be where ruled cells are split."""
    rows = ways_to_read(around, origin, True, origin[1] == split[1])
    columns = ways_to_read(around, origin, False, origin[0] == split[0])
    return [Sides(*both, *origin) for both in product(rows, columns)]


def ways_to_read(around: Around, grid: Origin, is_row: bool, is_split: bool) -> list[Lines]:
    """The clues beside or above the grid: in cells of their own, or in strips; where it cannot be told, both."""
    found, (top, left) = around.found, grid
    within, beyond, first = (left, found.beside, top) if is_row else (top, found.above, left)
    ruled = float(is_split) if within > 0 else share_ruled(beyond, -within, max(0, first))
    ways = [] if ruled < RULED[0] else [around.lines(in_cells, grid, is_row)]
    is_unsure = 0 < within <= found.unsure_first(first, is_row=not is_row)
    if ruled < RULED[1] or within == 1 or is_unsure:  # one cell may hold all numbers of a line
        ways.append(around.lines(in_strips, grid, is_row))
    return ways


def in_strips(grey: Array, found: Found, grid: Origin, is_row: bool, line: int | None = None) -> Lines:
    """The clues beside or above the grid, or that of one line, whatever is ruled there."""
    lines = lines_of(found, grid, is_row, line)
    flat = strip_beside(grey, found, grid, is_row, lines)
    length = found.columns - grid[1] if is_row else found.rows - grid[0]
    return marks_beside(found, flat, is_row, length) if flat else [[] for _ in range(*lines)]


def lines_of(found: Found, grid: Origin, is_row: bool, line: int | None) -> tuple[int, int]:
    """The first line of a grid and the one after its last, or those around one line."""
    if line is not None:
        return line, line + 1
    return (grid[0], found.rows) if is_row else (grid[1], found.columns)


def strip_ways(around: Around, seen: Sides) -> list[Sides]:
    """The same, and with clues of one side or both read in strips."""
    grid = (seen.top, seen.left)
    rows, columns = (around.lines(in_strips, grid, is_row) for is_row in (True, False))
    return [Sides(*both, *grid) for both in product((seen.rows, rows), (seen.columns, columns))]


def beyond_cells(seen: Sides, ways: list[Sides]) -> Sides:
    """The same, or clues read in strips, where that makes totals agree and more of them plain: the ends of shaded bars,
    and strokes of numbers, look like ruled cells."""
    plainer = [way for way in ways if way.richness > seen.richness]
    return max(agreeing([seen, *plainer]), key=lambda way: way.richness, default=seen)


def share_ruled(beyond: Array, line: int, first: int) -> float:
    """The share of cells that are ruled in a line outside the ruled part, from some place on."""
    cells = beyond[line, first:] if line < len(beyond) else ()
    return float(sum(cells) / len(cells)) if len(cells) else 0.0


def in_cells(grey: Array, found: Found, grid: Origin, is_row: bool, line: int | None = None) -> Lines:
    """The clues, or that of one line, as the ruled cells beside or above the grid have them."""
    (top, left), (first, last) = grid, lines_of(found, grid, is_row, line)
    begin = -len(found.beside if is_row else found.above)
    if begin >= (left if is_row else top):
        return [[] for _ in range(first, last)]
    cells = lay_flat(grey, found, *((first, begin, last, left) if is_row else (begin, first, top, last)))
    return marks_of_cells(found, cells, read_cells(cells), is_row)

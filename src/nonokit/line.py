"""One line by itself: the ways to place a clue, how many there are, and what they share.

    placements([2, 1], 6)        every way, one after the other
    count([2, 1], 6)             how many, exactly
    settle([2, 1], "??.???")     the cells that are the same in all of them

A clue is what `Puzzle.from_clues` takes: `[2, 1]`, `[(2, "red"), "?"]`, None when it is missing. Cells are palette
indices, `BACKGROUND` or `UNKNOWN`, or a text such as `"#.?"`. Colours that a clue names without a palette are
numbered as they appear.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import comb, prod
from numbers import Integral
from typing import TypeAlias

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model import BACKGROUND, UNKNOWN, Cells, Clue, ClueLike, Grid, Palette, kind_of
from nonokit.model.plain_lists import clue_and_palette

__all__ = ["count", "placements", "settle"]

CellsLike: TypeAlias = str | Iterable[int]


def placements(
    clue: ClueLike, length: int, cells: CellsLike | None = None, *, palette: Palette | None = None
) -> Iterator[Cells]:
    """Every way to fill a line so that it reads as the clue says, leftmost runs first.

    With `cells` only the ways that agree with what is known.

    >>> for way in placements([2, 1], 5):
    ...     print(*way)
    1 1 0 1 0
    1 1 0 0 1
    0 1 1 0 1
    """
    line = Line(clue, length, cells, palette)
    if line.clue is None:
        return product(*line.choices)
    return line.placements()


def count(
    clue: ClueLike, length: int, cells: CellsLike | None = None, *, palette: Palette | None = None
) -> int:
    """How many ways there are to fill a line so that it reads as the clue says, exactly.

    >>> count([3, 1, 4], 15), count([1] * 40, 100), count(["?", 2], 8), count([2, 1], 6, "?#????")
    (56, 12176310231149295, 35, 5)
    """
    line = Line(clue, length, cells, palette)
    if line.clue is None:
        return prod(map(len, line.choices))
    return line.free_count() if cells is None else line.ways[0][0]


def settle(clue: ClueLike, cells: CellsLike, *, palette: Palette | None = None) -> Cells | None:
    """The cells that are the same in all ways to fill a line, the others unknown; None when there is no way.

    >>> settle([4], "??????"), settle([1], "#??"), settle([3], "#.?")
    ((255, 255, 1, 1, 255, 255), (1, 0, 0), None)
    """
    if not isinstance(cells, Iterable):
        raise ArgumentError(f"the cells of a line are text or numbers, such as '?#.?', not {kind_of(cells)}")
    known = list(cells)
    line = Line(clue, len(known), cells, palette)
    if line.clue is None:
        return line.cells
    return line.settled() if line.ways[0][0] else None


class Line:
    """A line, its clue, and how many ways lead from each place to its end."""

    def __init__(self, clue: ClueLike, length: int, cells: CellsLike | None, palette: Palette | None) -> None:
        if isinstance(length, bool) or not isinstance(length, (int, Integral)) or length < 0:
            raise ArgumentError(f"the length of a line is {length!r}: expected a number of cells")
        self.clue, self.palette = clue_and_palette(clue, palette)
        self.length = int(length)
        self.cells = self.known(cells)

    def known(self, cells: CellsLike | None) -> Cells:
        """What is known of the cells, checked."""
        if cells is None:
            return (UNKNOWN,) * self.length
        if isinstance(cells, str):
            cells = Grid.from_text([cells], self.palette)[0] if cells else ()
        known = tuple(Grid.from_rows([cells], self.palette)[0])
        if len(known) != self.length:
            raise PuzzleError(f"{len(known)} cells for a line of {self.length}")
        return known

    @property
    def choices(self) -> list[Sequence[int]]:
        """The values that each cell may have, clue aside."""
        every = range(len(self.palette))
        return [every if cell == UNKNOWN else (cell,) for cell in self.cells]

    @cached_property
    def runs(self) -> Clue:
        """The clue, which is not missing."""
        assert self.clue is not None
        return self.clue

    def free_count(self) -> int:
        """The number of ways on an empty line: spare cells go before, between and after runs, and into unknown ones."""
        spare = self.length - self.runs.min_length
        places = len(self.runs) + sum(run.length is None for run in self.runs)
        return comb(spare + places, places) if spare >= 0 else 0

    @cached_property
    def reach(self) -> dict[int, list[int]]:
        """For each value and place, how many cells from there on may have that value."""
        found = {}
        for value in {BACKGROUND, *(run.colour for run in self.runs)}:
            reach = [0] * (self.length + 1)
            for i in range(self.length - 1, -1, -1):
                reach[i] = reach[i + 1] + 1 if self.cells[i] in (value, UNKNOWN) else 0
            found[value] = reach
        return found

    @cached_property
    def ways(self) -> list[list[int]]:
        """`ways[j][i]`: how many ways there are to place the runs from `j` on in the cells from `i` on."""
        empty = self.reach[BACKGROUND]
        ways = [[int(empty[i] == self.length - i) for i in range(self.length + 1)]]
        for j in range(len(self.runs) - 1, -1, -1):
            here, after = [0] * (self.length + 2), self.after(j, ways[0])
            run, reach, longer = self.runs[j], self.reach[self.runs[j].colour], 0
            for i in range(self.length - 1, -1, -1):
                if run.length is None:
                    longer = placed = after[i + 1] + longer if reach[i] else 0
                else:
                    placed = after[i + run.length] if reach[i] >= run.length else 0
                here[i] = placed + (here[i + 1] if empty[i] else 0)
            ways.insert(0, here[:-1])
        return ways

    def after(self, j: int, ways: list[int]) -> list[int]:
        """The ways that are left when run `j` ends before a place; the next one of its colour needs a gap."""
        is_touching = j + 1 == len(self.runs) or self.runs[j].colour != self.runs[j + 1].colour
        if is_touching:
            return ways
        empty = self.reach[BACKGROUND]
        return [ways[i + 1] if empty[i] else 0 for i in range(self.length)] + [0]

    def placements(self) -> Iterator[Cells]:
        """Depth first along places from which ways lead to the end."""
        afters = [self.after(j, self.ways[j + 1]) for j in range(len(self.runs))]
        open_ends: list[tuple[Cells, int]] = [((), 0)] if self.ways[0][0] else []
        while open_ends:
            cells, j = open_ends.pop()
            i = len(cells)
            if j == len(self.runs):
                yield cells + (BACKGROUND,) * (self.length - i)
                continue
            if i < self.length and self.reach[BACKGROUND][i] and self.ways[j][i + 1]:
                open_ends.append(((*cells, BACKGROUND), j))
            length, colour = self.runs[j]
            reach = self.reach[colour][i]
            for size in range(reach, 0, -1) if length is None else [length]:
                if size <= reach and afters[j][i + size]:
                    has_gap = i + size < self.length and afters[j] is not self.ways[j + 1]
                    open_ends.append((cells + (colour,) * size + (BACKGROUND,) * has_gap, j + 1))

    def settled(self) -> Cells:
        """The cells that all ways share: those for which no second value is on any way."""
        mirror = Line(self.runs.mirrored(), self.length, self.cells[::-1], self.palette)
        before = [
            way[::-1] for way in reversed(mirror.ways)
        ]  # before[j][i]: runs up to j in the cells up to i
        possible: list[set[int]] = [set() for _ in range(self.length)]
        for i, j in product(range(self.length), range(len(self.runs) + 1)):
            if self.reach[BACKGROUND][i] and before[j][i] and self.ways[j][i + 1]:
                possible[i].add(BACKGROUND)
        for j, run in enumerate(self.runs):
            ends = self.after(j, self.ways[j + 1])
            starts = mirror.after(len(self.runs) - 1 - j, mirror.ways[len(self.runs) - j])[::-1]
            for i in self.covered(j, starts, ends):
                possible[i].add(run.colour)
        return tuple(values.pop() if len(values) == 1 else UNKNOWN for values in possible)

    def covered(self, j: int, starts: list[int], ends: list[int]) -> Iterator[int]:
        """The cells that run `j` has on some way, given where ways let it start and end."""
        length, colour = self.runs[j]
        reach = self.reach[colour]
        furthest = [0] * (
            self.length + 1
        )  # where the run ends at the latest when it starts there; 0 for nowhere
        for i in range(self.length - 1, -1, -1):
            if length is None:
                furthest[i] = (furthest[i + 1] or (i + 1 if ends[i + 1] else 0)) if reach[i] else 0
            elif reach[i] >= length and ends[i + length]:
                furthest[i] = i + length
        until = 0
        for i in range(self.length):
            until = max(until, furthest[i] if starts[i] else 0)
            if i < until:
                yield i

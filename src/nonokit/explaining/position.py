"""A position: a puzzle and what is known of every cell so far, as techniques see it.

A grid can say "red" or "unknown"; a position also remembers which colours a cell has lost. Colours that a cell's
row or column does not use are left out from the start, because a player sees that in the clues; where nothing but
background would remain, the cell is left open for `colour-cross-check` to explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from nonokit.engine.interface import LineClue
from nonokit.errors import PuzzleError
from nonokit.explaining.claims import CellValue, LineRef
from nonokit.explaining.clue_facts import Crossing
from nonokit.explaining.line_view import LineView
from nonokit.explaining.memory import Key, Memory
from nonokit.explaining.step import Step
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle, check_grid
from nonokit.model.colour import SOLVABLE_COLOURS
from nonokit.model.masks import bits
from nonokit.solving.solve_run import check_structure

# Per value: bytes that turn a line's cells into binary digits, 1 where a cell has the value.
IS_VALUE = [bytes(49 if byte == value else 48 for byte in range(256)) for value in range(SOLVABLE_COLOURS)]


def compile_clue(clue: Clue | None) -> LineClue:
    """A clue as engines take it."""
    return None if clue is None else tuple((run.length or 0, run.colour) for run in clue)


def several_of(masks: Sequence[int]) -> int:
    """The cells of a line that may have several values, as bits."""
    once = several = 0
    for mask in masks:
        several |= once & mask
        once |= mask
    return several


class Position:
    """What each cell may still be, by row and by column. Lines count rows first, then columns."""

    def __init__(self, puzzle: Puzzle, state: Grid | None = None, memory: Memory | None = None) -> None:
        check_structure(puzzle)
        self.memory = memory
        self.puzzle = puzzle
        self.width, self.height = puzzle.width, puzzle.height
        self.values = len(puzzle.palette)
        self.clues: tuple[Clue | None, ...] = puzzle.rows + puzzle.columns
        self.masks = [
            [(1 << self.size(index)) - 1] * self.values for index in range(len(self.clues))
        ]  # per line, per value: the cells that may have it
        self._views: list[LineView | None] = [None] * len(self.clues)
        self._across = Crossing(puzzle.columns), Crossing(puzzle.rows)  # what rows and what columns cross
        self.clashes: list[tuple[int, int]] = []  # cells given a value that they could not have
        self._crossing: list[tuple[int, ...]] = [()] * len(
            self.clues
        )  # per colour, the lines across that have it
        if self.values > 2:
            self._leave_out_colours()
        for grid in (puzzle.given, state):
            if grid is not None:
                self.take(grid)

    @cached_property
    def line_clues(self) -> tuple[LineClue, ...]:
        """The clues as engines take them."""
        return tuple(map(compile_clue, self.clues))

    @cached_property
    def slices(self) -> list[slice]:
        """Where each line's cells lie in reading order."""
        width, cells = self.width, self.width * self.height
        rows = [slice(y * width, (y + 1) * width, 1) for y in range(self.height)]
        return rows + [slice(x, cells, width) for x in range(width)]

    def copy(self) -> Position:
        """A position that goes its own way from here."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.masks = [masks[:] for masks in self.masks]
        twin._views = self._views[:]
        twin.memory = None  # a trial's lines are not seen again
        twin.clashes = self.clashes[:]
        return twin

    # Lines and cells

    def size(self, index: int) -> int:
        """How many cells a line has."""
        return self.width if index < self.height else self.height

    def ref(self, index: int) -> LineRef:
        """The line as `("row", 0)` or `("column", 0)`."""
        return LineRef("row", index) if index < self.height else LineRef("column", index - self.height)

    def index(self, ref: LineRef) -> int:
        """The line's index."""
        return ref[1] if ref[0] == "row" else self.height + ref[1]

    def view(self, index: int) -> LineView | None:
        """The line as techniques look at it; None when it has no clue."""
        found = self._views[index]
        clue = self.clues[index]
        if found is None and self.memory is not None:
            found = self._views[index] = self.memory.views.get(self.key(index))
        if found is None and clue is not None:
            crossing = self._across[index >= self.height]
            found = self._views[index] = LineView(
                self.ref(index),
                clue,
                self.size(index),
                tuple(self.masks[index]),
                crossing=crossing,
            )
            if self.memory is not None:
                self.memory.keep(self.key(index), found)
        return found

    def key(self, index: int) -> Key:
        """What a line is remembered by."""
        return index, self.clues[index], tuple(self.masks[index]), self._crossing[index]

    def domain(self, y: int, x: int) -> int:
        """The values a cell may have, as bits."""
        return sum((mask >> x & 1) << value for value, mask in enumerate(self.masks[y]))

    def domains(self) -> list[int]:
        """All cells' possible values, in reading order."""
        return [self.domain(y, x) for y in range(self.height) for x in range(self.width)]

    def grid(self) -> Grid:
        """What is known, as a grid."""
        cells = bytearray([UNKNOWN]) * (self.width * self.height)
        for y, masks in enumerate(self.masks[: self.height]):
            open_ = several_of(masks)
            for value, mask in enumerate(masks):
                for x in bits(mask & ~open_):
                    cells[y * self.width + x] = value
        return Grid(self.width, self.height, bytes(cells), self.puzzle.palette)

    def open_cells(self) -> list[tuple[int, int]]:
        """Cells not known yet that some clue reaches."""
        return [
            (y, x)
            for y, masks in enumerate(self.masks[: self.height])
            for x in bits(several_of(masks))
            if self.clues[y] is not None or self.clues[self.height + x] is not None
        ]

    @property
    def is_complete(self) -> bool:
        """Whether every cell that a clue reaches is known."""
        return not self.open_cells()

    # Changes

    def take(self, grid: Grid) -> None:
        """Adds the known cells of a grid."""
        check_grid(grid, "state", self.width, self.height)
        strange = grid.cells.translate(None, bytes([*range(self.values), UNKNOWN]))
        if strange:
            raise PuzzleError(
                f"the state has colour {strange[0]}, the puzzle's palette {self.values} colours"
            )
        for y, row in enumerate(grid.rows()):
            clashes = self._take_line(y, row)
            self.clashes += [(y, x) for x in range(self.width) if clashes >> x & 1]
        for x, column in enumerate(grid.columns()):
            self._take_line(self.height + x, column)

    def _take_line(self, index: int, cells: bytes) -> int:
        """Gives a whole line its known values, which is much faster than cell by cell; the cells that clash, as bits."""
        backwards = cells[::-1]
        known = [int(backwards.translate(IS_VALUE[value]), 2) for value in range(self.values)]
        settled = sum(known)
        if not settled:
            return 0
        masks, clashes = self.masks[index], 0
        for value, own in enumerate(known):
            clashes |= own & ~masks[value]
            masks[value] = masks[value] & ~settled | own
        self._views[index] = None
        return clashes

    def assign(self, y: int, x: int, value: int) -> list[int]:
        """Gives a cell its value; says which lines changed."""
        if not self.masks[y][value] >> x & 1:
            # A player may paint over given cells, or in a colour that the clues rule out.
            self.clashes.append((y, x))
            self.masks[y][value] |= 1 << x
            self.masks[self.height + x][value] |= 1 << y
        return self.forbid(y, x, [other for other in range(self.values) if other != value])

    def forbid(self, y: int, x: int, values: Iterable[int]) -> list[int]:
        """Takes values from a cell; says which lines changed."""
        row, column = self.masks[y], self.masks[self.height + x]
        is_changed = False
        for value in values:
            if row[value] >> x & 1:
                row[value] &= ~(1 << x)
                column[value] &= ~(1 << y)
                is_changed = True
        if not is_changed:
            return []
        self._views[y] = self._views[self.height + x] = None
        return [y, self.height + x]

    def narrow(self, index: int, left: Sequence[int]) -> set[int]:
        """Leaves a line so many values, a mask a value; says which lines changed."""
        changed = {index}
        masks, is_row = self.masks[index], index < self.height
        own = ~(1 << (index if is_row else index - self.height))
        first = self.height if is_row else 0
        for value, mask in enumerate(left):
            for p in bits(masks[value] & ~mask):
                self.masks[first + p][value] &= own
                changed.add(first + p)
            masks[value] &= mask
        for line in changed:
            self._views[line] = None
        return changed

    def apply(self, step: Step) -> set[int]:
        """Makes a step; says which lines changed."""
        changed: set[int] = set()
        for (y, x), value in step.cells:
            changed.update(self.assign(y, x, value))
        for (y, x), value in step.excluded:
            changed.update(self.forbid(y, x, [value]))
        return changed

    def news(self, cells: Iterable[CellValue]) -> tuple[CellValue, ...]:
        """Those cells that are not known yet."""
        return tuple(cell for cell in cells if self.domain(*cell.cell).bit_count() > 1)

    def _leave_out_colours(self) -> None:
        """Takes from each cell the colours that its row or its column does not use, where they share one."""
        for index, clue in enumerate(self.clues):
            across, masks = self._across[index >= self.height], self.masks[index]
            whole = masks[0]
            having = [
                across.having.get(colour, 0) | whole & ~across.clued for colour in range(1, self.values)
            ]
            self._crossing[index] = tuple(having)
            own = [
                colour
                for colour in range(1, self.values)
                if clue is None or any(run.colour == colour for run in clue)
            ]
            without = whole
            for colour in own:
                without &= ~having[colour - 1]
            for colour in range(1, self.values):
                masks[colour] = without | (having[colour - 1] if colour in own else 0)

"""All that is decided before a board is drawn: the grid to show, its colours, what is greyed, where things lie."""

from __future__ import annotations

from collections.abc import Iterable

from nonokit.model import UNKNOWN, Grid, Puzzle, check_grid
from nonokit.rendering.layout import Layout
from nonokit.rendering.look import Finished, Look, finished_lines
from nonokit.rendering.marks import LINE_MARKS, Cell, Mark
from nonokit.rendering.palette import shown_colours, wants_symbols


class Plan:
    """A board about to be drawn; every drawing function takes one and returns shapes."""

    def __init__(self, puzzle: Puzzle, grid: Grid | None, look: Look, marks: Iterable[Mark]) -> None:
        self.puzzle, self.look, self.theme = puzzle, look, look.theme
        self.marks = tuple(marks)
        self.grid = _grid_to_show(puzzle, grid)
        self.unknowable: set[Cell] = puzzle.unknowable() if look.show_clues else set()
        unknown = self.grid.cells.count(UNKNOWN)
        self.is_picture = grid is not None and unknown == sum(
            self.grid[c] == UNKNOWN for c in self.unknowable
        )
        self.colours = shown_colours(puzzle.palette, look.theme, look.palette)
        self.has_chips = puzzle.is_coloured
        self.has_symbols = wants_symbols(puzzle.palette, self.colours, look.symbols)
        self.finished = self._finished()
        self.layout = Layout(
            puzzle,
            look,
            has_chips=self.has_chips,
            has_symbols=self.has_symbols,
            has_ticks=self._has_ticks(grid is not None),
            has_numbers=self._has_numbers(),
        )

    def _finished(self) -> Finished:
        if self.look.finished is not None:
            return self.look.finished
        return {} if self.is_picture else finished_lines(self.puzzle, self.grid)

    def _has_ticks(self, is_state: bool) -> bool:
        if self.look.tick_room is not None:
            return self.look.tick_room
        return is_state and not self.is_picture

    def _has_numbers(self) -> bool:
        if self.look.numbers is not None:
            return self.look.numbers
        return any(isinstance(mark, LINE_MARKS) for mark in self.marks)


def _grid_to_show(puzzle: Puzzle, grid: Grid | None) -> Grid:
    if grid is None:
        return puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    check_grid(grid, "grid", puzzle.width, puzzle.height)
    return Grid(grid.width, grid.height, grid.cells, puzzle.palette)

"""Grids as text: one row a line, "." background, "?" unknown, "#" for one colour, else the palette's characters."""

from __future__ import annotations

from nonokit.errors import PuzzleError
from nonokit.model import Grid, Puzzle
from nonokit.model.colour import Palette


def format_grid(grid: Grid) -> str:
    """A grid as text.

    >>> format_grid(Grid.from_text("#.?"))
    '#.?'
    """
    return grid.to_text()


def parse_grid(text: str, width: int, height: int, palette: Palette, name: str = "state") -> Grid:
    """The grid of a text; `PuzzleError` when it is not of the puzzle's size."""
    rows = text.split("\n")  # str.splitlines would also split at characters that a palette may hold
    if len(rows) != height or any(len(row) != width for row in rows):
        raise PuzzleError(f"the {name} is not {height} lines of {width} characters")
    return Grid.from_text(rows, palette)


def parse_state(text: str | None, puzzle: Puzzle, name: str = "state") -> Grid:
    """A player's grid; nothing known when there is no text."""
    if text is None:
        return puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    return parse_grid(text, puzzle.width, puzzle.height, puzzle.palette, name)

"""Pictures as puzzles: which colour is the background, and what an unfinished picture means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nonokit.errors import PuzzleError, UnsupportedFeature
from nonokit.formats.palettes import Declared, Rgb, palette_of
from nonokit.model import UNKNOWN, Clue, Grid, Palette, Puzzle
from nonokit.model.clue import clue_of_cells
from nonokit.model.colour import MAX_COLOURS, NAMED

WHITE: Rgb = (255, 255, 255)
_NAMES = {rgb: name for name, rgb in reversed(NAMED.items())}


def goal_of(puzzle: Puzzle) -> Grid:
    """The goal of a puzzle that is about to be written as a picture."""
    if puzzle.goal is None:
        raise UnsupportedFeature("this puzzle has no goal picture: solve it first")
    return puzzle.goal


def puzzle_of_picture(grid: Grid, **fields: Any) -> Puzzle:
    """The puzzle of a picture. Lines with unknown cells have no clue; such a picture is a saved state, not a goal.

    >>> puzzle_of_picture(Grid.from_text("#.\\n#?")).rows
    (Clue([Run(length=1, colour=1)]), None)
    """
    if grid.is_complete:
        return Puzzle.from_grid(grid, **fields)

    def clue(cells: bytes) -> Clue | None:
        return None if UNKNOWN in cells else clue_of_cells(cells)

    rows, columns = (tuple(map(clue, lines)) for lines in (grid.rows(), grid.columns()))
    return Puzzle(rows, columns, grid.palette, extras={"saved": (grid,)}, **fields)


def grid_of_pixels(width: int, height: int, pixels: Iterable[Rgb], background: Rgb | None = None) -> Grid:
    """The grid of coloured pixels in reading order.

    The background is what the file says, else white, as paper is, else the colour most common along the border.
    """
    cells = list(pixels)
    looks = list(dict.fromkeys(cells))
    if len(looks) > MAX_COLOURS:
        raise PuzzleError(
            f"a picture of {len(looks)} colours: expected one pixel a cell, at most {MAX_COLOURS} colours"
        )
    if background is None:
        background = WHITE if WHITE in looks else _most_common_border(cells, width)
    looks = [background, *(look for look in looks if look != background)]
    values = {look: value for value, look in enumerate(looks)}
    return Grid(width, height, bytes(values[pixel] for pixel in cells), _palette(looks))


def _most_common_border(cells: list[Rgb], width: int) -> Rgb:
    border = [*cells[:width], *cells[-width:], *cells[::width], *cells[width - 1 :: width]]
    return max(dict.fromkeys(border), key=border.count)


def _palette(looks: list[Rgb]) -> Palette:
    names = [_NAMES.get(look, f"colour {value}") for value, look in enumerate(looks)]
    return palette_of(Declared(name, look) for name, look in zip(names, looks, strict=True))


def check_looks_differ(puzzle: Puzzle) -> None:
    """A picture can only be read back when every colour looks different."""
    looks = [colour.rgb for colour in puzzle.palette]
    if len(set(looks)) < len(looks):
        raise UnsupportedFeature(
            "two colours of this puzzle look the same: in a picture they would become one"
        )


def needs_background_hint(puzzle: Puzzle) -> bool:
    """Whether a reader of the picture would take another colour for the background."""
    return puzzle.palette[0].rgb != WHITE

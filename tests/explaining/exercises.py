"""The positions of the page's course, as the library reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nonokit.model import BLACK_AND_WHITE, Colour, Grid, Puzzle
from nonokit.model.colour import WHITE, parse_rgb


def puzzle_of(exercise: dict[str, Any]) -> Puzzle:
    """Its clues."""
    colours = [(one["name"], parse_rgb(one["rgb"]), one["char"]) for one in exercise.get("palette", [])]
    palette = tuple(Colour(name, rgb or WHITE.rgb, char) for name, rgb, char in colours)
    return Puzzle.from_clues(exercise["rows"], exercise["columns"], palette=palette or BLACK_AND_WHITE)


def state_of(exercise: dict[str, Any]) -> Grid:
    """What is known."""
    return Grid.from_text(exercise["state"], puzzle_of(exercise).palette)


def forms(grid: Grid) -> Iterator[Grid]:
    """A grid, turned and mirrored in every way; always in the same order, itself last but one."""
    for _ in range(4):
        grid = grid.transposed().mirrored()
        yield grid
        yield grid.mirrored()


def shape_of(exercise: dict[str, Any]) -> str:
    """Its picture, the same however it is held."""
    goal = Grid.from_text(exercise["goal"], puzzle_of(exercise).palette)
    return min(grid.to_text() for grid in forms(goal))

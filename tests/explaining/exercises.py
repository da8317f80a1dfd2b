"""The positions of the page's course, as the library reads them."""

from __future__ import annotations

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

"""The nouns of nonokit: colour, clue, grid, puzzle. Frozen values, standard library only."""

from nonokit.model.clue import Clue, Run
from nonokit.model.colour import BLACK_AND_WHITE, Colour, Palette, make_palette
from nonokit.model.grid import BACKGROUND, UNKNOWN, Grid
from nonokit.model.puzzle import Problem, Puzzle

__all__ = [
    "BACKGROUND",
    "BLACK_AND_WHITE",
    "UNKNOWN",
    "Clue",
    "Colour",
    "Grid",
    "Palette",
    "Problem",
    "Puzzle",
    "Run",
    "make_palette",
]

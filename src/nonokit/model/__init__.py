"""The nouns of nonokit: colour, clue, grid, puzzle. Frozen values, standard library only."""

from nonokit.model.clue import Clue, ClueLike, Run, RunLike
from nonokit.model.colour import BLACK_AND_WHITE, Colour, Palette, make_palette
from nonokit.model.flat import FlatClues
from nonokit.model.grid import BACKGROUND, UNKNOWN, Cells, Grid, check_grid, check_is_grid, kind_of
from nonokit.model.problems import Problem
from nonokit.model.puzzle import Puzzle, PuzzleChanges, PuzzleFields, check_puzzle

__all__ = [
    "BACKGROUND",
    "BLACK_AND_WHITE",
    "UNKNOWN",
    "Cells",
    "Clue",
    "ClueLike",
    "Colour",
    "FlatClues",
    "Grid",
    "Palette",
    "Problem",
    "Puzzle",
    "PuzzleChanges",
    "PuzzleFields",
    "Run",
    "RunLike",
    "check_grid",
    "check_is_grid",
    "check_puzzle",
    "kind_of",
    "make_palette",
]

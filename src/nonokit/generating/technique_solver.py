"""Solves the clues of pictures by what a person can see: the engine knows line logic as a whole, not its easier parts.

Looking as a person does costs some hundred times an engine's check, so it comes last, and what was seen on a line is
remembered: pictures that differ in one cell have most of their lines in common. It is done also where the engine is
stuck: cells that are open to the engine and cells that are open to a person would else be counted as if they were the same,
and a search would rather end at four cells that nobody can settle than pass two hundred that need one trick.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.explaining import Insight, Preferences
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.deadline import Deadline, Stopped
from nonokit.explaining.memory import OffersMemory
from nonokit.explaining.position import Position
from nonokit.generating.budget import Budget
from nonokit.generating.constants import EXPLAINING_CANDIDATES
from nonokit.generating.picture_solver import Level, PictureSolver, Reached, Runs
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rating import Class

EASY_CLASSES = frozenset({Class.TRIVIAL, Class.OVERLAP, Class.LINE_TRICKS})  # less than all of line logic


class TechniqueSolver(PictureSolver):
    """A picture solver that allows the techniques of one class only."""

    def __init__(self, grid: Grid, budget: Budget, class_: Class, given: Grid | None = None) -> None:
        super().__init__(grid.width, grid.height, len(grid.palette), budget)
        self.palette = grid.palette
        self.given_grid = given
        self.preferences = Preferences.up_to(Insight(class_.value))
        self.memory = OffersMemory()

    def reach(
        self, cells: bytes, clues: Sequence[Runs], level: Level, given: dict[int, int] | None = None
    ) -> Reached:
        """How far the techniques lead."""
        self.budget.spend(EXPLAINING_CANDIDATES)
        picture = Grid(self.width, self.height, cells, self.palette)
        position = Position(Puzzle.from_grid(picture, given=self.given_grid), memory=self.memory)
        chooser = Chooser(position, list, preferences=self.preferences, deadline=Deadline(self.budget.limits))
        try:
            while (step := chooser.best_step()) is not None:
                chooser.apply(step)
        except Stopped:
            pass  # the budget is over, and whoever searches sees that
        self.memory.trim()
        reached = position.grid().cells
        return Reached(reached, reached.count(UNKNOWN))

"""Judges pictures by what a person can see: the engine knows line logic as a whole, not its easier parts.

An explained solve costs some hundred times an engine's check, so it comes last, on pictures the engine passed.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.explain import TIERS, Preferences
from nonokit.explain.explanation import explain_within
from nonokit.generate.budget import Budget
from nonokit.generate.judge import Judge, Level, Runs, Verdict
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rate import Class

EXPLAINING_CHECKS = 100
# The tiers of techniques that a class may need.
TIERS_OF = {Class.TRIVIAL: 1, Class.OVERLAP: 2, Class.LINE_TRICKS: 4}


class ExplainedJudge(Judge):
    """A judge that allows the techniques of one class only."""

    def __init__(self, grid: Grid, budget: Budget, class_: Class, given: Grid | None = None) -> None:
        super().__init__(grid.width, grid.height, len(grid.palette), budget)
        self.palette = grid.palette
        self.given_grid = given
        self.preferences = Preferences(TIERS[: TIERS_OF[class_]])

    def judge(
        self, cells: bytes, clues: Sequence[Runs], level: Level, given: dict[int, int] | None = None
    ) -> Verdict:
        """How far the techniques lead; what line logic cannot settle they cannot either."""
        by_lines = super().judge(cells, clues, Level.LINES, given)
        if by_lines.open_count:
            return by_lines
        self.budget.spend(EXPLAINING_CHECKS)
        picture = Grid(self.width, self.height, cells, self.palette)
        puzzle = Puzzle.from_grid(picture, given=self.given_grid)
        explanation = explain_within(self.budget.limits, puzzle, preferences=self.preferences)
        reached = explanation.grid.cells
        return Verdict(reached, reached.count(UNKNOWN))

"""The ruled part of a page: where its lines are, and how surely each cell is ruled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nonokit.scanning.grid.candidates import Candidate
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.mesh import Shape
from nonokit.scanning.grid.turning import Turn, View

Array = Any  # numpy is an optional part

CERTAIN = 0.98  # quality of a grid beside which there is no other
LARGE = 1500  # cells
GOES_ON = 0.27  # share of ruled cells in a line beyond the last one, for it to be the grid's
WEAK = 0.7  # of how well cells are ruled usually: a last line that is ruled worse may be something else
FEWEST = 3  # lines of a grid


@dataclass(frozen=True)
class Found:
    """The ruled part of a page: rows and columns of cells counted from its first lines, and how well it is ruled."""

    shape: Shape
    view: View
    rows: int
    columns: int
    quality: float  # 0 to 1
    candidate: Candidate
    turn: Turn  # by which the page was turned back
    above: Array  # which cells are ruled above it, where clues stand, line by line from the nearest
    beside: Array  # which are left of it, column by column
    below: Array  # likewise below it: where lines are hard to see, the grid may go on
    right: Array
    inside: Array  # how surely each of its own cells is ruled

    @property
    def cells(self) -> int:
        """Cells in the rectangle."""
        return self.rows * self.columns

    @property
    def is_large(self) -> bool:
        """Whether to look for clues of this grid wherever they may be would take long."""
        return self.cells > LARGE

    @property
    def is_large_and_whole(self) -> bool:
        """Whether so many cells are ruled all around that there is no other grid to look for, which would take long."""
        return self.quality > CERTAIN and self.is_large

    def takes_too_long(self, effort: Effort) -> bool:
        """Whether nothing more is tried with this grid: on a large one all takes a second or two, and the work is done."""
        return self.is_large and effort.is_spent

    def longer(self, *, is_row: bool) -> Found:
        """The same with one more row or column at the end."""
        if is_row:
            return replace(self, rows=self.rows + 1, below=self.below[1:])
        return replace(self, columns=self.columns + 1, right=self.right[1:])

    def may_go_on(self, *, is_row: bool) -> bool:
        """Whether some cells after the last row or column are ruled; so far beyond the ruled part that nobody looked, they may be."""
        beyond = self.below if is_row else self.right
        return not len(beyond) or bool(beyond[0].mean() > GOES_ON)

    def room(self, shape: tuple[int, ...], *, is_row: bool) -> float:
        """So many cells of a picture follow one more row or column at the end; below zero it is not all in it."""
        import numpy as np

        ends = np.array([[0.0, self.columns if is_row else self.rows]])
        last = np.full((1, 2), (self.rows if is_row else self.columns) + 1.0)
        places = self.at(last, ends)[0, :, 1] if is_row else self.at(ends, last)[0, :, 0]
        return float((shape[0 if is_row else 1] - places).max()) / self.pitch()

    def without_last(self, most: int, *, is_row: bool) -> Found:
        """The same without up to so many last rows or columns, from one on that is ruled worse than those before it."""
        inside = self.inside if is_row else self.inside.T
        means = inside.mean(axis=1)
        some = range(min(most, len(means) - FEWEST), 0, -1)
        cut = next((k for k in some if means[-k] < WEAK * means[:-k].mean()), 0)
        if not cut:
            return self
        if is_row:
            return replace(self, rows=self.rows - cut, inside=self.inside[:-cut])
        return replace(self, columns=self.columns - cut, inside=self.inside[:, :-cut])

    def unsure_first(self, begin: int, *, is_row: bool) -> int:
        """How many first rows or columns are ruled worse than most: strokes of numbers that stand in line look like it.

        What lies before the line `begin` of the other way does not count: the corner between clues may have no cells.
        """
        import numpy as np

        inside = self.inside if is_row else self.inside.T
        if begin >= inside.shape[1]:
            return 0
        means = inside[:, max(0, begin) :].mean(axis=1)
        return int(np.argmax(means >= WEAK * np.median(means)))

    def at(self, rows: Array, columns: Array) -> Array:
        """Where crossings lie in the picture; rows and columns may be fractions and may lie outside."""
        return self.view.to_picture(self.shape.at(rows + len(self.above), columns + len(self.beside)))

    def pitch(self) -> float:
        """Pixels of the picture from line to line."""
        import numpy as np

        corners = self.at(
            np.array([[0.0, 0], [self.rows, self.rows]]), np.array([[0.0, self.columns], [0, self.columns]])
        )
        across = np.linalg.norm(corners[:, 1] - corners[:, 0], axis=1).mean() / self.columns
        down = np.linalg.norm(corners[1] - corners[0], axis=1).mean() / self.rows
        return float((across * down) ** 0.5)

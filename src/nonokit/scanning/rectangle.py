"""Which part of the mesh is ruled: the rectangle of cells that have real lines on all four sides."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any  # numpy is an optional part

REAL = 0.4  # response on an edge from which it counts as a line
SOFT = 0.2  # how far above it an edge is beyond doubt
BAD = -0.8  # what a cell without lines costs; those that filled cells hide must not tear the grid apart


class Rectangle(NamedTuple):
    """Lines of the mesh, from and to; cells lie between them."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def rows(self) -> int:
        """Rows of cells."""
        return self.bottom - self.top

    @property
    def columns(self) -> int:
        """Columns of cells."""
        return self.right - self.left


def ruled(across: Array, down: Array) -> Array:
    """For each cell of the mesh how surely it is ruled all around, from -0.8 to 1."""
    import numpy as np

    weakest = np.minimum.reduce([across[:-1], across[1:], down[:, :-1], down[:, 1:]])
    return np.clip((weakest - REAL) / SOFT, BAD, 1.0)


def best_rectangle(score: Array) -> tuple[Rectangle, float]:
    """The rectangle whose cells add up to most."""
    import numpy as np

    height, width = score.shape
    sums = np.vstack([np.zeros((1, width)), np.cumsum(score, axis=0)])
    best, found = 0.0, Rectangle(0, 0, 0, 0)
    for top in range(height):
        strips = sums[top + 1 :] - sums[top]  # one for each bottom
        running = np.cumsum(np.hstack([np.zeros((len(strips), 1)), strips]), axis=1)
        least = np.minimum.accumulate(running, axis=1)
        gain = running - least
        at = int(gain.argmax())
        row, right = divmod(at, width + 1)
        if gain[row, right] > best:
            best = float(gain[row, right])
            left = int(np.nonzero(running[row, : right + 1] == least[row, right])[0][-1])
            found = Rectangle(top, left, top + 1 + row, right)
    return found, best

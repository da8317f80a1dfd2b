"""Which part of the mesh is ruled: the rectangle of cells that have real lines on all four sides."""

from __future__ import annotations

from typing import Any, NamedTuple

from nonokit.scanning.grid.edges import Edges

Array = Any  # numpy is an optional part

REAL = 0.4  # response on an edge from which it counts as a line
OF_USUAL = 0.5  # of the usual response around, where that is less
FAINTEST = 0.18  # response below which nothing is a line
AROUND = 9  # cells each way, in which lines are alike
ALONG = 3  # cells each way along a faint line, its own among them, over which its response is averaged
SOFT = 0.2  # how far above it an edge is beyond doubt
FAINT = 0.2  # of the mean of all cells: outer cells that are ruled worse are none of the grid's
BORDER = 0.45  # likewise, beyond
OFF = 0.25  # of the tone of the cells near by that are ruled: what is darker or lighter by so much is filled
HIDDEN = 0.99 * REAL  # what is between filled cells: a little less than a line, so that they widen nothing
WEAK = 0.5  # a line of which less than this share is there
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


def seen(edges: Edges) -> Array:
    """For each cell of the mesh how surely it is ruled all around, by lines that are seen, from -0.8 to 1."""
    return _ruled(*_evened(edges))


def ruled(edges: Edges) -> Array:
    """Likewise, but what is between two filled cells speaks neither for a line nor against it."""
    return _ruled(*_with_hidden(edges))


def _ruled(across: Array, down: Array) -> Array:
    import numpy as np

    weakest = np.minimum.reduce([across[:-1], across[1:], down[:, :-1], down[:, 1:]])
    return np.clip((weakest - REAL) / SOFT, BAD, 1.0)


def best_rectangle(edges: Edges) -> tuple[Rectangle, float]:
    """The rectangle that is ruled, and how much of it."""
    across, down = _with_hidden(edges)
    score = _ruled(across, down)
    top, left, bottom, right = _heaviest(score)
    if bottom == top:
        return Rectangle(0, 0, 0, 0), 0.0
    inside = score[top:bottom, left:right]
    rows = _without_numbers(across[top : bottom + 1, left:right].T, inside.mean(axis=1))
    columns = _without_numbers(down[top:bottom, left : right + 1], inside.mean(axis=0))
    found = Rectangle(top + rows[0], left + columns[0], top + rows[1], left + columns[1])
    return found, float(score[found.top : found.bottom, found.left : found.right].sum())


def _evened(edges: Edges) -> tuple[Array, Array]:
    """Level and upright edges, raised where lines are faint all around, as in a shadow: there less response makes a line."""
    return _raised(edges.across, (ALONG, 1)), _raised(edges.down, (1, ALONG))


def _with_hidden(edges: Edges) -> tuple[Array, Array]:
    """Level and upright edges, evened, and those between two filled cells raised to what says nothing."""
    across, down = _evened(edges)
    filled = _bounded(edges, _off_paper(_ruled(across, down) > 0, edges.tones))
    for lines, hidden in (
        (across[1:-1], filled[1:] & filled[:-1]),
        (down[:, 1:-1], filled[:, 1:] & filled[:, :-1]),
    ):
        lines[hidden] = lines[hidden].clip(HIDDEN)
    return across, down


def _off_paper(paper: Array, tones: Array) -> Array:
    """Which cells have another tone than those near by that are surely ruled."""
    import cv2
    import numpy as np

    known = paper.astype(np.float32)
    number = cv2.blur(known, (AROUND, AROUND), borderType=cv2.BORDER_CONSTANT)
    usual = cv2.blur(known * tones, (AROUND, AROUND), borderType=cv2.BORDER_CONSTANT) / np.maximum(
        number, 1e-6
    )
    return (number > 0) & ~paper & (np.abs(tones - usual) > OFF * usual)


def _bounded(edges: Edges, filled: Array) -> Array:
    """Without parts that end elsewhere than at lines, as the desk does on which a page lies."""
    import cv2
    import numpy as np

    count, labels = cv2.connectedComponents(filled.astype(np.uint8), connectivity=4)
    total, number = np.zeros(count), np.zeros(count)
    for lines, one, other in (
        (edges.across[1:-1], labels[1:], labels[:-1]),
        (edges.down[:, 1:-1], labels[:, 1:], labels[:, :-1]),
    ):
        ends = (one == 0) != (other == 0)
        own = np.maximum(one, other)[ends]
        total += np.bincount(own, lines[ends], count)
        number += np.bincount(own, minlength=count)
    is_bounded = total > REAL * number
    is_bounded[0] = False
    return is_bounded[labels]


def _raised(edges: Array, along: tuple[int, int]) -> Array:
    import cv2
    import numpy as np

    edges = edges.astype(np.float32)
    around = cv2.blur(edges, (AROUND, AROUND), borderType=cv2.BORDER_REPLICATE)
    usual = cv2.dilate(around, np.ones((AROUND, AROUND), np.uint8))
    least = np.clip(OF_USUAL * usual, FAINTEST, REAL)
    # Faint lines come and go in the grain: what counts is how much of them there is over some cells.
    faint = (REAL - least) / (REAL - FAINTEST)
    mean = np.minimum(
        *(_mean(edges, along, end) for end in (0, -1))
    )  # beyond its end it has none on one side
    return (edges + faint * np.maximum(mean - edges, 0)) * (REAL / least)


def _mean(edges: Array, along: tuple[int, int], end: int) -> Array:
    """The mean of each edge and some that follow it along the line, or come before it."""
    import cv2

    anchor = tuple(side - 1 if end else 0 for side in along)
    return cv2.blur(edges, along, anchor=anchor, borderType=cv2.BORDER_REPLICATE)


def _without_numbers(edges: Array, cells: Array) -> tuple[int, int]:
    """The first and last line of a rectangle: numbers in a row look a little like lines, but beside the grid they end."""
    count, usual = len(cells), cells.mean()
    lines = (edges > REAL).mean(axis=0)

    def is_outside(part: Array, line: float) -> bool:
        return bool(part.mean() < (BORDER if line < WEAK else FAINT) * usual)

    first, last = 0, count
    for k in range(1, count // 3 + 1):
        if is_outside(cells[:k], lines[k - 1]):
            first = k
        if is_outside(cells[count - k :], lines[count - k + 1]):
            last = count - k
    return first, last


def _heaviest(score: Array) -> Rectangle:
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
    return found

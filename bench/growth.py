"""How time grows with size: the same kind of picture at more and more cells, and the exponent of what it takes.

Pictures are smooth blobs, as many across at every size: a picture of 1000×1000 is one of 50×50 drawn finer. (With blobs
of the same size in cells, a large picture has so much room in every line that line logic cannot even begin.) What line
logic leaves open is filled until nothing is left, so that every picture can be solved line by line.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log, log2
from typing import NamedTuple

from corpora import BLACK_AND_WHITE, Item

import nonokit
from nonokit.model import UNKNOWN, Grid, Puzzle

SIZES = (50, 70, 100, 150, 200, 300, 400, 500, 700, 1000)
PICTURES = 3  # of every size; the median counts
BLOBS = 16  # across a picture
FILLED = 0.6  # the level of the noise below which a cell is filled


class Fit(NamedTuple):
    """Seconds ≈ factor × (cells × log₂ cells) ^ exponent."""

    exponent: float
    factor: float


def items(sizes: Sequence[int] = SIZES) -> list[Item]:
    """The puzzles, smallest first."""
    names = [(f"growth-{size}/{number}", size) for size in sizes for number in range(PICTURES)]
    return [Item(name, line_solvable(blobs(name, size), size)) for name, size in names]


def blobs(name: str, size: int) -> bytearray:
    """Cells of smooth noise: random values at the knots of a net, and soft steps between them."""
    rng = random.Random(name)
    knots = [[rng.random() for _ in range(BLOBS + 1)] for _ in range(BLOBS + 1)]
    places = [divmod(cell * BLOBS / size, 1) for cell in range(size)]
    steps = [(int(knot), t * t * (3 - 2 * t)) for knot, t in places]
    cells = bytearray()
    for y, down in steps:
        level = [above + down * (below - above) for above, below in zip(knots[y], knots[y + 1], strict=True)]
        cells += bytes(level[x] + right * (level[x + 1] - level[x]) < FILLED for x, right in steps)
    return cells


def line_solvable(cells: bytearray, size: int) -> Puzzle:
    """The puzzle of a picture in which the cells that line logic cannot settle are filled."""
    while True:
        puzzle = Puzzle.from_grid(Grid(size, size, bytes(cells), BLACK_AND_WHITE)).replace(goal=None)
        result = nonokit.solve(puzzle, methods=["isolated-rules"])
        if result.is_unique:
            return puzzle
        for place, value in enumerate(result.known.cells):
            if value == UNKNOWN:
                cells[place] = 1


def fit(points: Sequence[tuple[int, float]]) -> Fit:
    """The straight line through (cells, seconds) on logarithmic scales, by least squares.

    >>> exact = [(cells, 1e-8 * cells * log2(cells)) for cells in (2500, 10000, 40000)]
    >>> round(fit(exact).exponent, 6)
    1.0
    """
    xs = [log(cells * log2(cells)) for cells, _ in points]
    ys = [log(seconds) for _, seconds in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((value - x) ** 2 for value in xs)
    exponent = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / spread
    return Fit(exponent, exp(y - exponent * x))


def linear_factor(points: Sequence[tuple[int, float]]) -> float:
    """The factor of the curve factor × cells × log₂ cells that runs through the middle of the points."""
    return exp(sum(log(seconds / (cells * log2(cells))) for cells, seconds in points) / len(points))

"""How a puzzle lies on paper so that its figures can be read: upright, turned, or in parts on several pages.

Figures smaller than a book's least size are not printed. A puzzle that would have them is turned, when that helps; then
its figures take more of their cells; then it is cut into parts at the thick rules, each with the clues of its lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from nonokit.rendering.layout import Layout

FIVE = 5
MOST_PARTS = 64
WORTH_TURNING = 1.25  # how much larger a puzzle must become to be turned

Room = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Part:
    """Some columns and rows of a puzzle, from the first to before the last."""

    columns: tuple[int, int]
    rows: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fit:
    """How a puzzle is printed: points a pixel, turned or not, and its parts, one a page."""

    factor: float
    is_turned: bool
    parts: tuple[Part, ...]


def fitted(layout: Layout, rooms: Sequence[Room], least: float, largest: float = inf) -> Fit | None:
    """The fewest pages on which the figures have at least so many points; None when there is no way.

    `rooms` are width and height of an upright page's room and of a turned one's; cells have no more than `largest` points.
    """
    for count in range(1, MOST_PARTS + 1):
        found = [
            Fit(factor, is_turned, _parts(layout, across, count // across))
            for across in range(1, count + 1)
            if count % across == 0
            for is_turned, room in zip((False, True), rooms, strict=True)
            if (factor := min(largest / layout.cell, _factor(layout, across, count // across, room)))
            * layout.clue_size
            >= least
        ]
        if found:
            return max(found, key=lambda fit: fit.factor * (1 if fit.is_turned else WORTH_TURNING))
    return None


def _factor(layout: Layout, across: int, down: int, room: Room) -> float:
    """Points a pixel when the largest of so many parts fills a room."""
    columns, rows = _largest(layout.columns, across), _largest(layout.rows, down)
    width = layout.left + columns * layout.cell + layout.margin
    height = layout.top + rows * layout.cell + layout.margin
    return min(room[0] / width, room[1] / height)


def _largest(lines: int, parts: int) -> int:
    return max(end - start for start, end in pairwise(_borders(lines, parts)))


def _borders(lines: int, parts: int) -> list[int]:
    """Where lines are cut: at thick rules, so that the largest part is as small as it can be.

    >>> _borders(40, 3), _borders(12, 1), _borders(31, 2)
    ([0, 15, 25, 40], [0, 12], [0, 15, 31])
    """
    for largest in range(-(-lines // parts), lines):
        last = -(
            -(lines - largest) // FIVE
        )  # thick rules before the last part, which alone may end between two
        if last <= (parts - 1) * (largest // FIVE):
            cuts = {-(-last * part // (parts - 1)) * FIVE for part in range(parts)}
            return sorted({*cuts, lines})
    return [0, lines]


def _parts(layout: Layout, across: int, down: int) -> tuple[Part, ...]:
    return tuple(
        Part(columns, rows)
        for rows in pairwise(_borders(layout.rows, down))
        for columns in pairwise(_borders(layout.columns, across))
    )

"""Random pictures that look grown rather than scattered: smoothed noise, cut where the wanted share is filled.

Smoothing once over the neighbouring cells is what Simon Tatham's Pattern does: it makes blobs, hence longer runs,
hence puzzles that can be solved. Colours come from a second noise, smoothed more, so that they form patches.
"""

from __future__ import annotations

from random import Random

from nonokit.generating.symmetry import orbits


def texture(
    width: int,
    height: int,
    *,
    colours: int,
    density: float,
    rng: Random,
    symmetry: str | None = None,
    smoothing: int = 1,
) -> bytes:
    """A picture with about `density` of its cells filled.

    >>> cells = texture(6, 4, colours=1, density=0.5, rng=Random(1))
    >>> len(cells), cells.count(1)
    (24, 12)
    """
    groups = orbits(width, height, symmetry)
    height_map = _noise(width, height, groups, rng, smoothing)
    order = sorted(range(width * height), key=lambda cell: height_map[cell])
    cells = bytearray(width * height)
    for cell in order[: round(density * width * height)]:
        for member in groups[cell]:
            cells[member] = 1
    if colours > 1:
        _paint(cells, width, height, groups, colours, rng)
    return bytes(cells)


def _noise(
    width: int, height: int, groups: list[tuple[int, ...]], rng: Random, smoothing: int
) -> list[float]:
    values = [rng.random() for _ in range(width * height)]
    values = [sum(values[member] for member in group) / len(group) for group in groups]
    for _ in range(smoothing):
        values = _smooth(values, width, height)
    return values


def _smooth(values: list[float], width: int, height: int) -> list[float]:
    """The mean of each cell and its neighbours, those outside left out."""
    result = []
    for y in range(height):
        for x in range(width):
            near = [
                values[v * width + u]
                for v in range(max(0, y - 1), min(height, y + 2))
                for u in range(max(0, x - 1), min(width, x + 2))
            ]
            result.append(sum(near) / len(near))
    return result


def _paint(
    cells: bytearray, width: int, height: int, groups: list[tuple[int, ...]], colours: int, rng: Random
) -> None:
    """Gives filled cells the colour whose own noise is highest there."""
    maps = [_noise(width, height, groups, rng, smoothing=2) for _ in range(colours)]
    for cell, value in enumerate(cells):
        if value:
            cells[cell] = 1 + max(range(colours), key=lambda colour: maps[colour][cell])

"""Reads clues that have a ruled cell for each number."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.recogniser import Reading
from nonokit.scanning.clues.struck import read_numbers
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, Flat, cells_of, crops_of

Array = Any  # numpy is an optional part

PLAIN = 0.12  # of the usual deviation of cells with ink: cells with less are empty
GRAIN = 1.5  # times what cells have that are surely empty: cells with less are empty, too
MOST_GRAIN = 0.3  # of the usual deviation, likewise
UNEVEN = 3.0  # times the noise of single pixels is the most that light and lines make of an empty cell
LINE_GRAIN = 0.12  # of the lines' contrast, likewise, among cells that have no numbers
UNLIKELY = 0.02  # cells that are numbers less likely than this are not thought of


def read_cells(flat: Flat, outer: tuple[int, int] | None = None) -> list[list[Reading | None]]:
    """The readings of the cells of a flat part, or of so many outer rows and columns; None for those plainly empty."""
    import numpy as np

    cells = cells_of(flat.grey)
    crops = crops_of(cells)
    ink = crops[..., 3:-3, 3:-3].astype(np.float32).std(axis=(2, 3))
    strong = float(np.percentile(ink, 95))
    # Where all cells have numbers, the weaker ones are finished clues in grey, and no grain.
    grain = min(float(np.percentile(ink, 30)), MOST_GRAIN * strong, UNEVEN * noise_of(crops))
    if outer:  # cells further in have no numbers: they tell what grain is
        inner = ink[outer[0] :, outer[1] :]
        grain = max(grain, min(float(np.percentile(inner, 30)), LINE_GRAIN * line_contrast(cells)))
    busy = ink > max(PLAIN * strong, GRAIN * grain) + 1.0
    if outer:
        busy[outer[0] :, outer[1] :] = False
    readings = iter(read_numbers(crops[busy]))
    return [[next(readings) if each else None for each in row] for row in busy]


def noise_of(crops: Array) -> float:
    """The deviation of pixels from the paper they belong to, which most of a cell is, with a number in it or without."""
    import numpy as np

    part = crops[..., 3:-3:2, 3:-3:2].astype(np.float32)
    off = np.abs(part - np.median(part, axis=(2, 3), keepdims=True))
    return 1.48 * float(np.percentile(np.median(off, axis=(2, 3)), 30))


def line_contrast(cells: Array) -> float:
    """Grey values between the lines around cells and the paper in them."""
    import numpy as np

    low, middle, high = np.percentile(cells[::2, ::2], (4, 50, 96), axis=(2, 3))
    return float(np.median(np.maximum(middle - low, high - middle)))


def marks_of_cells(
    found: Found, flat: Flat, readings: list[list[Reading | None]], is_row: bool
) -> list[list[Mark]]:
    """The marks of each row of a flat part, or of each column."""
    likely = [
        (i, j, reading)
        for i, row in enumerate(readings)
        for j, reading in enumerate(row)
        if reading and reading.is_number > UNLIKELY
    ]
    boxes = [(j * CELL, i * CELL, (j + 1) * CELL, (i + 1) * CELL) for i, j, _ in likely]
    lines: list[list[tuple[int, Mark]]] = [[] for _ in (readings if is_row else readings[0])]
    places = flat.places(found, boxes) if boxes else []
    for (i, j, reading), corners in zip(likely, places, strict=True):
        line, cell = (i, j) if is_row else (j, i)
        lines[line].append((cell, Mark(reading, corners)))
    return [without_strays(line) for line in lines]


def without_strays(line: list[tuple[int, Mark]]) -> list[Mark]:
    """The marks of a clue, which has a number in each cell: what is hard to read further out than an empty cell is none.

    Beyond the frame of a page there are shadows, and the edges of papers.
    """
    first = next((k for k, (_, mark) in enumerate(line) if mark.is_plain), 0)
    while first and line[first][0] - line[first - 1][0] == 1:
        first -= 1
    return [mark for _, mark in line[first:]]

"""Reads clues that have a ruled cell for each number."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.finding import Found
from nonokit.scanning.marks import Mark
from nonokit.scanning.recogniser import Reading, read_crops
from nonokit.scanning.rectify import CELL, Flat, cells_of, crops_of

Array = Any  # numpy is an optional part

PLAIN = 0.12  # of the usual deviation of cells with ink: cells with less are empty
GRAIN = 1.5  # times what cells have that are surely empty: cells with less are empty, too
MOST_GRAIN = 0.3  # of the usual deviation, likewise
LINE_GRAIN = 0.12  # of the lines' contrast, likewise, among cells that have no numbers
UNLIKELY = 0.02  # cells that are numbers less likely than this are not thought of


def read_cells(flat: Flat, outer: tuple[int, int] | None = None) -> list[list[Reading | None]]:
    """The readings of the cells of a flat part, or of so many outer rows and columns; None for those plainly empty."""
    import numpy as np

    cells = cells_of(flat.grey)
    crops = crops_of(cells)
    ink = crops[..., 3:-3, 3:-3].astype(np.float32).std(axis=(2, 3))
    strong = float(np.percentile(ink, 95))
    grain = min(float(np.percentile(ink, 30)), MOST_GRAIN * strong)
    if outer:  # cells further in have no numbers: they tell what grain is
        inner = ink[outer[0] :, outer[1] :]
        grain = max(grain, min(float(np.percentile(inner, 30)), LINE_GRAIN * line_contrast(cells)))
    busy = ink > max(PLAIN * strong, GRAIN * grain) + 1.0
    if outer:
        busy[outer[0] :, outer[1] :] = False
    readings = iter(read_crops(crops[busy]))
    return [[next(readings) if each else None for each in row] for row in busy]


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
    lines: list[list[Mark]] = [[] for _ in (readings if is_row else readings[0])]
    places = flat.places(found, boxes) if boxes else []
    for (i, j, reading), corners in zip(likely, places, strict=True):
        lines[i if is_row else j].append(Mark(reading, corners))
    return lines

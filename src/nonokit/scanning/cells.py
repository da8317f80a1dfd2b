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
UNLIKELY = 0.02  # cells that are numbers less likely than this are not thought of


def read_cells(flat: Flat) -> list[list[Reading | None]]:
    """The readings of all cells of a flat part; None for those that are plainly empty."""
    import numpy as np

    crops = crops_of(cells_of(flat.grey))
    ink = crops[..., 3:-3, 3:-3].astype(np.float32).std(axis=(2, 3))
    strong = float(np.percentile(ink, 95))
    grain = min(float(np.percentile(ink, 30)), MOST_GRAIN * strong)
    busy = ink > max(PLAIN * strong, GRAIN * grain) + 1.0
    readings = iter(read_crops(crops[busy]))
    return [[next(readings) if each else None for each in row] for row in busy]


def marks_of_cells(
    found: Found, flat: Flat, readings: list[list[Reading | None]], is_row: bool
) -> list[list[Mark]]:
    """The marks of each row of a flat part, or of each column."""
    marks = [
        [
            mark_at(found, flat, i, j, reading) if reading and reading.is_number > UNLIKELY else None
            for j, reading in enumerate(row)
        ]
        for i, row in enumerate(readings)
    ]
    lines = marks if is_row else [list(line) for line in zip(*marks, strict=True)]
    return [[mark for mark in line if mark] for line in lines]


def mark_at(found: Found, flat: Flat, row: int, column: int, reading: Reading) -> Mark:
    """The mark in a cell of a flat part."""
    box = (column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)
    return Mark(reading, flat.place(found, box))

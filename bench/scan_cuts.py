"""Crops that the scanner itself cuts from drawn pages, with what is on them: to train the recogniser with, and to measure it.

    python bench/scan_cuts.py fonts.npz --count 600 --to cuts.npz             in fonts for training
    python bench/scan_cuts.py fonts.npz --held --count 600 --to measured.npz    in fonts that training never sees

Pages are those of scan_measure.py. Where the grid was found, a ruled cell holds the number of its place, or none; a line
without ruled cells is taken where as many things were found in it as it has numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from scan_damage import LEVELS
from scan_measure import Clues, clues_of, fonts_of, page_of

from nonokit import FormatError
from nonokit.scanning.clues import cells, sides, struck
from nonokit.scanning.clues.recogniser import SIDE, Reading
from nonokit.scanning.page import Page
from nonokit.scanning.pages import Pages

EMPTY, OTHER = -1, -2  # in place of a number
MOST_NONE = 0.2  # of a page's crops show no number: its grid has many more


class Recorder:
    """Keeps each crop by its reading, and the readings of ruled cells, while pages are read."""

    def __init__(self) -> None:
        self.crops: dict[int, tuple[Reading, Any]] = {}
        self.ruled: list[list[list[Reading | None]]] = []
        self.read, self.read_cells = struck.read_crops, cells.read_cells
        struck.read_crops, sides.read_cells = self.reading, self.cells

    def reading(self, crops: Any) -> list[Reading]:
        readings = self.read(crops)
        for crop, reading in zip(np.asarray(crops), readings, strict=True):
            self.crops[id(reading)] = (reading, np.clip(np.rint(crop), 0, 255).astype(np.uint8))
        return readings

    def cells(self, flat: Any, outer: Any = None) -> list[list[Reading | None]]:
        readings = self.read_cells(flat, outer)
        if outer:  # the whole ruled part of a page
            self.ruled.append(readings)
        return readings

    def crop(self, reading: Reading | None) -> Any:
        """The crop that was read so; None where a line through it was taken out."""
        known = self.crops.get(id(reading))
        return known[1] if known and known[0] is reading else None


def labelled(recorder: Recorder, page: Page, true: Clues, state: list[str]) -> Iterator[tuple[Any, int]]:
    """Crops of a page with their numbers, `EMPTY` or `OTHER`."""
    rows, columns = len(page.sides.rows), len(page.sides.columns)
    for line, clue in zip(page.sides.rows + page.sides.columns, true, strict=True):
        if len(line) == len(clue):
            yield from zip((recorder.crop(mark.reading) for mark in line), clue, strict=True)
    top, left = page.sides.top, page.sides.left
    for readings in recorder.ruled:
        if (len(readings), len(readings[0])) != (top + rows, left + columns) or min(top, left) < 0:
            continue
        for i, row in enumerate(readings):
            for j, reading in enumerate(row):
                if i >= top and j >= left:
                    yield recorder.crop(reading), EMPTY if state[i - top][j - left] == "?" else OTHER
                elif i >= top or j >= left:
                    clue, place = (true[i - top], left - j) if i >= top else (true[rows + j - left], top - i)
                    if place > max(1, len(clue)):  # an empty line may show a 0; numbers were taken above
                        yield recorder.crop(reading), EMPTY


def cuts_of(level: str, seed: int, fonts: list[str], recorder: Recorder) -> list[tuple[Any, int]]:
    """The crops of one page."""
    drawn, grey, _ = page_of(level, seed, fonts)
    recorder.crops.clear()
    recorder.ruled.clear()
    try:
        page = Pages(grey).best()
    except FormatError:
        return []
    true = clues_of(drawn.puzzle)
    if page.turned or (len(page.sides.rows), len(page.sides.columns)) != (
        drawn.puzzle.height,
        drawn.puzzle.width,
    ):
        return []
    found = [(crop, what) for crop, what in labelled(recorder, page, true, drawn.state) if crop is not None]
    numbers, none = ([each for each in found if (each[1] >= 0) == is_number] for is_number in (True, False))
    rng = np.random.default_rng(seed)
    return numbers + [none[k] for k in rng.permutation(len(none))[: int(MOST_NONE * len(numbers))]]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--held", action="store_true", help="in fonts that training never sees")
    parser.add_argument("--count", type=int, default=60, help="pages")
    parser.add_argument("--first", type=int, default=10_000_000, help="the first seed")
    parser.add_argument("--levels", nargs="+", choices=tuple(LEVELS), default=list(LEVELS))
    chosen = parser.parse_args()
    fonts, recorder = fonts_of(chosen.fonts, held=chosen.held), Recorder()
    found = []
    for number in range(chosen.count):
        level = chosen.levels[number % len(chosen.levels)]
        own = cuts_of(level, chosen.first + number, fonts, recorder)
        found += [(crop, what, list(LEVELS).index(level)) for crop, what in own]
    crops, numbers, levels = zip(*found, strict=True)
    assert crops[0].shape == (SIDE, SIDE)
    np.savez_compressed(
        chosen.to, crops=np.array(crops), numbers=np.array(numbers), levels=np.array(levels, np.uint8)
    )
    print(f"{len(crops)} crops of {chosen.count} pages")


if __name__ == "__main__":
    main()

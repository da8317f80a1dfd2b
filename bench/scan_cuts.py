"""Crops that the scanner itself cuts from drawn pages, with what is on them: to train the recogniser with, and to measure it.

    python bench/scan_cuts.py fonts.npz --count 600 --to cuts.npz             in fonts for training
    python bench/scan_cuts.py fonts.npz --held --count 600 --to measured.npz    in fonts that training never sees

Pages are those of scan_measure.py. Whatever the scanner takes for a number in any of its tries is known by where it lies on
the page, so that hard pages count as well: digits of one number, if they and no others are in it; none, if it was cut out by
itself where nothing is written: strokes of a player and of lines look like a 1. Where the grid was found, what is in its
cells, and in clue cells without a number, is none.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from scan_damage import LEVELS, bent
from scan_measure import clues_of, fonts_of, page_of
from scan_pages import Page as Drawn

from nonokit import FormatError
from nonokit.scanning import pages
from nonokit.scanning.clues import cells, sides, strips, struck
from nonokit.scanning.clues.recogniser import SIDE, Reading
from nonokit.scanning.grid.rectify import CELL
from nonokit.scanning.page import Page

EMPTY, OTHER = -1, -2  # in place of a number
MOST_NONE = 0.2  # of a page's crops show no number: its grid has many more
TRIES = 2  # crops of one place at most, of all that the scanner tried
WHOLE, LITTLE = 0.85, 0.1  # of a digit lie in a crop: it is in it, or it is not


class Recorder:
    """Keeps each crop by its reading, where readings lie, and those of ruled cells, while pages are read."""

    def __init__(self) -> None:
        self.crops: dict[int, tuple[Reading, Any]] = {}
        self.ruled: list[list[list[Reading | None]]] = []
        self.places: list[tuple[Reading, Any, bool]] = []  # of cells or, at last, cut out by themselves
        self.is_turned = False
        self.read, self.read_cells = struck.read_crops, cells.read_cells
        self.marks_of, self.marks_of_cells, self.page_of = (
            strips.marks_of,
            cells.marks_of_cells,
            pages.page_of,
        )
        struck.read_crops, sides.read_cells, pages.page_of = self.reading, self.cells, self.page
        strips.marks_of, sides.marks_of_cells = self.marks, self.marks_in_cells

    def clear(self) -> None:
        for kept in (self.crops, self.ruled, self.places):
            kept.clear()

    def page(self, grey: Any, turned: int, *rest: Any) -> Page:
        self.is_turned = turned != 0
        return self.page_of(grey, turned, *rest)

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

    def marks(self, *about: Any) -> Any:
        lines = self.marks_of(*about)
        if not self.is_turned:
            self.places += [(mark.reading, mark.corners, True) for line in lines for mark in line]
        return lines

    def marks_in_cells(self, found: Any, flat: Any, readings: Any, is_row: bool) -> Any:
        own = [
            (reading, (j * CELL, i * CELL, (j + 1) * CELL, (i + 1) * CELL))
            for i, row in enumerate(readings) for j, reading in enumerate(row) if reading
        ]  # fmt: skip
        if own and not self.is_turned:
            corners = flat.places(found, [box for _, box in own])
            self.places += [(reading, at, False) for (reading, _), at in zip(own, corners, strict=True)]
        return self.marks_of_cells(found, flat, readings, is_row)

    def crop(self, reading: Reading | None) -> Any:
        """The crop that was read so; None where a line through it was taken out."""
        known = self.crops.get(id(reading))
        return known[1] if known and known[0] is reading else None


def known_in(recorder: Recorder, drawn: Drawn, back: Any) -> Iterator[tuple[Any, int]]:
    """Crops of digits of one number, and no part of others, and such with nothing; `back` has the place on the page of each pixel."""
    known = [(digit, number) for number, digits in enumerate(drawn.numbers) for digit, _ in digits]
    inks = np.array([box for digits in drawn.numbers for _, box in digits]).reshape(-1, 4)
    words = np.array(drawn.words).reshape(-1, 4)
    tries: dict[tuple[int, ...], int] = {}
    for reading, corners, is_alone in recorder.places:
        x, y = (np.clip(np.rint(corners[:, k]), 0, back.shape[1 - k] - 1).astype(int) for k in (0, 1))
        own = back[y, x]
        box = (*own.min(axis=0), *own.max(axis=0))
        shares = shares_in(inks, box)
        if shares_in(words, box).any():
            continue
        inside = tuple(np.flatnonzero(shares >= WHOLE).tolist())
        tries[inside] = tries.get(inside, 0) + 1
        is_one = len({known[k][1] for k in inside}) == 1 and (shares > LITTLE).sum() == len(inside)
        if is_one and tries[inside] <= TRIES:
            yield recorder.crop(reading), int("".join(known[k][0] for k in inside))
        if is_alone and not shares.any():
            yield recorder.crop(reading), OTHER


def shares_in(boxes: Any, box: Any) -> Any:
    """How much of each of some boxes lies in another one."""
    wide, high = (
        np.clip(np.minimum(boxes[:, k + 2], box[k + 2]) - np.maximum(boxes[:, k], box[k]), 0, None)
        for k in (0, 1)
    )
    return wide * high / ((boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1]))


def none_in(recorder: Recorder, page: Page, drawn: Drawn) -> Iterator[tuple[Any, int]]:
    """Crops of ruled cells that hold no number, where the grid was found."""
    rows, columns = len(page.sides.rows), len(page.sides.columns)
    top, left = page.sides.top, page.sides.left
    true = clues_of(drawn.puzzle)
    if page.turned or (columns, rows) != (drawn.puzzle.width, drawn.puzzle.height) or min(top, left) < 0:
        return
    for readings in recorder.ruled:
        if (len(readings), len(readings[0])) != (top + rows, left + columns):
            continue
        for i, row in enumerate(readings):
            for j, reading in enumerate(row):
                if i >= top and j >= left:
                    yield recorder.crop(reading), EMPTY if drawn.state[i - top][j - left] == "?" else OTHER
                elif i >= top or j >= left:
                    clue, place = (true[i - top], left - j) if i >= top else (true[rows + j - left], top - i)
                    if place > max(1, len(clue)):  # an empty line may show a 0
                        yield recorder.crop(reading), EMPTY


def cuts_of(level: str, seed: int, fonts: list[str], recorder: Recorder) -> list[tuple[Any, int]]:
    """The crops of one page."""
    drawn, grey, about = page_of(level, seed, fonts)
    width, height = drawn.image.size
    back = np.stack(np.meshgrid(np.arange(width), np.arange(height)), axis=-1).astype(np.float32)
    if LEVELS[level].is_photo:
        back = bent(back, LEVELS[level], about["cell"], np.random.default_rng(seed))
    recorder.clear()
    found: list[tuple[Any, int]] = []
    with suppress(FormatError):
        found = [*none_in(recorder, pages.Pages(grey).best(), drawn)]
    found = [each for each in (*known_in(recorder, drawn, back), *found) if each[0] is not None]
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

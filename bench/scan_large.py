"""Photos of 12 megapixels of bent pages with large puzzles: processor time and memory that reading them takes.

    python bench/scan_large.py fonts.npz --count 13 --first 0

Pages of 70×100 cells, their clues in cells, between lines and without lines in turn, in fonts that training never saw,
at the level of damage in the middle but bent by two cells. One line a page: seconds to find and read, to decide what
the numbers mean, and all in all; numbers read right before that; what became of the page.
"""

from __future__ import annotations

import argparse
import random
import resource
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from scan_damage import LEVELS, damaged
from scan_measure import clues_of, fonts_of, read_right
from scan_pages import draw_page
from scan_styles import random_style

from nonokit import FormatError, Puzzle
from nonokit.scanning.pages import Pages
from nonokit.scanning.reading import answer, read_page

SIZE = (70, 100)
PIXELS = 12_000_000
CELL = 32
LAYOUTS = ("cells", "strips", "plain")
TIMEOUT_S = 3.0  # for decoding; `scan` gives it what reading has left of 4.5


def large_puzzle(seed: int) -> Puzzle:
    """A picture-like puzzle that may have several solutions, as those of this size often do."""
    rng = np.random.default_rng(seed)
    smooth = rng.normal(size=SIZE[::-1])
    for _ in range(2):
        smooth = sum(np.roll(smooth, s, a) for s in (-1, 0, 1) for a in (0, 1))
    cells = smooth > np.quantile(smooth, rng.uniform(0.35, 0.65))
    return Puzzle.from_grid(["".join("#" if c else "." for c in row) for row in cells])


def photo_of(seed: int, fonts: list[str]) -> tuple[Puzzle, Any]:
    """A puzzle and its photo in grey."""
    rng = random.Random(f"large {seed}")
    puzzle = large_puzzle(rng.randrange(1 << 30))
    style = random_style(rng.randrange(1 << 30), cell=(CELL, CELL), photo=True)
    style = replace(style, layout=LAYOUTS[seed % len(LAYOUTS)])
    page = draw_page(puzzle, style, rng.choice(fonts), seed)
    damage = replace(LEVELS["moderate"], bend=2.0)
    colours = damaged(cv2.cvtColor(np.asarray(page.image), cv2.COLOR_RGB2BGR), damage, CELL, seed)
    grey = cv2.cvtColor(colours, cv2.COLOR_BGR2GRAY)
    zoom = (PIXELS / grey.size) ** 0.5
    return puzzle, cv2.resize(grey, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)


def measured(seed: int, fonts: list[str]) -> str:
    """One line on one page."""
    puzzle, grey = photo_of(seed, fonts)
    true = clues_of(puzzle)
    begin = time.process_time()
    try:
        pages = Pages(grey)
        page = pages.best()
    except FormatError as problem:
        return f"{time.process_time() - begin:7.2f} refused: {problem}"
    read = time.process_time()
    page, decoded = read_page(pages, page, TIMEOUT_S)
    scan = answer(page, decoded)
    end = time.process_time()
    times = f"{read - begin:7.2f}{end - read:7.2f}{end - begin:7.2f}"
    if (len(page.sides.rows), len(page.sides.columns)) != (puzzle.height, puzzle.width):
        return f"{times}  read as {len(page.sides.columns)}×{len(page.sides.rows)}"
    looks = [[n for n in reading.numbers if n] for reading in decoded.looks]
    name = "right" if clues_of(scan.puzzle) == true else "silent" if scan.is_sure else "flagged"
    return f"{times}  {read_right(true, looks)} of {sum(map(len, true))} {name}, {len(scan.doubts)} doubts"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--count", type=int, default=13)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    fonts = fonts_of(chosen.fonts, held=True)
    print("seed   read decide    all  numbers right")
    for seed in range(chosen.first, chosen.first + chosen.count):
        print(f"{seed:4}{measured(seed, fonts)}", flush=True)
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6:.2f} GB at most, drawing included")


if __name__ == "__main__":
    main()

"""How many n×n pictures are the only ones with their clues: 2, 14, 384, 52362, 25309575 for n from 1 to 5, as published.

    python bench/unique_grids.py --largest 4        a second
    python bench/unique_grids.py --largest 5        four million puzzles: minutes on one core

Of pictures that are turned or mirrored images of each other one is solved, and stands for as many as there are.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import cache

import nonokit

PUBLISHED = {1: 2, 2: 14, 3: 384, 4: 52362, 5: 25309575}
Rows = tuple[int, ...]  # of a picture, each as bits


@cache
def clue(cells: int) -> list[int]:
    """The runs of a line, given as bits, the first cell the lowest."""
    return [len(run) for run in f"{cells:b}"[::-1].split("0") if run]


@cache
def mirrored(cells: int, n: int) -> int:
    """A row from its other end."""
    return int(f"{cells:0{n}b}"[::-1], 2)


def turned(rows: Rows, n: int) -> Rows:
    """Columns as rows."""
    return tuple(sum((row >> x & 1) << y for y, row in enumerate(rows)) for x in range(n))


def images(rows: Rows, n: int) -> Iterator[Rows]:
    """The eight ways to turn and mirror a picture."""
    for one in (rows, turned(rows, n)):
        other = tuple(mirrored(row, n) for row in one)
        yield from (one, one[::-1], other, other[::-1])


def pictures(n: int) -> Iterator[tuple[Rows, int]]:
    """One of all that are images of each other, and how many they are."""
    size, mask = 1 << n * n, (1 << n) - 1
    for number in range(size):
        rows = tuple(number >> n * y & mask for y in range(n))
        # Cheap tests first: most have an image that comes before them.
        if rows[::-1] < rows or tuple(mirrored(row, n) for row in rows) < rows:
            continue
        all_images = set(images(rows, n))
        if min(all_images) == rows:
            yield rows, len(all_images)


def count(n: int, threads: int | None) -> int:
    """Pictures that are the only ones with their clues."""
    weights: list[int] = []

    def puzzles() -> Iterator[tuple[list[list[int]], list[list[int]]]]:
        for rows, weight in pictures(n):
            weights.append(weight)
            yield [*map(clue, rows)], [*map(clue, turned(rows, n))]

    results = nonokit.solve_many(puzzles(), threads=threads)
    return sum(weights[i] for i, result in enumerate(results) if result.is_unique)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--largest", type=int, choices=PUBLISHED, default=4)
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    for n in range(1, options.largest + 1):
        begin = time.perf_counter()
        found = count(n, options.threads)
        verdict = "as published" if found == PUBLISHED[n] else f"published: {PUBLISHED[n]:,}"
        print(f"{n}×{n}: {found:,}, {verdict} ({time.perf_counter() - begin:.1f} s)", flush=True)
        if found != PUBLISHED[n]:
            sys.exit(1)


if __name__ == "__main__":
    main()

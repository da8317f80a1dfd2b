"""What a cell costs just below and just beyond 1,024 cells a line, where masks take more words: no cliff should be there.

    python bench/past_1024.py
    python bench/past_1024.py --sizes 1020 1030 1160 1540 2050

The same smooth pictures drawn a little finer (bench/growth.py), and finer blobs whose lines have more runs; processor time,
in turns, the best of some runs.
"""

from __future__ import annotations

import argparse
import time

import growth

import nonokit
from nonokit.model import Puzzle

RUNS = 9
BLOBS = (8, 16, 32)  # across a picture


def puzzles(sizes: list[int], blobs: int) -> dict[int, Puzzle]:
    """A picture of so many blobs at each size."""
    growth.BLOBS = blobs
    return {size: growth.line_solvable(growth.blobs(f"past-1024/{blobs}", size), size) for size in sizes}


def nanoseconds(some: dict[int, Puzzle]) -> dict[int, float]:
    """What a cell takes at each size."""
    best = dict.fromkeys(some, float("inf"))
    for _ in range(RUNS):
        for size, puzzle in some.items():
            begin = time.process_time()
            nonokit.solve(puzzle)
            best[size] = min(best[size], time.process_time() - begin)
    return {size: 1e9 * seconds / size**2 for size, seconds in best.items()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sizes", type=int, nargs="+", default=[1020, 1030])
    sizes = parser.parse_args().sizes
    print("| blobs | " + " | ".join(f"{size}²" for size in sizes) + " |")
    print("|---:" * (1 + len(sizes)) + "|")
    for blobs in BLOBS:
        costs = nanoseconds(puzzles(sizes, blobs))
        cells = [f"{cost:.1f} ns, × {cost / costs[sizes[0]]:.2f}" for cost in costs.values()]
        print(f"| {blobs} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()

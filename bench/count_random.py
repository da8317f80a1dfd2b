"""How many random puzzles are counted exactly: pictures with so many cells filled, in so many seconds each.

python bench/count_random.py                       30 of 20×20 with 40 % filled, 5 seconds of processor time each
python bench/count_random.py --first 2000 --count 100 --filled 0.5
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import nonokit
from nonokit import Puzzle
from nonokit.solving import limits


def puzzle_of(seed: int, size: int, filled: float) -> Puzzle:
    """Clues of a random picture, and nothing else."""
    dice = random.Random(f"count-random/{seed}")
    rows = ["".join("#" if dice.random() < filled else "." for _ in range(size)) for _ in range(size)]
    return Puzzle.from_grid(rows).replace(goal=None)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=int, default=20)
    parser.add_argument("--filled", type=float, default=0.4)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    limits.perf_counter = time.process_time  # type: ignore[assignment]  # limits, too, are processor time
    times = []
    for seed in range(wanted.first, wanted.first + wanted.count):
        begin = time.process_time()
        count = nonokit.count_solutions(puzzle_of(seed, wanted.size, wanted.filled), timeout_s=wanted.seconds)
        seconds = time.process_time() - begin
        if count.is_exact:
            times.append(seconds)
        print(f"{seed}: {count!r} in {seconds:.2f} s", flush=True)
    print(f"{len(times)} of {wanted.count} exact", end="")
    print(f", these in {statistics.median(times):.4f} s at the median" if times else "")


if __name__ == "__main__":
    main()

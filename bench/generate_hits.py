"""Whether the generator gives what is asked for: requests spread over size and grade.

    python bench/generate_hits.py [--count 100] [--timeout-s 60]

Every puzzle is rated again before it counts. Each request is told on stderr. Ctrl-C ends it, with the table so far.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from contextlib import suppress
from itertools import count, islice
from time import perf_counter

from nonokit.errors import NonokitError
from nonokit.generating import generate
from nonokit.generating.difficulty import GRADES as ALL_GRADES
from nonokit.generating.difficulty import band_of
from nonokit.rating import rate

SIZES = (10, 15, 20, 25, 30)
GRADES = ALL_GRADES[:-1]  # nobody wants to guess


def is_hit(side: int, grade: str, seed: int, timeout_s: float) -> bool:
    """Whether a puzzle of this size and grade came in time."""
    try:
        made = generate(side, side, difficulty=grade, seed=seed, timeout_s=timeout_s)
    except NonokitError:
        return False
    score, band = rate(made.puzzle, timeout_s=None).score, band_of(grade)
    return score is not None and band.low <= score <= band.high


def main() -> int:
    """Returns 1 when fewer than 95 of 100 were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--timeout-s", type=float, default=60)
    wanted = parser.parse_args()
    asked: Counter[tuple[int, str]] = Counter()
    met: Counter[tuple[int, str]] = Counter()
    slowest = 0.0
    requests = ((side, grade, seed) for seed in count() for side in SIZES for grade in GRADES)
    with suppress(KeyboardInterrupt):
        for side, grade, seed in islice(requests, wanted.count):
            begin = perf_counter()
            hit = is_hit(side, grade, seed, wanted.timeout_s)
            slowest = max(slowest, perf_counter() - begin)
            word = "met" if hit else "missed"
            print(
                f"{side}×{side} {grade}: {word} after {perf_counter() - begin:.1f} s",
                file=sys.stderr,
                flush=True,
            )
            asked[side, grade] += 1
            met[side, grade] += hit
    print("| size |" + "".join(f" {grade} |" for grade in GRADES))
    print("|---|" + "---:|" * len(GRADES))
    for side in SIZES:
        cells = (f" {met[side, grade]} of {asked[side, grade]} |" for grade in GRADES)
        print(f"| {side}×{side} |" + "".join(cells))
    print(f"{met.total()} of {asked.total()} met, the slowest after {slowest:.0f} s")
    return int(met.total() < 0.95 * asked.total())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())

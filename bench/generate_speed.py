"""How long random puzzles take: every class at 15×15, and line-solvable ones at 30×30.

    python bench/generate_speed.py [--count 100] [--size 15]

Every puzzle is solved again and rated again before it counts.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from nonokit.generating import generate
from nonokit.rating import Class, rate
from nonokit.solving import solve


def measure(size: int, difficulty: str | None, count: int, colours: int = 1) -> tuple[int, int, list[float]]:
    """How many puzzles are unique, how many of those as wanted, and the seconds each took."""
    unique = wanted = 0
    seconds = []
    for seed in range(count):
        begin = perf_counter()
        made = generate(size, size, difficulty=difficulty, colours=colours, seed=seed)
        seconds.append(perf_counter() - begin)
        is_unique = solve(made.puzzle).is_unique
        unique += is_unique
        if difficulty is None:
            wanted += solve(made.puzzle, methods=["isolated-rules"]).is_unique
        else:
            wanted += rate(made.puzzle, timeout_s=None).class_.value == difficulty
    return unique, wanted, sorted(seconds)


def report(name: str, size: int, difficulty: str | None, count: int, colours: int = 1) -> None:
    """One line of the table."""
    unique, wanted, seconds = measure(size, difficulty, count, colours)
    p95 = seconds[int(0.95 * (len(seconds) - 1))]
    print(
        f"| {name:34} | {size}×{size} | {colours} | {unique}/{count} | {wanted}/{count} "
        f"| {median(seconds):.3f} | {p95:.3f} | {seconds[-1]:.3f} |",
        flush=True,
    )


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--size", type=int, default=15)
    chosen = parser.parse_args()
    print("| wanted | size | colours | unique | as wanted | median s | p95 s | max s |")
    print("|---|---|---|---|---|---|---|---|")
    for class_ in list(Class)[:-1]:
        report(class_.value, chosen.size, class_.value, chosen.count)
    report("line-solvable", 30, None, chosen.count)
    report("line-solvable", 50, None, max(1, chosen.count // 5))
    report("line-solvable", 30, None, max(1, chosen.count // 2), colours=3)


if __name__ == "__main__":
    main()

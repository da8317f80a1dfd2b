"""Changed cells: our repair against the naive one, which flips random open cells until the target is reached.

    python bench/repair.py [--count 12]

Pictures: random textures that are not line-solvable, and noisy forms of our own drawings. The naive repair gets the
best of three tries. Also printed: how many candidates a second are checked.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from subjects import SUBJECTS

from nonokit.generate import from_image, repair
from nonokit.generate.budget import Budget
from nonokit.generate.judge import Judge, Level
from nonokit.generate.texture import texture
from nonokit.model import Grid

TRIES = 3
MOST_FLIPS = 20_000


def textures(count: int) -> Iterator[tuple[str, Grid]]:
    """Random textures of several sizes and densities."""
    for seed in range(count):
        size = (15, 20, 25)[seed % 3]
        density = (0.32, 0.38)[seed % 2]
        yield "texture", Grid(size, size, texture(size, size, colours=1, density=density, rng=Random(seed)))


def noisy_drawings(count: int) -> Iterator[tuple[str, Grid]]:
    """Our drawings with some cells flipped, as scanning and thresholding do."""
    names = list(SUBJECTS)
    for seed in range(count):
        name = names[seed % len(names)]
        art = from_image(SUBJECTS[name](), size=25)[0].art
        rng = Random(seed)
        cells = bytes(1 - value if rng.random() < 0.06 else value for value in art.cells)
        yield "noisy drawing", Grid(art.width, art.height, cells)


def naive(grid: Grid, level: Level, rng: Random) -> int | None:
    """Cells changed by flipping random open cells until none is open; None when that takes too long."""
    judge = Judge.of(grid, Budget(10**9))
    cells = bytearray(grid.cells)
    verdict = judge.picture(bytes(cells), level)
    flips = 0
    while verdict.open_count:
        if flips == MOST_FLIPS:
            return None
        cell = rng.choice(verdict.open_cells)
        cells[cell] = 1 - cells[cell]
        verdict = judge.picture(bytes(cells), level)
        flips += 1
    return sum(a != b for a, b in zip(cells, grid.cells, strict=True))


def main() -> None:
    """Prints a line per kind of picture and target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=12)
    chosen = parser.parse_args()
    print("| pictures | target | repaired | changed (ours) | changed (naive) | times fewer | seconds |")
    print("|---|---|---|---|---|---|---|")
    total_checks, total_seconds = 0, 0.0
    for make in (textures, noisy_drawings):
        for target, level in (("line-solvable", Level.LINES), ("unique", Level.UNIQUE)):
            ours, theirs, ratios, seconds, tried, kind = [], [], [], [], 0, ""
            for kind, grid in make(chosen.count):  # noqa: B007
                begin = perf_counter()
                found = repair(grid, target=target, timeout_s=60)
                spent = perf_counter() - begin
                if not found.is_needed:
                    continue
                total_checks, total_seconds = total_checks + found.checks, total_seconds + spent
                tried += 1
                seconds.append(spent)
                counts = [c for seed in range(TRIES) if (c := naive(grid, level, Random(seed))) is not None]
                if found.best is not None and counts:
                    ours.append(len(found.best.changes))
                    theirs.append(min(counts))
                    ratios.append(min(counts) / len(found.best.changes))
            print(
                f"| {kind} | {target} | {len(ours)}/{tried} | {median(ours):.0f} | {median(theirs):.0f} "
                f"| {median(ratios):.1f} | {median(seconds):.2f} |",
                flush=True,
            )
    print(f"\n{total_checks / total_seconds:,.0f} candidates a second")


if __name__ == "__main__":
    main()

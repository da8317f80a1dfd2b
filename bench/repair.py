"""Changed cells: our repair against the naive one, which flips random unsettled cells until the goal is reached.

    python bench/repair.py [--count 12]

Pictures: random textures, and noisy forms of our own drawings. "Naive" flips cells that line logic leaves unsettled;
"careful" flips only cells that differ between solutions, as far as probing can tell. Both count as the median of three
tries. Also printed: how many candidates a second our repair checks.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from subjects import SUBJECTS

from nonokit.generating import from_image, repair
from nonokit.generating.budget import Budget
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.texture import texture
from nonokit.model import Grid

TRIES = 3
MOST_FLIPS = 3_000


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


def flipped(grid: Grid, level: Level, choosing: Level, rng: Random) -> int | None:
    """Cells changed by flipping random open cells until none is open; None when that takes too long."""
    solver = PictureSolver.of(grid, Budget(10**9))
    cells = bytearray(grid.cells)
    for _ in range(MOST_FLIPS):
        if not solver.picture(bytes(cells), level).open_count:
            return sum(a != b for a, b in zip(cells, grid.cells, strict=True))
        cell = rng.choice(solver.picture(bytes(cells), choosing).open_cells)
        cells[cell] = 1 - cells[cell]
    return None


def median_flipped(grid: Grid, level: Level, choosing: Level) -> float:
    """The median of some tries; a try without end counts as endless."""
    counts = [flipped(grid, level, choosing, Random(seed)) for seed in range(TRIES)]
    return median(float("inf") if count is None else count for count in counts)


def main() -> None:
    """Prints a line per kind of picture and difficulty."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=12)
    chosen = parser.parse_args()
    print(
        "| pictures | difficulty | repaired | ours | naive | careful | fewer than naive | than careful | seconds |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    total_candidates, total_seconds = 0, 0.0
    for make in (textures, noisy_drawings):
        for difficulty, level in (("line-solvable", Level.LINES), ("unique", Level.UNIQUE)):
            rows = []
            tried, kind = 0, ""
            for kind, grid in make(chosen.count):  # noqa: B007
                begin = perf_counter()
                found = repair(grid, difficulty=difficulty, timeout_s=60)
                spent = perf_counter() - begin
                if not found.is_needed:
                    continue
                total_candidates, total_seconds = total_candidates + found.candidates, total_seconds + spent
                tried += 1
                if found.best is not None:
                    naive = median_flipped(grid, level, Level.LINES)
                    careful = median_flipped(grid, level, level)
                    ours = len(found.best.changes)
                    rows.append((ours, naive, careful, naive / ours, careful / ours, spent))
            middle = [median(column) for column in zip(*rows, strict=True)]
            print(
                f"| {kind} | {difficulty} | {len(rows)}/{tried} | {middle[0]:.0f} | {middle[1]:.0f} | {middle[2]:.0f} "
                f"| {middle[3]:.1f}× | {middle[4]:.1f}× | {middle[5]:.2f} |",
                flush=True,
            )
    print(f"\n{total_candidates / total_seconds:,.0f} candidates a second")


if __name__ == "__main__":
    main()

"""How long reading takes, beside solving: from text to `Puzzle`, the format found by the content, in microseconds.

    python bench/reading.py                              random pictures of 20×20, black and white and in colours
    python bench/reading.py --folder PUZZLES --count 50  puzzles of a folder, drawn by --seed
    python bench/reading.py --format xml --format json   these formats alone

Every puzzle is written in every format that can hold it, as pictures too, and read again: the fastest of `--repeat` turns
of each, then the median and the mean of all. A last column says how many times as long as solving that is (the medians).
"""

from __future__ import annotations

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median

from nonokit import Grid, Puzzle, solve
from nonokit.errors import NonokitError
from nonokit.formats import dump_bytes, known_formats, load

_PICTURES = ("png", "gif", "bmp")  # most of their time is Pillow's


def random_puzzle(size: int, colours: str, generator: random.Random) -> Puzzle:
    """A random picture's clues."""
    rows = ["".join(generator.choice(colours) for _ in range(size)) for _ in range(size)]
    return Puzzle.from_grid(rows, title="A picture").replace(goal=None)


def fastest_us(work: Callable[[], object], repeat: int) -> float:
    """The fastest of some turns: what else runs on the machine takes part in none of the best ones."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter_ns()
        work()
        best = min(best, time.perf_counter_ns() - start)
    return best / 1000


def drawings(goal: Grid) -> Iterator[tuple[str, bytes]]:
    """A picture in black and white as people keep pictures."""
    rows = [[*row] for row in goal.rows()]
    for name, signs, joint in (("#.", ".#", ""), ("01", "01", ""), ("0 1", "01", " ")):
        yield name, "\n".join(joint.join(signs[cell] for cell in row) for row in rows).encode()
    yield "[[0, 1]]", json.dumps(rows).encode()


def written(puzzle: Puzzle, wanted: list[str]) -> Iterator[tuple[str, bytes]]:
    """The puzzle in all formats that hold it."""
    for known in known_formats():
        if (
            known.write
            and known.read
            and known.name not in _PICTURES
            and known.name in (wanted or [known.name])
        ):
            try:
                yield known.name, dump_bytes(puzzle, known.name)
            except NonokitError:
                continue
    goal = puzzle.goal or solve(puzzle, timeout_s=5).solution
    if len(puzzle.palette) == 2 and goal is not None and len(goal.cells) > 1 and not wanted:
        yield from drawings(goal)


def report(title: str, puzzles: list[Puzzle], repeat: int, wanted: list[str]) -> None:
    """A table of all formats."""
    solving = [fastest_us(lambda puzzle=puzzle: solve(puzzle), repeat) for puzzle in puzzles]  # type: ignore[misc]
    print(
        f"{title}: {len(puzzles)} puzzles; solving {median(solving):.1f} µs at the median, {mean(solving):.1f} at the mean"
    )
    times: dict[str, list[float]] = {}
    for puzzle in puzzles:
        for name, data in written(puzzle, wanted):
            times.setdefault(name, []).append(fastest_us(lambda data=data: load(data), repeat))  # type: ignore[misc]
    print(f"{'format':16}{'files':>6}{'median':>9}{'mean':>9}{'of solving':>12}")
    for name, found in times.items():
        share = median(found) / median(solving)
        print(f"{name:16}{len(found):>6}{median(found):>9.1f}{mean(found):>9.1f}{share:>12.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=60)
    parser.add_argument("--format", action="append", default=[])
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    generator = random.Random(options.seed)
    if options.folder is not None:
        files = sorted(path for path in options.folder.iterdir() if path.is_file())
        chosen = generator.sample(files, min(options.count, len(files)))
        report(options.folder.name, [load(path) for path in chosen], options.repeat, options.format)
        return
    for title, colours in (("black and white", "##..."), ("in colours", "rgb..")):
        puzzles = [random_puzzle(20, colours, generator) for _ in range(options.count)]
        report(title, puzzles, options.repeat, options.format)


if __name__ == "__main__":
    main()

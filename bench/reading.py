"""How long reading takes: one small puzzle in every format, from text to `Puzzle`, detection included.

    python bench/reading.py                 a 10×10 and a 25×25 puzzle, the fastest of many turns, in microseconds
    python bench/reading.py --repeat 2000

`loads` is given text without a name, so that the format has to be recognised; `named` is given the format.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable

from nonokit import Puzzle, solve
from nonokit.errors import NonokitError
from nonokit.formats import dump_bytes, known_formats, load

_PICTURES = ("png", "gif", "bmp")  # most of their time is Pillow's


def puzzle_of(size: int, colours: str, seed: int = 1) -> Puzzle:
    """A random picture."""
    generator = random.Random(seed)
    rows = ["".join(generator.choice(colours) for _ in range(size)) for _ in range(size)]
    return Puzzle.from_grid(rows, title="A picture")


def fastest_us(work: Callable[[], object], repeat: int) -> float:
    """The fastest of some turns, in microseconds of processor time."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter_ns()
        work()
        best = min(best, time.perf_counter_ns() - start)
    return best / 1000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeat", type=int, default=300)
    repeat = parser.parse_args().repeat
    warnings.simplefilter("ignore")
    plain, larger, coloured = puzzle_of(10, "#."), puzzle_of(25, "##..."), puzzle_of(10, "rgb..")
    solved = [f"{fastest_us(lambda one=one: solve(one), repeat):.0f}" for one in (plain, coloured)]  # type: ignore[misc]
    print(f"solve: {solved[0]} µs (10×10), {solved[1]} µs (colour 10×10)")
    print(f"{'format':16}{'loads 10×10':>12}{'named':>8}{'25×25':>8}{'colour 10×10':>14}")
    for known in known_formats():
        if known.write is None or known.read is None or known.name in _PICTURES:
            continue
        cells = [_cell(plain, known.name, None, repeat), _cell(plain, known.name, known.name, repeat)]
        cells += [_cell(larger, known.name, None, repeat), _cell(coloured, known.name, None, repeat)]
        print(f"{known.name:16}{cells[0]:>12}{cells[1]:>8}{cells[2]:>8}{cells[3]:>14}")


def _cell(puzzle: Puzzle, name: str, format: str | None, repeat: int) -> str:
    try:
        data = dump_bytes(puzzle, name)
        return f"{fastest_us(lambda: load(data, format=format), repeat):.0f}"
    except NonokitError:
        return "–"


if __name__ == "__main__":
    main()

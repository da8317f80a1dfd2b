"""How much longer the kernel takes as WebAssembly than compiled for this machine, in processor time, and how large it is.

python bench/browser_kernel.py [--hard N] [--reference SECONDS]       needs node, and kernel.wasm (native/wasm/build.py)

Both run the kernel's own plan, from clues to the answer, on the shipped puzzles and on random ones that need the learner;
answers must be the same. Each puzzle counts with its best of several rounds, or with its first where that took long. With
`--reference` the engine in Python has so long for each puzzle, and must find as many solutions where it comes to an end.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

import nonokit
from nonokit.engine import _native
from nonokit.engine.puzzle_numbers import flat_numbers
from nonokit.model import Grid, Puzzle
from nonokit.puzzles import library
from nonokit.site.compressing import brotli

HERE = Path(__file__).parent
KERNEL = HERE.parent / "src/nonokit/engine/kernel.wasm"
ROUNDS = 3
LONG_S = 0.2  # such times need no second round


def hard_puzzles(count: int) -> list[Puzzle]:
    """Random pictures, two fifths filled: most need the learner."""
    rng = random.Random(7)
    grids = (
        Grid.from_rows([[int(rng.random() < 0.4) for _ in range(30)] for _ in range(30)])
        for _ in range(count)
    )
    return [Puzzle.from_grid(grid).replace(goal=None) for grid in grids]


def native(puzzle: Puzzle) -> tuple[float, list[object]]:
    """Seconds of processor time, and what was found."""
    flat, best, plan = puzzle.flat, float("inf"), _native.default_plan()
    for _ in range(ROUNDS):
        begin = process_time()
        board = _native.board_of_arrays(
            flat.counts, flat.lengths, flat.colours, puzzle.height, len(puzzle.palette)
        )
        board.run(plan, 2)
        best = min(best, process_time() - begin)
        if best > LONG_S:
            break
    return best, [board.ticks, board.conflicts, len(board.solutions())]


def browser(puzzles: list[Puzzle]) -> list[tuple[float, list[object]]]:
    """The same by the WebAssembly module, in node."""
    texts = [list(flat_numbers(puzzle.flat, puzzle.height, len(puzzle.palette))) for puzzle in puzzles]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(texts, file)
        file.flush()
        command = ["node", str(HERE / "browser_kernel.mjs"), str(KERNEL), file.name, str(ROUNDS), str(LONG_S)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [(seconds, found) for seconds, found in json.loads(done.stdout)]


def reference(puzzles: list[Puzzle], timeout_s: float) -> list[int | None]:
    """How many solutions the engine in Python finds, up to two; None where it did not come to an end."""
    results = [nonokit.solve(puzzle, engine="reference", timeout_s=timeout_s) for puzzle in puzzles]
    return [len(result.solutions) if result.status.value != "unknown" else None for result in results]


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--hard", type=int, default=200, help="how many random puzzles")
    parser.add_argument("--reference", type=float, default=0, help="seconds for each puzzle")
    options = parser.parse_args()
    sets = {"shipped": [entry.puzzle for entry in library()], "hard": hard_puzzles(options.hard)}
    data = KERNEL.read_bytes()
    small = brotli({data})[data]
    print(f"kernel.wasm: {len(data) / 1e3:.0f} kB, brotli {len(small) / 1e3:.0f} kB")
    for name, puzzles in sets.items():
        if not puzzles:
            continue
        here, there = [native(puzzle) for puzzle in puzzles], browser(puzzles)
        differing = sum(a[1] != b[1] for a, b in zip(here, there, strict=True))
        a, b = sum(seconds for seconds, _ in here), sum(seconds for seconds, _ in there)
        print(
            f"{name}: {len(puzzles)} puzzles, native {a:.3f} s, wasm {b:.3f} s, ratio {b / a:.2f}; {differing} differ"
        )
        if options.reference:
            slow = reference(puzzles, options.reference)
            compared = [
                (mine, theirs[1][2]) for mine, theirs in zip(slow, there, strict=True) if mine is not None
            ]
            differing += sum(mine != theirs for mine, theirs in compared)
            print(f"{name}: the reference came to an end on {len(compared)}; {differing} differ")
        if differing:
            sys.exit(1)


if __name__ == "__main__":
    main()

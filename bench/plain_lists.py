"""From plain lists to answers: what each part of the way takes, a puzzle at a time and many in one call.

    python bench/plain_lists.py FOLDER
    python bench/plain_lists.py random-25 --clock cpu

Everything runs in one process and in turns, puzzle by puzzle, the best of some runs each, so that noise hits all alike.
Only puzzles in black and white that line logic settles are taken: on others the solving outweighs the rest.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median

from contestants import listed
from corpora import corpus

import nonokit
from nonokit import Puzzle, hooks
from nonokit.solving.pipeline import DEFAULT_METHODS

RUNS = 7
Lists = tuple[list[object], list[object]]


def read_in_python(lists: Lists) -> Puzzle:
    """As before lists were read in C++."""
    usual, hooks.read_lists = hooks.read_lists, lambda *_: None
    try:
        return Puzzle.from_clues(*lists)  # type: ignore[arg-type]
    finally:
        hooks.read_lists = usual


def solve_in_stages(puzzle: Puzzle) -> object:
    """As whoever chooses methods solves: stage by stage in Python."""
    return nonokit.solve(puzzle, methods=DEFAULT_METHODS)


def best(clock: Callable[[], float], work: Callable[[], object]) -> float:
    """The shortest of some runs, in microseconds."""
    times = []
    for _ in range(RUNS):
        begin = clock()
        work()
        times.append(clock() - begin)
    return 1e6 * min(times)


def steps(lists: Lists) -> dict[str, Callable[[], object]]:
    """What is timed for a puzzle."""
    puzzle = Puzzle.from_clues(*lists)  # type: ignore[arg-type]
    return {
        "lists to puzzle": lambda: Puzzle.from_clues(*lists),  # type: ignore[arg-type]
        "the same in Python": lambda: read_in_python(lists),
        "puzzle to answer": lambda: nonokit.solve(puzzle),
        "the same stage by stage": lambda: solve_in_stages(puzzle),
        "lists to answer": lambda: nonokit.solve(Puzzle.from_clues(*lists)),  # type: ignore[arg-type]
        "the same in Python, stage by stage": lambda: solve_in_stages(read_in_python(lists)),
    }


def line_solvable(names: list[str]) -> list[Lists]:
    """The puzzles as lists."""
    puzzles = [item.puzzle for name in names for item in corpus(name)]
    plain = [puzzle for puzzle in puzzles if len(puzzle.palette) == 2]
    return [
        ([listed(clue, puzzle) for clue in puzzle.rows], [listed(clue, puzzle) for clue in puzzle.columns])
        for puzzle, result in zip(plain, nonokit.solve_many(plain), strict=True)
        if result.is_unique and result.stats.methods == ["isolated-rules"]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("corpora", nargs="+", metavar="CORPUS")
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall")
    options = parser.parse_args()
    clock = time.perf_counter if options.clock == "wall" else time.thread_time
    lists = line_solvable(options.corpora)
    figures: dict[str, list[float]] = {}
    for one in lists:
        for name, work in steps(one).items():
            figures.setdefault(name, []).append(best(clock, work))
    print(f"{len(lists)} puzzles that line logic settles, {options.clock} time\n")
    print("| from … to | median | mean |\n|---|---:|---:|")
    for name, times in figures.items():
        print(f"| {name} | {median(times):.1f} µs | {mean(times):.1f} µs |")
    many = 10 * lists
    for threads in (1, 2):
        seconds = best(time.perf_counter, lambda: list(nonokit.solve_many(many, threads=threads))) / 1e6  # type: ignore[arg-type]  # noqa: B023
        print(f"\nsolve_many on {threads}: {len(many) / seconds:,.0f} puzzles a second (wall time)")
    with ProcessPoolExecutor(2) as pool:
        rates = list(pool.map(rate_alone, [many, many]))
    print(f"\ntwo processes at once, each on 1: {sum(rates):,.0f}, which is what the machine has to give")


def rate_alone(many: list[Lists]) -> float:
    """Puzzles a second on one thread, while another process does the same."""
    times = [best(time.perf_counter, lambda: list(nonokit.solve_many(many, threads=1))) for _ in range(3)]  # type: ignore[arg-type]
    return len(many) * 1e6 / median(times)


if __name__ == "__main__":
    main()

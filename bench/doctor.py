"""How often the clue doctor finds what is wrong: puzzles with mistakes of the kinds people make, and what it says.

    python bench/doctor.py                          1,000 random puzzles with one mistake, 10×10 to 30×30
    python bench/doctor.py --mistakes 2 --sizes 15 25 --count 100
    python bench/doctor.py --puzzles FOLDER         real ones: the kept half of those that have one picture
    python bench/doctor.py --smooth                 random pictures as smooth as drawn ones

Mistakes are made here, by code that shares nothing with the doctor's own idea of them. Only cases are counted in which
no picture is left: a mistake that leaves one cannot be seen. `first` counts cases whose first suggestion is the true
puzzle, `three` those with it among the first three; the time is processor time, the limit is not.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from nonokit import Grid, NonokitError, Puzzle, Status, Suggestion, diagnose, load_all, solve

Side = list[list[int]]
Sides = tuple[Side, Side]
Mistake = Callable[[Side, int, random.Random], bool]  # changes one side in place; False when it cannot


def changed(side: Side, length: int, rng: random.Random) -> bool:
    """Another number."""
    clue = rng.choice([clue for clue in side if clue])
    place = rng.randrange(len(clue))
    others = [n for n in range(1, min(length, 2 * clue[place] + 4)) if n != clue[place]]
    clue[place] = rng.choice(others)
    return True


def digits_swapped(side: Side, length: int, rng: random.Random) -> bool:
    """21 for 12."""
    places = [(c, i) for c in side for i, n in enumerate(c) if n > 11 and n % 11 and n % 10]
    if not places:
        return False
    clue, place = rng.choice(places)
    clue[place] = int(str(clue[place])[::-1])
    return True


def comma_missing(side: Side, length: int, rng: random.Random) -> bool:
    """11 for 1 1."""
    places = [(c, i) for c in side for i in range(len(c) - 1)]
    if not places:
        return False
    clue, place = rng.choice(places)
    clue[place : place + 2] = [int(f"{clue[place]}{clue[place + 1]}")]
    return True


def number_missing(side: Side, length: int, rng: random.Random) -> bool:
    """A number left out."""
    clue = rng.choice([clue for clue in side if clue])
    clue.pop(rng.randrange(len(clue)))
    return True


def number_twice(side: Side, length: int, rng: random.Random) -> bool:
    """A number typed twice."""
    clue = rng.choice([clue for clue in side if clue])
    place = rng.randrange(len(clue))
    clue.insert(place, clue[place])
    return True


def numbers_exchanged(side: Side, length: int, rng: random.Random) -> bool:
    """A number in its neighbour's place."""
    places = [(c, i) for c in side for i in range(len(c) - 1) if c[i] != c[i + 1]]
    if not places:
        return False
    clue, place = rng.choice(places)
    clue[place], clue[place + 1] = clue[place + 1], clue[place]
    return True


def number_in_next_line(side: Side, length: int, rng: random.Random) -> bool:
    """A number at the end of the line before, or at the start of the next."""
    place = rng.randrange(len(side) - 1)
    upper, lower = side[place], side[place + 1]
    if rng.random() < 0.5 and upper:
        lower.insert(0, upper.pop())
        return True
    if lower:
        upper.append(lower.pop(0))
        return True
    return False


def line_missing(side: Side, length: int, rng: random.Random) -> bool:
    """A line left out."""
    return len(side) > 2 and bool(side.pop(rng.randrange(len(side))) or True)


def line_twice(side: Side, length: int, rng: random.Random) -> bool:
    """A line typed twice."""
    place = rng.randrange(len(side))
    side.insert(place, list(side[place]))
    return True


def lines_exchanged(side: Side, length: int, rng: random.Random) -> bool:
    """A line in its neighbour's place."""
    places = [i for i in range(len(side) - 1) if side[i] != side[i + 1]]
    if not places:
        return False
    place = rng.choice(places)
    side[place], side[place + 1] = side[place + 1], side[place]
    return True


def side_reversed(side: Side, length: int, rng: random.Random) -> bool:
    """A side from its far end."""
    side.reverse()
    return True


def numbers_reversed(side: Side, length: int, rng: random.Random) -> bool:
    """All numbers of a side from the far end of their lines."""
    for clue in side:
        clue.reverse()
    return True


MISTAKES: dict[str, Mistake] = {
    mistake.__name__: mistake
    for mistake in (
        changed, digits_swapped, comma_missing, number_missing, number_twice, numbers_exchanged, number_in_next_line,
        line_missing, line_twice, lines_exchanged, side_reversed, numbers_reversed,
    )
}  # fmt: skip


def sides_of(puzzle: Puzzle) -> Sides:
    rows, columns = (
        [[run.length or 1 for run in clue or ()] for clue in side] for side in (puzzle.rows, puzzle.columns)
    )
    return rows, columns


def mistyped(puzzle: Puzzle, mistakes: int, rng: random.Random) -> tuple[str, Puzzle] | None:
    """A puzzle with some mistakes that leave no picture; None when a hundred tries found none."""
    for _ in range(100):
        sides = sides_of(puzzle)
        names = rng.choices(list(MISTAKES), k=mistakes)
        done = [MISTAKES[name](sides[rng.randrange(2)], len(sides[0]), rng) for name in names]
        typed = Puzzle.from_clues(*sides)
        if all(done) and sides != sides_of(puzzle) and solve(typed, timeout_s=5).status is Status.NONE:
            return "+".join(sorted(names)), typed
    return None


def random_puzzles(sizes: list[int], count: int, smooth: bool, seed: int) -> Iterator[Puzzle]:
    """Random pictures that are the only answer of their clues, of each size in turn."""
    for number in range(count):
        rng = random.Random(f"{seed}/{number}/{smooth}")
        size = sizes[number % len(sizes)]
        while True:
            share = rng.uniform(0.5, 0.65)
            cells = [[rng.random() < share for _ in range(size)] for _ in range(size)]
            for _ in range(2 if smooth else 0):
                cells = [[_majority(cells, y, x) for x in range(size)] for y in range(size)]
            puzzle = Puzzle.from_grid(Grid.from_rows([bytes(map(int, row)) for row in cells])).replace(
                goal=None
            )
            if any(map(any, cells)) and solve(puzzle, timeout_s=1).status is Status.UNIQUE:
                yield puzzle
                break


def _majority(cells: list[list[bool]], y: int, x: int) -> bool:
    around = [
        cells[b][a]
        for b in (y - 1, y, y + 1)
        for a in (x - 1, x, x + 1)
        if 0 <= b < len(cells) and 0 <= a < len(cells)
    ]
    return 2 * sum(around) > len(around)


def real_puzzles(folder: Path, half: str, count: int) -> Iterator[Puzzle]:
    """The black-and-white puzzles of a folder that have one picture and no side over 45."""
    seen: set[str] = set()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        for puzzle in _puzzles_in(path):
            is_wanted = puzzle.id not in seen and half in ("all", half_of(puzzle))
            seen.add(puzzle.id)
            if is_wanted and solve(puzzle, timeout_s=1).is_unique:
                yield puzzle
                count -= 1
            if not count:
                return


def _puzzles_in(path: Path) -> list[Puzzle]:
    try:
        puzzles = load_all(path)[:50]
    except NonokitError:
        return []
    return [
        puzzle.replace(goal=None)
        for puzzle in puzzles
        if len(puzzle.palette) == 2
        and min(puzzle.width, puzzle.height) >= 5
        and max(puzzle.width, puzzle.height) <= 45
    ]


def half_of(puzzle: Puzzle) -> str:
    """One half of all puzzles may be looked at while the doctor is worked on, the other is kept for the figures."""
    return "kept" if sum(map(ord, puzzle.id)) % 2 else "open"


class Table:
    """What was found, by kind and size."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)
        self.seconds: dict[str, list[float]] = defaultdict(list)

    def add(self, keys: list[str], place: int | None, seconds: float) -> None:
        """One case: at which place the true puzzle was suggested, None when it was not."""
        for key in keys:
            self.counts[key]["cases"] += 1
            self.counts[key]["first"] += place == 0
            self.counts[key]["three"] += place is not None and place < 3
            self.counts[key]["found"] += place is not None
            self.seconds[key].append(seconds)

    def print(self) -> None:
        for key in sorted(self.counts):
            counts, spent = self.counts[key], self.seconds[key]
            shares = "  ".join(
                f"{what} {100 * counts[what] / counts['cases']:5.1f} %"
                for what in ("first", "three", "found")
            )
            times = f"median {1000 * statistics.median(spent):6.0f} ms  max {max(spent):5.2f} s"
            print(f"{key:22} {counts['cases']:5}  {shares}  {times}")


def place_of(puzzle: Puzzle, suggestions: Sequence[Suggestion]) -> int | None:
    """Where the true puzzle is among the suggestions. With a side from its far end, clues cannot tell mirror images apart."""
    meant = [sides_of(puzzle)]
    if any(edit.kind.endswith("reversed") for one in suggestions for edit in one.edits):
        meant += [sides_of(puzzle.mirrored()), sides_of(puzzle.transposed().mirrored().transposed())]
    return next((place for place, one in enumerate(suggestions) if sides_of(one.puzzle) in meant), None)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--mistakes", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[10, 15, 20, 25, 30])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--smooth", action="store_true")
    parser.add_argument("--puzzles", type=Path)
    parser.add_argument("--half", choices=["all", "open", "kept"], default="kept")
    parser.add_argument("--timeout-s", type=float, default=5.0)
    parser.add_argument("--misses", action="store_true", help="print the cases that were not found first")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    if options.puzzles:
        puzzles = real_puzzles(options.puzzles, options.half, options.count)
    else:
        puzzles = random_puzzles(options.sizes, options.count, options.smooth, options.seed)
    table = Table()
    for number, puzzle in enumerate(puzzles):
        case = mistyped(puzzle, options.mistakes, random.Random(f"{options.seed}:{number}"))
        if case is None:
            continue
        kinds, typed = case
        start = time.process_time()
        suggestions = diagnose(typed, timeout_s=options.timeout_s).suggestions
        seconds = time.process_time() - start
        place = place_of(puzzle, suggestions)
        size = f"size {max(puzzle.width, puzzle.height) // 5 * 5:2}"
        table.add(["all", size, *(kinds.split("+") if options.mistakes == 1 else ())], place, seconds)
        if options.misses and place != 0:
            print(
                number, kinds, f"{puzzle.width}×{puzzle.height}", place, *map(str, suggestions[:2]), sep=" | "
            )
    table.print()


if __name__ == "__main__":
    main()

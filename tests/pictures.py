"""Random pictures, lines and puzzles for tests, and brute force to compare with."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

from nonokit.engine import Lines
from nonokit.model import Clue, Grid, Puzzle, Run, make_palette

COLOURS = make_palette(["black", "red", "blue"])


def clue_of(cells: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The clue of a finished line, written independently of the model."""
    return tuple((len(list(group)), value) for value, group in itertools.groupby(cells) if value)


def reads_as(clue: Sequence[tuple[int | None, int]] | None, cells: Sequence[int]) -> bool:
    """Whether a finished line has a clue, with unknown lengths (0 or None) and missing clues."""
    if clue is None:
        return True
    real = clue_of(cells)
    return len(clue) == len(real) and all(
        colour == value and (not length or length == actual)
        for (length, colour), (actual, value) in zip(clue, real, strict=True)
    )


def possible_values(
    clue: Sequence[tuple[int, int]] | None, domains: Sequence[int], values: int
) -> list[int] | None:
    """Brute force for settling a line."""
    found = [0] * len(domains)
    choices = [[v for v in range(values) if domain >> v & 1] for domain in domains]
    for cells in itertools.product(*choices):
        if reads_as(clue, cells):
            found = [bits | 1 << value for bits, value in zip(found, cells, strict=True)]
    return found if any(found) else None


def random_cells(
    rng: random.Random, width: int, height: int, values: int, density: float = 0.6
) -> list[list[int]]:
    """A random picture as rows of values."""
    return [
        [rng.randint(1, values - 1) if rng.random() < density else 0 for _ in range(width)]
        for _ in range(height)
    ]


def blur(
    rng: random.Random, clue: tuple[tuple[int, int], ...], share: float
) -> tuple[tuple[int, int], ...] | None:
    """The clue with some lengths unknown, or missing as a whole."""
    if rng.random() < share:
        return None
    return tuple((0 if rng.random() < share else length, value) for length, value in clue)


def random_lines(rng: random.Random, *, largest: int = 8, share: float = 0.0) -> Lines:
    """A random puzzle as engines see it."""
    width, height, values = rng.randint(1, largest), rng.randint(1, largest), rng.choice([2, 2, 3, 4])
    rows = random_cells(rng, width, height, values)
    clues = [clue_of(line) for line in (*rows, *zip(*rows, strict=True))]
    return Lines(width, height, values, tuple(blur(rng, clue, share) for clue in clues))


def puzzle_of(lines: Lines) -> Puzzle:
    """The same as a puzzle."""
    clues = [
        None if clue is None else Clue(Run(length or None, value) for length, value in clue)
        for clue in lines.clues
    ]
    palette = make_palette(["black", "red", "blue", "green"][: lines.values - 1])
    return Puzzle(tuple(clues[: lines.height]), tuple(clues[lines.height :]), palette)


def random_puzzle(seed: int, *, largest: int = 8, share: float = 0.0) -> Puzzle:
    """A random puzzle."""
    return puzzle_of(random_lines(random.Random(seed), largest=largest, share=share))


def all_solutions(puzzle: Puzzle) -> Iterator[Grid]:
    """Every solution by brute force, row by row; only for tiny puzzles."""
    values = range(len(puzzle.palette))
    options = [
        [row for row in itertools.product(values, repeat=puzzle.width) if reads_as(clue, row)]
        for clue in puzzle.rows
    ]
    for rows in itertools.product(*options):
        columns = zip(*rows, strict=True)
        if all(reads_as(clue, column) for clue, column in zip(puzzle.columns, columns, strict=True)):
            yield Grid.from_rows(rows, puzzle.palette)


def hard_puzzle(size: int, seed: int, density: float = 0.5) -> Puzzle:
    """A random half-filled puzzle: large ones take long to settle."""
    cells = random_cells(random.Random(seed), size, size, 2, density=density)
    return Puzzle.from_grid(Grid.from_rows(cells)).replace(goal=None)


def endless_puzzle() -> Puzzle:
    """One that nobody settles while a test waits: half-filled ones of this size can take less than a second."""
    return hard_puzzle(100, 7, density=0.45)

"""Random puzzles with true but partial states, black-and-white and coloured."""

from __future__ import annotations

from random import Random

from nonokit.model import UNKNOWN, Clue, Grid, Puzzle, Run, make_palette


def random_picture(rng: Random, *, largest: int = 7) -> Grid:
    values = rng.choice([2, 2, 2, 3])
    width, height = rng.randint(2, largest), rng.randint(2, largest)
    density = rng.uniform(0.25, 0.75)
    cells = bytes(rng.randrange(1, values) if rng.random() < density else 0 for _ in range(width * height))
    palette = make_palette(["black"] if values == 2 else ["red", "blue"])
    return Grid(width, height, cells, palette)


def random_puzzle(rng: Random, *, largest: int = 7) -> tuple[Puzzle, Grid]:
    """A puzzle, sometimes with clues missing or lengths unknown, and a picture that fits it."""
    picture = random_picture(rng, largest=largest)
    puzzle = Puzzle.from_grid(picture)
    if rng.random() < 0.2:
        rows = tuple(None if rng.random() < 0.2 else _blurred(rng, clue) for clue in puzzle.rows)
        puzzle = puzzle.replace(rows=rows)
    return puzzle.replace(goal=None), picture


def _blurred(rng: Random, clue: Clue | None) -> Clue:
    return Clue(Run(None if rng.random() < 0.2 else run.length, run.colour) for run in clue or ())


def random_state(rng: Random, picture: Grid) -> Grid:
    share = rng.choice([0.0, 0.1, 0.3, 0.6])
    cells = bytes(value if rng.random() < share else UNKNOWN for value in picture.cells)
    return Grid(picture.width, picture.height, cells, picture.palette)

"""Random puzzles with true but partial states: black and white and coloured, with blotted and missing clues."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nonokit.explaining import Step, all_steps, explain
from nonokit.explaining.proving import Board
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle, Run, make_palette

COLOURS = ["red", "blue", "green", "dark brown"]


def random_picture(rng: Random, *, largest: int = 7) -> Grid:
    values = rng.choice([2, 2, 2, 3, 3, 4, 5]) if rng.random() < 0.6 else 2
    width, height = rng.randint(2, largest), rng.randint(2, largest)
    density = rng.uniform(0.25, 0.75)
    cells = [rng.randrange(1, values) if rng.random() < density else 0 for _ in range(width * height)]
    if rng.random() < 0.5:  # long runs, as pictures have them
        for p in range(1, len(cells)):
            cells[p] = cells[p - 1] if rng.random() < 0.5 else cells[p]
    palette = make_palette(["black"] if values == 2 else COLOURS[: values - 1])
    return Grid(width, height, bytes(cells), palette)


def random_puzzle(rng: Random, *, largest: int = 7) -> tuple[Puzzle, Grid]:
    """A puzzle, sometimes with clues missing or lengths unknown, and a picture that fits it."""
    picture = random_picture(rng, largest=largest)
    puzzle = Puzzle.from_grid(picture)
    if rng.random() < 0.2:
        puzzle = puzzle.replace(rows=_blotted(rng, puzzle.rows))
    if rng.random() < 0.1:
        puzzle = puzzle.replace(columns=_blotted(rng, puzzle.columns))
    return puzzle.replace(goal=None), picture


def _blotted(rng: Random, clues: tuple[Clue | None, ...]) -> tuple[Clue | None, ...]:
    return tuple(None if rng.random() < 0.2 else _blurred(rng, clue) for clue in clues)


def _blurred(rng: Random, clue: Clue | None) -> Clue:
    return Clue(Run(None if rng.random() < 0.2 else run.length, run.colour) for run in clue or ())


def random_steps(rng: Random, count: int) -> Iterator[tuple[Puzzle, Board, Step]]:
    """What any technique sees in random states, and what is tried where lines are stuck; and what is known there."""
    for _ in range(count):
        puzzle, picture = random_puzzle(rng, largest=10)
        state = random_state(rng, picture)
        for step in all_steps(puzzle, state):
            yield puzzle, Board(puzzle, state), step
        for _ in range(12):
            puzzle, _ = random_puzzle(rng, largest=6)
            board = Board(puzzle)
            for step in explain(puzzle).steps:
                if step.is_trial:
                    yield puzzle, board, step
                board.learn(step.cells, step.excluded)


def random_state(rng: Random, picture: Grid) -> Grid:
    share = rng.choice([0.0, 0.1, 0.3, 0.6])
    cells = bytes(value if rng.random() < share else UNKNOWN for value in picture.cells)
    return Grid(picture.width, picture.height, cells, picture.palette)

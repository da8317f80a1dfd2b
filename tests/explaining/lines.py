"""Random lines with what is known of them, and brute force to check deductions against."""

from __future__ import annotations

from itertools import product
from random import Random

from nonokit.model import Clue, Run
from nonokit.model.clue import clue_of_cells


def matches(clue: Clue, cells: tuple[int, ...]) -> bool:
    real = clue_of_cells(cells)
    return len(real) == len(clue) and all(
        a.colour == b.colour and a.length in (None, b.length) for a, b in zip(clue, real, strict=True)
    )


def random_line(rng: Random) -> tuple[Clue, list[int], int]:
    """A clue, the values left in each cell, and the number of values; at least one placement fits."""
    values = rng.choice([2, 2, 3])
    size = rng.randint(1, 10 if values == 2 else 7)
    density = rng.random()
    truth = [rng.randrange(1, values) if rng.random() < density else 0 for _ in range(size)]
    clue = clue_of_cells(truth)
    if rng.random() < 0.2:
        clue = Clue(Run(None if rng.random() < 0.5 else run.length, run.colour) for run in clue)
    share = rng.random()
    domains = []
    for value in truth:
        if rng.random() < share:
            domains.append(1 << value)
        elif values == 3 and rng.random() < 0.3:
            domains.append(1 << value | 1 << rng.randrange(values))
        else:
            domains.append((1 << values) - 1)
    return clue, domains, values


def placements(clue: Clue, domains: list[int], values: int) -> list[tuple[int, ...]]:
    """Every way to fill the line."""
    choices = [[value for value in range(values) if domain >> value & 1] for domain in domains]
    return [cells for cells in product(*choices) if matches(clue, cells)]

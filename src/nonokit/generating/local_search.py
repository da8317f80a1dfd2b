"""From a picture to one that its clues determine: change cells where line logic is stuck, keep what helps.

Pure rejection throws away a whole picture for one bad corner. Here a change is kept when no more cells stay open
than before; at 30×30 that needs some hundred tries where rejection needs many thousand pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nonokit.generating.constants import CHANGES_IN_VAIN, FROM_OPEN
from nonokit.generating.picture_solver import Level, PictureSolver, Reached, Runs


class Candidate:
    """A picture being changed, with its clues and how far they lead."""

    def __init__(self, solver: PictureSolver, cells: bytes, level: Level) -> None:
        self.solver = solver
        self.level = level
        self.cells = cells
        self.clues = solver.clues(cells)
        self.reached = solver.reach(cells, self.clues, level)

    def with_changes(self, changes: dict[int, int]) -> tuple[bytes, list[Runs]]:
        """The cells and clues after some changes."""
        cells = bytearray(self.cells)
        for cell, value in changes.items():
            cells[cell] = value
        changed = bytes(cells)
        return changed, self.solver.changed_clues(self.clues, changed, changes)

    def take(self, cells: bytes, clues: list[Runs], reached: Reached) -> None:
        """Goes on from a changed picture."""
        self.cells, self.clues, self.reached = cells, clues, reached


def local_search(
    solver: PictureSolver,
    cells: bytes,
    level: Level,
    rng: Random,
    *,
    groups: Sequence[tuple[int, ...]],
    density: float | None = None,
    max_failures: int = CHANGES_IN_VAIN,
    allowed: Sequence[bool] | None = None,
) -> Candidate:
    """Changes a picture until nothing stays open, or until too many changes in vain or the budget ends."""
    candidate = Candidate(solver, cells, level)
    in_vain = 0
    while candidate.reached.open_count and in_vain < max_failures and not solver.budget.is_over:
        before = candidate.reached.measure
        step(candidate, rng, groups, density, allowed)
        in_vain = 0 if candidate.reached.measure < before else in_vain + 1
    return candidate


def step(
    candidate: Candidate,
    rng: Random,
    groups: Sequence[tuple[int, ...]],
    density: float | None,
    allowed: Sequence[bool] | None,
) -> None:
    """Tries one change; keeps it when no more cells stay open and no line runs empty."""
    solver = candidate.solver
    cell = promising_cell(candidate, rng)
    value = new_value(candidate, cell, rng, density)
    is_allowed = allowed is None or all(allowed[member] for member in groups[cell])
    if value is None or not is_allowed:
        solver.budget.spend()  # so that a picture without any way on comes to an end
        return
    changes = dict.fromkeys(groups[cell], value)
    cells, clues = candidate.with_changes(changes)
    if empties_line(solver, candidate.clues, clues, changes):
        solver.budget.spend()
        return
    reached = solver.reach(cells, clues, candidate.level)
    if reached.measure <= candidate.reached.measure:
        candidate.take(cells, clues, reached)


def promising_cell(candidate: Candidate, rng: Random) -> int:
    """An open cell, or sometimes one beside it."""
    width, height = candidate.solver.width, candidate.solver.height
    y, x = divmod(rng.choice(candidate.reached.open_cells), width)
    if rng.random() > FROM_OPEN:
        dy, dx = rng.choice(((0, 1), (0, -1), (1, 0), (-1, 0)))
        y, x = min(max(y + dy, 0), height - 1), min(max(x + dx, 0), width - 1)
    return y * width + x


def new_value(candidate: Candidate, cell: int, rng: Random, density: float | None) -> int | None:
    """Another value for a cell; None when the change would lead further away from the wanted density."""
    old = candidate.cells[cell]
    values = [value for value in range(candidate.solver.values) if value != old]
    value = rng.choice(values)
    if old and candidate.solver.values > 2 and rng.random() < 0.5:
        value = 0
    if density is not None and (value == 0) != (old == 0):
        share = 1 - candidate.cells.count(0) / len(candidate.cells)
        if (value and share > density + 0.02) or (not value and share < density - 0.02):
            return None
    return value


def empties_line(
    solver: PictureSolver, before: Sequence[Runs], after: Sequence[Runs], touched: dict[int, int]
) -> bool:
    """Whether a change leaves some line without any run that had one."""
    for cell in touched:
        y, x = divmod(cell, solver.width)
        for line in (y, solver.height + x):
            if before[line] and not after[line]:
                return True
    return False

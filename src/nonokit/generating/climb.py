"""From a picture to one that its clues determine: change cells where line logic is stuck, keep what helps.

Pure rejection throws away a whole picture for one bad corner. Here a change is kept when no more cells stay open
than before; at 30×30 that needs some hundred checks where rejection needs many thousand pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nonokit.generating.judge import Judge, Level, Runs, Verdict

FROM_OPEN = 0.75  # the share of changes made in open cells; the others beside them
PATIENCE = 400  # changes in vain before a picture is given up


class Sketch:
    """A picture being changed, with its clues and how far they lead."""

    def __init__(self, judge: Judge, cells: bytes, level: Level) -> None:
        self.judge = judge
        self.level = level
        self.cells = cells
        self.clues = judge.clues(cells)
        self.verdict = judge.judge(cells, self.clues, level)

    def with_changes(self, changes: dict[int, int]) -> tuple[bytes, list[Runs]]:
        """The cells and clues after some changes."""
        cells = bytearray(self.cells)
        for cell, value in changes.items():
            cells[cell] = value
        changed = bytes(cells)
        return changed, self.judge.changed_clues(self.clues, changed, changes)

    def take(self, cells: bytes, clues: list[Runs], verdict: Verdict) -> None:
        """Goes on from a changed picture."""
        self.cells, self.clues, self.verdict = cells, clues, verdict


def climb(
    judge: Judge,
    cells: bytes,
    level: Level,
    rng: Random,
    *,
    groups: Sequence[tuple[int, ...]],
    density: float | None = None,
    patience: int = PATIENCE,
    allowed: Sequence[bool] | None = None,
) -> Sketch:
    """Changes a picture until nothing stays open, or until patience or the budget ends."""
    sketch = Sketch(judge, cells, level)
    in_vain = 0
    while sketch.verdict.open_count and in_vain < patience and not judge.budget.is_over:
        before = sketch.verdict.measure
        step(sketch, rng, groups, density, allowed)
        in_vain = 0 if sketch.verdict.measure < before else in_vain + 1
    return sketch


def step(
    sketch: Sketch,
    rng: Random,
    groups: Sequence[tuple[int, ...]],
    density: float | None,
    allowed: Sequence[bool] | None,
) -> None:
    """Tries one change; keeps it when no more cells stay open and no line runs empty."""
    judge = sketch.judge
    cell = promising_cell(sketch, rng)
    value = new_value(sketch, cell, rng, density)
    is_allowed = allowed is None or all(allowed[member] for member in groups[cell])
    if value is None or not is_allowed:
        judge.budget.spend()  # so that a picture without any way on comes to an end
        return
    changes = dict.fromkeys(groups[cell], value)
    cells, clues = sketch.with_changes(changes)
    if empties_line(judge, sketch.clues, clues, changes):
        judge.budget.spend()
        return
    verdict = judge.judge(cells, clues, sketch.level)
    if verdict.measure <= sketch.verdict.measure:
        sketch.take(cells, clues, verdict)


def promising_cell(sketch: Sketch, rng: Random) -> int:
    """An open cell, or sometimes one beside it."""
    width, height = sketch.judge.width, sketch.judge.height
    y, x = divmod(rng.choice(sketch.verdict.open_cells), width)
    if rng.random() > FROM_OPEN:
        dy, dx = rng.choice(((0, 1), (0, -1), (1, 0), (-1, 0)))
        y, x = min(max(y + dy, 0), height - 1), min(max(x + dx, 0), width - 1)
    return y * width + x


def new_value(sketch: Sketch, cell: int, rng: Random, density: float | None) -> int | None:
    """Another value for a cell; None when the change would lead further away from the wanted density."""
    old = sketch.cells[cell]
    values = [value for value in range(sketch.judge.values) if value != old]
    value = rng.choice(values)
    if old and sketch.judge.values > 2 and rng.random() < 0.5:
        value = 0
    if density is not None and (value == 0) != (old == 0):
        share = 1 - sketch.cells.count(0) / len(sketch.cells)
        if (value and share > density + 0.02) or (not value and share < density - 0.02):
            return None
    return value


def empties_line(
    judge: Judge, before: Sequence[Runs], after: Sequence[Runs], touched: dict[int, int]
) -> bool:
    """Whether a change leaves some line without any run that had one."""
    for cell in touched:
        y, x = divmod(cell, judge.width)
        for line in (y, judge.height + x):
            if before[line] and not after[line]:
                return True
    return False

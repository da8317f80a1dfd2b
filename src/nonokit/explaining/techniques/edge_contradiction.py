"""Edge contradiction: a cell tried on an outermost open line; the lines that cross it then break the next one.

Where experienced players try first: long runs at the edge push their crossing lines inwards, and the neighbouring
line soon cannot follow. Three looks deep: the edge line, the lines crossing it, the line that breaks.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.explaining.claims import Breaks, Follows, LineRef, Therefore, Try
from nonokit.explaining.constants import MAX_LINKS
from nonokit.explaining.step import Step, lines_of
from nonokit.explaining.technique import Insight, TrialTechnique
from nonokit.explaining.trials import Trials

NAME = "edge-contradiction"
DEPTH = 3


def find(trials: Trials) -> list[Step]:
    """The shortest such trial."""
    edges = _edges(trials)
    on_edge = [trial for trial in trials.refuted if lines_of([trials.place(trial.cell)]) & edges]

    def is_near(lines: Sequence[LineRef]) -> bool:
        return len(lines) <= MAX_LINKS and any(_stays_near(lines, edge) for edge in edges)

    best = trials.shortest(on_edge, max_rounds=DEPTH, ends=_beside(edges), accepts=is_near)
    step = trials.refutation_step(NAME, best) if best else None
    return [step] if step else []


def _edges(trials: Trials) -> set[LineRef]:
    """The outermost lines that still have open cells."""
    cells = trials.position.open_cells()
    rows, columns = {y for y, _ in cells}, {x for _, x in cells}
    if not cells:
        return set()
    outermost = {LineRef("row", y) for y in (min(rows), max(rows))}
    return outermost | {LineRef("column", x) for x in (min(columns), max(columns))}


def _beside(edges: set[LineRef]) -> set[LineRef]:
    """The lines beside some lines."""
    return {LineRef(kind, index + side) for kind, index in edges for side in (-1, 1)}


def _stays_near(lines: Sequence[LineRef], edge: LineRef) -> bool:
    """Whether the line that breaks, which is the first, lies beside the edge line, and all others are that or cross it."""
    if lines[0] not in _beside({edge}):
        return False
    return all(line == edge or line.kind != edge.kind for line in lines[1:])


TECHNIQUE = TrialTechnique(NAME, Insight.TRIAL, 50, (Try, Follows, Breaks, Therefore), find)

"""Edge contradiction: a cell tried on an outermost open line; the lines that cross it then break the next one.

Where experienced players try first: long runs at the edge push their crossing lines inwards, and the neighbouring
line soon cannot follow. Three looks deep: the edge line, the lines crossing it, the line that breaks.
"""

from __future__ import annotations

from nonokit.explaining.evidence import LineRef, Refutation
from nonokit.explaining.step import Step
from nonokit.explaining.trials import MOST_SPREADS, SHORTEST_CHAIN, Trials

NAME = "edge-contradiction"
DEPTH = 3


def find(trials: Trials) -> list[Step]:
    """The shortest such trial."""
    edges = _edges(trials)
    best: Refutation | None = None
    on_edge = [trial for trial in trials.refuted if _lines(trials, trial.cell) & edges]
    for trial in on_edge[:MOST_SPREADS]:
        found = trials.follow(trial, max_rounds=DEPTH)
        if found is None or (best and len(found.links) >= len(best.links)):
            continue
        edge_lines = _lines(trials, trial.cell) & edges
        if any(_stays_near(found, edge) for edge in edge_lines):
            best = found
            if len(best.links) <= SHORTEST_CHAIN:
                break
    step = trials.refutation_step(NAME, best) if best else None
    return [step] if step else []


def _edges(trials: Trials) -> set[LineRef]:
    """The outermost lines that still have open cells."""
    cells = trials.position.open_cells()
    rows, columns = {y for y, _ in cells}, {x for _, x in cells}
    if not cells:
        return set()
    return {("row", min(rows)), ("row", max(rows)), ("column", min(columns)), ("column", max(columns))}


def _lines(trials: Trials, cell: int) -> set[LineRef]:
    y, x = trials.place(cell)
    return {("row", y), ("column", x)}


def _stays_near(refutation: Refutation, edge: LineRef) -> bool:
    """Whether the chain only uses the edge line and lines crossing it before a line beside it breaks."""
    kind, index = edge
    return all(link.line == edge or link.line[0] != kind for link in refutation.links[:-1]) and (
        refutation.broken[0] == kind and abs(refutation.broken[1] - index) == 1
    )

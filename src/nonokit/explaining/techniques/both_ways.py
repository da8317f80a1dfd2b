"""Both ways: whichever value a cell has, another cell comes out the same; so that one is certain.

Two chains instead of one, so it comes after trials that break, which are easier to follow.
"""

from __future__ import annotations

from nonokit.explaining.claims import CellValue, Claim, EitherWay, Follows, Try
from nonokit.explaining.constants import MAX_LINKS
from nonokit.explaining.step import Step
from nonokit.explaining.technique import Insight, TrialTechnique
from nonokit.explaining.trials import Trials
from nonokit.model import UNKNOWN
from nonokit.model.masks import bits

NAME = "both-ways"
IS_UNKNOWN = bytes(value == UNKNOWN for value in range(256))
MOST_CELLS = 12  # tried cells whose chains are followed to find the shortest


def find(trials: Trials) -> list[Step]:
    """The pair of chains with the fewest links."""
    broken = {trial.cell for trial in trials.refuted}
    candidates = []
    closed = _closed(trials)
    for cell in trials.open_cells:
        if cell in broken:
            continue
        trials.deadline.check()
        shared = _shared(trials, cell, closed)
        if shared:
            candidates.append((-len(shared), cell, shared))
    best: Step | None = None
    for _, cell, shared in sorted(candidates)[:MOST_CELLS]:
        found = _follow(trials, cell, shared)
        if found and (best is None or found.chain_length < best.chain_length):
            best = found
    return [best] if best and best.chain_length <= MAX_LINKS else []


def _closed(trials: Trials) -> int:
    """The cells that are not open, a byte each."""
    marks = bytearray(b"\1") * len(trials.domains)
    for cell in trials.open_cells:
        marks[cell] = 0
    return int.from_bytes(marks)


def _shared(trials: Trials, cell: int, closed: int) -> dict[int, int]:
    """The open cells that come out the same for every value of a cell."""
    first, *others = [trials.survived[cell, value] for value in bits(trials.domains[cell])]
    # A byte a cell, 0 where it counts: all cells at once, because there are hundreds for each of hundreds of trials.
    unlike = closed | int.from_bytes(first.translate(IS_UNKNOWN))
    for branch in others:
        unlike |= int.from_bytes(first) ^ int.from_bytes(branch)
    marks = unlike.to_bytes(len(first))
    shared = {}
    at = marks.find(0)
    while at >= 0:
        shared[at] = first[at]
        at = marks.find(0, at + 1)
    return shared


def _follow(trials: Trials, cell: int, shared: dict[int, int]) -> Step | None:
    """The step for the shared cell that both branches reach soonest."""
    spreads = [trials.spread(cell, value) for value in bits(trials.domains[cell])]
    for spread in spreads:
        spread.run()

    def parts_needed(other: int) -> int:
        return sum(spread.history[other][-1][0] if other in spread.history else 0 for spread in spreads)

    reached = [other for other in shared if all(spread.now[other].bit_count() == 1 for spread in spreads)]
    if not reached:
        return None
    goal = min(reached, key=lambda other: (parts_needed(other), other))
    certain = CellValue(trials.place(goal), shared[goal])
    claims: list[Claim] = []
    for spread in spreads:
        claims += [Try(*spread.trial), *spread.links_to([certain.cell])]
    lines = tuple(dict.fromkeys(claim.line for claim in claims if isinstance(claim, Follows)))
    return Step(NAME, lines, (certain,), (*claims, EitherWay(*certain)))


TECHNIQUE = TrialTechnique(NAME, Insight.TRIAL, 70, (Try, Follows, EitherWay), find)

"""Exact line: what all legal placements of the clue have in common. The catch-all of line logic.

Told as a person would see it: suppose the cell were otherwise, and after at most two simple looks at the line something
does not fit. Where no reason that short is found, it is said to be hard.
"""

from __future__ import annotations

from nonokit.explaining.claims import AllAgree, CellValue, Claim, DeadEnd, Hence, Suppose
from nonokit.explaining.finding import Finding
from nonokit.explaining.impossible import refutation
from nonokit.explaining.line_view import LineView
from nonokit.explaining.placing import count_placements
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import bits

MOST_LOOKS = 2  # under a supposition, before something does not fit


def find(line: LineView) -> list[Finding]:
    """The value that is ruled out most shortly; all of them at once when no reason is short."""
    gone = line.ruled_out
    if not gone:
        return []
    for looks in range(MOST_LOOKS + 1):
        refuted = [_refuted(line, p, value, looks) for value, mask in gone.items() for p in bits(mask)]
        found = [finding for finding in refuted if finding is not None]
        if found:
            return [min(found, key=lambda finding: len(finding.claims))]
    return [_by_listing(line, gone)]


def _refuted(line: LineView, p: int, value: int, looks: int) -> Finding | None:
    may = tuple(mask | 1 << p if other == value else mask & ~(1 << p) for other, mask in enumerate(line.may))
    chain = refutation(line.with_cells(may), looks)
    if chain is None:
        return None
    claims: tuple[Claim, ...] = (Suppose((p,), value), *chain, Hence((p,), value))
    return Finding(claims, {value: 1 << p}, 1 << p if len(line.may) == 2 else 0)


def _by_listing(line: LineView, gone: dict[int, int]) -> Finding:
    step = line.step("exact", [Finding((), gone)])
    assert step is not None
    count = count_placements(line.clue, line.size, line.may)
    told = sum(1 << line.ref.along(cell) for cell, _ in step.cells)
    ruled_out = tuple(CellValue(cell, value) for cell, value in step.excluded)
    return Finding((AllAgree(count, line.clue, step.cells, ruled_out),), gone, told)


TECHNIQUE = LineTechnique("exact", Insight.EXACT_LINE, 40, (Suppose, DeadEnd, Hence, AllAgree), find)

"""Implication chains: "this cell filled, so that one empty, so that one filled …" until a cell would be both.

Each arrow needs only one cell and one line, unlike the chains of `contradiction`, where a line may need several
cells at once; so they can be drawn as a path of arrows. This is the two-literal part of the puzzle, as 2-SAT
solvers see it (Batenburg and Kosters, "Solving nonograms by combining relaxations", 2009).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import and_, or_

from nonokit.explaining.claims import CellValue, Follows, LineRef, Therefore, Try, TwoValues
from nonokit.explaining.constants import MAX_LINKS, SHORTEST_CHAIN
from nonokit.explaining.step import Step
from nonokit.explaining.technique import Insight, TrialTechnique
from nonokit.explaining.trials import Trials

NAME = "implications"
MOST_STARTS = 200

Edges = Mapping[int, Sequence[int]]
Path = tuple[CellValue, tuple[Follows, ...], TwoValues]


def find(trials: Trials) -> list[Step]:
    """The shortest path from a trial to a cell with two values."""
    if not trials.refuted:
        return []
    edges = {literal: implied for literal, implied in trials.root.implications() if implied}
    trials.deadline.check()
    values = trials.position.values
    starts = [cell * values + value for _, cell, value in trials.refuted[:MOST_STARTS]]
    clashes = _Clashes(edges, starts, values, len(trials.domains))
    best: Path | None = None
    for number, start in enumerate(starts):
        trials.deadline.check()
        limit = MAX_LINKS if best is None else len(best[1]) - 1
        # With two values an arrow holds backwards too (not b, so not a). A way to the opposite of where it began is then
        # met halfway by what leads back, and what only leads to another cell's contradiction is told shorter from there.
        if clashes.within((limit + 1) // 2 if values == 2 else limit) >> number & 1:
            best = _path(trials, edges, start, limit) or best
        if best is not None and len(best[1]) <= SHORTEST_CHAIN:
            break
    if best is None:
        return []
    tried, arrows, end = best
    step = trials.denial(NAME, tried, (Try(*tried), *arrows, end, Therefore(*tried)))
    return [step] if step else []


class _Clashes:
    """Which of some literals lead to two values of a cell. Most do not, and this tells it fast: all are followed at once, as
    bits, because their ways share most of their arrows."""

    def __init__(self, edges: Edges, starts: Sequence[int], values: int, cells: int) -> None:
        self._edges = edges
        self._values = values
        self._before = [0] * (cells * values)
        self._now = self._before[:]  # by literal, the starts that lead to it
        for number, start in enumerate(starts):
            self._now[start] |= 1 << number
        self._within = [0]

    def within(self, arrows: int) -> int:
        """The starts from which a cell gets two values within so many arrows."""
        while len(self._within) <= arrows:
            self._follow()
        return self._within[arrows]

    def _follow(self) -> None:
        """One arrow further."""
        before, now = self._before, self._now
        after = now[:]
        for literal, implied in self._edges.items():
            if now[literal] != before[literal]:
                starts = now[literal]
                for other in implied:
                    after[other] |= starts
        self._before, self._now = now, after
        self._within.append(self._clash())

    def _clash(self) -> int:
        once, twice = self._now[:: self._values], 0
        for value in range(1, self._values):
            other = self._now[value :: self._values]
            twice = reduce(or_, map(and_, once, other), twice)
            once = list(map(or_, once, other))
        return twice


def _path(trials: Trials, edges: Edges, start: int, limit: int) -> Path | None:
    """Breadth first from a literal until a cell gets a second value; None beyond `limit` arrows."""
    values = trials.position.values
    parent = {start: -1}
    met = {start // values: start}
    for literal in _in_order(edges, parent):
        other = met.setdefault(literal // values, literal)
        if other != literal:
            arrows = _arrows(trials, parent, (other, literal))
            end = TwoValues(trials.place(literal // values), other % values, literal % values)
            return (_literal(trials, start), arrows, end) if len(arrows) <= limit else None
    return None


def _in_order(edges: Edges, parent: dict[int, int]) -> Iterator[int]:
    """The literals that follow from the one in `parent`, the nearest first; what each follows from is added there."""
    queue = deque(parent)
    while queue:
        literal = queue.popleft()
        for implied in edges.get(literal, ()):
            if implied not in parent:
                parent[implied] = literal
                queue.append(implied)
                yield implied


def _arrows(trials: Trials, parent: Mapping[int, int], ends: Sequence[int]) -> tuple[Follows, ...]:
    """The arrows from the trial to the conflicting ends, each once, in order."""
    found: list[Follows] = []
    for end in ends:
        path = []
        while parent[end] >= 0:
            path.append(_arrow(trials, parent[end], end))
            end = parent[end]
        found += [arrow for arrow in reversed(path) if arrow not in found]
    return tuple(found)


def _literal(trials: Trials, literal: int) -> CellValue:
    cell, value = divmod(literal, trials.position.values)
    return CellValue(trials.place(cell), value)


def _arrow(trials: Trials, source: int, target: int) -> Follows:
    a, b = _literal(trials, source), _literal(trials, target)
    is_row = a.cell[0] == b.cell[0]
    line = LineRef("row", a.cell[0]) if is_row else LineRef("column", a.cell[1])
    return Follows(line, (a.cell,), (b,))


TECHNIQUE = TrialTechnique(NAME, Insight.TRIAL, 60, (Try, Follows, TwoValues, Therefore), find)

"""Implications: a graph "this cell has this value ⇒ that cell has that value", built from single lines.

Following it from a value finds contradictions (a cell would need two values: the value is impossible) and
tautologies (all values of a cell lead to the same: it holds). The graph is a relaxation: it knows what each line
says about pairs of cells, and nothing about three. `depth` bounds how many steps are followed; None follows all.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from nonokit.solving.solve_run import SolveRun

Graph = dict[int, list[int]]  # literals are cell × values + value


def implications(run: SolveRun) -> bool:
    """Follows the graph from every open cell; True when something was found."""
    values = len(run.puzzle.palette)
    graph: Graph = dict(run.board.implications())
    by_cell: dict[int, list[int]] = defaultdict(list)
    for literal in graph:
        by_cell[literal // values].append(literal)
    news = False
    for cell, literals in by_cell.items():
        if run.limits.poll():
            break
        reached = {literal: follow(graph, literal, values, run.depth) for literal in literals}
        possible = {literal: one.came_from for literal, one in reached.items() if one.clash is None}
        for literal, one in reached.items():
            if one.clash is not None:
                news = True
                note_chains(run, [literal], one.chains())
                run.board.forbid(cell, literal % values)
        if not possible:
            run.is_complete = True
            return True
        for literal in set.intersection(*(set(came_from) for came_from in possible.values())):
            news |= run.board.domains()[literal // values].bit_count() > 1
            others = [literal // values * values + value for value in range(values)]
            others.remove(literal)
            note_chains(run, others, [chain(came_from, literal) for came_from in possible.values()])
            run.board.assign(literal // values, literal % values)
    if not run.board.open_count:
        # A full board is a solution only if every line agrees.
        run.conclude_stage(run.board.propagate())
    return news


class Followed(NamedTuple):
    """Everything a literal leads to, each with the literal it came from, and where that clashes if it does."""

    came_from: dict[int, int]
    clash: tuple[int, int, int] | None = (
        None  # a literal, what it leads to, and the other value that this cell had
    )

    def chains(self) -> list[list[int]]:
        """The two ways to the clash."""
        if self.clash is None:
            return []
        last, implied, known = self.clash
        return [chain(self.came_from, known), [*chain(self.came_from, last), implied]]


def chain(came_from: dict[int, int], literal: int) -> list[int]:
    """The way from where it started to a literal."""
    links = [literal]
    while came_from[links[-1]] != links[-1]:
        links.append(came_from[links[-1]])
    return links[::-1]


def note_chains(run: SolveRun, ruled_out: list[int], chains: list[list[int]]) -> None:
    """Tells whoever listens which chains rule something out."""
    if run.trace is None:
        return
    from nonokit.solving.events import ChainFollowed

    values = len(run.puzzle.palette)
    named = tuple(tuple(run.trace.cell_is(*divmod(literal, values)) for literal in links) for links in chains)
    run.trace.found(ChainFollowed, [divmod(literal, values) for literal in ruled_out], chains=named)


def follow(graph: Graph, start: int, values: int, depth: int | None) -> Followed:
    """Everything a literal leads to, or where that clashes."""
    came_from = {start: start}
    value_of = {start // values: start}
    layer = [start]
    steps = 0
    while layer and (depth is None or steps < depth):
        steps += 1
        following = []
        for literal in layer:
            for implied in graph.get(literal, ()):
                known = value_of.setdefault(implied // values, implied)
                if known != implied:
                    return Followed(came_from, (literal, implied, known))
                if implied not in came_from:
                    came_from[implied] = literal
                    following.append(implied)
        layer = following
    return Followed(came_from)

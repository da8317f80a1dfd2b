"""Implications: a graph "this cell has this value ⇒ that cell has that value", built from single lines.

Following it from a value finds contradictions (a cell would need two values: the value is impossible) and
tautologies (all values of a cell lead to the same: it holds). The graph is a relaxation: it knows what each line
says about pairs of cells, and nothing about three. `depth` bounds how many steps are followed; None follows all.
"""

from __future__ import annotations

from collections import defaultdict

from nonokit.solving.work import Work

Graph = dict[int, list[int]]  # literals are cell × values + value


def implications(work: Work) -> bool:
    """Follows the graph from every open cell; True when something was found."""
    values = len(work.puzzle.palette)
    graph: Graph = dict(work.board.implications())
    by_cell: dict[int, list[int]] = defaultdict(list)
    for literal in graph:
        by_cell[literal // values].append(literal)
    news = False
    for cell, literals in by_cell.items():
        if work.limits.poll():
            break
        reached = {literal: follow(graph, literal, values, work.depth) for literal in literals}
        possible = [literal for literal in literals if reached[literal] is not None]
        for literal in literals:
            if reached[literal] is None:
                news = True
                work.board.forbid(cell, literal % values)
        if not possible:
            work.is_complete = True
            return True
        shared = set.intersection(*(set(reached[literal] or ()) for literal in possible))
        for literal in shared:
            news |= work.board.domains()[literal // values].bit_count() > 1
            work.board.assign(literal // values, literal % values)
    if not work.board.open_count:
        # A full board is a solution only if every line agrees.
        work.take(work.board.propagate())
    return news


def follow(graph: Graph, start: int, values: int, depth: int | None) -> dict[int, int] | None:
    """Everything a literal leads to, each with the literal it came from; None on a contradiction."""
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
                    return None
                if implied not in came_from:
                    came_from[implied] = literal
                    following.append(implied)
        layer = following
    return came_from

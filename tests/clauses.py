"""Clauses that tests ask about."""

from __future__ import annotations


def pigeons(count: int) -> list[list[int]]:
    """That so many pigeons do not fit into one hole less, which takes solvers of clauses for ever."""
    holes = range(count - 1)
    seat = {(p, h): p * (count - 1) + h + 1 for p in range(count) for h in holes}
    nowhere = [[seat[p, h] for h in holes] for p in range(count)]
    return nowhere + [[-seat[p, h], -seat[q, h]] for h in holes for p in range(count) for q in range(p)]

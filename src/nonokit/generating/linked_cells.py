"""Ambiguous cells as islands: groups that can be looked at, and repaired, one by one."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]


def islands(cells: Iterable[Cell]) -> list[set[Cell]]:
    """The groups of cells that lines link, largest first: two cells of one row or column belong together.

    What one island looks like says nothing about another, so each can be flipped and repaired by itself.

    >>> [sorted(island) for island in islands({(0, 0), (0, 1), (1, 0), (1, 1), (5, 5), (5, 6)})]
    [[(0, 0), (0, 1), (1, 0), (1, 1)], [(5, 5), (5, 6)]]
    """
    by_line: dict[tuple[str, int], list[Cell]] = {}
    left = set(cells)
    for y, x in left:
        by_line.setdefault(("row", y), []).append((y, x))
        by_line.setdefault(("column", x), []).append((y, x))
    found = []
    while left:
        found.append(_reach(left, by_line))
    return sorted(found, key=lambda island: (-len(island), min(island)))


def _reach(left: set[Cell], by_line: dict[tuple[str, int], list[Cell]]) -> set[Cell]:
    """Takes one island out of the cells left."""
    todo = [left.pop()]
    island = set(todo)
    while todo:
        y, x = todo.pop()
        for line in (("row", y), ("column", x)):
            for cell in by_line.pop(line, ()):
                if cell not in island:
                    island.add(cell)
                    left.discard(cell)
                    todo.append(cell)
    return island

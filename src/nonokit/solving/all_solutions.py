"""All solutions of a puzzle, one after the other as they are asked for.

Two solutions differ in some cell. Whoever has the one is not looked for again among those that have the other, so
each is met once, and going on costs the same however many there have been.
"""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.errors import NonokitError
from nonokit.model import Grid, Puzzle
from nonokit.solving.pipeline import solve
from nonokit.solving.result import Status


def all_solutions(puzzle: Puzzle) -> Iterator[Grid]:
    """Every solution once; ends when there are no more.

    >>> len(list(all_solutions(Puzzle.from_clues(rows=[[1]] * 4, columns=[[1]] * 4))))
    24
    """
    states: list[Grid | None] = [None]
    while states:
        result = solve(puzzle, state=states.pop())
        if result.status is Status.UNKNOWN:
            raise NonokitError(f"whether there are more solutions is not decided: {result.reason}")
        if result.status is not Status.MULTIPLE:
            yield from result.solutions
            continue
        first, second = result.solutions
        cell = min(first.differences(second))
        states += [result.known.with_cells({cell: value}) for value in range(len(puzzle.palette))]

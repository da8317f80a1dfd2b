"""How many solutions a puzzle has, up to a limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nonokit.model import Puzzle
from nonokit.solve.limits import Progress
from nonokit.solve.pipeline import solve


@dataclass(frozen=True, slots=True)
class Count:
    """A number of solutions; exact only when `is_exact`, else at least this many."""

    solutions: int
    is_exact: bool
    reason: str | None = None

    def __int__(self) -> int:
        return self.solutions

    def __str__(self) -> str:
        return str(self.solutions) if self.is_exact else f"at least {self.solutions}"


def count_solutions(
    puzzle: Puzzle,
    *,
    limit: int = 1000,
    timeout_s: float | None = None,
    engine: str = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Count:
    """Counts solutions one by one, at most `limit`.

    >>> str(count_solutions(Puzzle.from_clues(rows=[[1], [1], [1]], columns=[[1], [1], [1]])))
    '6'
    """
    # One more than asked for tells whether the limit cut the count short.
    result = solve(
        puzzle, max_solutions=limit + 1, timeout_s=timeout_s, engine=engine, on_progress=on_progress
    )
    found = len(result.solutions)
    if found > limit:
        return Count(limit, False, f"the limit of {limit} was reached")
    return Count(found, result.stats.is_complete, result.reason)

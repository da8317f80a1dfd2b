"""How many solutions a puzzle has, up to a limit."""

from __future__ import annotations

from collections.abc import Callable

from nonokit.engine import EngineName
from nonokit.model import Puzzle
from nonokit.solving.limits import Progress
from nonokit.solving.pipeline import solve


class Count(int):
    """A number of solutions; exact only when `is_exact`, else there are at least this many.

    >>> Count(3, is_exact=False, reason="the limit of 3 was reached") == 3
    True
    """

    is_exact: bool
    reason: str | None

    def __new__(cls, solutions: int, *, is_exact: bool, reason: str | None = None) -> Count:
        count = super().__new__(cls, solutions)
        count.is_exact = is_exact
        count.reason = reason
        return count

    def __str__(self) -> str:
        return f"{int(self)}" if self.is_exact else f"at least {int(self)}"


def count_solutions(
    puzzle: Puzzle,
    *,
    max_solutions: int = 1000,
    timeout_s: float | None = None,
    engine: EngineName = "auto",
    on_progress: Callable[[Progress], object] | None = None,
) -> Count:
    """Counts solutions one by one, at most `max_solutions`.

    >>> str(count_solutions(Puzzle.from_clues(rows=[[1], [1], [1]], columns=[[1], [1], [1]])))
    '6'
    """
    # One more than asked for tells whether the limit cut the count short.
    result = solve(
        puzzle, max_solutions=max_solutions + 1, timeout_s=timeout_s, engine=engine, on_progress=on_progress
    )
    found = len(result.solutions)
    if found > max_solutions:
        return Count(max_solutions, is_exact=False, reason=f"the limit of {max_solutions} was reached")
    return Count(found, is_exact=result.stats.is_complete, reason=result.reason)

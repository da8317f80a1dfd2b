"""What a search for mistakes has found, and how long it may go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nonokit.diagnosing.suggestion import Edit, Suggestion
from nonokit.model import Puzzle
from nonokit.solving import SolveResult, Status, solve
from nonokit.solving.limits import Limits

_SOLVE_S = 0.3  # for one puzzle that is tried


@dataclass
class Findings:
    """What all parts of a search share."""

    limits: Limits
    only_unique: bool = False  # where several pictures are what is to be mended
    found: dict[Puzzle, Suggestion] = field(default_factory=dict)

    def has_time(self) -> bool:
        """Whether there is time for more."""
        self.limits.check_clock()
        return not self.limits.is_over

    @property
    def is_complete(self) -> bool:
        """Whether time was enough."""
        return not self.limits.is_over

    def solve(self, puzzle: Puzzle, max_solutions: int = 2) -> SolveResult:
        """An answer within what time is left."""
        left = _SOLVE_S
        if self.limits.timeout_s is not None:
            left = min(left, max(self.limits.timeout_s - self.limits.seconds, 0.01))
        return solve(puzzle, max_solutions=max_solutions, timeout_s=left)

    def try_puzzle(self, puzzle: Puzzle, edits: Sequence[Edit], odds: float) -> None:
        """Keep a puzzle that has a picture, under its likeliest explanation."""
        rival = self.found.get(puzzle)
        if rival is not None and rival.odds >= odds:
            return
        result = self.solve(puzzle)
        is_unique = result.status is Status.UNIQUE
        if result.solutions and (is_unique or not self.only_unique):
            self.found[puzzle] = Suggestion(tuple(edits), puzzle, result.solutions[0], is_unique, odds=odds)

    @property
    def has_usual(self) -> bool:
        """Whether something with one picture was found that needs no mistake of an unusual kind."""
        return any(
            one.is_unique and all(edit.kind != "other" for edit in one.edits) for one in self.found.values()
        )

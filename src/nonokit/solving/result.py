"""What solving answers: a status, the solutions, what is certain, and how it was reached."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from nonokit.hooks import DrawnAsHtml
from nonokit.model import Grid


class Status(StrEnum):
    """The four answers. UNKNOWN comes with a reason."""

    UNIQUE = "unique"
    MULTIPLE = "multiple"
    NONE = "none"
    UNKNOWN = "unknown"


class Stage(NamedTuple):
    """One stage that ran: how much work and time it took, and how many cells it left open."""

    method: str
    ticks: int
    seconds: float
    open_cells: int


@dataclass(slots=True)
class Stats:
    """How the answer was reached."""

    engine: str = ""
    stages: list[Stage] = field(default_factory=list)
    ticks: int = 0
    seconds: float = 0.0
    guesses: int = 0
    conflicts: int = 0
    is_complete: bool = False  # whether the solutions found are all there are

    @property
    def peak_memory_mb(self) -> float:
        """The most memory this process has had until now, as far as the system tells."""
        return peak_memory_mb()

    @property
    def methods(self) -> list[str]:
        """The methods that ran, in order, each once."""
        return list(dict.fromkeys(stage.method for stage in self.stages))


def peak_memory_mb() -> float:
    """The most memory this process has had, as far as the system tells."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


@dataclass(frozen=True, slots=True)
class SolveResult(DrawnAsHtml):
    """The answer to `solve`.

    `known` holds every cell that is the same in all solutions, as far as established. `reason` says why the
    answer is "unknown" or "none".
    """

    status: Status
    solutions: list[Grid]
    known: Grid
    stats: Stats
    reason: str | None = None

    @property
    def is_unique(self) -> bool:
        """Whether exactly one solution exists, proved."""
        return self.status is Status.UNIQUE

    @property
    def solution(self) -> Grid | None:
        """The first solution, if any was found."""
        return self.solutions[0] if self.solutions else None


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during a solve; `result` holds what was known by then."""

    def __init__(self, result: object) -> None:
        super().__init__("interrupted")
        self.result = result

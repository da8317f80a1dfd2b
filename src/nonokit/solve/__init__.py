"""Deciding: solve, ambiguity, count_solutions, and the result types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nonokit.solve.limits import Progress
from nonokit.solve.pipeline import DEFAULT_METHODS, METHODS, solve
from nonokit.solve.result import Interrupted, SolveResult, Stage, Stats, Status
from nonokit.solve.verify import is_solution

if TYPE_CHECKING:
    from nonokit.solve.backbone import Ambiguity, ambiguity
    from nonokit.solve.count import Count, count_solutions

__all__ = [
    "DEFAULT_METHODS",
    "METHODS",
    "Ambiguity",
    "Count",
    "Interrupted",
    "Progress",
    "SolveResult",
    "Stage",
    "Stats",
    "Status",
    "ambiguity",
    "count_solutions",
    "is_solution",
    "solve",
]


def __getattr__(name: str) -> Any:
    if name in ("Ambiguity", "ambiguity"):
        from nonokit.solve import backbone as module
    elif name in ("Count", "count_solutions"):
        from nonokit.solve import count as module
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(module, name)

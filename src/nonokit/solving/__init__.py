"""Deciding: solve, ambiguity, counting, and the result types."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from nonokit.solving.limits import Progress
from nonokit.solving.pipeline import DEFAULT_METHODS, METHODS, Method, solve
from nonokit.solving.result import Interrupted, SolveResult, Stage, Stats, Status
from nonokit.solving.trace_event import TraceEvent
from nonokit.solving.verify import is_solution

if TYPE_CHECKING:
    from nonokit.solving.counting import Count, cell_chances, count_solutions, sample_solutions
    from nonokit.solving.events import (
        BranchesAgreed,
        CellsGiven,
        CellsLearned,
        ChainFollowed,
        ClausesLearned,
        LineSettled,
        SolutionReached,
        ValueGuessed,
        ValueLeft,
        ValueRefuted,
    )
    from nonokit.solving.many import solve_many
    from nonokit.solving.varying_cells import Ambiguity, ambiguity

__all__ = [
    "DEFAULT_METHODS",
    "METHODS",
    "Ambiguity",
    "BranchesAgreed",
    "CellsGiven",
    "CellsLearned",
    "ChainFollowed",
    "ClausesLearned",
    "Count",
    "Interrupted",
    "LineSettled",
    "Method",
    "Progress",
    "SolutionReached",
    "SolveResult",
    "Stage",
    "Stats",
    "Status",
    "TraceEvent",
    "ValueGuessed",
    "ValueLeft",
    "ValueRefuted",
    "ambiguity",
    "cell_chances",
    "count_solutions",
    "is_solution",
    "sample_solutions",
    "solve",
    "solve_many",
]

# Imported when first used.
_HOMES = {
    **dict.fromkeys(("Ambiguity", "ambiguity"), "varying_cells"),
    "solve_many": "many",
    **dict.fromkeys(("Count", "cell_chances", "count_solutions", "sample_solutions"), "counting"),
    **dict.fromkeys(
        (
            "BranchesAgreed",
            "CellsGiven",
            "CellsLearned",
            "ChainFollowed",
            "ClausesLearned",
            "LineSettled",
            "SolutionReached",
            "ValueGuessed",
            "ValueLeft",
            "ValueRefuted",
        ),
        "events",
    ),
}


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{home}"), name)

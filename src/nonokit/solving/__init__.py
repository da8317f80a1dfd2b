"""Deciding: solve, ambiguity, count_solutions, and the result types."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from nonokit.solving.limits import Progress
from nonokit.solving.pipeline import DEFAULT_METHODS, METHODS, Method, solve
from nonokit.solving.result import Interrupted, SolveResult, Stage, Stats, Status
from nonokit.solving.verify import is_solution

if TYPE_CHECKING:
    from nonokit.solving.backbone import Ambiguity, ambiguity
    from nonokit.solving.count import Count, count_solutions

__all__ = [
    "DEFAULT_METHODS",
    "METHODS",
    "Ambiguity",
    "Count",
    "Interrupted",
    "Method",
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
    home = {"Ambiguity": "backbone", "ambiguity": "backbone", "Count": "count", "count_solutions": "count"}
    if name not in home:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{home[name]}"), name)

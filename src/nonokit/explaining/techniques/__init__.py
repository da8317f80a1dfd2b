"""Human techniques, one per file. Line techniques look at one line, trials at the whole position.

Every technique deduces only from what is known, never from the goal picture, and only what must be so.
"""

from __future__ import annotations

from collections.abc import Callable

from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Step
from nonokit.explaining.techniques import (
    both_ways,
    capping,
    colour_cross_check,
    complete,
    contradiction,
    edge_contradiction,
    empty,
    exact,
    forcing,
    full,
    glue,
    implications,
    joining,
    mercury,
    nested,
    overlap,
    size_matching,
    slide,
    splitting,
    unreachable,
)
from nonokit.explaining.trials import Trials

LINE_TECHNIQUES: dict[str, Callable[[LineView], list[Step]]] = {
    module.NAME: module.find
    for module in (
        complete,
        full,
        empty,
        overlap,
        unreachable,
        capping,
        colour_cross_check,
        glue,
        mercury,
        forcing,
        joining,
        splitting,
        size_matching,
        slide,
        exact,
    )
}
TRIAL_TECHNIQUES: dict[str, Callable[[Trials], list[Step]]] = {
    module.NAME: module.find
    for module in (edge_contradiction, implications, contradiction, both_ways, nested)
}

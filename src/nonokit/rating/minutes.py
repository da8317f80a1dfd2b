"""How long people take: a linear model of a few counters (`effort`), fitted on the times of people.

The numbers are in `minutes.json`; `bench/fit_minutes.py` fits them, and docs/difficulty.md says on what and how well.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from nonokit.rating.constants import TRIAL_DOUBT, TRIAL_WEIGHTS
from nonokit.rating.effort import Effort


class Minutes(NamedTuple):
    """The median time expected of people who play often, and between what four of five such medians lie."""

    expected: float
    low: float
    high: float


@cache
def _models() -> dict[str, Any]:
    models: dict[str, Any] = json.loads((Path(__file__).parent / "minutes.json").read_text(encoding="utf-8"))
    return models


def minutes_of(effort: Effort, *, is_coloured: bool) -> Minutes:
    """The time that a solve takes.

    >>> quick = Effort(stretches=12, runs=7.0, open_lines=20, vain_runs=2, density=0.5)
    >>> minutes_of(quick, is_coloured=False).expected < 1
    True
    """
    kind = "coloured" if is_coloured else "plain"
    model = _models()[kind]
    terms = zip(effort.features(), model["weights"], strict=True)
    trials = TRIAL_WEIGHTS[kind] * log(1 + effort.trials)
    minutes = exp(model["base"] + sum(value * weight for value, weight in terms) + trials) / 60
    doubt = TRIAL_DOUBT if effort.trials else 1.0
    low, high = model["interval"]
    return Minutes(minutes, minutes * low / doubt, minutes * high * doubt)

"""Clue numbers that a player has crossed off: `extras["crossed_off"]`, a set of (kind, line, run).

Two formats keep them beside a partly solved grid. They say nothing about the puzzle, only how far its player got.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nonokit.model import Puzzle

Crossed = tuple[str, int, int]  # "row" or "column", the line from 0, the run from 0


def crossed_off(puzzle: Puzzle) -> frozenset[Crossed]:
    """The runs a player has crossed off."""
    return frozenset(puzzle.extras.get("crossed_off", ()))


def crossed_extras(crossed: Iterable[Crossed]) -> dict[str, Any]:
    """What to keep in `extras` for them: nothing when there are none."""
    found = frozenset(crossed)
    return {"crossed_off": found} if found else {}

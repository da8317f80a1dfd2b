"""The one place where readers make clues."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nonokit.model import Clue, Run


@lru_cache(maxsize=1 << 14)
def run_of(length: int | None, colour: int = 1) -> Run:
    """A run; equal ones are shared, which keeps huge puzzles small."""
    return Run(length, colour)


def clue_of_lengths(lengths: Iterable[int]) -> Clue:
    """The clue with these lengths in the first colour; a zero stands for no run."""
    return Clue(run_of(length) for length in lengths if length)

"""Choosing: hints take the step that explaining takes, though they look at fewer lines."""

from __future__ import annotations

from random import Random

from explaining.states import random_puzzle
from nonokit.explaining import Preferences
from nonokit.explaining.choosing import Chooser
from nonokit.explaining.position import Position


def test_the_best_step_is_the_same_whether_others_are_counted_or_not() -> None:
    """Also where a line has offered something harder since earlier."""
    rng = Random(12)
    only_lines = Preferences().without(
        "edge-contradiction", "implications", "contradiction", "both-ways", "nested"
    )
    steps = 0
    for _ in range(60):
        puzzle, _ = random_puzzle(rng, largest=12)
        counting, sooner = (Chooser(Position(puzzle), list, only_lines) for _ in range(2))
        while (choice := counting.best()) is not None:
            assert sooner.best_step() == choice.step
            counting.apply(choice.step)
            sooner.apply(choice.step)
            steps += 1
        assert sooner.best_step() is None
    assert steps > 300

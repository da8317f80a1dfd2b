"""Preferences: tiers before score, and the score of the original."""

from __future__ import annotations

import pytest

from nonokit.errors import ArgumentError, NonokitError
from nonokit.explaining import Insight, Preferences, hint, known_techniques
from nonokit.model import Puzzle


def test_every_technique_has_its_tier_and_tiers_grow_harder() -> None:
    tiers = Preferences().tiers
    assert [name for tier in tiers for name in tier] == list(known_techniques())
    insights = list(Insight)
    hardness = [[insights.index(known_techniques()[name].insight) for name in tier] for tier in tiers]
    assert all(len(set(tier)) == 1 for tier in hardness), "one tier, one class of difficulty"
    assert [tier[0] for tier in hardness] == sorted(tier[0] for tier in hardness)


def test_preferences_up_to_an_insight_use_nothing_harder() -> None:
    names = {name for tier in Preferences.up_to(Insight.OVERLAP).tiers for name in tier}
    assert names == {
        name
        for name, technique in known_techniques().items()
        if technique.insight in (Insight.TRIVIAL, Insight.OVERLAP)
    }


def test_a_filled_cell_is_worth_five_empty_ones_per_run_read() -> None:
    assert Preferences().score(1, 1, 0, runs=2) == (5 + 1) / 2
    assert Preferences(filled_weight=1).score(1, 1, 0, runs=0) == 2


def test_nothing_is_worth_less_than_nothing() -> None:
    with pytest.raises(ArgumentError, match="none may be less than 0"):
        Preferences(emptied_weight=-1)


def test_the_simplest_tier_wins_over_more_cells() -> None:
    # Row 1 settles one cell by being full; row 2 would settle eight by overlap.
    puzzle = Puzzle.from_clues(rows=[[8], [9]], columns=[[2]] + [["?"]] * 8 + [None])
    found = hint(puzzle)
    assert found.technique == "full"
    assert found.lines == (("column", 0),)


def test_the_order_can_be_changed() -> None:
    puzzle = Puzzle.from_clues(rows=[[8], [9]], columns=[[2]] + [["?"]] * 8 + [None])
    found = hint(puzzle, preferences=Preferences((("overlap",), ("full",))))
    assert found.technique == "overlap"


def test_unknown_techniques_are_refused_by_name() -> None:
    with pytest.raises(NonokitError, match="'magic'"):
        Preferences((("magic",),))
    with pytest.raises(NonokitError, match="'magic'"):
        Preferences().without("magic")

"""Preferences: tiers before score, and the score of the original."""

from __future__ import annotations

import pytest

from nonokit.errors import NonokitError
from nonokit.explaining import NAMES, TIERS, Preferences, Step, hint
from nonokit.explaining.evidence import CellValue, Totals
from nonokit.explaining.techniques import LINE_TECHNIQUES, TRIAL_TECHNIQUES
from nonokit.model import Puzzle


def test_every_technique_has_a_tier_and_every_name_a_technique() -> None:
    assert set(NAMES) == set(LINE_TECHNIQUES) | set(TRIAL_TECHNIQUES)
    assert len(NAMES) == sum(len(tier) for tier in TIERS)


def test_a_filled_cell_is_worth_five_empty_ones_per_run_read() -> None:
    cells = (CellValue((0, 0), 1), CellValue((0, 1), 0))
    step = Step("exact", (("row", 0),), cells, Totals(1, is_filled=True))
    assert Preferences().score(step, 2) == (5 + 1) / 2
    assert Preferences(filled_weight=1).score(step, 0) == 2


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

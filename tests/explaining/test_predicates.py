"""When claims are true: each beside one that is nearly the same and is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Claim, Span
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates import gaps, impossible, stretches, whole_line
from nonokit.explaining.proving.predicates.line_facts import LineFacts
from nonokit.model import Clue

VALUES = {"?": {0, 1}, "#": {1}, ".": {0}, "*": {0, 1, 2}, "r": {2}}


def line(clue: Clue, state: str, *owned: tuple[int, int, int], across: Clue | None = None) -> LineFacts:
    """A line as it stands: # filled, . empty, ? open; owned are starts, ends and runs."""
    cells = tuple(frozenset(VALUES[char]) for char in state)
    return LineFacts(Line(clue, cells, owned), (across,) * len(state), "row", 3)


def gone(facts: LineFacts, *values: tuple[int, int]) -> LineFacts:
    facts.gone |= set(values)
    return facts


TWO = Clue.of(2, 2)
CASES: list[tuple[Callable[[LineFacts, Any], bool], LineFacts, Claim, Claim]] = [
    (stretches.too_long_together, line(TWO, "?#?#???"), said.TooLongTogether(Span(1, 4), 3, 2, (2,), 1), said.TooLongTogether(Span(1, 4), 3, 3, (2,), 1)),
    (stretches.too_long_together, line(TWO, "?#?#???"), said.TooLongTogether(Span(1, 4), 3, 2, (2,), 1), said.TooLongTogether(Span(1, 4), 4, 2, (2,), 1)),
    (stretches.too_long_together, line(TWO, "?#?#???"), said.TooLongTogether(Span(1, 4), 3, 2, (2,), 1), said.TooLongTogether(Span(0, 3), 3, 2, (2,), 1)),
    (stretches.joins, line(Clue.of(4), "?#?#?"), said.Joins(0, Span(1, 2), Span(3, 4), (2,)), said.Joins(0, Span(0, 1), Span(3, 4), (2,))),
    (stretches.joins, line(TWO, "?#?#???", (1, 2, 0), (3, 4, 0)), said.Joins(0, Span(1, 2), Span(3, 4), (2,)), said.Joins(1, Span(1, 2), Span(3, 4), (2,))),
    (stretches.joins, line(Clue.of(4), "?#?#?"), said.Joins(0, Span(1, 2), Span(3, 4), (2,)), said.Joins(0, Span(1, 2), Span(3, 4), (4,))),
    (stretches.grows, line(Clue.of(3), ".#???", (1, 2, 0)), said.Grows(0, 0, (2, 3)), said.Grows(0, 0, (2, 3, 4))),
    (stretches.grows, line(Clue.of(3), ".#???", (1, 2, 0)), said.Grows(0, 0, (2, 3)), said.Grows(0, 4, (2, 3))),
    (stretches.grows_at_least, line(Clue.of(3, 4), ".#???????"), said.GrowsAtLeast(Span(1, 2), 3, 0, (2, 3), 1), said.GrowsAtLeast(Span(1, 2), 4, 0, (2, 3, 4), 1)),
    (stretches.longest, line(TWO, "?##????"), said.Longest(Span(1, 3), (0, 3), 1), said.Longest(Span(1, 3), (0, 4), 1)),
    (stretches.same_length, line(Clue.of(2, 5), "?##?????????"), said.SameLength(Span(1, 3), 2, (0, 3), 1), said.SameLength(Span(1, 3), 3, (0, 3), 1)),
    (stretches.complete, line(Clue.of(2), "?##??"), said.Complete(0, Span(1, 3), (0, 3, 4), 1), said.Complete(0, Span(1, 3), (0, 2), 1)),
    (gaps.would_touch, line(TWO, "??.??#?"), said.WouldTouch((3,), 2, 2, (5,), 1), said.WouldTouch((3,), 2, 1, (5,), 1)),
    (gaps.gap_too_short, line(TWO, "??.?.?????"), said.GapTooShort(Span(3, 4), 2, (3,), 1), said.GapTooShort(Span(3, 4), 2, (1,), 1)),
    (gaps.gap_too_short, line(TWO, "??.?.?????"), said.GapTooShort(Span(3, 4), 2, (3,), 1), said.GapTooShort(Span(5, 10), 2, (5,), 1)),
    (gaps.skips_gap, line(TWO, ".?.?????"), said.SkipsGap(0, Span(1, 2)), said.SkipsGap(0, Span(3, 8))),
    (impossible.does_not_fit, line(Clue.of(3), ".?#.", (2, 3, 0)), said.DoesNotFit(0, Span(1, 3)), said.DoesNotFit(0, Span(2, 3))),
    (impossible.exceeds, line(Clue.of(2), "###?", (0, 3, 0)), said.Exceeds(0, Span(0, 3)), said.Exceeds(0, Span(1, 4))),
    (impossible.no_run_for, line(TWO, "###????"), said.NoRunFor(Span(0, 3), 1), said.NoRunFor(Span(0, 2), 1)),
    (impossible.already, gone(line(TWO, "#??????"), (0, 1)), said.Already((0,), 1), said.Already((1,), 1)),
    (impossible.too_many_filled, line(TWO, "##.###."), said.TooManyFilled(5, 4), said.TooManyFilled(5, 3)),
    (impossible.too_few_left, line(TWO, "?..??.."), said.TooFewLeft(3, 4), said.TooFewLeft(2, 4)),
    (impossible.too_many_stretches, line(Clue.of(2, 1), "#.#.#"), said.TooManyStretches(3, 2, 1), said.TooManyStretches(2, 2, 1)),
    (whole_line.all_filled, line(TWO, "##?##"), said.AllFilled(4, (2,)), said.AllFilled(4, (1,))),
    (whole_line.all_emptied, line(TWO, "??.??"), said.AllEmptied(4, (0, 1)), said.AllEmptied(4, (0, 2))),
    (whole_line.colour_missing, line(TWO, "*****", across=Clue.of(1)), said.ColourMissing((0, 4), 2), said.ColourMissing((0, 4), 1)),
    (whole_line.colour_missing, line(TWO, "*****", across=Clue.of(1)), said.ColourMissing((0, 4), 2), said.ColourMissing((0, 4), 0)),
]  # fmt: skip


@pytest.mark.parametrize(("predicate", "facts", "true", "untrue"), CASES)
def test_a_claim_is_told_from_one_that_is_nearly_the_same(
    predicate: Callable[[LineFacts, Any], bool], facts: LineFacts, true: Claim, untrue: Claim
) -> None:
    assert predicate(facts, true)
    assert not predicate(facts, untrue)


def test_room_and_shared_colours() -> None:
    assert impossible.no_room(line(Clue.of(3), "??.??"), said.NoRoom(0))
    assert not impossible.no_room(line(Clue.of(2), "??.??"), said.NoRoom(0))
    assert whole_line.no_shared_colour(
        line(TWO, "*****", across=Clue.of((1, 2))), said.NoSharedColour((0, 4))
    )
    assert not whole_line.no_shared_colour(line(TWO, "*****", across=Clue.of(1)), said.NoSharedColour((0, 4)))


def test_nothing_is_missing_where_no_clue_is() -> None:
    unknown = line(TWO, "*****", across=None)
    assert not whole_line.colour_missing(unknown, said.ColourMissing((0,), 2))
    assert not whole_line.no_shared_colour(unknown, said.NoSharedColour((0,)))

"""What each claim means: a predicate a claim, and what follows from it for the cells.

"At the earliest" and "at the latest" are taken at their word: the bound holds in every placement and is reached in one.
Where a claim counts, filled cells are ignored, except for the stretches that an earlier claim of the same step has tied to
a run: so the reason given must suffice. Where it says that all known cells are taken into account, they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Claim
from nonokit.explaining.proving.predicates.belonging import part_of
from nonokit.explaining.proving.predicates.gaps import gap_too_short, skips_gap, would_touch
from nonokit.explaining.proving.predicates.impossible import (
    already,
    does_not_fit,
    exceeds,
    no_room,
    no_run_for,
    too_few_left,
    too_many_filled,
    too_many_stretches,
)
from nonokit.explaining.proving.predicates.line_facts import Gone, LineFacts, becomes, loses, positions
from nonokit.explaining.proving.predicates.places import (
    fits_into,
    no_run_after,
    no_run_before,
    no_run_between,
    only_place,
    pushed,
    reaches_only,
)
from nonokit.explaining.proving.predicates.stretches import (
    complete,
    grows,
    grows_at_least,
    joins,
    longest,
    same_length,
    too_long_together,
)
from nonokit.explaining.proving.predicates.whole_line import (
    all_emptied,
    all_filled,
    colour_missing,
    empty_line,
    full_line,
    full_line_end,
    no_shared_colour,
    only_left,
)


def nothing(_facts: LineFacts, _: Claim) -> Gone:
    """Claims that only prepare others."""
    return set()


def not_coloured(_facts: LineFacts, c: Any) -> Gone:
    """Claims that take a colour from cells."""
    return loses(c.cells, c.colour)


def _painted(facts: LineFacts, c: Any) -> Gone:
    return becomes(
        facts, positions(getattr(c, "covered", getattr(c, "cells", ()))), facts.line.clue[c.run].colour
    )


def _painted_colour(facts: LineFacts, c: Any) -> Gone:
    return becomes(facts, c.cells, c.colour)


def _emptied(facts: LineFacts, c: Any) -> Gone:
    return becomes(facts, c.cells, 0)


Predicate = Callable[[LineFacts, Any], bool]
End = Callable[[LineFacts, Any], Gone]
# Per claim: whether it is true, and what follows from it.
LINE_CLAIMS: dict[type[Claim], tuple[Predicate, End]] = {
    said.FullLine: (full_line, full_line_end),
    said.EmptyLine: (empty_line, lambda facts, _: becomes(facts, range(facts.line.size), 0)),
    said.AllFilled: (all_filled, _emptied),
    said.AllEmptied: (all_emptied, lambda _, c: loses(c.cells, 0)),
    said.NoSharedColour: (no_shared_colour, _emptied),
    said.ColourMissing: (colour_missing, not_coloured),
    said.OnlyLeft: (only_left, nothing),
    said.FitsInto: (fits_into, _painted),
    said.OnlyPlace: (only_place, _painted),
    said.Pushed: (pushed, _painted),
    said.ReachesOnly: (reaches_only, not_coloured),
    said.NoRunBefore: (no_run_before, not_coloured),
    said.NoRunBetween: (no_run_between, not_coloured),
    said.NoRunAfter: (no_run_after, not_coloured),
    said.PartOf: (part_of, nothing),
    said.Grows: (grows, _painted),
    said.GrowsAtLeast: (grows_at_least, _painted_colour),
    said.Complete: (complete, not_coloured),
    said.Longest: (longest, not_coloured),
    said.SameLength: (same_length, not_coloured),
    said.Joins: (joins, _painted),
    said.TooLongTogether: (too_long_together, not_coloured),
    said.WouldTouch: (would_touch, not_coloured),
    said.GapTooShort: (gap_too_short, not_coloured),
    said.SkipsGap: (skips_gap, nothing),
}
DEAD_ENDS: dict[type[Claim], Predicate] = {
    said.NoRoom: no_room,
    said.NoRunFor: no_run_for,
    said.DoesNotFit: does_not_fit,
    said.Exceeds: exceeds,
    said.Already: already,
    said.TooManyFilled: too_many_filled,
    said.TooFewLeft: too_few_left,
    said.TooManyStretches: too_many_stretches,
}

"""What each claim means: a predicate a claim, and what follows from it for the cells.

"At the earliest" and "at the latest" are taken at their word: the bound holds in every placement and is reached in one.
Where a claim counts, filled cells are ignored, except for the stretches that an earlier claim of the same step has tied to
a run: so the reason given must suffice. Where it says that all known cells are taken into account, they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Claim, Positions, Span
from nonokit.explaining.proving.lines import Line
from nonokit.model import Clue

Gone = set[tuple[int, int]]  # positions and the values they lose


class Look:
    """A line while it is spoken of: what is known of it, and the clues across it."""

    def __init__(self, line: Line, crossing: tuple[Clue | None, ...], kind: str, values: int) -> None:
        self.line = line
        self.crossing = crossing
        self.kind = kind
        self.values = values
        self.gone: Gone = set()  # what was concluded so far
        self.is_refuted = False  # whether what was supposed has come to a dead end

    def counting(self, how: str = "counting") -> Line:
        """The line as a claim sees it that counts, or one that pushes."""
        return self.line.counted() if how == "counting" else self.line


def positions(cells: Span | Positions) -> list[int]:
    """Cells one by one."""
    return list(range(cells.start, cells.end)) if isinstance(cells, Span) else list(cells)


def loses(cells: Iterable[int], value: int) -> Gone:
    """Cells that are not of some value."""
    return {(p, value) for p in cells}


def becomes(look: Look, cells: Iterable[int], value: int) -> Gone:
    """Cells that are of some value."""
    return {(p, other) for p in cells for other in range(look.values) if other != value}


# The whole line


def full_line(look: Look, c: said.FullLine) -> bool:
    return (
        c.clue == look.line.clue and c.count == look.line.size == c.clue.min_length and not c.clue.has_unknown
    )


def full_line_end(look: Look, c: said.FullLine) -> Gone:
    return {
        (p, value)
        for p in range(look.line.size)
        for value in range(look.values)
        if not Line(look.line.clue, (frozenset(range(look.values)),) * look.line.size).can_have(p, value)
    }


def empty_line(look: Look, _: said.EmptyLine) -> bool:
    return not look.line.clue


def all_filled(look: Look, c: said.AllFilled) -> bool:
    filled = [p for p in range(look.line.size) if not look.line.may(p, 0)]
    is_rest = all(look.line.may(p, 0) for p in c.cells)
    return is_rest and not look.line.clue.has_unknown and len(filled) == c.count == look.line.clue.total


def all_emptied(look: Look, c: said.AllEmptied) -> bool:
    paintable = [p for p in range(look.line.size) if look.line.cells[p] - {0}]
    is_part = set(c.cells) <= set(paintable)
    return is_part and not look.line.clue.has_unknown and len(paintable) == c.count == look.line.clue.total


def no_shared_colour(look: Look, c: said.NoSharedColour) -> bool:
    return all(_shared(look, p) == set() for p in c.cells)


def _shared(look: Look, p: int) -> set[int] | None:
    across = look.crossing[p]
    own = {run.colour for run in look.line.clue}
    return None if across is None else own & {run.colour for run in across}


def colour_missing(look: Look, c: said.ColourMissing) -> bool:
    return c.colour > 0 and all(
        (across := look.crossing[p]) is not None and all(run.colour != c.colour for run in across)
        for p in c.cells
    )


def only_left(look: Look, c: said.OnlyLeft) -> bool:
    after = look.line.without(look.gone)
    return all(after.cells[p] == {c.value} for p in c.cells)


# Where a run lies


def fits_into(look: Look, c: said.FitsInto) -> bool:
    length = look.line.clue[c.run].min_length
    is_middle = c.covered == Span(c.reach.end - length, c.reach.start + length)
    return is_middle and c.covered.length > 0 and _lies_within(look.counting(), c.run, c.reach)


def _lies_within(line: Line, run: int, reach: Span) -> bool:
    """Whether a run never leaves some cells, and gets to both their ends."""
    return (
        line.always(run, lambda start, end: reach.start <= start and end <= reach.end)
        and line.ever(run, lambda start, _: start == reach.start)
        and line.ever(run, lambda _, end: end == reach.end)
    )


def only_place(look: Look, c: said.OnlyPlace) -> bool:
    return look.counting(c.how).always(c.run, lambda start, end: (start, end) == tuple(c.covered))


def pushed(look: Look, c: said.Pushed) -> bool:
    line = look.line
    is_both = c.covered == Span(max(c.first.start, c.last.start), min(c.first.end, c.last.end))
    is_first = line.ever(c.run, lambda start, end: (start, end) == tuple(c.first))
    is_last = line.ever(c.run, lambda start, end: (start, end) == tuple(c.last))
    is_between = line.always(c.run, lambda start, end: c.first.start <= start and end <= c.last.end)
    return c.kind == look.kind and is_both and c.covered.length > 0 and is_first and is_last and is_between


def reaches_only(look: Look, c: said.ReachesOnly) -> bool:
    line = look.line
    if line.runs_of(c.colour) != [c.run] or not all(line.is_known(p, c.colour) for p in c.filled):
        return False
    held = look.counting().with_owned(min(c.filled), max(c.filled) + 1, c.run)
    is_outside = not set(c.cells) & set(positions(c.reach))
    return is_outside and _lies_within(held, c.run, c.reach)


def no_run_before(look: Look, c: said.NoRunBefore) -> bool:
    is_first = look.line.runs_of(c.colour)[:1] == [c.run]
    return is_first and _begins(look, c.run, c.begin, c.how) and max(c.cells) < c.begin[0]


def no_run_after(look: Look, c: said.NoRunAfter) -> bool:
    is_last = look.line.runs_of(c.colour)[-1:] == [c.run]
    return is_last and _ends(look, c.run, c.end, c.how) and min(c.cells) > c.end[0]


def no_run_between(look: Look, c: said.NoRunBetween) -> bool:
    runs = look.line.runs_of(c.colour)
    if c.before not in runs or runs[runs.index(c.before) + 1 :][:1] != [c.after]:
        return False
    is_bounded = _ends(look, c.before, c.end, c.how) and _begins(look, c.after, c.begin, c.how)
    return is_bounded and all(c.end[0] < p < c.begin[0] for p in c.cells)


def _begins(look: Look, run: int, begin: Positions, how: str) -> bool:
    line = look.counting(how)
    (at,) = begin
    return line.always(run, lambda start, _: start >= at) and line.ever(run, lambda start, _: start == at)


def _ends(look: Look, run: int, end: Positions, how: str) -> bool:
    line = look.counting(how)
    (at,) = end
    return line.always(run, lambda _, stop: stop <= at + 1) and line.ever(run, lambda _, stop: stop == at + 1)


# Why a stretch is part of a run


def part_of(look: Look, c: said.PartOf) -> bool:
    colour = look.line.clue[c.run].colour
    if not all(look.line.is_known(p, colour) for p in positions(c.stretch)):
        return False
    others = {run for run in look.line.runs_of(colour) if run != c.run}
    for reason in c.reasons:
        excluded = _excluded(look, c, reason, colour)
        if excluded is None:
            return False
        others -= excluded
    return not others


def _excluded(look: Look, c: said.PartOf, reason: said.Reason, colour: int) -> set[int] | None:
    """The runs that a reason rules out; None when the reason is not true."""
    # Reasons are for one look: no other stretch is taken into account.
    plain = Look(Line(look.line.clue, look.line.cells), look.crossing, look.kind, look.values)
    clue, runs = plain.line.clue, plain.line.runs_of(colour)
    match reason:
        case said.OnlyRun():
            return set() if runs == [c.run] and reason.colour == colour else None
        case said.Shorter(side):
            chosen = _on_side(runs, c.run, side)
            is_true = all((clue[i].length or plain.line.size) < c.stretch.length for i in chosen)
            return set(chosen) if is_true and chosen and reason.colour == colour else None
        case said.TooLong(side, room):
            chosen = _on_side(runs, c.run, side)
            is_room = plain.line.room(*c.stretch, colour) == tuple(room)
            is_true = is_room and all((clue[i].length or 0) > room.length for i in chosen)
            return set(chosen) if is_true and chosen and reason.colour == colour else None
        case said.EndsBy(run, end):
            is_before = run < c.run and end[0] < c.stretch.end - 1 and run in runs
            return {i for i in runs if i <= run} if is_before and _ends(plain, run, end, "counting") else None
        case said.BeginsFrom(run, begin):
            is_after = run > c.run and begin[0] > c.stretch.start and run in runs
            return (
                {i for i in runs if i >= run} if is_after and _begins(plain, run, begin, "counting") else None
            )
        case said.AsMany(count):
            stretches = plain.line.stretches(colour)
            is_each = len(stretches) == len(runs) == count == plain.line.separate(colour)
            is_own = is_each and stretches[runs.index(c.run)] == tuple(c.stretch)
            return set(runs) - {c.run} if is_own and reason.colour == colour else None
    return None


def _on_side(runs: list[int], run: int, side: str) -> list[int]:
    if side == "before":
        return [i for i in runs if i < run]
    return [i for i in runs if i > run] if side == "after" else [i for i in runs if i != run]


# Stretches


def _owned(look: Look, run: int) -> list[tuple[int, int]]:
    return [(start, end) for start, end, owner in look.line.owned if owner == run]


def _is_wall(line: Line, wall: int, colour: int) -> bool:
    return not line.may(wall, colour)


def _grown(start: int, end: int, wall: int, length: int) -> set[int]:
    """The cells that a stretch gets to when a run of some length cannot pass a wall on one side."""
    if wall < start:
        return set(range(end, wall + 1 + length))
    return set(range(wall - length, start))


def grows(look: Look, c: said.Grows) -> bool:
    run = look.line.clue[c.run]
    is_wall = _is_wall(look.line, c.wall, run.colour)
    grown = [_grown(start, end, c.wall, run.min_length) for start, end in _owned(look, c.run)]
    return is_wall and any(set(c.cells) <= cells for cells in grown)


def grows_at_least(look: Look, c: said.GrowsAtLeast) -> bool:
    runs = _fitting(look, c.stretch, c.colour)
    is_long = bool(runs) and all(look.line.clue[i].min_length >= c.length for i in runs)
    is_wall = _is_wall(look.line, c.wall, c.colour)
    is_filled = all(look.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_long and is_wall and is_filled and set(c.cells) <= _grown(*c.stretch, c.wall, c.length)


def _fitting(look: Look, stretch: Span, colour: int) -> list[int]:
    """The runs that can cover a stretch, by counting."""
    line = Line(look.line.clue, look.line.cells).counted()

    def covers(start: int, end: int) -> bool:
        return start <= stretch.start and stretch.end <= end

    return [i for i in line.runs_of(colour) if line.ever(i, covers)]


def complete(look: Look, c: said.Complete) -> bool:
    run = look.line.clue[c.run]
    is_own = tuple(c.stretch) in _owned(look, c.run) or look.line.runs_of(c.colour) == [c.run]
    is_filled = all(look.line.is_known(p, c.colour) for p in positions(c.stretch))
    return run == (c.stretch.length, c.colour) and is_own and is_filled and _is_beside(c.stretch, c.cells)


def _is_beside(stretch: Span, cells: Positions) -> bool:
    return set(cells) <= {stretch.start - 1, stretch.end}


def longest(look: Look, c: said.Longest) -> bool:
    runs = look.line.runs_of(c.colour)
    is_longest = bool(runs) and all(
        (look.line.clue[i].length or look.line.size) <= c.stretch.length for i in runs
    )
    is_filled = all(look.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_longest and is_filled and _is_beside(c.stretch, c.cells)


def same_length(look: Look, c: said.SameLength) -> bool:
    runs = _fitting(look, c.stretch, c.colour)
    is_same = bool(runs) and all(look.line.clue[i].length == c.length == c.stretch.length for i in runs)
    is_filled = all(look.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_same and is_filled and _is_beside(c.stretch, c.cells)


def joins(look: Look, c: said.Joins) -> bool:
    colour = look.line.clue[c.run].colour
    is_only = look.line.runs_of(colour) == [c.run]
    filled = [*positions(c.first), *positions(c.second)]
    if not all(look.line.is_known(p, colour) for p in filled):
        return False
    owned = _owned(look, c.run)
    is_owned = is_only or (tuple(c.first) in owned and tuple(c.second) in owned)
    return is_owned and set(c.cells) <= set(range(c.first.end, c.second.start))


def too_long_together(look: Look, c: said.TooLongTogether) -> bool:
    line = Line(look.line.clue, look.line.cells).counted()
    whole = set(positions(c.whole))

    def gets_there(start: int, end: int) -> bool:
        return bool(whole & set(range(start, end)))

    near = [i for i in line.runs_of(c.colour) if line.ever(i, gets_there)]
    is_short = all((line.clue[i].length or line.size) <= c.longest for i in near)
    is_filled = all(look.line.is_known(p, c.colour) for p in whole - set(c.cells))
    return is_short and is_filled and c.longest < c.length == c.whole.length and set(c.cells) <= whole


# Gaps


def would_touch(look: Look, c: said.WouldTouch) -> bool:
    (p,), (filled,) = c.cells, c.filled
    line = Line(look.line.clue, look.line.cells).counted()
    is_onwards = filled > p

    def begins(start: int, end: int) -> bool:
        return start == p if is_onwards else end == p + 1

    runs = [i for i in line.runs_of(c.colour) if line.ever(i, begins)]
    is_length = bool(runs) and all(line.clue[i].length == c.length for i in runs)
    is_wall = c.wall == (p - 1 if is_onwards else p + 1) and _is_wall(look.line, c.wall, c.colour)
    return is_length and is_wall and abs(filled - p) == c.length and look.line.is_known(filled, c.colour)


def gap_too_short(look: Look, c: said.GapTooShort) -> bool:
    line = Line(look.line.clue, look.line.cells).counted()
    if look.line.room(*c.gap, c.colour) != tuple(c.gap) or any(
        look.line.is_known(p, c.colour) for p in positions(c.gap)
    ):
        return False

    def is_near(run: int) -> bool:
        """Whether the gap lies between the first and the last cell that a run can get to."""
        return line.ever(run, lambda start, _: start < c.gap.end) and line.ever(
            run, lambda _, end: c.gap.start < end
        )

    lengths = [line.clue[i].min_length for i in line.runs_of(c.colour) if is_near(i)]
    return bool(lengths) and min(lengths) >= c.length > c.gap.length and set(c.cells) <= set(positions(c.gap))


def skips_gap(look: Look, c: said.SkipsGap) -> bool:
    run = look.line.clue[c.run]
    return look.line.room(*c.gap, run.colour) == tuple(c.gap) and run.min_length > c.gap.length


# What cannot be


def no_room(look: Look, c: said.NoRoom) -> bool:
    line = look.counting()
    before, after = range(c.run), range(c.run + 1, len(line.clue))

    def is_placed(start: int, end: int) -> bool:
        """Whether the others fit on both sides of the run."""
        first = line.can(lambda r, _, stop: r != c.run or stop == end, [*before, c.run])
        last = line.can(lambda r, begin, _: r != c.run or begin == start, [c.run, *after])
        return first and last

    length = line.clue[c.run].min_length
    return not any(is_placed(start, start + length) for start in range(line.size - length + 1))


def no_run_for(look: Look, c: said.NoRunFor) -> bool:
    is_filled = all(look.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_filled and not _fitting(look, c.stretch, c.colour)


def does_not_fit(look: Look, c: said.DoesNotFit) -> bool:
    run = look.line.clue[c.run]
    rooms = {look.line.room(start, end, run.colour) for start, end in _owned(look, c.run)}
    return tuple(c.room) in rooms and run.min_length > c.room.length


def exceeds(look: Look, c: said.Exceeds) -> bool:
    length = look.line.clue[c.run].length
    return tuple(c.stretch) in _owned(look, c.run) and length is not None and length < c.stretch.length


def already(look: Look, c: said.Already) -> bool:
    return all(look.line.is_known(p, c.value) and (p, c.value) in look.gone for p in c.cells)


def too_many_filled(look: Look, c: said.TooManyFilled) -> bool:
    filled = sum(not look.line.may(p, 0) for p in range(look.line.size))
    return not look.line.clue.has_unknown and filled == c.count > c.total == look.line.clue.total


def too_few_left(look: Look, c: said.TooFewLeft) -> bool:
    left = sum(bool(cell - {0}) for cell in look.line.cells)
    return left == c.count < c.total == look.line.clue.total


def too_many_stretches(look: Look, c: said.TooManyStretches) -> bool:
    return look.line.separate(c.colour) == c.count > c.total == len(look.line.runs_of(c.colour))


def nothing(_look: Look, _: Claim) -> Gone:
    """Claims that only prepare others."""
    return set()


def not_coloured(_look: Look, c: Any) -> Gone:
    """Claims that take a colour from cells."""
    return loses(c.cells, c.colour)


def _painted(look: Look, c: Any) -> Gone:
    return becomes(
        look, positions(getattr(c, "covered", getattr(c, "cells", ()))), look.line.clue[c.run].colour
    )


def _painted_colour(look: Look, c: Any) -> Gone:
    return becomes(look, c.cells, c.colour)


def _emptied(look: Look, c: Any) -> Gone:
    return becomes(look, c.cells, 0)


Predicate = Callable[[Look, Any], bool]
End = Callable[[Look, Any], Gone]
# Per claim: whether it is true, and what follows from it.
LINE_CLAIMS: dict[type[Claim], tuple[Predicate, End]] = {
    said.FullLine: (full_line, full_line_end),
    said.EmptyLine: (empty_line, lambda look, _: becomes(look, range(look.line.size), 0)),
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

"""When claims about where a run lies are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Positions, Span
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates.line_facts import LineFacts, positions


def fits_into(facts: LineFacts, c: said.FitsInto) -> bool:
    length = facts.line.clue[c.run].min_length
    is_middle = c.covered == Span(c.reach.end - length, c.reach.start + length)
    return is_middle and c.covered.length > 0 and _lies_within(facts.counting(), c.run, c.reach)


def _lies_within(line: Line, run: int, reach: Span) -> bool:
    """Whether a run never leaves some cells, and gets to both their ends."""
    return (
        line.always(run, lambda start, end: reach.start <= start and end <= reach.end)
        and line.ever(run, lambda start, _: start == reach.start)
        and line.ever(run, lambda _, end: end == reach.end)
    )


def only_place(facts: LineFacts, c: said.OnlyPlace) -> bool:
    return facts.counting(c.how).always(c.run, lambda start, end: (start, end) == tuple(c.covered))


def pushed(facts: LineFacts, c: said.Pushed) -> bool:
    line = facts.line
    is_both = c.covered == Span(max(c.first.start, c.last.start), min(c.first.end, c.last.end))
    is_first = line.ever(c.run, lambda start, end: (start, end) == tuple(c.first))
    is_last = line.ever(c.run, lambda start, end: (start, end) == tuple(c.last))
    is_between = line.always(c.run, lambda start, end: c.first.start <= start and end <= c.last.end)
    return c.kind == facts.kind and is_both and c.covered.length > 0 and is_first and is_last and is_between


def reaches_only(facts: LineFacts, c: said.ReachesOnly) -> bool:
    line = facts.line
    if line.runs_of(c.colour) != [c.run] or not all(line.is_known(p, c.colour) for p in c.filled):
        return False
    held = facts.counting().with_owned(min(c.filled), max(c.filled) + 1, c.run)
    is_outside = not set(c.cells) & set(positions(c.reach))
    return is_outside and _lies_within(held, c.run, c.reach)


def no_run_before(facts: LineFacts, c: said.NoRunBefore) -> bool:
    is_first = facts.line.runs_of(c.colour)[:1] == [c.run]
    return is_first and begins_at(facts, c.run, c.begin, c.how) and max(c.cells) < c.begin[0]


def no_run_after(facts: LineFacts, c: said.NoRunAfter) -> bool:
    is_last = facts.line.runs_of(c.colour)[-1:] == [c.run]
    return is_last and ends_at(facts, c.run, c.end, c.how) and min(c.cells) > c.end[0]


def no_run_between(facts: LineFacts, c: said.NoRunBetween) -> bool:
    runs = facts.line.runs_of(c.colour)
    if c.before not in runs or runs[runs.index(c.before) + 1 :][:1] != [c.after]:
        return False
    is_bounded = ends_at(facts, c.before, c.end, c.how) and begins_at(facts, c.after, c.begin, c.how)
    return is_bounded and all(c.end[0] < p < c.begin[0] for p in c.cells)


def begins_at(facts: LineFacts, run: int, begin: Positions, how: str) -> bool:
    line = facts.counting(how)
    (at,) = begin
    return line.always(run, lambda start, _: start >= at) and line.ever(run, lambda start, _: start == at)


def ends_at(facts: LineFacts, run: int, end: Positions, how: str) -> bool:
    line = facts.counting(how)
    (at,) = end
    return line.always(run, lambda _, stop: stop <= at + 1) and line.ever(run, lambda _, stop: stop == at + 1)

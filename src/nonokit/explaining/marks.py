"""A hint as marks to draw: what each claim speaks of, the same in SVG, PNG, PDF, animations and on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Cell, Claim, LineRef, Positions, Span
from nonokit.explaining.constants import REACH_LEVELS
from nonokit.explaining.explanation import Explanation
from nonokit.explaining.hints import Hint
from nonokit.explaining.step import Step, links_of
from nonokit.explaining.wording import Depth, describe
from nonokit.rendering.marks import (
    Arrow,
    Assumed,
    Bracket,
    BrokenLine,
    CellMark,
    ClueBox,
    Gap,
    LineGlow,
    Mark,
    Overlap,
    Reach,
    Trial,
)

if TYPE_CHECKING:
    from nonokit.rendering.frames import Frame


def hint_marks(hint: Hint, depth: Depth = "cells") -> tuple[Mark, ...]:
    """What to draw upon the state for a hint."""
    if hint.step is not None:
        return step_marks(hint.step, depth)
    if hint.kind == "impossible-line":
        return tuple(BrokenLine(line) for line in hint.lines[: 1 if depth == "where" else None])
    if hint.kind == "wrong-cells":
        if depth == "cells":
            return (CellMark(hint.cells, "bad"),)
        return tuple(LineGlow(line) for line in hint.lines) if depth == "why" else ()
    if hint.kind == "several" and depth == "cells":
        return (CellMark(hint.cells, "different"),)
    return ()


def step_marks(step: Step, depth: Depth = "cells") -> tuple[Mark, ...]:
    """What to draw for a step: its line, then what its claims speak of, then its cells.

    >>> from nonokit.explaining import explain
    >>> from nonokit.model import Puzzle
    >>> step = explain(Puzzle.from_clues(rows=[[2]], columns=["?", [1], "?"])).steps[0]
    >>> [type(mark).__name__ for mark in step_marks(step, "where")]
    ['LineGlow', 'ClueBox']
    """
    ref = step.lines[0]
    if step.is_trial:
        marks: list[Mark] = list(_tried(step)) if depth == "where" else []
    else:
        marks = [LineGlow(ref), ClueBox(ref, runs_of(step))]
    if depth == "where":
        return tuple(marks)
    marks += dict.fromkeys(mark for claim in step.claims for mark in _of_claim(ref, claim))
    marks += _arrows(step)
    if depth == "cells":
        marks.append(CellMark(step.changes, "set"))
    return tuple(marks)


def frames(explanation: Explanation, *, depth: Depth = "why", language: str = "en") -> list[Frame]:
    """A whole solve for `nonokit.rendering.animation`: each step announced on the grid before it, then the end."""
    from nonokit.rendering.frames import Frame

    shown = [
        Frame(
            event.before,
            step_marks(event.step, depth),
            describe(explanation.puzzle, event.step, "why", language),
        )
        for event in explanation.events
    ]
    return [*shown, Frame(explanation.grid)]


def runs_of(step: Step) -> tuple[int, ...] | None:
    """The runs a step speaks of; None for the whole clue."""
    names = ("run", "before", "after")
    found = {getattr(claim, name) for claim in step.claims for name in names if hasattr(claim, name)}
    return tuple(sorted(found)) or None


# What claims speak of


def _of_claim(ref: LineRef, claim: Claim) -> Iterator[Mark]:
    draw = _DRAWN.get(type(claim))
    return iter(()) if draw is None else draw(ref, claim)


def _bracket(ref: LineRef, span: Span, extreme: Any = "first", label: str = "") -> Mark:
    return Bracket(ref, span.start, span.length, extreme, label)


def _fits_into(ref: LineRef, claim: said.FitsInto) -> Iterator[Mark]:
    length = (claim.reach.length + claim.covered.length) // 2
    yield _bracket(ref, Span(claim.reach.start, claim.reach.start + length))
    yield _bracket(ref, Span(claim.reach.end - length, claim.reach.end), "last")
    yield Overlap(ref, claim.covered.start, claim.covered.length)


def _full_line(ref: LineRef, claim: said.FullLine) -> Iterator[Mark]:
    """The one way to place all runs."""
    at = 0
    for run, after in zip_longest(claim.clue, claim.clue[1:]):
        yield _bracket(ref, Span(at, at + run.min_length))
        at += run.min_length + (after is not None and after.colour == run.colour)


def _only_place(ref: LineRef, claim: said.OnlyPlace) -> Iterator[Mark]:
    yield _bracket(ref, claim.covered)


def _pushed(ref: LineRef, claim: said.Pushed) -> Iterator[Mark]:
    yield _bracket(ref, claim.first)
    yield _bracket(ref, claim.last, "last")
    yield Overlap(ref, claim.covered.start, claim.covered.length)


def _reaches_only(ref: LineRef, claim: said.ReachesOnly) -> Iterator[Mark]:
    yield _look(ref, claim.filled)
    yield Reach(ref, claim.reach.start, claim.reach.length, level=claim.run % REACH_LEVELS)


def _no_run(ref: LineRef, claim: said.NoRunBefore | said.NoRunBetween | said.NoRunAfter) -> Iterator[Mark]:
    """The last cell of the run before and the first of the run after."""
    yield _look(ref, (*getattr(claim, "end", ()), *getattr(claim, "begin", ())))


def _part_of(ref: LineRef, claim: said.PartOf) -> Iterator[Mark]:
    yield _bracket(ref, claim.stretch)


def _stretch(ref: LineRef, claim: said.Complete | said.Longest | said.SameLength) -> Iterator[Mark]:
    yield _bracket(ref, claim.stretch, "first", str(claim.stretch.length))


def _grows(ref: LineRef, claim: said.Grows) -> Iterator[Mark]:
    yield Overlap(ref, claim.cells[0], claim.cells[-1] + 1 - claim.cells[0])


def _grows_at_least(ref: LineRef, claim: said.GrowsAtLeast) -> Iterator[Mark]:
    start = claim.wall + 1 if claim.wall < claim.stretch.start else claim.wall - claim.length
    yield _bracket(ref, Span(start, start + claim.length), "first", str(claim.length))


def _joins(ref: LineRef, claim: said.Joins) -> Iterator[Mark]:
    yield _bracket(ref, claim.first)
    yield _bracket(ref, claim.second)


def _too_long_together(ref: LineRef, claim: said.TooLongTogether) -> Iterator[Mark]:
    yield _bracket(ref, claim.whole, "last", str(claim.length))


def _would_touch(ref: LineRef, claim: said.WouldTouch) -> Iterator[Mark]:
    begin, filled = claim.cells[0], claim.filled[0]
    start = begin if begin < filled else begin + 1 - claim.length
    yield _bracket(ref, Span(start, start + claim.length), "last", str(claim.length))
    yield _look(ref, claim.filled)


def _gap(ref: LineRef, claim: said.GapTooShort | said.SkipsGap) -> Iterator[Mark]:
    yield Gap(ref, claim.gap.start, claim.gap.length)


def _crossing(ref: LineRef, claim: said.NoSharedColour | said.ColourMissing) -> Iterator[Mark]:
    yield _look(ref, claim.cells)


def _suppose(ref: LineRef, claim: said.Suppose) -> Iterator[Mark]:
    for p in claim.cells:
        yield Trial(ref.cell(p), claim.value)


def _try(_: LineRef, claim: said.Try | said.TooDeep) -> Iterator[Mark]:
    yield Trial(claim.place, claim.value)


def _follows(_: LineRef, claim: said.Follows) -> Iterator[Mark]:
    for cell, value in claim.settled:
        yield Assumed(cell, value)


def _breaks(_: LineRef, claim: said.Breaks) -> Iterator[Mark]:
    yield BrokenLine(claim.line)


def _two_values(_: LineRef, claim: said.TwoValues) -> Iterator[Mark]:
    yield CellMark((claim.place,), "bad")


def _look(ref: LineRef, positions: Positions) -> Mark:
    return CellMark(tuple(ref.cell(p) for p in positions), "look")


def _tried(step: Step) -> Iterator[Mark]:
    """The tried cell, with the last value it is tried with."""
    for claim in [claim for claim in step.claims if isinstance(claim, said.Try | said.TooDeep)][-1:]:
        yield Trial(claim.place, claim.value)


def _arrows(step: Step) -> Iterator[Mark]:
    """Numbered arrows along a trial's links, each from the nearest cell that the link looks at."""
    for number, link in enumerate(links_of(step), start=1):
        targets: tuple[Cell, ...] = ()
        if isinstance(link, said.Follows):
            targets = tuple(cell for cell, _ in (*link.settled, *link.excluded))
        for cell in targets[:1]:
            sources = link.sources or (cell,)
            source = min(sources, key=lambda s: abs(s[0] - cell[0]) + abs(s[1] - cell[1]))
            yield Arrow(source, cell, number)


_DRAWN: dict[type[Claim], Callable[[LineRef, Any], Iterator[Mark]]] = {
    said.FitsInto: _fits_into,
    said.FullLine: _full_line,
    said.OnlyPlace: _only_place,
    said.Pushed: _pushed,
    said.ReachesOnly: _reaches_only,
    said.NoRunBefore: _no_run,
    said.NoRunBetween: _no_run,
    said.NoRunAfter: _no_run,
    said.PartOf: _part_of,
    said.Complete: _stretch,
    said.Longest: _stretch,
    said.SameLength: _stretch,
    said.Grows: _grows,
    said.GrowsAtLeast: _grows_at_least,
    said.Joins: _joins,
    said.TooLongTogether: _too_long_together,
    said.WouldTouch: _would_touch,
    said.GapTooShort: _gap,
    said.SkipsGap: _gap,
    said.NoSharedColour: _crossing,
    said.ColourMissing: _crossing,
    said.Suppose: _suppose,
    said.Try: _try,
    said.TooDeep: _try,
    said.Follows: _follows,
    said.Breaks: _breaks,
    said.TwoValues: _two_values,
}
